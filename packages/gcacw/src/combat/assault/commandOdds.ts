import type { Game } from '../../game.ts';
import { assaultNumber, hasFailed, placesFor } from './assaultNumber.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** What the command roll of an assault may come to, in so many of 6 ways. */
export interface CommandOdds {
  readonly of: number;
  /** Ways in which there is no attack at all. */
  readonly fails: number;
  /** How many units take part, most first. */
  readonly units: readonly { readonly count: number; readonly ways: number }[];
  /** On average, a failure counted as none. */
  readonly expected: number;
}

/** Before an assault is launched: every face of the die, read as the roll itself reads it. */
export function commandOdds(g: Game, leader: number, selected: number): CommandOdds {
  const numbers = FACES.map(die => assaultNumber(g, leader, die));
  const counts = numbers.filter(number => !hasFailed(number)).map(number => placesFor(selected, number));
  const distinct = [...new Set(counts)].sort((a, b) => b - a);
  return {
    of: FACES.length,
    fails: FACES.length - counts.length,
    units: distinct.map(count => ({ count, ways: counts.filter(each => each === count).length })),
    expected: counts.reduce((sum, count) => sum + count, 0) / FACES.length,
  };
}
