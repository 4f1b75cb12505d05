import type { Game } from '../../game.ts';
import { elementsLeft } from '../board.ts';

/** A whole number under n. */
export type Below = (n: number) => number;

/** Numbers that follow from the position alone: the same position is always offered the same. */
export function belowOf({ board: { terrain } }: Game, salt: number): Below {
  const laid = terrain.laid * 31 + terrain.linearLeft * 7 + elementsLeft(terrain.pool) * 3 + terrain.barriersLeft;
  let state = (Math.imul(laid + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b)) >>> 0;
  return n => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
}

/** A number between two others, in steps fine enough for a table. */
export const between = (below: Below, low: number, high: number): number =>
  low + ((high - low) * below(10_001)) / 10_000;

export const oneOf = <T>(below: Below, list: readonly T[]): T | undefined => list[below(Math.max(1, list.length))];

export function shuffled<T>(below: Below, list: readonly T[]): T[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(below(rest.length), 1));
}
