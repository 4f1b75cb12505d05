import type { Considered } from '@wigwag/ai';
import { type Action, fightsOf, type Game, movesOf, type Side } from '@wigwag/gcacw';
import { actionsIn } from '../../log/actionsIn.ts';
import type { View } from '../../room.ts';
import { type Commissions, commissioned } from '../commission.ts';

/** Is an action still being carried out? Of what it is meant for nothing is said before it is over. */
const isUnderWay = ({ stack }: Game): boolean => stack.some(({ kind }) => kind === 'action');

/** Was this done by one of those sides, and is it over? */
const isExplained = (sides: readonly Side[], { log, game }: View, action: Action): boolean =>
  action.side !== undefined &&
  action.initiative !== undefined &&
  sides.includes(action.side) &&
  (action !== actionsIn(log).at(-1) || !isUnderWay(game));

/** The actions of the computer that whoever looks has been shown to their end, the oldest first. */
export const explainedIn = (commissions: Commissions, view: View): readonly Action[] =>
  actionsIn(view.log).filter(action => isExplained(commissioned(commissions), view, action));

/** The last one in which something was done: that somebody passed is soon told. */
export const lastDeed = (actions: readonly Action[]): Action | undefined =>
  actions.findLast(action => movesOf(action).length + fightsOf(action).length > 0) ?? actions.at(-1);

/** Where it came to itself, not the enemy who fell back: a goal that the dice did not let it reach is a plan, and not told. */
function reached(action: Action): ReadonlySet<number> {
  const own = movesOf(action).filter(({ manner }) => manner === 'march' || manner === 'advance');
  const ends = own.flatMap(({ path }) => path);
  const fought = fightsOf(action).map(({ target }) => target);
  return new Set([...ends, ...fought].filter(hex => hex !== undefined));
}

/** A goal that it came to and went on from: the roll let it go further than it had counted on. */
export function passedThrough(action: Action, goal: number | undefined): number | undefined {
  const marches = movesOf(action).filter(({ manner }) => manner === 'march');
  const through = marches.filter(({ path }) => path.some(hex => hex === goal));
  const ended = through.some(({ path }) => path.at(-1) === goal);
  return goal === undefined || through.length === 0 || ended || fightsOf(action).length > 0 ? undefined : goal;
}

export interface Accounted extends Considered {
  /** It was about somewhere that it did not get to. */
  readonly isElsewhere: boolean;
}

/** What may be told of a thought after the action: without a goal that was not reached. */
export function toldOf(action: Action, thought: Considered): Accounted {
  const places = reached(action);
  const [best, ...others] = thought.candidates;
  const keep = (goal: number | undefined) => (goal !== undefined && places.has(goal) ? goal : undefined);
  const kept = <T extends { readonly target: number }>(told: T | undefined): T | undefined =>
    told !== undefined && places.has(told.target) ? told : undefined;
  const { explanation } = thought;
  const passed = passedThrough(action, explanation?.goal);
  // Whoever orders an assault has named its target, also where it does not begin; whoever passes goes nowhere.
  if (explanation?.deed === 'assault' || explanation?.deed === 'pass') return { ...thought, isElsewhere: false };
  return {
    ...thought,
    isElsewhere: explanation?.goal !== undefined && !places.has(explanation.goal),
    explanation: explanation && {
      ...explanation,
      goal: keep(explanation.goal),
      place: explanation.order === 'hold' ? explanation.place : keep(explanation.place),
      odds: kept(explanation.odds),
      // Nobody attacks it where it no longer is.
      feared: explanation.feared?.target === passed ? undefined : kept(explanation.feared),
    },
    candidates: best === undefined ? [] : [{ ...best, goal: keep(best.goal), odds: kept(best.odds) }, ...others],
  };
}
