import type { Grid, Hex } from '@wigwag/hex';
import type { HexPicture, MapPicture } from '../../picture.ts';
import { drawnHexes, sidesOf } from './layout.ts';

/** Opposite corners of the part of a map that is in play. */
export type Window = readonly [Hex, Hex];

/** How many hexes are drawn round it. */
const SURROUNDINGS = 2;

const between = (values: ArrayLike<number>, [a, b]: Window, hex: Hex, beyond: number): boolean => {
  const [from, to, value] = [values[a] ?? 0, values[b] ?? 0, values[hex] ?? 0];
  return value >= Math.min(from, to) - beyond && value <= Math.max(from, to) + beyond;
};

const isWithin = (grid: Grid, window: Window, hex: Hex, beyond = 0): boolean =>
  between(grid.columns, window, hex, beyond) && between(grid.rows, window, hex, beyond);

const OFF: HexPicture = { terrain: 'off-map', station: false, landing: false };

/** The map without the hexes that are not kept. */
export function keep(map: MapPicture, isKept: (hex: Hex) => boolean): MapPicture {
  const hexes = map.hexes.map((data, hex) => (isKept(hex) ? data : OFF));
  const away = drawnHexes(map).filter(hex => !isKept(hex));
  const gone = new Set(away.flatMap(hex => sidesOf(map.grid, hex)));
  return { ...map, hexes, hexsides: map.hexsides.map((data, side) => (gone.has(side) ? undefined : data)) };
}

/** The map without what lies far outside the window. */
export const cut = (map: MapPicture, window: Window | undefined): MapPicture =>
  window === undefined ? map : keep(map, hex => isWithin(map.grid, window, hex, SURROUNDINGS));

/** Of the hexes that are drawn, those in play and the others. */
export function windowHexes(map: MapPicture, window: Window | undefined): { inPlay: Hex[]; outside: Hex[] } {
  const { grid } = map;
  const drawn = drawnHexes(map);
  if (window === undefined) return { inPlay: drawn, outside: [] };
  return {
    inPlay: drawn.filter(hex => isWithin(grid, window, hex)),
    outside: drawn.filter(hex => !isWithin(grid, window, hex)),
  };
}
