import type { Side, World } from '../world.ts';
import type { Tactic } from './goals.ts';

export interface TacticsBoard {
  /** Who has chosen; what, is open once it is shown. */
  chosen: Side[];
  army: Partial<Record<Side, Tactic>>;
  shown: Side[];
  cavalryChosen: Side[];
  /** Ids of the army book, or names where it has none. */
  cavalry: Partial<Record<Side, string>>;
  cavalryShown: Side[];
}

export const startTactics = (_world: World): TacticsBoard => ({
  chosen: [],
  army: {},
  shown: [],
  cavalryChosen: [],
  cavalry: {},
  cavalryShown: [],
});
