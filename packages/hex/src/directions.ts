export type Orientation = 'flat' | 'pointy';

/** Clockwise. Flat: N NE SE S SW NW; pointy: NE E SE SW W NW. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

export type SixOf<T> = readonly [T, T, T, T, T, T];

export const DIRECTIONS: SixOf<Direction> = [0, 1, 2, 3, 4, 5];

export const DIRECTION_NAMES: Readonly<Record<Orientation, SixOf<string>>> = {
  flat: ['N', 'NE', 'SE', 'S', 'SW', 'NW'],
  pointy: ['NE', 'E', 'SE', 'SW', 'W', 'NW'],
};

/** Stands for a hex where a neighbour would lie outside the map. */
export const OFF_MAP = -1;

const OPPOSITES: SixOf<Direction> = [3, 4, 5, 0, 1, 2];
const CLOCKWISE: SixOf<Direction> = [1, 2, 3, 4, 5, 0];

export function opposite(d: Direction): Direction {
  return OPPOSITES[d];
}

export function clockwise(d: Direction): Direction {
  return CLOCKWISE[d];
}
