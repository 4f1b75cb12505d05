import type { Ruleset } from '../rules/ruleset.ts';
import type { Author, Game, Vocabulary } from '../rules/vocabulary.ts';
import { copyOf } from './copies.ts';
import type { Decision } from './decide.ts';
import type { Rolled } from './dice.ts';
import { ready } from './legality.ts';

/** What a side saw of one decision. Its own choices it knows; of the other's it has what it saw. */
export interface Seen<T extends Vocabulary> {
  readonly by: Author<T>;
  readonly choice?: unknown;
  readonly events: readonly T['event'][];
  readonly rolled: readonly Rolled<T['reason']>[];
}

/** The events of a decision as a side sees them, each in the position in which it happened. */
export function seenEvents<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  before: Game<T>,
  events: readonly T['event'][],
  side: T['side'],
): T['event'][] {
  const now = copyOf(ruleset, before, ruleset.copyDerived(ready(ruleset, before).derived));
  return events.flatMap(event => {
    const seen = ruleset.seenBy(now, event, side);
    ruleset.evolve(now, event);
    return seen === undefined ? [] : [seen];
  });
}

export function seenDecision<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  before: Game<T>,
  by: Author<T>,
  choice: unknown,
  { events, rolled }: Pick<Decision<T>, 'events' | 'rolled'>,
  side: T['side'],
): Seen<T> {
  return {
    by,
    ...((by === side || by === 'table') && { choice }),
    events: seenEvents(ruleset, before, events, side),
    rolled: rolled.flatMap(roll => ruleset.seenRoll(roll, by, side) ?? []),
  };
}
