import { placeOfFault } from '@wigwag/content/json';
import { readSaved } from '@wigwag/host';
import type { Params, RecordProblem, SavedGame, Vocabulary } from '@wigwag/kernel';
import type { SetupProblem } from '@wigwag/titles';
import { type Door, type Laid, sittingAt } from '../door.ts';
import type { PageSitting } from '../sitting.ts';
import { type Trouble, troubleOf } from '../trouble.ts';
import { MOST_BYTES } from './limits.ts';

export { MOST_BYTES };

const MEGABYTE = 1_000_000;

type FileCode = 'empty' | 'too-large' | 'too-long' | 'unreadable' | 'other-ruleset';

/** Why a saved game cannot be opened. */
export type Fault =
  | { readonly kind: 'file'; readonly code: FileCode; readonly params: Params }
  | { readonly kind: 'record'; readonly problem: RecordProblem }
  | { readonly kind: 'setup'; readonly problem: SetupProblem }
  | { readonly kind: 'trouble'; readonly trouble: Trouble };

/** A saved game, and the place where it can go on: nobody has begun there yet. */
export interface SavedAt {
  readonly laid: Laid<Vocabulary>;
  readonly saved: SavedGame;
  readonly sitting: PageSitting<Vocabulary>;
}

export type ReadFile = { readonly game: SavedAt } | { readonly fault: Fault };

const refuse = (code: FileCode, params: Params = {}): { readonly fault: Fault } => ({
  fault: { kind: 'file', code, params },
});

/** A file read and played through; nothing is changed by it. */
export async function readGameFile(file: Blob, doors: readonly Door[]): Promise<ReadFile> {
  if (file.size > MOST_BYTES) {
    return refuse('too-large', { size: Math.ceil(file.size / MEGABYTE), most: MOST_BYTES / MEGABYTE });
  }
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return refuse('unreadable');
  if (text.trim() === '') return refuse('empty');
  const read = readSaved(text, placeOfFault);
  return 'problem' in read ? { fault: { kind: 'record', problem: read.problem } } : openSaved(read.saved, doors);
}

/** Lays a saved game out and plays it through. */
async function openSaved(saved: SavedGame, doors: readonly Door[]): Promise<ReadFile> {
  const laying = await laidFor(saved, doors);
  return 'fault' in laying ? laying : { game: { ...laying, saved, sitting: sittingAt(laying.laid, { saved }) } };
}

/** Where a saved game can go on. */
export async function laidFor(
  saved: Pick<SavedGame, 'ruleset' | 'setup'>,
  doors: readonly Door[],
): Promise<{ readonly laid: Laid<Vocabulary> } | { readonly fault: Fault }> {
  const door = doors.find(({ ruleset }) => ruleset === saved.ruleset);
  if (door === undefined) {
    return refuse('other-ruleset', { found: saved.ruleset, known: doors.map(({ ruleset }) => ruleset).join(', ') });
  }
  try {
    const laying = await door.of(saved.setup);
    return 'problem' in laying ? { fault: { kind: 'setup', problem: laying.problem } } : laying;
  } catch (error) {
    return { fault: { kind: 'trouble', trouble: troubleOf(error) } };
  }
}
