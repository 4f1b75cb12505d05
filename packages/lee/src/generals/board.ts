import type { World } from '../world.ts';

export type GeneralsBoard = Record<never, never>;

export const startGenerals = (_world: World): GeneralsBoard => ({});
