import { assert } from './bug.ts';
import type { Answer, DiceSource, Request, Rolled } from './dice.ts';
import { type Refusal, ready, refusal, topFrame } from './legality.ts';
import type { Ruleset } from './ruleset.ts';
import { INTERRUPTED, Run } from './run.ts';
import type { AnyChoice, Decider, Frame, Game, Ready, Vocabulary } from './vocabulary.ts';

export interface Decision<T extends Vocabulary> {
  readonly game: Ready<T>;
  readonly events: readonly T['event'][];
  readonly rolled: readonly Rolled<T['reason']>[];
  /** It rolled, revealed something, or passed the decision to the other side: only past this may nobody undo. */
  readonly sealed: boolean;
}

export type Verdict<T extends Vocabulary> =
  | { readonly decided: Decision<T> }
  | { readonly refused: Refusal<T> }
  | { readonly needsDice: Request<T['reason']>; readonly rolled: readonly Rolled<T['reason']>[] }
  | { readonly badDice: Request<T['reason']>; readonly answer: Answer };

/** The position copied; the cache moved along: the old game builds it again if somebody asks. */
export function copyOf<T extends Vocabulary>(ruleset: Ruleset<T>, game: Game<T>, derived: T['derived']): Ready<T> {
  return { world: game.world, board: ruleset.copyBoard(game.board), stack: copyStack(game.stack), derived };
}

/** Frames are flat: a list inside one is replaced, never changed. */
export function copyStack<F extends object>(stack: readonly F[]): F[] {
  return stack.map(frame => ({ ...frame }));
}

/** Carries a choice out on a copy. A refused, failed or dry decision leaves the game as it was. */
export function decide<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  game: Game<T>,
  by: Decider<T>,
  choice: AnyChoice<T>,
  dice: DiceSource,
): Verdict<T> {
  const refused = refusal(ruleset, game, by, choice);
  if (refused !== undefined) return { refused };
  const { derived } = ready(ruleset, game);
  game.derived = undefined;
  const run = new Run(ruleset, copyOf(ruleset, game, derived), dice);
  return carriedOut(run, choice) ? { decided: decisionOf(run, by) } : interruption(run);
}

function carriedOut<T extends Vocabulary>(run: Run<T>, choice: AnyChoice<T>): boolean {
  try {
    run.carryOut(choice);
    return true;
  } catch (error) {
    if (error === INTERRUPTED) return false;
    throw error;
  }
}

function decisionOf<T extends Vocabulary>(run: Run<T>, by: Decider<T>): Decision<T> {
  const { game, events, rolled } = run;
  const next = topFrame(game)?.by ?? by;
  const passed = by !== 'table' && next !== 'table' && next !== by;
  return { game, events, rolled, sealed: rolled.length > 0 || passed || events.some(run.ruleset.reveals) };
}

function interruption<T extends Vocabulary>(run: Run<T>): Verdict<T> {
  const { unanswered, rolled } = run;
  assert(unanswered !== undefined, 'interrupted-without-request');
  const { request, answer } = unanswered;
  return answer === undefined ? { needsDice: request, rolled } : { badDice: request, answer };
}

/** Carries a listed choice out in place, on a game the caller owns alone. The source must be endless. */
export function simulate<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  game: Game<T>,
  choice: AnyChoice<T>,
  dice: DiceSource,
): readonly T['event'][] {
  const run = new Run(ruleset, ready(ruleset, game), dice);
  assert(carriedOut(run, choice), 'simulation-ran-dry');
  return run.events;
}

/** A game at its first decision, and what happened before anybody was asked. */
export interface Opening<T extends Vocabulary> {
  readonly game: Game<T>;
  readonly events: readonly T['event'][];
}

/** The frames are laid from the bottom, the top one is entered, and the rules run on to the first decision. */
export function begin<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  world: T['world'],
  board: T['board'],
  ...stack: Frame<T>[]
): Opening<T> & { readonly game: Ready<T> } {
  const game = ready(ruleset, { world, board: ruleset.copyBoard(board), stack, derived: undefined });
  const run = new Run(ruleset, game, () => undefined);
  run.settle();
  return { game, events: run.events };
}
