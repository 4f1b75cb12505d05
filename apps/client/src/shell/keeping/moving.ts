import { hashOf, type SavedGame } from '@wigwag/kernel';
import { SETTINGS } from '../remembered.ts';
import { type Beginning, freshName, type KeptGame } from './keptGame.ts';
import { logOf } from './lines.ts';
import { readQuietly } from './readQuietly.ts';
import type { GameStore } from './store.ts';

const PREFIX = 'wigwag.';
const LOCK = 'wigwag.moving';

interface Known extends Pick<Beginning, 'label' | 'address'> {
  /** What its dice follow from, in a game that does not say. */
  readonly seed: string;
}

/** What a game of an older version is called, and where it is begun; `saved`: as far as it can be read. */
export type About = (key: string, saved: SavedGame | undefined) => Promise<Known>;

/** Where older versions kept games: one under each key. */
export interface OldShelf {
  readonly length: number;
  key(at: number): string | null;
  getItem(key: string): string | null;
  removeItem(key: string): void;
}

const isGame = (key: string): boolean =>
  key.startsWith(PREFIX) && !SETTINGS.some(setting => key === `${PREFIX}${setting}`);

const keysOf = (shelf: OldShelf): string[] =>
  Array.from({ length: shelf.length }, (_, at) => shelf.key(at) ?? '').filter(isGame);

const isEmpty = ({ decisions, pending }: SavedGame): boolean => decisions.length === 0 && pending === undefined;

/** What cannot be read is kept letter by letter: it can still be saved to a file. */
const rowOf = (id: string, saved: SavedGame | undefined, { seed, ...about }: Known): Omit<KeptGame, 'lines'> => {
  const now = Date.now();
  return {
    ...{ id, ruleset: saved?.ruleset ?? '', setup: saved?.setup ?? null, seed: saved?.seed || seed, ...about },
    ...{ begun: now, changed: now, decisions: saved?.decisions.length ?? 0, isOver: false, holder: freshName() },
  };
};

/** A log that is chained stays as it is, as does what was changed or cannot be read; anything else becomes such a log. */
function linesOf(text: string, saved: SavedGame | undefined, seed: string): string[] {
  const isToConvert = saved !== undefined && saved.tip === undefined && saved.change === undefined;
  return isToConvert ? logOf(saved, seed) : (text.match(/[^\n]*\n|[^\n]+$/g) ?? []);
}

/** The id follows from key and text: whoever moves the same again finds it there. */
async function moveOne(key: string, shelf: OldShelf, store: GameStore, about: About): Promise<void> {
  const text = shelf.getItem(key);
  if (text === null) return;
  const read = readQuietly(text);
  const saved = 'saved' in read ? read.saved : undefined;
  const isNothing = saved === undefined ? text === '' : isEmpty(saved);
  if (!isNothing) {
    const id = `moved-${hashOf([key, text])}`;
    const known = await about(key.slice(PREFIX.length), saved);
    const lines = linesOf(text, saved, known.seed);
    const isNew = await store.add(rowOf(id, saved, known), lines);
    const back = await store.text(id);
    if (back === undefined || (isNew && back !== lines.join(''))) throw new Error(`${key} was not kept`);
  }
  if (shelf.getItem(key) === text) shelf.removeItem(key);
}

/** One page at a time, where pages can wait for each other; where they cannot, the ids see to it that nothing is doubled. */
const alone = <R>(work: () => Promise<R>): Promise<R> =>
  typeof navigator === 'undefined' || navigator.locks === undefined ? work() : navigator.locks.request(LOCK, work);

/** Games of older versions move into the database. What cannot be moved stays where it is; how many are left? */
export async function moveOldGames(shelf: OldShelf, store: GameStore, about: About): Promise<number> {
  if (keysOf(shelf).length === 0) return 0;
  return alone(async () => {
    for (const key of keysOf(shelf)) await moveOne(key, shelf, store, about).catch(() => undefined);
    return keysOf(shelf).length;
  });
}
