import {
  copyOf,
  type Decider,
  type Decision,
  type Game,
  type Ready,
  type Rolled,
  type Ruleset,
  ready,
  type Vocabulary,
} from '@wigwag/kernel';

/** Who may be shown something of a game: a side, or anybody at all. */
export type Audience<T extends Vocabulary> = T['side'] | 'public';

export const audiencesOf = <T extends Vocabulary>({ sides }: Ruleset<T>): readonly Audience<T>[] => [
  ...sides,
  'public',
];

/** The eyes through which an audience looks, one after the other: the public sees what all sides see. */
const eyesOf = <T extends Vocabulary>({ sides }: Ruleset<T>, audience: Audience<T>): readonly T['side'][] =>
  audience === 'public' ? sides : [audience];

/** What a side sees, as a game that it may look at and reckon with. */
export const gameSeen = <T extends Vocabulary>(ruleset: Ruleset<T>, world: T['world'], view: T['view']): Ready<T> =>
  ready(ruleset, ruleset.shown(world, view));

export function viewFor<T extends Vocabulary>(ruleset: Ruleset<T>, game: Game<T>, audience: Audience<T>): T['view'] {
  const [first, ...others] = eyesOf(ruleset, audience);
  const view = ruleset.view(ready(ruleset, game), first as T['side']);
  return others.reduce((seen, side) => ruleset.view(gameSeen(ruleset, game.world, seen), side), view);
}

/** What happens in a position, as an audience sees it; undefined: not at all. */
export function eventFor<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  game: Ready<T>,
  event: T['event'],
  audience: Audience<T>,
): T['event'] | undefined {
  const eyes = eyesOf(ruleset, audience);
  return eyes.reduce<T['event'] | undefined>((left, side) => left && ruleset.seenBy(game, left, side), event);
}

/** The events of a decision as an audience sees them, each in the position in which it happened. */
export function eventsFor<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  before: Game<T>,
  events: readonly T['event'][],
  audience: Audience<T>,
): T['event'][] {
  const now = copyOf(ruleset, before, ruleset.copyDerived(ready(ruleset, before).derived));
  return events.flatMap(event => {
    const seen = eventFor(ruleset, now, event, audience);
    ruleset.evolve(now, event);
    return seen === undefined ? [] : [seen];
  });
}

/** Its dice as an audience sees them. */
export function rollsFor<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  { rolled }: Pick<Decision<T>, 'rolled'>,
  by: Decider<T>,
  audience: Audience<T>,
): Rolled<T['reason']>[] {
  const eyes = eyesOf(ruleset, audience);
  return rolled.flatMap(
    roll =>
      eyes.reduce<Rolled<T['reason']> | undefined>((left, side) => left && ruleset.seenRoll(left, by, side), roll) ??
      [],
  );
}
