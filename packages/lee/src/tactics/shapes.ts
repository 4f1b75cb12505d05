import type { Nothing } from '../game.ts';
import type { Side } from '../world.ts';
import type { Tactic } from './goals.ts';

export type TacticsShapes = {
  /** 13.12: one side, then the other; secret to the end of the battle. */
  armyTactic: { by: Side; data: Nothing; choices: { chooseTactic: { tactic: Tactic } }; result: Nothing };
  /** 13.13: secret until everybody with cavalry has chosen. */
  cavalryTactic: { by: Side; data: Nothing; choices: { chooseCavalryTactic: { tactic: string } }; result: Nothing };
};
