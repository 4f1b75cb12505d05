import { DIRECTIONS, type Hex, neighbour, OFF_MAP, type Point, sideOf } from '@wigwag/hex';
import { memo, useMemo } from 'react';
import type { Highlights, MapPicture } from '../../picture.ts';
import type { Occupied } from '../names/occupied.ts';
import type { Writing } from '../names/writing.ts';
import { at, centreOf, endsOf, outlineOf, RADIUS, round } from '../sheet/layout.ts';
import type { Sight } from '../sheet/sight.ts';
import { type Band, bandsOf } from './bands.ts';
import { writePlates } from './plates.ts';

interface Props {
  readonly map: MapPicture;
  readonly highlights: Highlights;
}

const knownSides = new WeakMap<MapPicture['grid'], string[]>();

/** A hexside as a path: the grid never changes, and borders are drawn with every decision. */
function sidePath(grid: MapPicture['grid'], side: number): string {
  const known = knownSides.get(grid) ?? [];
  knownSides.set(grid, known);
  known[side] ??= `M${endsOf(grid, side).map(at).join(' L')}`;
  return known[side];
}

/** The border of a set of hexes, as one path. */
export function borderOf({ grid }: Pick<MapPicture, 'grid'>, hexes: ReadonlySet<Hex>): string {
  return [...hexes]
    .flatMap(hex =>
      DIRECTIONS.filter(d => !hexes.has(neighbour(grid, hex, d))).map(d => sidePath(grid, sideOf(grid, hex, d))),
    )
    .join(' ');
}

/** Amber by chance, with a contour round all that has the same. */
const BandOf = ({ map, band }: { readonly map: MapPicture; readonly band: Band }) => {
  const { hexes, chance, forced } = band;
  const kind = forced ? 'forced' : '';
  return (
    <>
      <path
        className={`reach ${kind}`}
        style={{ fillOpacity: 0.14 + chance * 0.34 }}
        d={hexes.map(hex => `M${outlineOf(map.grid, hex)}Z`).join('')}
      />
      <path className={`reach-border ${kind}`} d={borderOf(map, new Set(hexes))} />
    </>
  );
};

/** What is under names and counters, and under roads and water. */
export const Shades = memo(function Shades({ map, highlights }: Props) {
  const bands = useMemo(() => bandsOf(map.grid, highlights.reach), [map, highlights.reach]);
  const { threat = NO_THREAT } = highlights.overlays ?? {};
  return (
    <g aria-hidden="true">
      {[...threat].map(([hex, chance]) => (
        <polygon
          key={`threat-${hex}`}
          className="threat"
          style={{ fillOpacity: 0.12 + chance * 0.3 }}
          points={outlineOf(map.grid, hex)}
        />
      ))}
      {bands.map(band => (
        <BandOf key={band.hexes[0]} map={map} band={band} />
      ))}
      {[...highlights.ring].map(([hex, state]) => (
        <polygon key={`ring-${hex}`} className={`ring ring-${state}`} points={outlineOf(map.grid, hex)} />
      ))}
      <path className="zones" d={borderOf(map, highlights.zones)} />
    </g>
  );
});

const NO_THREAT: ReadonlyMap<Hex, number> = new Map();

/** Refused flanks: a line bent back on both sides of the hex. */
export const Refused = memo(function Refused({ map, highlights }: Props) {
  return (
    <g className="refused" aria-hidden="true">
      {[...highlights.refused].map(hex => {
        const { x, y } = centreOf(map.grid, hex);
        const [out, up, down] = [RADIUS * 0.86, RADIUS * 0.3, RADIUS * 0.42];
        const bend = (side: 1 | -1): string =>
          `M${at({ x: x + side * out * 0.76, y: y - up })} L${at({ x: x + side * out, y })} L${at({ x: x + side * out * 0.72, y: y + down })}`;
        return <path key={hex} d={`${bend(-1)} ${bend(1)}`} />;
      })}
    </g>
  );
});

interface ChancesProps extends Props {
  readonly occupied: Occupied;
  readonly sight: Sight;
  readonly writing: Writing;
}

/** How likely, on a plate for each band. */
export const Chances = memo(function Chances({ map, highlights, occupied, sight, writing }: ChancesProps) {
  const plates = useMemo(
    () => writePlates(map, bandsOf(map.grid, highlights.reach), occupied, sight, writing),
    [map, highlights.reach, occupied, sight, writing],
  );
  return (
    <g className="chances" aria-hidden="true">
      {plates.map(({ hex, label, forced, size, x, y, width, height }) => (
        <g key={hex} className={forced ? 'forced' : ''}>
          <rect x={round(x)} y={round(y)} width={round(width)} height={round(height)} rx={round(height / 2)} />
          <text x={round(x + width / 2)} y={round(y + height / 2 + size * 0.36)} fontSize={round(size)}>
            {label}
          </text>
        </g>
      ))}
    </g>
  );
});

interface PathProps {
  readonly map: MapPicture;
  readonly path: readonly Hex[];
  /** What has been spent at each hex of it. */
  readonly marks: readonly string[];
  /** The hexes that were chosen, and not only gone through. */
  readonly kept: ReadonlySet<Hex>;
  readonly sight: Sight;
}

/** In pixels: lines and rings along the way. */
const [CASE, LINE, RING, KEPT, MARK] = [8, 4, 10, 14, 12] as const;

/** Every so many hexes there is room for a ring: of a way seen from afar the end tells what it takes. */
function ringsApart(points: readonly Point[], k: number): number {
  const [one, other] = points;
  if (one === undefined || other === undefined) return 1;
  return Math.ceil((2 * RING + 4) / (Math.hypot(one.x - other.x, one.y - other.y) * k));
}

const lozenge = (r: number): string => `M0,${-r} ${r},0 0,${r} ${-r},0Z`;

/** The way a piece would take, with its cost in rings: so it never looks like a chance. */
export function Path({ map, path, marks, kept, sight: { k } }: PathProps) {
  const points = path.map(hex => centreOf(map.grid, hex));
  if (points.length < 2) return undefined;
  const line = points.map(at).join(' ');
  const end = points.at(-1);
  const apart = ringsApart(points, k);
  return (
    <g className="path" aria-hidden="true">
      <polyline className="path-case" style={{ strokeWidth: CASE / k }} points={line} />
      <polyline className="path-line" style={{ strokeWidth: LINE / k }} points={line} />
      {marks.length === 0 && end !== undefined && <circle className="path-end" cx={end.x} cy={end.y} r={6 / k} />}
      {points.map((point, place) => {
        const isWritten = (points.length - 1 - place) % apart === 0;
        const isKept = kept.has(path[place] ?? OFF_MAP);
        const mark = isWritten || isKept ? (marks[place] ?? '') : '';
        return mark === '' ? undefined : (
          <g key={at(point)} className={isKept ? 'kept' : ''} transform={`translate(${at(point)})`}>
            {isKept ? (
              <path className="path-ring" d={lozenge(KEPT / k)} style={{ strokeWidth: 2 / k }} />
            ) : (
              <circle className="path-ring" r={RING / k} style={{ strokeWidth: 2 / k }} />
            )}
            <text y={(MARK * 0.36) / k} fontSize={MARK / k}>
              {mark}
            </text>
          </g>
        );
      })}
    </g>
  );
}
