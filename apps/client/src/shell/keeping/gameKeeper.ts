import type { Entry, ReadSaved } from '@wigwag/host';
import type { SavedGame } from '@wigwag/kernel';
import type { Change, Keeper, Played } from './keeper.ts';
import { type Beginning, freshName } from './keptGame.ts';
import { LogWriter } from './lines.ts';
import { awaitLock, hasLocks, type Lock, stealLock, tryLock } from './lock.ts';
import type { News } from './news.ts';
import { readQuietly } from './readQuietly.ts';
import type { GameStore } from './store.ts';
import { type Keeping, Writer, type WriterSettings } from './writer.ts';

export interface KeeperSettings {
  readonly store: GameStore;
  /** How the lines of a game are read: a large one elsewhere than in this thread. */
  read?(text: string): Promise<ReadSaved>;
  /** What a new game is kept with, besides what its log begins with. */
  readonly beginning: Pick<Beginning, 'label' | 'address' | 'name' | 'seats'>;
  /** The first lines of a new game are on the disk. */
  onFirstKept?(id: string): void;
  /** Another game begins in place of the one that was here. */
  onAnother?(): void;
}

/** Milliseconds. Whoever plays answers at once, unless the page is frozen. */
const ANSWER_WITHIN = 1500;
/** Whoever has finished writing waits so long to be relieved. */
const RELIEVED_WITHIN = 3000;
/** Without locks a page asks first whether somebody plays. */
const ANSWER_WITHOUT_LOCKS = 400;

const lockOf = (id: string): string => `wigwag.game.${id}`;

const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));

/** Keeps one game in the database, as the page that plays it or as one that follows. */
export class GameKeeper implements Keeper {
  readonly id: string;
  private readonly settings: KeeperSettings;
  private readonly listeners = new Set<(change: Change) => void>();
  /** In the name of this page only one at a time may write: each time it begins to play it takes a new one. */
  private holder = freshName();
  private role: 'playing' | 'letting-go' | 'following' = 'playing';
  private log = new LogWriter();
  private writer: Writer;
  private lock: Lock | undefined;
  private queue: AbortController | undefined;
  private unsubscribe: (() => void) | undefined;
  private reading: Promise<void> | undefined;
  private isStale = false;
  private played: Played | undefined;
  private hasBegun = false;
  private seats: unknown;
  /** Another game is on the table. */
  private isLeft = false;
  private isClosed = false;

  /** For a new game: nothing of it is there before the first entry. */
  constructor(settings: KeeperSettings, id = freshName()) {
    this.settings = settings;
    this.id = id;
    this.seats = settings.beginning.seats;
    this.writer = this.writerFrom(0);
  }

  /** For a game that is there: this page plays it, unless another does. Undefined: it is not there. */
  static async open(
    settings: KeeperSettings,
    id: string,
  ): Promise<{ readonly keeper: GameKeeper; readonly saved: SavedGame } | undefined> {
    const keeper = new GameKeeper(settings, id);
    const saved = await keeper.join();
    if (saved === undefined) keeper.close();
    return saved && { keeper, saved };
  }

  get keeping(): Keeping {
    return this.writer.keeping;
  }

  get isPlaying(): boolean {
    return this.role === 'playing';
  }

  get isEmpty(): boolean {
    return !this.hasBegun;
  }

  append(entry: Entry, game: Played): void {
    if (!this.isPlaying) throw new Error('another page plays this game');
    if (this.isEmpty) this.begin(game);
    this.played = game;
    const { decisions, decider } = game;
    const isSides = decider !== undefined && decider !== 'table';
    const standing = { decisions, isOver: decider === undefined, ...(isSides && { decider }) };
    this.writer.add(
      this.log.linesOf(() => game.header(), entry),
      standing,
    );
  }

  seat(seats: unknown): void {
    this.seats = seats;
    // What cannot be written now is said of the lines of the game; there it is tried again.
    if (this.hasBegun) void this.writer.settled().then(() => this.markSeats().catch(() => undefined));
  }

  private async markSeats(): Promise<void> {
    await this.settings.store.mark(this.id, { seats: this.seats });
  }

