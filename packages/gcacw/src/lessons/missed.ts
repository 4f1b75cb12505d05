import type { Event } from '../board.ts';
import type { Side } from '../vocabulary.ts';
import type { Goal, GoalKind } from './lesson.ts';

/** What a learner may have done in place of what he was asked. */
export type Miss = 'passed' | 'otherAction' | 'marchOver' | 'otherAttack';

/** A pass is how they are reached, or does not bar them. */
const AFTER_A_PASS: readonly GoalKind[] = ['recovered', 'reached', 'entrenched', 'refused'];

/**
 * After it the goal is out of reach until it is taken back, or the dice of the lesson would be spent on something else;
 * undefined: the learner may still be on the way. Asked of a goal that is not reached.
 */
export function missed(
  events: readonly Event[],
  goal: Goal,
  { side, unitNamed }: { readonly side: Side; readonly unitNamed: (id: string) => number },
): Miss | undefined {
  const has = (type: Event['type']): boolean => events.some(event => event.type === type);
  if (!AFTER_A_PASS.includes(goal.kind) && events.some(event => event.type === 'passed' && event.side === side))
    return 'passed';
  if ((goal.kind === 'activated' || goal.kind === 'assaulted') && has('actionBegan')) return 'otherAction';
  if (goal.kind === 'attacked' && has('attackDeclared')) return 'otherAttack';
  if (goal.kind !== 'at' && goal.kind !== 'attacked' && goal.kind !== 'broke') return undefined;
  const unit = unitNamed(goal.unit ?? '');
  return events.some(event => event.type === 'marchEnded' && event.unit === unit) ? 'marchOver' : undefined;
}
