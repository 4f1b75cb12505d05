import { freshName, type KeptGame } from '../keptGame.ts';
import type { GameStore } from '../store.ts';
import type { Packed } from './format.ts';
import type { Origins } from './origins.ts';

/** What became of a game from a file. */
export type Brought =
  | 'added'
  /** It is there already, with the same lines or more. */
  | 'there'
  /** It is there, and goes on where it ended. */
  | 'extended'
  /** It was in the bin. */
  | 'restored'
  /** One of the same origin went another way: both are there now. */
  | 'copied';

/** What its lines say. */
export interface FromLines extends Pick<KeptGame, 'ruleset' | 'setup' | 'label' | 'decisions'> {
  readonly seed?: string;
}

/** Where games are brought to. */
export interface Into {
  readonly store: GameStore;
  readonly origins: Origins;
}

const startsWith = (lines: readonly string[], text: string): boolean => lines.join('').startsWith(text);

/** A game with the very same lines under another name: it was brought in before. */
async function isThereAsCopy(
  { store, origins }: Into,
  { about, lines }: Packed,
  { seed }: FromLines,
): Promise<boolean> {
  const alike = await origins.idsFrom({ begun: about.begun, ...(seed !== undefined && { seed }) });
  const text = lines.join('');
  for (const id of alike) if (id !== about.id && ((await store.text(id)) ?? '').startsWith(text)) return true;
  return false;
}

async function add({ store, origins }: Into, row: Omit<KeptGame, 'lines'>, lines: readonly string[]): Promise<boolean> {
  const isNew = await store.add(row, lines);
  if (isNew) await origins.add(row);
  return isNew;
}

async function extend(store: GameStore, { about, lines }: Packed, known: KeptGame, said: FromLines): Promise<Brought> {
  const holder = freshName();
  await store.hold(known.id, holder);
  const { decisions } = said;
  const { isOver, decider } = about;
  const rest = lines.slice(known.lines);
  const standing = { decisions, isOver, ...(decider !== undefined && { decider }) };
  const added = await store.append({ id: known.id, holder, from: known.lines, lines: rest, ...standing });
  if (added !== 'kept') throw new Error(`${known.id} is ${added}`);
  // A page that plays it goes on from there, and not from where it stands.
  store.publish({ kind: 'held', game: known.id, by: holder });
  return 'extended';
}

/** Takes a game over from a file, all of it or nothing. What is kept is only ever added to. */
export async function bringIn(into: Into, packed: Packed, said: FromLines, nameOfCopy: string): Promise<Brought> {
  const { store } = into;
  const { about, lines } = packed;
  const row = { ...said, ...about, holder: freshName() };
  const known = await store.game(about.id);
  if (known === undefined) {
    if (await isThereAsCopy(into, packed, said)) return 'there';
    if (await add(into, row, lines)) return 'added';
    return bringIn(into, packed, said, nameOfCopy);
  }
  const text = (await store.text(about.id)) ?? '';
  const isLonger = lines.length > known.lines && startsWith(lines, text);
  const isKnown = text.startsWith(lines.join(''));
  if ((isKnown || isLonger) && known.deleted !== undefined) await store.mark(about.id, { deleted: undefined });
  if (isLonger) return extend(store, packed, known, said);
  if (isKnown) return known.deleted === undefined ? 'there' : 'restored';
  if (await isThereAsCopy(into, packed, said)) return 'there';
  await add(into, { ...row, id: freshName(), name: nameOfCopy }, lines);
  return 'copied';
}
