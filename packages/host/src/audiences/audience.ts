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
export const eventsFor = <T extends Vocabulary>(
  ruleset: Ruleset<T>,
  before: Game<T>,
  events: readonly T['event'][],
  audience: Audience<T>,
): T['event'][] => eventsForEach(ruleset, before, events, [audience])[0] ?? [];

/** The same for several audiences, in their order: the way through the events is gone once. */
export function eventsForEach<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  before: Game<T>,
  events: readonly T['event'][],
  audiences: readonly Audience<T>[],
): T['event'][][] {
  const seen = audiences.map((): T['event'][] => []);
  const now = positionBefore(ruleset, before, events.length);
  for (const [at, event] of events.entries()) {
    audiences.forEach((audience, place) => {
      const shown = eventFor(ruleset, now, event, audience);
      if (shown !== undefined) seen[place]?.push(shown);
    });
    // What comes after the last one nobody looks at.
    if (at < events.length - 1) ruleset.evolve(now, event);
  }
  return seen;
}

/** To be written on if more than one event happens in it; if not, it is only looked at, and its cache built if somebody asks. */
function positionBefore<T extends Vocabulary>(ruleset: Ruleset<T>, before: Game<T>, events: number): Ready<T> {
  if (events > 1) return copyOf(ruleset, before, ruleset.derive(before.world, before.board));
  let ownCache: T['derived'] | undefined;
  return {
    ...before,
    get derived() {
      ownCache ??= ready(ruleset, before).derived;
      return ownCache;
    },
  };
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
