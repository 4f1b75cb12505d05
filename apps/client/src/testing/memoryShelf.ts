import type { GameRecord } from '@wigwag/kernel';
import type { Shelf } from '../shelf.ts';

/** A shelf that keeps what is put on it, as long as the test runs. */
export interface MemoryShelf extends Pick<Shelf, 'write' | 'clear'> {
  readonly record: GameRecord | undefined;
}

export function memoryShelf(): MemoryShelf {
  let kept: GameRecord | undefined;
  return {
    get record() {
      return kept;
    },
    write: record => {
      kept = record;
      return true;
    },
    clear: () => {
      kept = undefined;
    },
  };
}
