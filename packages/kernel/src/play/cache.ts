import type { Vocabulary } from '../rules/vocabulary.ts';

const BOARD = Symbol('board');

/**
 * The board that a cache speaks of, written on the cache where nobody who compares or saves it looks. `decide` takes the
 * cache of a game along instead of copying it. A copy of that game still points at the cache, which now belongs to
 * another board, or is left half changed by a decision that ran out of dice: the board shows it.
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
