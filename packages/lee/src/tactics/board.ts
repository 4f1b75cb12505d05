import type { World } from '../world.ts';

export type TacticsBoard = Record<never, never>;

export const startTactics = (_world: World): TacticsBoard => ({});
