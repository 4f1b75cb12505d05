import { FACES } from '@wigwag/kernel';
import type { Reason } from '../../board.ts';
import type { Flow, Game } from '../../game.ts';
import { unitData } from '../../pieces/pieces.ts';
import type { Formula } from '../../profiles/profile.ts';

/** What a unit that marches alone rolls. */
export function marchFormula(g: Game, unit: number): Formula {
  const { side, arm } = unitData(g, unit);
  const { cavalry, foot } = g.world.profile.allowances[side];
  return arm === 'cavalry' ? cavalry : foot;
}

/** What a roll of the dice comes to. */
export const pointsOfRoll = ({ plus, atLeast }: Formula, sum: number): number => Math.max(atLeast, sum + plus);

/** Rolls an allowance: the dice, plus a number, at least a minimum. */
export function rollFormula(flow: Flow, formula: Formula, why: Reason): number {
  return pointsOfRoll(formula, flow.sum(formula.dice, why));
}

/** A sum of dice, and in how many ways of all it comes up. */
export interface SumWays {
  readonly sum: number;
  readonly ways: number;
}

/** Of one die, or of two. */
export const SUMS: Readonly<Record<Formula['dice'], readonly SumWays[]>> = {
  1: Array.from({ length: FACES }, (_, face) => ({ sum: face + 1, ways: 1 })),
  2: Array.from({ length: 2 * FACES - 1 }, (_, least) => ({
    sum: least + 2,
    ways: FACES - Math.abs(FACES - 1 - least),
  })),
};
