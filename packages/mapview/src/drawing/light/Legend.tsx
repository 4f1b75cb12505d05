import type { Hex, Point } from '@wigwag/hex';
import { memo } from 'react';
import type { MapPicture, OverlayPicture } from '../../picture.ts';
import type { Covered } from '../names/names.ts';
import { boxFor } from '../pieces/outlines.ts';
import { at, centreOf, outlineOf, RADIUS, round } from '../sheet/layout.ts';
import type { Sight } from '../sheet/sight.ts';
import { borderOf } from './Overlays.tsx';

interface Props {
  readonly map: MapPicture;
  readonly overlays: OverlayPicture | undefined;
  readonly covered: Covered;
  readonly sight: Sight;
}

const DISC = { width: 20, height: 20 };
const DISCS = {
  union: boxFor('union', DISC, 10),
  confederate: boxFor('confederate', DISC, 6),
  nobody: boxFor('union', DISC, 2),
};

interface VictoryProps {
  readonly map: MapPicture;
  readonly places: OverlayPicture['victory'];
  readonly covered: Covered;
  readonly k: number;
}

/** Places that count: whose they are, by colour and shape, and how much they count. */
function Victory({ map, places, covered, k }: VictoryProps) {
  return (places ?? []).map(({ hex, side, own, points }) => {
    const { x, y } = centreOf(map.grid, hex);
    const pieces = covered.get(hex);
    const right = pieces === undefined ? x + RADIUS * 0.62 : pieces.x + pieces.width + 9 / k;
    const beside = at({ x: right, y: y - RADIUS * 0.3 });
    return (
      <g
        key={hex}
        className={`victory ${side === undefined ? 'nobody' : own ? 'own' : 'other'}`}
        transform={`translate(${beside}) scale(${round(100 / k) / 100})`}
      >
        <path d={DISCS[side ?? 'nobody']} />
        <text y={4.4}>{points}</text>
      </g>
    );
  });
}

/** The head of an arrow, in pixels. */
const HEAD = 'M0,0 L-13,-7 L-9,0 L-13,7 Z';

/** Through the middles of the hexes, rounded. */
function courseOf(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  const bends = rest.map((point, n) => {
    const next = rest[n + 1];
    if (next === undefined) return `L${at(point)}`;
    return `Q${at(point)} ${at({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`;
  });
  return `M${at(first)} ${bends.join(' ')}`;
}

/** The last moves: marches solid, retreats dashed, older ones thinner. */
function Moves({
  map,
  moves,
  k,
}: {
  readonly map: MapPicture;
  readonly moves: OverlayPicture['moves'];
  readonly k: number;
}) {
  return (moves ?? []).map(({ path, side, retreat, age }) => {
    const points = path.map(hex => centreOf(map.grid, hex));
    const [before, end] = points.slice(-2);
    if (before === undefined || end === undefined) return undefined;
    const turn = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
    const width = Math.max(2, 5 - age) / k;
    return (
      <g key={`${path.join()} ${age}`} className={`move ${side} ${retreat ? 'retreat' : ''}`}>
        <path
          className="move-line"
          style={{ strokeWidth: width, ...(retreat && { strokeDasharray: `${8 / k} ${6 / k}` }) }}
          d={courseOf(points)}
        />
        <path
          className="move-head"
          transform={`translate(${at(end)}) rotate(${round(turn)}) scale(${round(100 / k) / 100})`}
          d={HEAD}
        />
      </g>
    );
  });
}

const Outline = ({
  map,
  hexes,
  className,
}: {
  readonly map: MapPicture;
  readonly hexes: ReadonlySet<Hex>;
  readonly className: string;
}) => <path className={className} d={borderOf(map, hexes)} />;

/** Lines about areas: zones of control and command, under the pieces. */
export const Areas = memo(function Areas({ map, overlays }: Pick<Props, 'map' | 'overlays'>) {
  if (overlays === undefined) return undefined;
  return (
    <g className="areas" aria-hidden="true">
      {overlays.command?.map(hexes => (
        <g key={[...hexes].join()}>
          <path className="command-ground" d={[...hexes].map(hex => `M${outlineOf(map.grid, hex)}Z`).join('')} />
          <Outline map={map} hexes={hexes} className="command-border" />
        </g>
      ))}
      {overlays.zones?.own !== undefined && (
        <Outline map={map} hexes={overlays.zones.own} className="zones zones-own" />
      )}
      {overlays.zones?.enemy !== undefined && <Outline map={map} hexes={overlays.zones.enemy} className="zones" />}
    </g>
  );
});

/** In pixels: the disc of a number, and how far it lies beside the middle of its hex. */
const NUMBER = { disc: 11, beside: 26 };

interface WeighedProps {
  readonly map: MapPicture;
  readonly weighed: OverlayPicture['weighed'];
  readonly k: number;
}

/** Ways that were thought of and not taken: dashed, the runner-up alone. */
function Alternatives({ map, weighed, k }: WeighedProps) {
  const next = weighed?.find(({ place }) => place === 2);
  if (next?.from === undefined) return undefined;
  const [from, to] = [centreOf(map.grid, next.from), centreOf(map.grid, next.hex)];
  return (
    <path
      className="weighed-way"
      style={{ strokeWidth: 3 / k, strokeDasharray: `${9 / k} ${6 / k}` }}
      d={`M${at(from)} L${at(to)}`}
    />
  );
}

/** The numbers of what was thought of: the best in the colour of its side. */
function Numbers({ map, weighed, k }: WeighedProps) {
  return (weighed ?? []).map(({ hex, side, place }) => {
    const { x, y } = centreOf(map.grid, hex);
    return (
      <g
        key={place}
        className={`weighed-number ${place === 1 ? side : ''}`}
        transform={`translate(${at({ x: x + NUMBER.beside / k, y })}) scale(${round(100 / k) / 100})`}
      >
        <circle r={NUMBER.disc} />
        <text y={4.4}>{place}</text>
      </g>
    );
  });
}

/** Under the pieces: how they came there. */
export const Tracks = memo(function Tracks({ map, overlays, sight: { k } }: Omit<Props, 'covered'>) {
  if (overlays === undefined) return undefined;
  return (
    <g className="signs" aria-hidden="true">
      <Moves map={map} moves={overlays.moves} k={k} />
      <Alternatives map={map} weighed={overlays.weighed} k={k} />
    </g>
  );
});

/** Over the pieces: what their places count. */
export const Signs = memo(function Signs({ map, overlays, covered, sight: { k } }: Props) {
  if (overlays === undefined) return undefined;
  return (
    <g className="signs" aria-hidden="true">
      <Victory map={map} places={overlays.victory} covered={covered} k={k} />
      <Numbers map={map} weighed={overlays.weighed} k={k} />
    </g>
  );
});
