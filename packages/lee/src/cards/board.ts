import type { World } from '../world.ts';

export type CardsBoard = Record<never, never>;

export const startCards = (_world: World): CardsBoard => ({});
