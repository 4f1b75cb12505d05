import type { Reason } from '../../board.ts';
import type { Flow } from '../../game.ts';
import type { Formula } from '../../profiles/profile.ts';

/** Rolls an allowance: the dice, plus a number, at least a minimum. */
export function rollFormula(flow: Flow, { dice, plus, atLeast }: Formula, why: Reason): number {
  return Math.max(atLeast, flow.sum(dice, why) + plus);
}
