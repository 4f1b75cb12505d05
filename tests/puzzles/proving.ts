import type { Game } from '@wigwag/gcacw';
import { nameOf } from './naming.ts';
import type { Proof } from './puzzle.ts';
import { type Aim, Solver, type Weighed } from './solver.ts';

/** Answers that are worth as much as the best but for so little are right too. */
const AS_GOOD = 0.02;
/** By how much the best of the rest has to be worse: in points, and in wins (from -1 to 1). */
const LEAST_MARGIN: Readonly<Record<Aim, number>> = { points: 0.25, win: 0.1 };

const DIGITS = 4;
const rounded = (value: number): number => Number(value.toFixed(DIGITS)) + 0;

const called = (game: Game, { choices }: Weighed): string => choices.map(choice => nameOf(game, choice)).join(', ');

/** Undefined: every choice is as good as any other. */
export function proofOf(game: Game, aim: Aim, budget: number): Proof | undefined {
  const solver = new Solver(aim, budget);
  const weighed = solver.weigh(game);
  const best = weighed[0]?.worth ?? 0;
  const right = weighed.filter(({ worth }) => worth >= best - AS_GOOD);
  const second = weighed[right.length];
  if (second === undefined) return undefined;
  return {
    answers: right.map(each => called(game, each)),
    worth: rounded(best),
    second: { choice: called(game, second), worth: rounded(second.worth) },
    depth: Math.max(1, solver.lastAction - game.board.actions + 1),
    choices: weighed.length,
    positions: solver.nodes,
  };
}

export const marginOf = ({ worth, second }: Proof): number => worth - second.worth;
export const isSharp = (proof: Proof, aim: Aim): boolean => marginOf(proof) >= LEAST_MARGIN[aim];
