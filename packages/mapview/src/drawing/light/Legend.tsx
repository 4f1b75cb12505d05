import type { Hex, Point } from '@wigwag/hex';
import { memo } from 'react';
import type { MapPicture, OverlayPicture, VictoryPlace } from '../../picture.ts';
import { boxFor } from '../pieces/outlines.ts';
import type { Sign } from '../seats/signs.ts';
import { at, centreOf, outlineOf, round } from '../sheet/layout.ts';
import type { Sight } from '../sheet/sight.ts';
import { borderOf } from './Overlays.tsx';

interface Props {
  readonly map: MapPicture;
  readonly overlays: OverlayPicture | undefined;
  readonly sight: Sight;
}

const DISC = { width: 20, height: 20 };
const DISCS = {
  union: boxFor('union', DISC, 10),
  confederate: boxFor('confederate', DISC, 6),
  nobody: boxFor('union', DISC, 2),
};

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
export const Tracks = memo(function Tracks({ map, overlays, sight: { k } }: Props) {
  if (overlays === undefined) return undefined;
  return (
    <g className="signs" aria-hidden="true">
      <Moves map={map} moves={overlays.moves} k={k} />
      <Alternatives map={map} weighed={overlays.weighed} k={k} />
    </g>
  );
});

/** What hands do with the sign of a place. */
interface SignHands {
  readonly onHex: (hex: Hex) => void;
  readonly onHover: (hex: Hex | undefined) => void;
}

interface SignsProps extends Omit<WeighedProps, 'k'> {
  readonly places: readonly VictoryPlace[];
  readonly seats: readonly Sign[];
  readonly k: number;
  readonly hands: SignHands;
}

/** Over the pieces, places that count: whose they are, by colour and shape, and how much they count. They stand for their hex. */
export const Signs = memo(function Signs({ map, weighed, places, seats, k, hands: { onHex, onHover } }: SignsProps) {
  return (
    <g className="signs" aria-hidden="true">
      {places.map(({ hex, side, points, label }, n) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the hex itself is the button
        <g
          key={hex}
          className={`victory ${side ?? 'nobody'}`}
          transform={`translate(${at(seats[n] ?? { x: 0, y: 0 })}) scale(${round(100 / k) / 100})`}
          onClick={() => onHex(hex)}
          onPointerEnter={() => onHover(hex)}
          onPointerLeave={() => onHover(undefined)}
        >
          <title>{label}</title>
          <path d={DISCS[side ?? 'nobody']} />
          <text y={4.4}>{points}</text>
        </g>
      ))}
      <Numbers {...{ map, weighed, k }} />
    </g>
  );
});
