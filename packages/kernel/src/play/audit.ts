import { isThing, readChoice } from '../records/door.ts';
import { canonicalJson } from '../records/hash.ts';
import { positionHash } from '../records/replay.ts';
import { Bug } from '../rules/bug.ts';
import { fieldsOf } from '../rules/fields.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { AnyChoice, Author, Edit, Frame, Game, Vocabulary } from '../rules/vocabulary.ts';
import { copyStack } from './copies.ts';
import { type Decision, decide } from './decide.ts';
import { choices, ready, refusal, topFrame } from './legality.ts';

/** A promise of the kernel or of a ruleset that a position breaks. */
export interface Violation {
  readonly code: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Checks cheap enough for every position of a random game: invariants, and that there is something to choose. */
export function auditPosition<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  game: Game<T>,
  listed: readonly AnyChoice<T>[] = choices(ruleset, game),
): Violation | undefined {
  const broken = ruleset.broken(ready(ruleset, game));
  if (broken !== undefined) return { code: `invariant:${broken}`, data: {} };
  const frame = topFrame(game);
  return frame !== undefined && listed.length === 0 ? { code: 'dead-end', data: { kind: frame.kind } } : undefined;
}

/** The listed choices are distinct, none is refused, and each can be read from outside. */
export function auditChoices<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  game: Game<T>,
  listed: readonly AnyChoice<T>[] = choices(ruleset, game),
): Violation | undefined {
  const frame = topFrame(game);
  const seen = new Set<string>();
  for (const choice of frame === undefined ? [] : listed) {
    const text = JSON.stringify(choice);
    if (seen.has(text)) return { code: 'choice-listed-twice', data: { choice } };
    seen.add(text);
    if (frame && refusal(ruleset, game, frame.by, choice)) return { code: 'listed-but-refused', data: { choice } };
    if (frame && 'complaint' in readChoice(ruleset, frame.kind, choice)) {
      return { code: 'listed-but-unreadable', data: { choice } };
    }
  }
  return undefined;
}

/** Of refused attempts only every so many is put to `decide` too: it asks the same guards. */
const DECIDE_EVERY = 16;

/**
 * Over a wide universe of attempts, refusal is silent exactly for the listed choices; of sets the list may be a sample.
 * That no listed choice is refused `auditChoices` sees.
 */
export function auditUniverse<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  game: Game<T>,
  sampled: (choice: AnyChoice<T>) => boolean = () => false,
): Violation | undefined {
  const frame = topFrame(game);
  if (frame === undefined) return undefined;
  const listed = new Set(choices(ruleset, game).map(canonicalJson));
  let tried = 0;
  for (const attempt of ruleset.attempts(ready(ruleset, game))) {
    tried += 1;
    const refused = refusal(ruleset, game, frame.by, attempt);
    if (refused === undefined && !sampled(attempt) && !listed.has(canonicalJson(attempt))) {
      return { code: 'legal-but-unlisted', data: { attempt } };
    }
    if (refused !== undefined && tried % DECIDE_EVERY > 0) continue;
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

/** Frames and events have the fields that are declared for them and no others, each of its form. */
export function auditFields<T extends Vocabulary>(
  { declared }: Ruleset<T>,
  stack: readonly Frame<T>[],
  events: readonly T['event'][],
): Violation | undefined {
  const wrong = (tables: object, code: string, fields: object): string | undefined => {
    const table = fieldsOf<T>(tables, code);
    const found = Object.entries(fields).find(([name, value]) => {
      const thing = table[name];
      return thing === undefined || !isThing(declared, thing, value);
    });
    return found?.[0];
  };
  for (const { kind, by: _, ...fields } of stack) {
    const field = wrong(declared.frames, kind, fields);
    if (field !== undefined) return { code: 'field-of-a-frame', data: { kind, field } };
  }
  for (const { type, ...fields } of events) {
    const field = wrong(declared.events, type, fields);
    if (field !== undefined) return { code: 'field-of-an-event', data: { type, field } };
  }
  return undefined;
}

/** Dice that run dry at any request change nothing. */
export function auditDry<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  game: Game<T>,
  by: Author<T>,
  choice: AnyChoice<T> | Edit<T>,
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
