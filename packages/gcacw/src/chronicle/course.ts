import type { Side } from '../vocabulary.ts';
import type { World } from '../world/world.ts';
import { type Action, actionsOf, eventsOf, linesOfAction } from './actions.ts';
import { fightsOf } from './fights.ts';
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

/** Whoever has the field after the last fight of an action; undefined: nobody fought. */
export function winnerOf(world: World, action: Action): Side | undefined {
  const fight = fightsOf(action).findLast(({ result }) => result !== undefined);
  if (fight?.result === undefined || action.side === undefined) return undefined;
  const defender = otherSide(action.side);
  const gaveWay = action.parts.some(
    ({ line, events }) =>
      line >= fight.line &&
      line < fight.end &&
      events.some(
        event =>
          (event.type === 'unitRetreated' || event.type === 'unitEliminated') &&
          world.units[event.unit]?.side === defender,
      ),
  );
  return gaveWay || fight.result.defender.includes('R') ? action.side : defender;
}
