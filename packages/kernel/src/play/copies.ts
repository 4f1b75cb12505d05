import type { Ruleset } from '../rules/ruleset.ts';
import type { Game, Ready, Vocabulary } from '../rules/vocabulary.ts';

/** The position copied, with the cache that it is given. */
export function copyOf<T extends Vocabulary>(ruleset: Ruleset<T>, game: Game<T>, derived: T['derived']): Ready<T> {
  return { world: game.world, board: ruleset.copyBoard(game.board), stack: copyStack(game.stack), derived };
}

/** Frames are flat: a list inside one is replaced, never changed. */
export function copyStack<F extends object>(stack: readonly F[]): F[] {
  return stack.map(frame => ({ ...frame }));
}
