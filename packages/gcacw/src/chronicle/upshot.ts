import type { Event } from '../board.ts';
import { SIDES, type Side } from '../vocabulary.ts';
import { type Action, actionsOf, eventsOf } from './actions.ts';
import type { Line } from './line.ts';

/** What the last decision of a game came to. */
export interface Upshot {
  /** The action that it belongs to. */
  readonly action: Action;
  /** Nothing more can come of the action. */
  readonly isOver: boolean;
  /** All of an action that is over; of one that goes on what has happened since the last step of its march. */
  readonly events: readonly Event[];
}

const isDone = ({ kind }: Action): boolean => kind !== 'initiative' && kind !== 'opening';

function sinceLastStep(events: readonly Event[]): readonly Event[] {
  const step = events.findLastIndex(({ type }) => type === 'unitMoved' || type === 'forceMoved');
  return events.slice(step + 1);
}

/**
 * What came of the last decision, or of the last one of that side: the action it belongs to, whatever has begun since. Taking the
 * initiative is none: what came before it stands until somebody acts.
 */
export function upshotOf(log: readonly Line[], actions = actionsOf(log), side?: Side): Upshot | undefined {
  const decided = log.findLastIndex(({ by }) => (side === undefined ? SIDES.some(each => each === by) : by === side));
  const place = actions.findIndex(({ parts }) => parts.some(({ line }) => line === decided));
  const action = actions.slice(0, place + 1).findLast(isDone);
  if (action === undefined) return undefined;
  const isOver = action !== actions.at(-1);
  const events = eventsOf(action);
  return { action, isOver, events: isOver ? events : sinceLastStep(events) };
}
