import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, unwrap } from 'idb';
import { type Beginning, byTime, type KeptGame, type Marks, type Standing } from './keptGame.ts';
import { type News, Newspaper } from './news.ts';

interface Line {
  readonly game: string;
  readonly n: number;
  readonly text: string;
}

interface Kept extends DBSchema {
  games: { key: string; value: KeptGame };
  /** Line 0 is the header. Lines are only ever added. */
  lines: { key: [string, number]; value: Line };
}

type Writing = IDBPTransaction<Kept, ['games', 'lines'], 'readwrite'>;

const NAME = 'wigwag';
const VERSION = 1;

/** Lines for the end of a game, in one piece or not at all. */
export interface Addition extends Standing {
  readonly id: string;
  /** Who adds them. */
  readonly holder: string;
  /** Whom it takes the game over from, if it could not yet say so. */
  readonly relieves?: string | undefined;
  /** The number of the first. */
  readonly from: number;
  readonly lines: readonly string[];
  /** Of a game that is not there yet. */
  readonly beginning?: Beginning | undefined;
}

/** `taken`: another page plays it now. `gone`: it was forgotten. Either way nothing was written. */
export type Added = 'kept' | 'taken' | 'gone';

const through = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);

const rowOf = ({ id, holder, decisions, isOver }: Addition, beginning: Beginning): KeptGame => {
  const now = Date.now();
  return { id, ...beginning, begun: now, changed: now, lines: 0, decisions, isOver, holder };
};

/** Added, not put: a line that is there ends the transaction, which nobody has to be told line by line. */
function addLines(writing: Writing, game: string, from: number, lines: readonly string[]): void {
  const store = unwrap(writing.objectStore('lines'));
  for (const [at, text] of lines.entries()) store.add({ game, n: from + at, text } satisfies Line);
}

/** Are those lines there already, because a write came back too late or not at all? */
async function isRepeated(writing: Writing, { id, from, lines }: Addition, known: number): Promise<boolean> {
  if (known <= from) return known === from;
  const there = await writing.objectStore('lines').getAll(through(id, from));
  return there.length <= lines.length && there.every(({ text }, at) => text === lines[at]);
}

/** The games of this browser. A write that came back is on the disk; one that failed has changed nothing. */
export class GameStore {
  private database: Promise<IDBPDatabase<Kept>> | undefined;
  private readonly paper = new Newspaper();

  /** All games, also those put away or thrown away. The last one played comes first. */
  async list(): Promise<KeptGame[]> {
    const games = await (await this.open()).getAll('games');
    return games.sort((one, other) => byTime(one.changed, other.changed));
  }

  async game(id: string): Promise<KeptGame | undefined> {
    return (await this.open()).get('games', id);
  }

  /** All lines of a game, as a file has them; undefined: there is none. */
  async text(id: string): Promise<string | undefined> {
    const lines = await (await this.open()).getAll('lines', through(id));
    return lines.length === 0 ? undefined : lines.map(({ text }) => text).join('');
  }

  /**
   * Adds lines if the holder is the one who plays it and they are the next. What fails throws, and nothing is written.
   * A game that is played on comes out of the bin: there it would be forgotten some day, with all that was added.
   */
  async append(addition: Addition): Promise<Added> {
    const { id, holder, relieves, from, lines, beginning, decisions, isOver, decider, glance } = addition;
    const added = await this.write(async writing => {
      const games = writing.objectStore('games');
      const row = (await games.get(id)) ?? (from === 0 && beginning ? rowOf(addition, beginning) : undefined);
      if (row === undefined) return 'gone';
      if (row.holder !== holder && row.holder !== relieves) return 'taken';
      if (!(await isRepeated(writing, addition, row.lines))) throw new Error(`line ${from} of ${id} is not the next`);
      addLines(writing, id, row.lines, lines.slice(row.lines - from));
      const { decider: _, glance: __, deleted: ___, ...rest } = row;
      const shown = { ...(decider !== undefined && { decider }), ...(glance !== undefined && { glance }) };
      const standing = { decisions, isOver, ...shown };
      await games.put({ ...rest, holder, lines: from + lines.length, ...standing, changed: Date.now() });
      return 'kept';
    });
    if (added === 'kept') this.changed(id);
    return added;
  }

