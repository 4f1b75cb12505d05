import { type Game, type Side, tally } from '@wigwag/gcacw';
import { topFrame } from '@wigwag/kernel';
import { meanOf, standardError } from '../arena/statistics.ts';
import type { BotMaker } from '../bot.ts';
import { seedFor } from '../chance.ts';
import { type Reason, TERMS } from '../commander/explanation.ts';
import { type Account, Survey } from '../commander/valuation/survey.ts';
import { WEIGHTS } from '../commander/weights.ts';
import { type Course, type Ended, type Intent, playOn } from './playing.ts';

/** Victory points of a side less those of the enemy, if the game ended now. */
export function leadIn(game: Game, side: Side): number {
  const points = tally(game)?.result.points;
  if (points === undefined) return 0;
  return points[side] - points[side === 'union' ? 'confederate' : 'union'];
}

/** A position as a side values it, term by term; when the game is over, by its points. */
export function accountFor(game: Game, side: Side): Account {
  if (topFrame(game) !== undefined) return new Survey(game, side, WEIGHTS.balanced).account();
  const nothing = Object.fromEntries(TERMS.map(term => [term, 0])) as Account;
  return { ...nothing, points: 100 * leadIn(game, side) };
}

export const sumOf = (account: Account): number => TERMS.reduce((sum, term) => sum + account[term], 0);

export interface Weighing {
  readonly side: Side;
  readonly by: BotMaker;
  readonly seed: number;
  readonly until: (game: Game) => boolean;
  readonly samples: number;
}

/** One choice against another, both followed to the end of the action with the same dice. */
export interface Difference {
  /** What the better one is worth more, in centi-points, and the standard error of that. */
  readonly cost: number;
  readonly error: number;
  readonly terms: readonly Reason[];
  /** The better one as it went the first time. */
  readonly course: Ended;
}

const MOST_TERMS = 3;
/** Of a difference: what is smaller says nothing. */
const LEAST_TERM = 5;

/** Passing is worth what there is: an action is weighed against that, as the commander does. */
function followed(way: Course & { readonly intent: Intent }): Ended {
  const { from, intent } = way;
  const isPass = intent[0]?.do === 'pass' && topFrame(from)?.kind === 'offer';
  return isPass ? { game: from, isRolled: false, choices: intent } : playOn(way);
}

export function differenceOf(from: Game, better: Intent, played: Intent, weighing: Weighing): Difference {
  const { side, by, seed, until, samples } = weighing;
  const courses: Ended[] = [];
  const accounts: { readonly better: Account; readonly played: Account }[] = [];
  for (let sample = 0; sample < samples; sample++) {
    const way = { from, by, until, openly: true, seed: seedFor(seed, sample) };
    const [one, other] = [followed({ ...way, intent: better }), followed({ ...way, intent: played })];
    courses.push(one);
    accounts.push({ better: accountFor(one.game, side), played: accountFor(other.game, side) });
    if (!one.isRolled && !other.isRolled) break;
  }
  const costs = accounts.map(each => sumOf(each.better) - sumOf(each.played));
  const terms = TERMS.map(term => ({
    term,
    value: Math.round(meanOf(accounts.map(each => each.better[term] - each.played[term]))),
  }));
  return {
    cost: meanOf(costs),
    error: standardError(costs),
    terms: terms
      .filter(({ value }) => Math.abs(value) >= LEAST_TERM)
      .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
      .slice(0, MOST_TERMS),
    course: courses[0] as Ended,
  };
}
