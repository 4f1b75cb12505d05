import { type Decision, decide } from '../play/decide.ts';
import { scripted } from '../play/dice.ts';
import { Bug } from '../rules/bug.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { AnyChoice, Author, Edit, Game, Params, Vocabulary } from '../rules/vocabulary.ts';
import type { Change, RecordedDecision } from './chain.ts';
import { readDecision } from './door.ts';
import { hashOf } from './hash.ts';
import { rulesHash, type SavedGame } from './record.ts';

export const DIVERGENCES = [
  'changed-beginning',
  'changed',
  'changed-end',
  'bad-choice',
  'refused',
  'dice-missing',
  'bad-dice',
  'dice-left-over',
  'failed',
  'bad-pending',
  'other-hash',
] as const;

/** Where a record and these rules part. `decision` counts from 1, as people do. */
export interface Divergence {
  readonly decision: number;
  readonly code: (typeof DIVERGENCES)[number];
  readonly params: Params;
}

export interface Replay<T extends Vocabulary> {
  /** The game up to the last decision that could be replayed. */
  readonly game: Game<T>;
  readonly replayed: number;
  readonly divergence?: Divergence;
  /** The record was made by other rules than these. */
  readonly otherRules: boolean;
}

type Retraced<T extends Vocabulary> =
  | { readonly decision: Decision<T>; readonly choice: AnyChoice<T> | Edit<T> }
  | { readonly code: Divergence['code']; readonly params: Params };

type Each<T extends Vocabulary> = (
  decision: Decision<T>,
  recorded: RecordedDecision,
  choice: AnyChoice<T> | Edit<T>,
) => void;

export const replay = <T extends Vocabulary>(
  ruleset: Ruleset<T>,
  start: Game<T>,
  saved: SavedGame,
  each?: Each<T>,
): Replay<T> => finished(replaying(ruleset, start, saved, each));

/** Long work, done without a rest. */
export function finished<R>(work: Generator<unknown, R>): R {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}

/** The same with a rest after each decision, for whoever has other things to do meanwhile: how many have been replayed. */
export function* replaying<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  start: Game<T>,
  saved: SavedGame,
  each: Each<T> = () => undefined,
): Generator<number, Replay<T>> {
  const otherRules = saved.rules !== rulesHash(ruleset);
  const { decisions, hash, change, checks = [] } = saved;
  const vouched = new Map(checks.map(check => [check.after, check.hash]));
  if (hash !== undefined && change === undefined) vouched.set(decisions.length, hash);
  let game: Game<T> = start;
  let replayed = 0;
  const parted = (): Divergence | undefined => otherHash(game, replayed, vouched.get(replayed));
  for (const recorded of decisions.slice(0, change?.sound)) {
    const step = replayOne(ruleset, game, recorded);
    if (!('decision' in step)) return { game, replayed, otherRules, divergence: { decision: replayed + 1, ...step } };
    game = step.decision.game;
    replayed += 1;
    each(step.decision, recorded, step.choice);
    const divergence = parted();
    if (divergence !== undefined) return { game, replayed, otherRules, divergence };
    yield replayed;
  }
  const divergence =
    (replayed === 0 ? parted() : undefined) ?? divergenceOf(change) ?? badPending(ruleset, game, saved);
  return { game, replayed, otherRules, ...(divergence && { divergence }) };
}

const divergenceOf = (change: Change | undefined): Divergence | undefined =>
  change && { decision: change.code === 'changed' ? change.sound + 1 : change.sound, code: change.code, params: {} };

/** A choice that waits for dice is one that could be made now and has used all the dice it was given. */
export function readPending<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  game: Game<T>,
  { by, choice, dice }: RecordedDecision,
): AnyChoice<T> | Edit<T> | undefined {
  const read = readDecision(ruleset, game, by, choice);
  if (read === undefined || 'complaint' in read) return undefined;
  const verdict = decide(ruleset, game, by as Author<T>, read.choice, scripted(dice));
  const waits = 'needsDice' in verdict && verdict.rolled.length === dice.length && dice.length > 0;
  return waits ? read.choice : undefined;
}

function badPending<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  game: Game<T>,
  { pending, decisions }: SavedGame,
): Divergence | undefined {
  if (pending === undefined || readPending(ruleset, game, pending) !== undefined) return undefined;
  return { decision: decisions.length + 1, code: 'bad-pending', params: { by: pending.by } };
}

/** Where the record vouches for the position, it has to be that one. */
function otherHash<T extends Vocabulary>(game: Game<T>, decision: number, recorded?: string): Divergence | undefined {
  if (recorded === undefined) return undefined;
  const found = positionHash(game);
  return found === recorded ? undefined : { decision, code: 'other-hash', params: { found, recorded } };
}

function replayOne<T extends Vocabulary>(ruleset: Ruleset<T>, game: Game<T>, recorded: RecordedDecision): Retraced<T> {
  const read = readDecision(ruleset, game, recorded.by, recorded.choice);
  if (read === undefined) return { code: 'refused', params: { clause: 'kernel/game-over' } };
  if ('complaint' in read) return { code: 'bad-choice', params: { ...read.complaint } };
  try {
    return verdictOn(ruleset, game, recorded, read.choice);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { code: 'failed', params: { error: error instanceof Bug ? error.code : error.message } };
  }
}

function verdictOn<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  game: Game<T>,
  { by, dice }: RecordedDecision,
  choice: AnyChoice<T> | Edit<T>,
): Retraced<T> {
  const verdict = decide(ruleset, game, by as Author<T>, choice, scripted(dice));
  if ('refused' in verdict)
    return { code: 'refused', params: { ...verdict.refused.params, clause: verdict.refused.clause } };
  if ('needsDice' in verdict) return { code: 'dice-missing', params: { why: verdict.needsDice.why } };
  if ('badDice' in verdict)
    return { code: 'bad-dice', params: { why: verdict.badDice.why, dice: verdict.answer.join(' ') } };
  const used = verdict.decided.rolled.length;
  if (used < dice.length) return { code: 'dice-left-over', params: { used, recorded: dice.length } };
  return { decision: verdict.decided, choice };
}

export const positionHash = <T extends Vocabulary>({ board, stack }: Pick<Game<T>, 'board' | 'stack'>): string =>
  hashOf([board, stack]);