  /** A whole game from elsewhere. False: one of this id is there already, and stays as it is. */
  async add(game: Omit<KeptGame, 'lines'>, lines: readonly string[]): Promise<boolean> {
    const isNew = await this.write(async writing => {
      const games = writing.objectStore('games');
      if ((await games.get(game.id)) !== undefined) return false;
      await games.add({ ...game, lines: lines.length });
      addLines(writing, game.id, 0, lines);
      return true;
    });
    if (isNew) this.changed(game.id);
    return isNew;
  }

  /** From now on only this holder adds lines. The game as it is then; undefined: it is not there. */
  hold(id: string, holder: string): Promise<KeptGame | undefined> {
    return this.alter(id, row => ({ ...row, holder }));
  }

  /** A field that is given as undefined is taken away. */
  async mark(id: string, marks: Marks): Promise<KeptGame | undefined> {
    const marked = await this.alter(id, row => {
      const { archived, deleted, name, label, ...rest } = { ...row, ...marks };
      return {
        ...rest,
        label: label ?? row.label,
        ...(name !== undefined && { name }),
        ...(archived !== undefined && { archived }),
        ...(deleted !== undefined && { deleted }),
      };
    });
    this.changed(id);
    return marked;
  }

  /** For good, if it still is as whoever wants that believes: another page may have restored it, or played it on. */
  async forget(id: string, isWanted: (game: KeptGame) => boolean = () => true): Promise<void> {
    await this.write(async writing => {
      const row = await writing.objectStore('games').get(id);
      if (row !== undefined && !isWanted(row)) return;
      await writing.objectStore('lines').delete(through(id));
      await writing.objectStore('games').delete(id);
    });
    this.changed(id);
  }

  /** What this page and the others do to games. */
  subscribe(listener: (news: News) => void): () => void {
    return this.paper.subscribe(listener);
  }

  publish(news: News): void {
    this.paper.publish(news);
  }

  /** Afterwards it is opened again when somebody wants something of it. */
  async close(): Promise<void> {
    const database = await this.database?.catch(() => undefined);
    this.database = undefined;
    database?.close();
  }

  private changed(game: string): void {
    this.publish({ kind: 'changed', game });
  }

  private alter(id: string, change: (row: KeptGame) => KeptGame): Promise<KeptGame | undefined> {
    return this.write(async writing => {
      const games = writing.objectStore('games');
      const row = await games.get(id);
      if (row === undefined) return undefined;
      const changed = change(row);
      await games.put(changed);
      return changed;
    });
  }

  /** Strict: it comes back when the disk has it. All of it or nothing. */
  private async write<R>(work: (writing: Writing) => Promise<R>): Promise<R> {
    const database = await this.open();
    const writing = database.transaction(['games', 'lines'], 'readwrite', { durability: 'strict' });
    const done = writing.done.then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    try {
      const result = await work(writing);
      writing.commit();
      const failed = await done;
      if (failed !== undefined) throw failed.error;
      return result;
    } catch (error) {
      try {
        writing.abort();
      } catch {
        // It has ended by itself.
      }
      throw error;
    }
  }

  private open(): Promise<IDBPDatabase<Kept>> {
    const forget = (): void => {
      this.database = undefined;
    };
    this.database ??= openDB<Kept>(NAME, VERSION, {
      upgrade: database => {
        database.createObjectStore('games', { keyPath: 'id' });
        database.createObjectStore('lines', { keyPath: ['game', 'n'] });
      },
      // A later version in another page wants to change the database: this one must not be in its way.
      blocking: (_now, _wanted, event) => {
        forget();
        (event.target as IDBDatabase).close();
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget();
      throw error;
    });
    return this.database;
  }
}

/** Did a later version of Wigwag change the database, so that this page cannot open it? */
export const isOfLaterVersion = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'VersionError';

/** The one of this page. */
export const STORE = new GameStore();
