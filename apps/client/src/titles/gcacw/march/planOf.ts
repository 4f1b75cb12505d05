import { type Game, MarchPlan } from '@wigwag/gcacw';

/** The plans of a game that never changes are made once, whoever asks. */
const PLANS = new WeakMap<Game, Map<number, MarchPlan>>();

export function planOf(game: Game, unit: number): MarchPlan {
  const plans = PLANS.get(game) ?? new Map<number, MarchPlan>();
  PLANS.set(game, plans);
  const plan = plans.get(unit) ?? new MarchPlan(game, unit);
  plans.set(unit, plan);
  return plan;
}
