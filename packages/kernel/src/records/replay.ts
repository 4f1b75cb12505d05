import { type Decision, decide } from '../play/decide.ts';
import { scripted } from '../play/dice.ts';
import { Bug } from '../rules/bug.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { AnyChoice, Author, Edit, Frame, Game, Params, Vocabulary } from '../rules/vocabulary.ts';
import { readDecision } from './door.ts';
import { hashOf } from './hash.ts';
import { type GameRecord, type RecordedDecision, rulesHash } from './record.ts';

export const DIVERGENCES = [
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

type Step<T extends Vocabulary> =
  | { readonly decision: Decision<T>; readonly choice: AnyChoice<T> | Edit<T> }
  | { readonly code: Divergence['code']; readonly params: Params };

export function replay<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  start: Game<T>,
  record: GameRecord,
  each: (decision: Decision<T>, recorded: RecordedDecision, choice: AnyChoice<T> | Edit<T>) => void = () => undefined,
): Replay<T> {
  const otherRules = record.rules !== rulesHash(ruleset);
  let game: Game<T> = start;
  for (const [index, recorded] of record.decisions.entries()) {
    const step = replayOne(ruleset, game, recorded);
    if (!('decision' in step)) {
      return { game, replayed: index, otherRules, divergence: { decision: index + 1, ...step } };
    }
    game = step.decision.game;
    each(step.decision, recorded, step.choice);
  }
  const replayed = record.decisions.length;
  if (positionHash(game) === record.hash) return { game, replayed, otherRules };
  const found = { found: positionHash(game), recorded: record.hash };
  return { game, replayed, otherRules, divergence: { decision: replayed, code: 'other-hash', params: found } };
}

function replayOne<T extends Vocabulary>(ruleset: Ruleset<T>, game: Game<T>, recorded: RecordedDecision): Step<T> {
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
): Step<T> {
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

/** The last position a record kept: to go on from where newer rules diverge. */
export function fromSnapshot<T extends Vocabulary>(world: T['world'], { snapshot }: GameRecord): Game<T> {
  const { board, stack } = structuredClone(snapshot);
  return { world, board: board as T['board'], stack: stack as Frame<T>[], derived: undefined };
}
