import { type Action, type Fight, fightsOf, type Gcacw, type Reason } from '@wigwag/gcacw';
import type { Told } from '@wigwag/host';
import { actionsIn } from '../log/actionsIn.ts';

/** A roll that leaves a card. */
export interface Mattering {
  readonly why: Reason;
  /** Its place in the log: what was before it is the log up to there. */
  readonly line: number;
  readonly action: Action;
  /** Of a combat or a command roll. */
  readonly fight: Fight | undefined;
}

/** Those that leave a card, the weightiest first. The others, such as a march's dice, are told where they fall. */
const WEIGHTS: readonly Reason[] = [
  'combat',
  'command',
  'grand-assault',
  'cavalry-retreat',
  'bridge',
  'destroy-crossing',
  'repair-crossing',
  'random-events',
  'initiative',
];

const INITIATIVE: Reason = 'initiative';

/** The rolls of an action that leave a card, in their order. */
function rollsOf(action: Action): Mattering[] {
  const fights = fightsOf(action);
  return action.parts.flatMap(({ line, rolled }) => {
    const whys = rolled.map(({ request }) => request.why).filter(why => WEIGHTS.includes(why));
    const why = WEIGHTS.find(each => whys.includes(each));
    if (why === undefined) return [];
    return [{ why, line, action, fight: fights.findLast(fight => fight.line <= line && line < fight.end) }];
  });
}

/** Nobody has decided anything in it yet: only the initiative is known. */
const isUndecided = ({ kind, side }: Action): boolean => kind === 'initiative' && side === undefined;

/**
 * The roll that the table is still about: the last weighty one of the action that goes on, or of the one before as long
 * as nobody has begun another; else the initiative.
 */
export function matteringNow(log: readonly Told<Gcacw>[]): Mattering | undefined {
  const actions = actionsIn(log);
  const last = actions.at(-1);
  if (last === undefined) return undefined;
  const own = rollsOf(last);
  if (!isUndecided(last)) return own.findLast(({ why }) => why !== INITIATIVE);
  const before = actions.at(-2);
  const earlier = before === undefined ? [] : rollsOf(before).filter(({ why }) => why !== INITIATIVE);
  return earlier.at(-1) ?? own.at(-1);
}

/** The first roll of an action that has a card of its own, for its line in the log. */
export const matteringIn = (action: Action): Mattering | undefined => {
  const rolls = rollsOf(action).filter(({ why }) => why !== INITIATIVE);
  return rolls.findLast(({ why }) => why === 'combat') ?? rolls.at(-1);
};
