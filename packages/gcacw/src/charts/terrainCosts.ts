import type { Terrain } from '../vocabulary.ts';

/** Movement points are kept in halves: rain knows half points. */
export const HALVES = 2;

// biome-ignore format: a table
/** The Terrain Chart, dry: points to enter a hex off the roads; undefined: only by road, pike, railroad or trail, or never. */
export const TERRAIN_COST: Readonly<Record<Terrain, number | undefined>> = {
  city:                1,
  clear:               3,
  rolling:             3,
  rough:               5,
  'provisional-swamp': 5,         // 6.2/provisional-swamp-dry: rough
  woods:               6,
  hill:                5,         // assumed: no chart prints it; 7.4 and 6.2 group it with rough
  swamp:               undefined,
  mountain:            undefined,
  water:               undefined,
  'off-map':           undefined,
};

export const ROAD_COST = 1;
export const TRAIL_COST = { mountain: 2, other: 1 } as const;
export const RIDGE_COST = 1;
export const EXIT_ZONE_COST = 1;
/** 6.2/ferry-penalty-amount: Manpower divided by this, fractions dropped. */
export const FERRY_DIVISOR = 3;
