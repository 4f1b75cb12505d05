import type { World } from '../world.ts';

export type ArmiesBoard = Record<never, never>;

export const startArmies = (_world: World): ArmiesBoard => ({});
