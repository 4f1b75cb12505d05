import type { Beginning, Standing } from './keptGame.ts';
import { mayLeave } from './leaving.ts';
import type { Added, GameStore } from './store.ts';

/**
 * Is all that was shown on the disk? `writing`: it will be in a moment. `not-kept`: not yet, and something is wrong.
 * `gone`: the game was forgotten, and nothing is written any more.
 */
export type Keeping = 'kept' | 'writing' | 'not-kept' | 'gone';

interface Waiting {
  readonly text: string;
  readonly standing: Omit<Standing, 'glance'>;
}

export interface WriterSettings {
  readonly store: Pick<GameStore, 'append'>;
  readonly id: string;
  readonly holder: string;
  /** So many lines are there. */
  readonly from: number;
  /** Of a game that is not there yet. */
  readonly beginning?: (() => Beginning) | undefined;
  /** Who held it when those lines were read. */
  readonly relieves?: string | undefined;
  /** How the game looks when lines are written: what was decided since is in later ones. */
  glance?(): unknown;
  onChange(): void;
  /** Another page plays it now, or it was forgotten: nothing is written any more. */
  onLost(why: Exclude<Added, 'kept'>): void;
}

/** Milliseconds: after so long somebody has to know that nothing has come back. */
const OVERDUE = 8000;
const FIRST_RETRY = 500;
const LAST_RETRY = 30_000;

/** Lines: more would keep the page from drawing. */
const MOST_AT_ONCE = 400;

/** Writes lines in their order, many at once if many are waiting, again and again until they are kept. */
export class Writer {
  private readonly settings: WriterSettings;
  private readonly waiting: Waiting[] = [];
  private from: number;
  private failures = 0;
  private isOverdue = false;
  private isStopped = false;
  private isGone = false;
  private writing: Promise<void> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(settings: WriterSettings) {
    this.settings = settings;
    this.from = settings.from;
  }

  get keeping(): Keeping {
    if (this.isGone) return 'gone';
    if (this.waiting.length === 0) return 'kept';
    return this.failures > 0 || this.isOverdue || this.isStopped ? 'not-kept' : 'writing';
  }

  /** How many lines are on the disk. */
  get lines(): number {
    return this.from;
  }

  add(texts: readonly string[], standing: Waiting['standing']): void {
    this.waiting.push(...texts.map(text => ({ text, standing })));
    this.start();
    this.changed();
  }

  /** Comes back when nothing is under way; is everything kept? */
  async settled(): Promise<boolean> {
    while (this.writing !== undefined) await this.writing;
    return this.waiting.length === 0;
  }

  /** Nothing is written any more but what is under way. */
  stop(): void {
    this.isStopped = true;
    clearTimeout(this.retry);
    mayLeave(this, true);
  }

  private start(): void {
    clearTimeout(this.retry);
    // Later: what happens in one go is written in one go.
    this.writing ??= Promise.resolve()
      .then(() => this.write())
      .finally(() => {
        this.writing = undefined;
        this.changed();
      });
  }

  private async write(): Promise<void> {
    while (this.waiting.length > 0 && !this.isStopped) {
      const batch = this.waiting.slice(0, MOST_AT_ONCE);
      const added = await this.attempt(batch);
      if (added === undefined) return this.tryLater();
      if (added !== 'kept') {
        this.stop();
        this.isGone = added === 'gone';
        // Nobody else has it: whoever leaves the page loses it.
        if (this.isGone) mayLeave(this, false);
        this.settings.onLost(added);
        return;
      }
      this.waiting.splice(0, batch.length);
      this.from += batch.length;
      this.failures = 0;
      this.changed();
    }
  }

  /** Undefined: it failed. */
  private async attempt(batch: readonly Waiting[]): Promise<Added | undefined> {
    const { store, id, holder, beginning, relieves } = this.settings;
    const overdue = setTimeout(() => this.setOverdue(true), OVERDUE);
    const standing = batch[batch.length - 1]?.standing ?? { decisions: 0, isOver: false };
    try {
      const lines = batch.map(({ text }) => text);
      const adding = { id, holder, relieves, from: this.from, lines, beginning: beginning?.() };
      return await store.append({ ...adding, ...standing, glance: this.settings.glance?.() });
    } catch {
      this.failures += 1;
      return undefined;
    } finally {
      clearTimeout(overdue);
      this.setOverdue(false);
    }
  }

  private tryLater(): void {
    if (this.isStopped) return;
    const pause = Math.min(FIRST_RETRY * 2 ** (this.failures - 1), LAST_RETRY);
    this.retry = setTimeout(() => this.start(), pause);
  }

  private setOverdue(isOverdue: boolean): void {
    if (isOverdue === this.isOverdue) return;
    this.isOverdue = isOverdue;
    this.changed();
  }

  private changed(): void {
    if (!this.isStopped) mayLeave(this, this.waiting.length === 0);
    this.settings.onChange();
  }
}
