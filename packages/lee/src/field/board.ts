import type { World } from '../world.ts';

export type FieldBoard = Record<never, never>;

export const startField = (_world: World): FieldBoard => ({});
