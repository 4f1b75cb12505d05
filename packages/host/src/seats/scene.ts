import {
  type AnyChoice,
  choicesFor,
  decide,
  type Edit,
  type Frame,
  type Ready,
  type Refusal,
  type Ruleset,
  refusalOf,
  topFrame,
  type Vocabulary,
} from '@wigwag/kernel';
import { type Audience, gameSeen } from '../audiences/audience.ts';
import type { Message, Status } from '../audiences/stream.ts';
import type { Told } from '../game/step.ts';

/** What one audience sees of a game, all at one moment: nothing here needs the game itself. */
export interface Scene<T extends Vocabulary> {
  readonly audience: Audience<T>;
  /** The last number of its stream. */
  readonly n: number;
  /** As it looks from here. */
  readonly game: Ready<T>;
  /** The pending decision; undefined when the game is over. */
  readonly frame: Frame<T> | undefined;
  /** It begins with what happened before the first decision. */
  readonly log: readonly Told<T>[];
  readonly status: Status<T>;
  /** What this side may choose now: nothing while another decides. */
  readonly choices: readonly AnyChoice<T>[];
}

/** The scene after a message. Messages come in order: one that is older, or leaves a gap, changes nothing. */
export function sceneAfter<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  world: T['world'],
  audience: Audience<T>,
  before: Scene<T> | undefined,
  { n, kept, told, view, status }: Message<T>,
): Scene<T> | undefined {
  const isWhole = kept === 0;
  if (before !== undefined && n <= before.n) return before;
  if (!isWhole && n !== (before?.n ?? 0) + 1) return before;
  // Nobody looks through all eyes: a game that is not looked at is not laid out.
  let seen: Ready<T> | undefined;
  const gameNow = (): Ready<T> => {
    seen ??= gameSeen(ruleset, world, view);
    return seen;
  };
  let listed: readonly AnyChoice<T>[] | undefined;
  return {
    audience,
    n,
    get game() {
      return gameNow();
    },
    get frame() {
      return topFrame(gameNow());
    },
    log: [...(before?.log.slice(0, kept) ?? []), ...told],
    status,
    get choices() {
      listed ??= audience === 'public' ? [] : choicesFor(ruleset, gameNow(), audience);
      return listed;
    },
  };
}

/** What a choice comes to, as far as whoever makes it can foresee it. */
export interface Foreseen<T extends Vocabulary> {
  readonly game: Ready<T>;
  readonly frame: Frame<T> | undefined;
}

/**
 * What a choice leads to in the game as its side sees it, before anybody else knows of it. Undefined: it may not be made, needs
 * dice, or hangs on what the side does not see.
 */
export function foresee<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  { game, audience }: Pick<Scene<T>, 'game' | 'audience'>,
  choice: AnyChoice<T>,
): Foreseen<T> | undefined {
  if (audience === 'public') return undefined;
  // A decision takes the cache of its game along: the one that is on the screen keeps its own.
  const own = { ...game, derived: undefined };
  const verdict = decide(ruleset, own, audience, choice, () => undefined);
  if (!('decided' in verdict)) return undefined;
  const next = verdict.decided.game;
  return { game: next, frame: topFrame(next) };
}

/**
 * Why this side may not choose that now, or, where more is to be chosen after it, not all of it, as far as can be foreseen;
 * undefined: it may.
 */
export function whyNot<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  { game, audience }: Pick<Scene<T>, 'game' | 'audience'>,
  attempt: AnyChoice<T>,
  ...then: readonly AnyChoice<T>[]
): Refusal<T> | undefined {
  const refused = refusalOf(ruleset, game, audience as T['side'], attempt);
  const [next, ...rest] = then;
  if (refused !== undefined || next === undefined) return refused;
  const foreseen = foresee(ruleset, { game, audience }, attempt);
  // After dice, or when another decides, nothing more of it is sent.
  if (foreseen?.frame?.by !== audience) return undefined;
  return whyNot(ruleset, { game: foreseen.game, audience }, next, ...rest);
}

/** Why the referee may not change that now; undefined: he may. */
export const whyNotEdit = <T extends Vocabulary>(
  ruleset: Ruleset<T>,
  { game }: Pick<Scene<T>, 'game'>,
  edit: Edit<T>,
): Refusal<T> | undefined => refusalOf(ruleset, game, 'referee', edit);
