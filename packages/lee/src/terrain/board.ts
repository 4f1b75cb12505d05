import type { World } from '../world.ts';

export type TerrainBoard = Record<never, never>;

export const startTerrain = (_world: World): TerrainBoard => ({});
