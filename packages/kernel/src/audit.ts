import { Bug } from './bug.ts';
import { copyStack, type Decision, decide } from './decide.ts';
import { readChoice } from './door.ts';
import { canonicalJson } from './hash.ts';
import { choices, ready, refusal, topFrame } from './legality.ts';
import { positionHash } from './replay.ts';
import type { Ruleset } from './ruleset.ts';
import type { AnyChoice, Decider, Frame, Game, Ready, Vocabulary } from './vocabulary.ts';

/** A promise of the kernel or of a ruleset that a position breaks. */
export interface Violation {
  readonly code: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Checks cheap enough for every position of a random game. */
export function auditPosition<T extends Vocabulary>(ruleset: Ruleset<T>, game: Game<T>): Violation | undefined {
  const live = ready(ruleset, game);
  const broken = ruleset.broken(live);
  if (broken !== undefined) return { code: `invariant:${broken}`, data: {} };
  const frame = topFrame(game);
  if (frame === undefined) return undefined;
  const listed = choices(ruleset, game);
  if (listed.length === 0) return { code: 'dead-end', data: { kind: frame.kind } };
  return auditList(ruleset, live, frame, listed);
}

function auditList<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  game: Ready<T>,
  frame: Frame<T>,
  listed: readonly AnyChoice<T>[],
): Violation | undefined {
  const seen = new Set<string>();
  for (const choice of listed) {
    const text = canonicalJson(choice);
    if (seen.has(text)) return { code: 'choice-listed-twice', data: { choice } };
    seen.add(text);
    if (refusal(ruleset, game, frame.by, choice)) return { code: 'listed-but-refused', data: { choice } };
    if ('complaint' in readChoice(ruleset, frame.kind, choice))
      return { code: 'listed-but-unreadable', data: { choice } };
  }
  return undefined;
}

/** Over a wide universe of attempts, refusal is silent exactly for the listed choices; of sets the list may be a sample. */
export function auditUniverse<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  game: Game<T>,
  sampled: (choice: AnyChoice<T>) => boolean = () => false,
): Violation | undefined {
  const frame = topFrame(game);
  if (frame === undefined) return undefined;
  const listed = new Set(choices(ruleset, game).map(canonicalJson));
  for (const attempt of ruleset.attempts(ready(ruleset, game))) {
    const refused = refusal(ruleset, game, frame.by, attempt);
    if (
      (refused === undefined) !== listed.has(canonicalJson(attempt)) &&
      !(refused === undefined && sampled(attempt))
    ) {
      return { code: refused ? 'listed-but-refused' : 'legal-but-unlisted', data: { attempt, refused } };
    }
    if ('refused' in decide(ruleset, game, frame.by, attempt, () => undefined) !== (refused !== undefined)) {
      return { code: 'decide-and-refusal-differ', data: { attempt, refused } };
    }
  }
  return undefined;
}

/** The position survives JSON, and the cache equals one built afresh. */
export function auditStorage<T extends Vocabulary>(ruleset: Ruleset<T>, game: Game<T>): Violation | undefined {
  const { world, board, stack } = game;
  const restored = JSON.parse(JSON.stringify({ board, stack })) as { board: T['board']; stack: Frame<T>[] };
  if (positionHash(restored) !== positionHash(game)) return { code: 'lost-in-json', data: {} };
  const derived = canonicalJson(ready(ruleset, game).derived);
  if (derived !== canonicalJson(ruleset.derive(world, board))) return { code: 'stale-cache', data: {} };
  const again = choices(ruleset, { world, ...restored, derived: undefined });
  return canonicalJson(again) === canonicalJson(choices(ruleset, game))
    ? undefined
    : { code: 'restored-game-differs', data: {} };
}

/** A decision changes the board only through its events, and leaves the game it was made in alone. */
export function auditDecision<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  before: Game<T>,
  hashBefore: string,
  { game, events }: Decision<T>,
): Violation | undefined {
  if (positionHash(before) !== hashBefore) return { code: 'argument-changed', data: {} };
  const { world, board } = before;
  const retold = { world, board: ruleset.copyBoard(board), stack: copyStack(before.stack), derived: undefined };
  for (const event of events) ruleset.evolve(ready(ruleset, retold), event);
  return canonicalJson(retold.board) === canonicalJson(game.board)
    ? undefined
    : { code: 'changed-without-event', data: { events } };
}

/** Dice that run dry at any request change nothing. */
export function auditDry<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  game: Game<T>,
  by: Decider<T>,
  choice: AnyChoice<T>,
): Violation | undefined {
  const hash = positionHash(game);
  try {
    decide(ruleset, game, by, choice, () => undefined);
  } catch (error) {
    if (!(error instanceof Bug)) throw error;
    return { code: error.code, data: error.data };
  }
  return positionHash(game) === hash ? undefined : { code: 'dry-decision-changed-the-game', data: { choice } };
}
