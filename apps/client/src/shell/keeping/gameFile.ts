import type { Params, RecordProblem, SavedGame, Vocabulary } from '@wigwag/kernel';
import type { SetupProblem } from '@wigwag/titles';
import { type Door, type Laid, loadAt, type Patience, sittingAt } from '../door.ts';
import type { PageSitting } from '../sitting/sitting.ts';
import { type Trouble, troubleOf } from '../trouble.ts';

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

/** A saved game laid out and played through, while the page goes on drawing. Undefined: it was stopped. */
export async function openSaved(
  saved: SavedGame,
  doors: readonly Door[],
  patience: Patience,
): Promise<ReadFile | undefined> {
  const laying = await laidFor(saved, doors);
  if ('fault' in laying) return laying;
  const { laid } = laying;
  const loaded = await loadAt(laid, saved, patience);
  return loaded && { game: { laid, saved, sitting: sittingAt(laid, { saved, loaded }) } };
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
