import { placeOfFault } from '@wigwag/content';
import { type Gcacw, strangeOptionIn } from '@wigwag/gcacw';
import { type GameRecord, type Params, type RecordProblem, type Replay, readRecord, setupField } from '@wigwag/kernel';
import type { Address } from '../address.ts';
import { Trouble } from '../library/library.ts';
import { followed, RULESET, worldOfRecord } from '../localTable.ts';
import { type Place, placeAt } from '../place.ts';

/** No browser keeps more than this for a page; a long campaign takes far less. */
export const MOST_BYTES = 5_000_000;
const MEGABYTE = 1_000_000;

type FileCode =
  | 'empty'
  | 'too-large'
  | 'unreadable'
  | 'other-ruleset'
  | 'no-scenario'
  | 'no-such-scenario'
  | 'no-such-option';

/** Why a file cannot be opened. */
export type Fault =
  | { readonly kind: 'file'; readonly code: FileCode; readonly params: Params }
  | { readonly kind: 'record'; readonly problem: RecordProblem }
  | { readonly kind: 'trouble'; readonly trouble: Trouble };

/** How far these rules follow a game. */
export type Following = Pick<Replay<Gcacw>, 'divergence' | 'otherRules' | 'replayed'>;

/** A game out of a file, and the place where it can go on. */
export interface GameFile {
  readonly place: Place;
  readonly record: GameRecord;
  readonly following: Following;
}

export type ReadFile = { readonly game: GameFile } | { readonly fault: Fault };

const refuse = (code: FileCode, params: Params = {}): { readonly fault: Fault } => ({
  fault: { kind: 'file', code, params },
});

type Addressed = Address & { readonly scenario: string };

/** Where its game is laid out. Its options are in the record, so that the address need not name them. */
function addressIn(record: GameRecord): Addressed | { readonly fault: Fault } {
  const [scenario, seed] = [setupField(record, 'scenario'), setupField(record, 'seed')];
  if (typeof scenario !== 'string') return refuse('no-scenario');
  if (seed === undefined) return { scenario, options: [] };
  if (typeof seed === 'number' && Number.isSafeInteger(seed)) return { scenario, options: [], seed };
  return { fault: { kind: 'record', problem: { code: 'wrong-field', params: { field: 'setup.seed' } } } };
}

/** Rules that are not played here: another game, or an option of another version. */
export function strangeRules({ ruleset, setup }: GameRecord): { readonly fault: Fault } | undefined {
  if (ruleset !== RULESET) return refuse('other-ruleset', { found: ruleset, known: RULESET });
  const strange = strangeOptionIn(setup);
  return strange === undefined ? undefined : refuse('no-such-option', { found: strange });
}

/** A file read and played through; nothing is changed by it. */
export async function readGameFile(
  file: Blob,
  lay: (address: Addressed) => Promise<Place> = placeAt,
): Promise<ReadFile> {
  if (file.size > MOST_BYTES) {
    return refuse('too-large', { size: Math.ceil(file.size / MEGABYTE), most: MOST_BYTES / MEGABYTE });
  }
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return refuse('unreadable');
  if (text.trim() === '') return refuse('empty');
  const read = readRecord(text, placeOfFault);
  if ('problem' in read) return { fault: { kind: 'record', problem: read.problem } };
  return openGameOf(read.record, lay);
}

async function openGameOf(record: GameRecord, lay: (address: Addressed) => Promise<Place>): Promise<ReadFile> {
  const strange = strangeRules(record);
  if (strange !== undefined) return strange;
  const address = addressIn(record);
  if ('fault' in address) return address;
  try {
    const laid = await lay(address);
    const place = { ...laid, world: worldOfRecord(laid.world, record) };
    return { game: { place, record, following: followed(place.world, record) } };
  } catch (error) {
    const trouble = error instanceof Trouble ? error : new Trouble('unsound', String(error));
    if (trouble.code === 'no-such-scenario') return refuse('no-such-scenario', { found: trouble.wanted });
    return { fault: { kind: 'trouble', trouble } };
  }
}
