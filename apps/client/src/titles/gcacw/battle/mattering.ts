import { type Action, type Fight, fightsOf, type Gcacw, linesOfAction, type Reason } from '@wigwag/gcacw';
import type { Told } from '@wigwag/host';
import { actionsIn } from '../log/actionsIn.ts';
import type { View } from '../room.ts';

/** A roll that leaves a card. */
export interface Mattering {
  readonly why: Reason;
  /** Its place in the log: what was before it is the log up to there. */
  readonly line: number;
  readonly action: Action;
  /** Of a combat or a command roll. */
  readonly fight: Fight | undefined;
}

/** Those that leave a card, the weightiest first. The others, such as a march's points, are told where they fall. */
const WEIGHTS: readonly Reason[] = [
  'combat',
  'command',
  'grand-assault',
  'cavalry-retreat',
  'bridge',
  'destroy-crossing',
  'repair-crossing',
  'random-events',
  'extended-march',
  'initiative',
];

const INITIATIVE: Reason = 'initiative';
const EXTENDED: Reason = 'extended-march';

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

/** What an extended march does to a unit is read before it goes on: its card goes with the next decision. */
const isRead = (log: readonly Told<Gcacw>[], { why, line }: Mattering): boolean =>
  why === EXTENDED && log.slice(line + 1).some(({ by }) => by !== 'table');

const lastOf = (log: readonly Told<Gcacw>[], action: Action): Mattering | undefined =>
  rollsOf(action).findLast(roll => roll.why !== INITIATIVE && !isRead(log, roll));

/**
 * The roll that the table is still about: the last weighty one of the action that goes on, or of the one before as long
 * as nobody has begun another. The initiative is a routine: its card is shown to whoever opens it.
 */
export function matteringNow(log: readonly Told<Gcacw>[]): Mattering | undefined {
  const actions = actionsIn(log);
  const last = actions.at(-1);
  if (last === undefined) return undefined;
  if (!isUndecided(last)) return lastOf(log, last);
  const before = actions.at(-2);
  return before === undefined ? undefined : lastOf(log, before);
}

type Looked = Pick<View, 'log' | 'eyes' | 'isApart'>;
type Asked = Looked & Pick<View, 'frame'>;

/**
 * Where the other side is elsewhere: the last weighty roll of the action in which whoever looks decided last, whatever the other has
 * done since. It is theirs to read until they decide something else.
 */
export function matteringOwn({ log, eyes, isApart }: Looked): Mattering | undefined {
  const decided = isApart ? log.findLastIndex(({ by }) => by === eyes) : -1;
  const action = actionsIn(log).findLast(({ parts }) => parts.some(({ line }) => line === decided));
  return action && lastOf(log, action);
}

/** Whoever looks is asked what becomes of a fight that was rolled in the action that goes on. */
function isAskedAbout({ log, eyes, frame }: Asked, { fight, action }: Mattering): boolean {
  return fight !== undefined && frame?.by === eyes && action === actionsIn(log).at(-1);
}

/** What is still to be read: what whoever looks is asked about, their own last roll, that of what the table is about. */
export function matteringHere(view: Asked, putAway: readonly Told<Gcacw>[]): Mattering | undefined {
  const { log } = view;
  const [own, now] = [matteringOwn(view), matteringNow(log)];
  const rolls = now !== undefined && isAskedAbout(view, now) ? [now, own] : [own, now];
  return rolls.find(roll => roll !== undefined && !putAway.some(told => told === log[roll.line]));
}

/**
 * So many lines are played back before whoever looks puts the card of their own battle away: to the end of its action, and no
 * further. Undefined: nothing is held back.
 */
export function heldAfter(view: Looked, putAway: readonly Told<Gcacw>[]): number | undefined {
  const own = matteringOwn(view);
  if (own?.fight === undefined || putAway.some(told => told === view.log[own.line])) return undefined;
  return linesOfAction(own.action)[1];
}

/** The roll of a line of the log, if it has a card. */
export const matteringAt = (log: readonly Told<Gcacw>[], line: number): Mattering | undefined =>
  actionsIn(log)
    .flatMap(rollsOf)
    .find(roll => roll.line === line);

/** The rolls of an action that its line in the log opens: each combat, else the last that has a card. */
export function matteringIn(action: Action): readonly Mattering[] {
  const all = rollsOf(action);
  if (action.kind === 'initiative') return all.slice(-1);
  const rolls = all.filter(({ why }) => why !== INITIATIVE);
  const combats = rolls.filter(({ why }) => why === 'combat');
  return combats.length > 0 ? combats : rolls.slice(-1);
}
