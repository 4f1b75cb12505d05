import type { Cause, VictoryRule } from '../data/victory.ts';
import type { Game } from '../game.ts';
import { concernsLossBy } from '../victory/kind.ts';

/** What the enemy of a unit gets for it, by what it is lost by. */
export interface LossPoints {
  /** For one Manpower, on the average: points are given by the full count. */
  readonly perMan: number;
  /** Once more, if the unit is eliminated. */
  readonly whole: number;
}

const sumOf = (rules: readonly VictoryRule[]): number =>
  rules.reduce((sum, { points, per = 1 }) => sum + points / per, 0);

export function lossPoints(g: Game, unit: number, cause: Cause = 'combat'): LossPoints {
  const rules = (g.world.scenario.victory?.rules ?? []).filter(rule => concernsLossBy(g, rule, unit, cause));
  return {
    perMan: sumOf(rules.filter(({ kind }) => kind === 'losses')),
    whole: sumOf(rules.filter(({ kind }) => kind === 'eliminated')),
  };
}
