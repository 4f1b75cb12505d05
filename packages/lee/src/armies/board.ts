import type { Side, World } from '../world.ts';

export interface ArmiesBoard {
  /** The list that each side brings; '': not chosen yet. */
  lists: Record<Side, string>;
  /** 0: not fixed yet. */
  year: number;
}

export const startArmies = (_world: World): ArmiesBoard => ({ lists: { blue: '', grey: '' }, year: 0 });
