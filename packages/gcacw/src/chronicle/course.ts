import type { Side } from '../vocabulary.ts';
import type { World } from '../world/world.ts';
import { type Action, actionsOf, eventsOf, linesOfAction } from './actions.ts';
import { type Fought, foughtIn } from './fights.ts';
import type { Line } from './line.ts';

/** So many lines long was the log when an action was over; undefined: before the first one. */
export interface Ended {
  readonly action: Action | undefined;
  readonly lines: number;
}

const NOTHING_DONE: readonly string[] = ['turnBegan', 'phaseBegan', 'scenarioPhaseBegan', 'cycleEnded'];

/** Somebody has the initiative, or a phase goes by: nothing to look at. */
const isIdle = (action: Action): boolean =>
  action.kind === 'initiative' ||
  action.kind === 'opening' ||
  (action.kind === 'phase' && eventsOf(action).every(({ type }) => NOTHING_DONE.includes(type)));

/** Two that end with the same line look the same: the one in which more was done stands for both. */
function withoutTwins(all: readonly Ended[]): readonly Ended[] {
  const left: Ended[] = [];
  for (const ended of all) {
    const last = left.at(-1);
    if (last?.lines !== ended.lines) left.push(ended);
    else if (last.action === undefined || last.action.kind === 'phase') left[left.length - 1] = ended;
  }
  return left;
}

/** The course of a game from its log: how it began, and what was done. The last lasts until now. */
export function courseOf(log: readonly Line[], actions = actionsOf(log)): readonly Ended[] {
  const done = actions.filter(action => !isIdle(action));
  const ended = done.map((action): Ended => ({ action, lines: linesOfAction(action)[1] }));
  const all = withoutTwins([{ action: undefined, lines: 1 }, ...ended]);
  return all.map((each, place) => (place > 0 && place === all.length - 1 ? { ...each, lines: log.length } : each));
}

const otherSide = (side: Side): Side => (side === 'union' ? 'confederate' : 'union');

/** Whoever has the field after a fight of an action. */
function victorOf(world: World, { parts }: Action, attacker: Side, { line: from, end, result }: Fought): Side {
  const defender = otherSide(attacker);
  const gaveWay = parts.some(
    ({ line, events }) =>
      line >= from &&
      line < end &&
      events.some(
        event =>
          (event.type === 'unitRetreated' || event.type === 'unitEliminated') &&
          world.units[event.unit]?.side === defender,
      ),
  );
  return gaveWay || result.defender.includes('R') ? attacker : defender;
}

/** A fight of an action, and who has the field after it. */
export interface Won {
  readonly fight: Fought;
  readonly winner: Side;
}

/** The fights of an action in their order; none: nobody fought, or nobody was told whose action it was. */
export function wonIn(world: World, action: Action): readonly Won[] {
  const { side } = action;
  return side === undefined
    ? []
    : foughtIn(action).map(fight => ({ fight, winner: victorOf(world, action, side, fight) }));
}
