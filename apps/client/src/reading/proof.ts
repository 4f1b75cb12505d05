import { placeOfFault } from '@wigwag/content/json';
import { readSaved } from '@wigwag/host';
import { type RecordedDecision, replaying, type SavedGame } from '@wigwag/kernel';
import type { Fault } from '../shell/keeping/gameFile.ts';
import { type Trouble, troubleOf } from '../shell/trouble.ts';
import type { Opened, Opening } from '../titles/openings.ts';

const MEGABYTE = 1_000_000;

/** What a worker finds out about a saved game, without the decisions: they are handed over in portions. */
export type SavedHead = Omit<SavedGame, 'decisions'>;

/** A fault as it goes from thread to thread: errors lose what is their own on the way. */
export type FaultSent =
  | Exclude<Fault, { readonly kind: 'trouble' }>
  | { readonly kind: 'trouble'; readonly trouble: Pick<Trouble, 'code' | 'wanted' | 'known'> };

export interface ReadingLimits {
  readonly bytes: number;
  readonly decisions: number;
}

export interface Telling {
  /** Decisions of the file, in order. */
  decisions(portion: readonly RecordedDecision[]): void;
  /** So many of them have been played through. */
  replayed(decision: number, of: number): void;
}

/** Each portion is unpacked in a few milliseconds where it arrives. */
const PORTION = 2000;
/** Milliseconds between two pieces of news. */
const NEWS_EVERY = 80;

const fault = (sent: FaultSent): { readonly fault: FaultSent } => ({ fault: sent });

export const sentTrouble = (error: unknown): FaultSent => {
  const { code, wanted, known } = troubleOf(error);
  return { kind: 'trouble', trouble: { code, wanted, known } };
};

/** The text of a file, if it is one that may be read. */
async function textOf(
  file: Blob,
  { bytes }: Pick<ReadingLimits, 'bytes'>,
): Promise<{ readonly text: string } | { readonly fault: FaultSent }> {
  const refuse = (code: 'empty' | 'too-large' | 'unreadable', params = {}) => fault({ kind: 'file', code, params });
  if (file.size > bytes) return refuse('too-large', { size: Math.ceil(file.size / MEGABYTE), most: bytes / MEGABYTE });
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return refuse('unreadable');
  return text.trim() === '' ? refuse('empty') : { text };
}

/** A game as it was saved, within the limits. */
export function readWithin(
  text: string,
  { decisions: most }: Pick<ReadingLimits, 'decisions'>,
): { readonly saved: SavedGame } | { readonly fault: FaultSent } {
  const read = readSaved(text, placeOfFault);
  if ('problem' in read) return fault({ kind: 'record', problem: read.problem });
  const found = read.saved.decisions.length + (read.saved.undone?.length ?? 0);
  return found > most ? fault({ kind: 'file', code: 'too-long', params: { found, most } }) : read;
}

/** What a saved game was opened from. */
export async function openedBy(
  { ruleset, setup }: Pick<SavedGame, 'ruleset' | 'setup'>,
  openings: readonly Opening[],
): Promise<Opened | { readonly fault: FaultSent }> {
  const opening = openings.find(each => each.ruleset === ruleset);
  const known = openings.map(each => each.ruleset).join(', ');
  if (opening === undefined) return fault({ kind: 'file', code: 'other-ruleset', params: { found: ruleset, known } });
  try {
    const opened = await opening.of(setup);
    return 'problem' in opened ? fault({ kind: 'setup', problem: opened.problem }) : opened;
  } catch (error) {
    return fault(sentTrouble(error));
  }
}

export function headOf({ decisions: _, ...head }: SavedGame): SavedHead {
  return head;
}

export function handOver(decisions: readonly RecordedDecision[], tell: Pick<Telling, 'decisions'>): void {
  for (let at = 0; at < decisions.length; at += PORTION) tell.decisions(decisions.slice(at, at + PORTION));
}

/** Reads a file and plays it through: whoever asked can stop the worker at any moment, also in the middle of a decision. */
export async function prove(
  file: Blob,
  openings: readonly Opening[],
  limits: ReadingLimits,
  tell: Telling,
): Promise<{ readonly head: SavedHead } | { readonly fault: FaultSent }> {
  const found = await textOf(file, limits);
  if ('fault' in found) return found;
  const read = readWithin(found.text, limits);
  if ('fault' in read) return read;
  const { saved } = read;
  const opened = await openedBy(saved, openings);
  if ('fault' in opened) return opened;
  const { ruleset, opening } = opened.hosted;
  let next = 0;
  for (const replayed of replaying(ruleset, opening.game, saved)) {
    const now = performance.now();
    if (now < next) continue;
    next = now + NEWS_EVERY;
    tell.replayed(replayed, saved.decisions.length);
  }
  handOver(saved.decisions, tell);
  return { head: headOf(saved) };
}
