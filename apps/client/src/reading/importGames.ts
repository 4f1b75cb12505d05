import { type Imported, type ImportProgress, NOTHING_IMPORTED } from './imported.ts';
import type { Naming } from './protocol.ts';
import { work } from './work.ts';

/** In a phrase, where the name of a game goes. */
export const NAME = '\u0001';

export interface Importing {
  readonly done: Promise<{ readonly imported: Imported; readonly isStopped: boolean }>;
  stop(): void;
}

/** Takes over the games of a file in another thread. */
export function importGames(file: Blob, naming: Naming, tell: (progress: ImportProgress) => void): Importing {
  let imported = NOTHING_IMPORTED;
  const { done, stop } = work({ do: 'import', file, naming }, said => {
    if (said.say !== 'imported') return;
    imported = said.imported;
    tell(said.progress);
  });
  return {
    done: done.then(last => ({ imported, isStopped: last?.say !== 'done' })),
    stop,
  };
}
