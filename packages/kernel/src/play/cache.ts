import type { Vocabulary } from '../rules/vocabulary.ts';

const BOARD = Symbol('board');

/**
 * The board that a cache speaks of, written on the cache where nobody who compares or saves it looks. `decide` takes the
 * cache of a game along instead of copying it: by the board a copy of that game, or what a decision without dice has
 * left half changed, is told from a cache that may be read.
 */
type Claimed = { [BOARD]?: object };

/** A cache that was built or copied outside and that nobody has claimed belongs to whoever asks first. */
export function isCacheOf<T extends Vocabulary>(derived: T['derived'] & Claimed, board: T['board']): boolean {
  if (derived[BOARD] === undefined) claim<T>(derived, board);
  return derived[BOARD] === board;
}

export function claim<T extends Vocabulary>(derived: T['derived'] & Claimed, board: T['board']): void {
  if (derived[BOARD] === undefined) Object.defineProperty(derived, BOARD, { value: board, writable: true });
  else derived[BOARD] = board;
}
