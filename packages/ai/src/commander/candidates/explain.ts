import { engine, type Game, NOWHERE } from '@wigwag/gcacw';
import type { Hex } from '@wigwag/hex';
import type { Explanation, FearedReply, Reason } from '../explanation.ts';
import { TERMS } from '../explanation.ts';
import type { UnitOrder } from '../plan/plan.ts';
import { distancesTo } from '../valuation/distances.ts';
import type { Account, Survey } from '../valuation/survey.ts';
import { accountOf } from './accounts.ts';
import { allowances, soloFormula } from './allowance.ts';
import { accountOfAssault } from './assaults.ts';
import type { Idea } from './idea.ts';
import { enemyOf, scratchOf } from './scratch.ts';

const MOST_REASONS = 4;

/** Terms of one account less those of another, the largest first. */
function differences(one: Account, less: Account): Reason[] {
  return TERMS.map(term => ({ term, value: one[term] - less[term] }))
    .filter(({ value }) => value !== 0)
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .slice(0, MOST_REASONS);
}

/** An account with what has changed between two others. */
function changed(account: Account, from: Survey, to: Survey): Account {
  const [before, after] = [from.account(), to.account()];
  const sum = { ...account };
  for (const term of TERMS) sum[term] += after[term] - before[term];
  return sum;
}

/** The same of an assault, by its command roll; of a deed without dice, by what the rules make of it. */
function seenIn(now: Survey, after: (game: Game) => Survey, idea: Idea): Account {
  if (idea.choice.do === 'assault') return accountOfAssault(now, scratchOf(now.game), idea.choice);
  const isSure = idea.deed === 'burn' || idea.deed === 'entrench';
  const [outcome] = isSure ? engine.outcomes(now.game, idea.choice) : [];
  return outcome === undefined ? accountOf(now, idea) : changed(now.account(), after(now.game), after(outcome.game));
}

/** With what he takes it for beyond that. */
const meantBy = (now: Survey, after: (game: Game) => Survey, idea: Idea): Account => ({
  ...seenIn(now, after, idea),
  misjudged: idea.misjudged,
});

/** The enemy who could hit hardest where the idea leads, and how likely he gets there in one march. */
function fearedAt(survey: Survey, goal: Hex): FearedReply | undefined {
  const { game, side } = survey;
  const enemy = enemyOf(side);
  const distances = distancesTo(game, enemy, [goal]);
  let feared: FearedReply | undefined;
  let most = 0;
  for (const unit of game.world.unitsOfSide[enemy]) {
    const { hex = NOWHERE, fatigue = 4 } = survey.units[unit] ?? {};
    if (hex === NOWHERE || fatigue > 3) continue;
    const rolls = allowances(soloFormula(game, unit));
    const enough = (ways: number, each: (typeof rolls)[number]): number =>
      each.halves >= (distances[hex] ?? 0) ? ways + each.ways : ways;
    const all = rolls.reduce((ways, each) => ways + each.ways, 0);
    const chance = Math.trunc((100 * rolls.reduce(enough, 0)) / all);
    if (chance * survey.valueOf(unit) > most) {
      most = chance * survey.valueOf(unit);
      feared = { unit, target: goal, chance };
    }
  }
  return feared;
}

/** Why an idea was taken: against doing nothing, and against the next best. */
export function explained(
  now: Survey,
  after: (game: Game) => Survey,
  chosen: Idea,
  next: Idea | undefined,
  given: UnitOrder | undefined,
): Explanation {
  const { deed, unit, leader, units, goal, value, odds } = chosen;
  const account = meantBy(now, after, chosen);
  const place = given?.hexes.length === 1 ? given.hexes[0] : undefined;
  return {
    ...{ deed, unit, leader, units, goal, value, odds, order: given?.order, place },
    againstPassing: differences(account, now.account()),
    againstNext: next === undefined ? [] : differences(account, meantBy(now, after, next)),
    feared: goal === undefined || deed === 'exit' ? undefined : fearedAt(now, goal),
  };
}
