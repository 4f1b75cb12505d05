import { holds } from '../rules/clauses.ts';
import type { EditClause, Guard, GuardGroup, Ruleset } from '../rules/ruleset.ts';
import type {
  AnyChoice,
  Choice,
  Decider,
  Frame,
  Game,
  Kind,
  Params,
  Ready,
  VerbName,
  Vocabulary,
} from '../rules/vocabulary.ts';
import { claim, isCacheOf } from './cache.ts';

/** Refusals that no rulebook prints. */
export const KERNEL_REFUSALS = [
  'kernel/game-over',
  'kernel/not-your-decision',
  'kernel/no-such-choice',
  'kernel/dice-pending',
  'kernel/too-many-dice',
  'kernel/edit-breaks',
  'kernel/edit-dead-end',
] as const;
export type KernelRefusal = (typeof KERNEL_REFUSALS)[number];

export interface Refusal<T extends Vocabulary> {
  readonly clause: T['clause'] | KernelRefusal | EditClause;
  readonly params: Params;
}

const NO_PARAMS: Params = {};

/** With the cache of its board: its own if it still has one. */
export function ready<T extends Vocabulary>(ruleset: Ruleset<T>, game: Game<T>): Ready<T> {
  if (game.derived === undefined || !isCacheOf<T>(game.derived, game.board)) {
    game.derived = ruleset.derive(game.world, game.board);
    claim<T>(game.derived, game.board);
  }
  return game as Ready<T>;
}

export function topFrame<T extends Vocabulary>(game: Game<T>): Frame<T> | undefined {
  return game.stack[game.stack.length - 1];
}

/** TypeScript does not see that a frame of the union and its kind belong together: said here, once. */
export function ruleOf<T extends Vocabulary, K extends Kind<T>>(ruleset: Ruleset<T>, frame: Frame<T, K>) {
  return ruleset.frames[(frame as { kind: K }).kind];
}

function isGroup<T extends Vocabulary, K extends Kind<T>, D extends VerbName<T, K>>(
  guard: Guard<T, K, D>,
): guard is GuardGroup<T, K, D> {
  return typeof guard[0] !== 'string';
}

/** The clause by which a guard forbids; undefined: it does not. */
function forbidding<T extends Vocabulary, K extends Kind<T>, D extends VerbName<T, K>>(
  guard: Guard<T, K, D>,
  game: Ready<T>,
  frame: Frame<T, K>,
  choice: Choice<T, K, D>,
): T['clause'] | undefined {
  if (isGroup(guard)) return guard[1](game, frame, choice);
  return guard[1](game, frame, choice) && holds(guard[0], true) ? guard[0] : undefined;
}

function isForbidden<T extends Vocabulary, K extends Kind<T>, D extends VerbName<T, K>>(
  guards: readonly Guard<T, K, D>[],
  game: Ready<T>,
  frame: Frame<T, K>,
  choice: Choice<T, K, D>,
): boolean {
  for (const guard of guards) if (forbidding(guard, game, frame, choice) !== undefined) return true;
  return false;
}

/** What may be chosen now, by whoever decides: the options that no guard forbids. Empty when the game is over. */
export function choices<T extends Vocabulary>(ruleset: Ruleset<T>, game: Game<T>): AnyChoice<T>[] {
  const frame = topFrame(game);
  return frame === undefined ? [] : choicesOf(ruleset, ready(ruleset, game), frame);
}

function choicesOf<T extends Vocabulary, K extends Kind<T>>(ruleset: Ruleset<T>, game: Ready<T>, frame: Frame<T, K>) {
  const { verbs } = ruleOf(ruleset, frame);
  const legal: Choice<T, K>[] = [];
  for (const name in verbs) {
    const verb = verbs[name as VerbName<T, K>];
    for (const option of verb.options(game, frame)) {
      if (verb.exact || !isForbidden(verb.guards, game, frame, option)) legal.push(option);
    }
  }
  return legal;
}

/** What one side may choose now: nothing while another decides. What is shown to a side comes from here. */
export function choicesFor<T extends Vocabulary>(ruleset: Ruleset<T>, game: Game<T>, side: Decider<T>): AnyChoice<T>[] {
  return topFrame(game)?.by === side ? choices(ruleset, game) : [];
}

/** The first guard that forbids, with its clause and numbers: "why not". */
export function refusal<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  game: Game<T>,
  by: Decider<T>,
  choice: AnyChoice<T>,
): Refusal<T> | undefined {
  const frame = topFrame(game);
  if (frame === undefined) return { clause: 'kernel/game-over', params: NO_PARAMS };
  if (frame.by !== by) return { clause: 'kernel/not-your-decision', params: { by: frame.by } };
  return refusalIn(ruleset, ready(ruleset, game), frame, choice);
}

function refusalIn<T extends Vocabulary, K extends Kind<T>>(
  ruleset: Ruleset<T>,
  game: Ready<T>,
  frame: Frame<T, K>,
  choice: Choice<T, K>,
): Refusal<T> | undefined {
  const name = choice.do as VerbName<T, K>;
  const { verbs } = ruleOf(ruleset, frame);
  if (!Object.hasOwn(verbs, name)) {
    return ruleset.untimely?.(game, frame, name) ?? { clause: 'kernel/no-such-choice', params: { verb: name } };
  }
  for (const guard of verbs[name].guards) {
    const clause = forbidding(guard, game, frame, choice);
    if (clause === undefined) continue;
    return { clause, params: guard[2]?.(game, frame, choice) ?? NO_PARAMS };
  }
  return undefined;
}
