import type { Ruleset } from '../rules/ruleset.ts';
import type { AnyChoice, Author, Decider, Edit, Frame, Game, Vocabulary } from '../rules/vocabulary.ts';
import { begin, decide, refusalOf, simulate } from './decide.ts';
import type { DiceSource } from './dice.ts';
import { choices, choicesFor, ready } from './legality.ts';
import { type Outcome, outcomes, visitOutcomes } from './outcomes.ts';

/** The kernel's functions bound to one ruleset. */
export function engineOf<T extends Vocabulary>(ruleset: Ruleset<T>) {
  return {
    ruleset,
    begin: (world: T['world'], board: T['board'], ...stack: Frame<T>[]) => begin(ruleset, world, board, ...stack),
    choices: (game: Game<T>) => choices(ruleset, game),
    choicesFor: (game: Game<T>, side: Decider<T>) => choicesFor(ruleset, game, side),
    refusal: (game: Game<T>, by: Author<T>, choice: AnyChoice<T> | Edit<T>) => refusalOf(ruleset, game, by, choice),
    decide: (game: Game<T>, by: Author<T>, choice: AnyChoice<T> | Edit<T>, dice: DiceSource) =>
      decide(ruleset, game, by, choice, dice),
    simulate: (game: Game<T>, choice: AnyChoice<T>, dice: DiceSource) => simulate(ruleset, game, choice, dice),
    outcomes: (game: Game<T>, choice: AnyChoice<T>) => outcomes(ruleset, game, choice),
    visitOutcomes: (game: Game<T>, choice: AnyChoice<T>, visit: (outcome: Outcome<T>) => void) =>
      visitOutcomes(ruleset, game, choice, visit),
    view: (game: Game<T>, side: T['side']) => ruleset.view(ready(ruleset, game), side),
  };
}
