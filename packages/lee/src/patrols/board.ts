import type { World } from '../world.ts';

export type PatrolsBoard = Record<never, never>;

export const startPatrols = (_world: World): PatrolsBoard => ({});