  subscribe(listener: (change: Change) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async playHere(): Promise<void> {
    if (this.role !== 'following' || this.isClosed) return;
    this.queue?.abort();
    this.queue = undefined;
    await this.askToLetGo(ANSWER_WITHIN);
    this.lock = await stealLock(lockOf(this.id), () => void this.lose());
    await this.play();
  }

  another(name?: string): Keeper {
    this.leave();
    if (this.hasBegun) this.settings.onAnother?.();
    const { name: _, seats: __, ...beginning } = this.settings.beginning;
    const { seats } = this;
    const own = { ...(name !== undefined && { name }), ...(seats !== undefined && { seats }) };
    return new GameKeeper({ ...this.settings, beginning: { ...beginning, ...own } });
  }

  instead(): Keeper {
    const { store } = this.settings;
    // One that cannot be taken away is a game like any other.
    if (this.hasBegun) void this.writer.settled().then(() => store.forget(this.id).catch(() => undefined));
    return this.another();
  }

  private leave(): void {
    this.isLeft = true;
    void this.writer.settled().then(() => this.close());
  }

  /** Lets go of the game; what waits to be written still is. */
  close(): void {
    this.isClosed = true;
    if (this.keeping === 'gone') this.writer.stop();
    this.queue?.abort();
    this.unsubscribe?.();
    this.listeners.clear();
    this.lock?.release();
  }

  private writerFrom(from: number, how: Pick<WriterSettings, 'beginning' | 'relieves'> = {}): Writer {
    const writer: Writer = new Writer({
      ...{ store: this.settings.store, id: this.id, holder: this.holder, from, ...how },
      glance: () => this.played?.glance?.(),
      onChange: () => {
        if (writer === this.writer) this.tell({});
      },
      onLost: why => {
        if (writer === this.writer && why === 'taken') void this.lose();
      },
    });
    return writer;
  }

  /** The first entry makes it a game. */
  private begin(game: Played): void {
    this.hasBegun = true;
    const { ruleset, setup, seed } = game.header();
    const seats = (): Pick<Beginning, 'seats'> => (this.seats === undefined ? {} : { seats: this.seats });
    const beginning = (): Beginning => ({ ruleset, setup, seed, ...this.settings.beginning, ...seats() });
    this.writer = this.writerFrom(0, { beginning });
    this.listen();
    const stop = this.subscribe(() => {
      if (this.writer.lines === 0) return;
      stop();
      if (!this.isLeft) this.settings.onFirstKept?.(this.id);
    });
    void tryLock(lockOf(this.id), () => void this.lose()).then(lock => {
      this.lock = lock;
      if (this.isClosed) lock?.release();
    });
  }

  private listen(): void {
    this.unsubscribe ??= this.settings.store.subscribe(news => {
      if (news.game === this.id) this.hear(news);
    });
  }

  private hear(news: News): void {
    if (news.kind === 'changed' && this.role === 'following') void this.follow();
    else if (news.kind === 'asked' && news.by !== this.holder && this.isPlaying) void this.letGo(news.by);
    else if (news.kind === 'held' && news.by !== this.holder && this.role !== 'following') void this.lose();
  }

  private async join(): Promise<SavedGame | undefined> {
    this.hasBegun = true;
    this.listen();
    if (hasLocks()) {
      this.lock = await tryLock(lockOf(this.id), () => void this.lose());
    } else {
      await this.askToLetGo(ANSWER_WITHOUT_LOCKS);
      this.lock = await tryLock(lockOf(this.id), () => undefined);
    }
    if (this.lock !== undefined) return this.take();
    this.role = 'following';
    void this.wait();
    return this.read();
  }

  /** In the name of this page: whatever another still wants to write comes too late. */
  private async take(): Promise<SavedGame | undefined> {
    const { store } = this.settings;
    this.holder = freshName();
    // Where nothing can be written the game is played all the same: whoever held it is relieved with the first line.
    const held = await store.hold(this.id, this.holder).catch(() => undefined);
    const row = held ?? (await store.game(this.id));
    if (row === undefined) return undefined;
    store.publish({ kind: 'held', game: this.id, by: this.holder });
    const saved = await this.read();
    if (saved?.tip === undefined) throw new Error(`${this.id} cannot go on`);
    this.log = new LogWriter(saved.tip);
    this.seats = row.seats;
    this.writer = this.writerFrom(row.lines, { relieves: row.holder });
    this.role = 'playing';
    return saved;
  }

  private async read(): Promise<SavedGame | undefined> {
    const text = await this.settings.store.text(this.id);
    if (text === undefined) return undefined;
    const read = (await this.settings.read?.(text)) ?? readQuietly(text);
    if ('problem' in read) throw new Error(`${this.id}: ${read.problem.code}`);
    return read.saved;
  }

  private async play(): Promise<void> {
    const saved = await this.take().catch(() => undefined);
    if (saved !== undefined) return this.tell({ saved, seats: { kept: this.seats } });
    this.lock?.release();
    await pause(RELIEVED_WITHIN);
    if (!this.isClosed) await this.wait();
  }

  /** When whoever plays is gone, this page plays. */
  private async wait(): Promise<void> {
    if (!hasLocks()) return;
    const queue = new AbortController();
    this.queue = queue;
    const lock = await awaitLock(lockOf(this.id), queue.signal, () => void this.lose());
    if (lock === undefined) return;
    if (this.isClosed || this.queue !== queue || this.role !== 'following') return lock.release();
    this.lock = lock;
    await this.play();
  }

  /** Comes back when whoever plays has finished writing, or does not answer. */
  private askToLetGo(within: number): Promise<void> {
    const { store } = this.settings;
    return new Promise(resolve => {
      const done = (): void => {
        stop();
        resolve();
      };
      const stop = store.subscribe(news => {
        if (news.kind === 'free' && news.game === this.id && news.to === this.holder) done();
      });
      setTimeout(done, within);
      store.publish({ kind: 'asked', game: this.id, by: this.holder });
    });
  }

  /** Another page wants to play: what was decided here is written first. */
  private async letGo(to: string): Promise<void> {
    this.role = 'letting-go';
    this.tell({});
    await Promise.race([this.writer.settled(), pause(ANSWER_WITHIN / 2)]);
    this.settings.store.publish({ kind: 'free', game: this.id, to });
    await pause(RELIEVED_WITHIN);
    if (this.role === 'letting-go') await this.lose();
  }

  /** Another page plays now, or nobody does: this one follows. */
  private async lose(): Promise<void> {
    if (this.role === 'following' || this.isClosed) return;
    this.role = 'following';
    this.writer.stop();
    this.lock?.release();
    this.lock = undefined;
    this.tell({});
    await this.writer.settled();
    void this.wait();
    await this.follow();
  }

  /** Shows what is kept. What changes while it is read is read again. */
  private follow(): Promise<void> {
    this.isStale = true;
    this.reading ??= (async () => {
      while (this.isStale && this.role === 'following' && !this.isClosed) {
        this.isStale = false;
        const saved = await this.read();
        if (saved !== undefined && this.role === 'following') this.tell({ saved });
      }
    })().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private tell(change: Change): void {
    for (const listener of [...this.listeners]) listener(change);
  }
}
