import type { World } from '../world.ts';

export type PlayBoard = Record<never, never>;

export const startPlay = (_world: World): PlayBoard => ({});
