import type { RecordedDecision } from '@wigwag/kernel';
import type { Language } from '@wigwag/words';
import type { Imported, ImportProgress } from './imported.ts';
import type { FaultSent, SavedHead } from './proof.ts';

/** What a game is called that has to stand beside another: `copy`, with its name for NAME. */
export interface Naming {
  readonly language: Language;
  readonly copy: string;
}

/** What a page wants of a worker. `base`: the address of the page, from which its files are fetched. */
export type Task =
  /** Reads a file and plays it through. */
  | { readonly do: 'prove'; readonly file: Blob; readonly base: string }
  /** Reads a game that is kept: it was played through before. */
  | { readonly do: 'read'; readonly text: string; readonly base: string }
  /** Takes over all games of a file. */
  | { readonly do: 'import'; readonly file: Blob; readonly base: string; readonly naming: Naming }
  /** Which of these kept games were changed or cannot be read? */
  | { readonly do: 'check'; readonly ids: readonly string[]; readonly base: string };

/** What a worker says. The last one is `done`. */
export type Said =
  | { readonly say: 'decisions'; readonly decisions: readonly RecordedDecision[] }
  | { readonly say: 'replayed'; readonly decision: number; readonly of: number }
  | { readonly say: 'imported'; readonly progress: ImportProgress; readonly imported: Imported }
  | { readonly say: 'damaged'; readonly id: string }
  | { readonly say: 'fault'; readonly fault: FaultSent }
  | { readonly say: 'done'; readonly head?: SavedHead };
