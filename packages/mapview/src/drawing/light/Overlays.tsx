import { DIRECTIONS, type Hex, neighbour, sideOf } from '@wigwag/hex';
import { memo } from 'react';
import type { Highlights, MapPicture } from '../../picture.ts';
import type { Occupied } from '../names/occupied.ts';
import type { Writing } from '../names/writing.ts';
import { at, centreOf, endsOf, outlineOf, RADIUS, round } from '../sheet/layout.ts';
import type { Zoom } from '../sheet/zoom.ts';
import { CHANCE_SIZE, writeChances } from './chances.ts';

interface Props {
  readonly map: MapPicture;
  readonly highlights: Highlights;
}

/** The border of a set of hexes, as one path. */
function borderOf({ grid }: MapPicture, hexes: ReadonlySet<Hex>): string {
  return [...hexes]
    .flatMap(hex =>
      DIRECTIONS.filter(d => !hexes.has(neighbour(grid, hex, d))).map(d => {
        const [a, b] = endsOf(grid, sideOf(grid, hex, d));
        return `M${at(a)} L${at(b)}`;
      }),
    )
    .join(' ');
}

/** Amber by chance, under names and counters. */
export const Shades = memo(function Shades({ map, highlights }: Props) {
  return (
    <g aria-hidden="true">
      {[...highlights.reach].map(([hex, { chance }]) => (
        <polygon
          key={hex}
          className="reach"
          style={{ fillOpacity: 0.16 + chance * 0.44 }}
          points={outlineOf(map.grid, hex)}
        />
      ))}
      <path className="reach-border" d={borderOf(map, new Set(highlights.reach.keys()))} />
      {[...highlights.ring].map(([hex, state]) => (
        <polygon key={`ring-${hex}`} className={`ring ring-${state}`} points={outlineOf(map.grid, hex)} />
      ))}
      <path className="zones" d={borderOf(map, highlights.zones)} />
    </g>
  );
});

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
  readonly zoom: Zoom;
  readonly writing: Writing;
}

export const Chances = memo(function Chances({ map, highlights, occupied, zoom, writing }: ChancesProps) {
  const size = CHANCE_SIZE[zoom];
  return (
    <g className="chances" fontSize={size} strokeWidth={size * 0.2} aria-hidden="true">
      {writeChances(map, highlights.reach, occupied, zoom, writing).map(({ hex, label, x, y }) => (
        <text key={hex} x={round(x)} y={round(y + size * 0.36)}>
          {label}
        </text>
      ))}
    </g>
  );
});

/** The way a piece would take. */
export function Path({ map, path }: { readonly map: MapPicture; readonly path: readonly Hex[] }) {
  const points = path.map(hex => centreOf(map.grid, hex));
  if (points.length < 2) return undefined;
  const end = points.at(-1);
  return (
    <g className="path" aria-hidden="true">
      <polyline className="path-case" points={points.map(at).join(' ')} />
      <polyline className="path-line" points={points.map(at).join(' ')} />
      {end !== undefined && <circle cx={end.x} cy={end.y} r={6} />}
    </g>
  );
}
