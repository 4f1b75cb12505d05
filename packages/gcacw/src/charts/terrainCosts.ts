import type { Terrain } from '../vocabulary.ts';

/** Movement points are kept in halves: rain knows half points. */
export const HALVES = 2;

/** Terrain as it is played: a provisional swamp is rough or swamp, as the weather is. */
export type GroundTerrain = Exclude<Terrain, 'provisional-swamp'>;

export interface Costs {
  /** Points to enter a hex off the roads; undefined: only by road, pike, railroad or trail, or never. */
  readonly terrain: Readonly<Record<GroundTerrain, number | undefined>>;
  readonly road: number;
  readonly pike: number;
  readonly trail: { readonly mountain: number; readonly other: number };
}

const CLOSED = { swamp: undefined, mountain: undefined, water: undefined, 'off-map': undefined } as const;

// biome-ignore format: a table
/** The Terrain Chart. The cost of a hill is assumed: no chart prints it; 7.4 and 6.2 group it with rough. */
export const COSTS: Readonly<Record<'dry' | 'rain', Costs>> = {
  dry: {
    terrain: { city: 1,   clear: 3, rolling: 3, rough: 5, hill: 5, woods: 6, ...CLOSED },
    road:  1,
    pike:  1,
    trail: { mountain: 2, other: 1 },
  },
  // 12.0/rain-terrain-cost (ruling I05: clear 3 in both)
  rain: {
    terrain: { city: 1.5, clear: 3, rolling: 4, rough: 6, hill: 6, woods: 7, ...CLOSED },
    road:  2,
    pike:  1.5,
    trail: { mountain: 3, other: 2 },
  },
};

export const RIDGE_COST = 1;
export const EXIT_ZONE_COST = 1;
/** 6.2/ferry-penalty-amount: Manpower divided by this, fractions dropped. */
export const FERRY_DIVISOR = 3;
