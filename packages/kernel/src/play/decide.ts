import { assert } from '../rules/bug.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { AnyChoice, Author, Decider, Edit, Frame, Game, Ready, Vocabulary } from '../rules/vocabulary.ts';
import { claim } from './cache.ts';
import { copyOf } from './copies.ts';
import type { Answer, DiceSource, Request, Rolled } from './dice.ts';
import { type Refusal, ready, refusal, topFrame } from './legality.ts';
import { editRefusal } from './referee.ts';
import { isCarriedOut, Run } from './run.ts';

export interface Decision<T extends Vocabulary> {
  readonly game: Ready<T>;
  readonly events: readonly T['event'][];
  readonly rolled: readonly Rolled<T['reason']>[];
  /** It rolled, revealed something, passed the decision to the other side or is the referee's: past this it is not taken back without the others. */
  readonly sealed: boolean;
}

export type Verdict<T extends Vocabulary> =
  | { readonly decided: Decision<T> }
  | { readonly refused: Refusal<T> }
  | { readonly needsDice: Request<T['reason']>; readonly rolled: readonly Rolled<T['reason']>[] }
  | { readonly badDice: Request<T['reason']>; readonly answer: Answer };

/**
 * Carries a choice out on a copy. A refused, failed or dry decision leaves the game as it was.
 * The referee may step in whoever decides, where his guards let him.
 */
export function decide<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  game: Game<T>,
  by: Author<T>,
  choice: AnyChoice<T> | Edit<T>,
  dice: DiceSource,
): Verdict<T> {
  const refused = refusalOf(ruleset, game, by, choice);
  if (refused !== undefined) return { refused };
  const { derived } = ready(ruleset, game);
  game.derived = undefined;
  const next = copyOf(ruleset, game, derived);
  claim<T>(derived, next.board);
  const run = new Run(ruleset, next, dice);
  if (by === 'referee') {
    run.carryOutEdit(choice as Edit<T>);
    return { decided: { game: run.game, events: run.events, rolled: [], sealed: true } };
  }
  return isCarriedOut(run, choice as AnyChoice<T>) ? { decided: decisionOf(run, by) } : interruption(run);
}

/** Why whoever it is may not decide that now. */
export function refusalOf<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  game: Game<T>,
  by: Author<T>,
  choice: AnyChoice<T> | Edit<T>,
): Refusal<T> | undefined {
  return by === 'referee'
    ? editRefusal(ruleset, game, choice as Edit<T>)
    : refusal(ruleset, game, by, choice as AnyChoice<T>);
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
  assert(isCarriedOut(run, choice), 'simulation-ran-dry');
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
