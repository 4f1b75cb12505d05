import type { Authority, Message } from '@wigwag/host';
import type { Vocabulary } from '@wigwag/kernel';

/** Its own numbering beside those of the audiences. */
export const LATE = 'late';

/** Up to where those who look on have been told: of so many lines of the public log. */
export interface Late {
  readonly n: number;
  readonly lines: number;
}

const STATUS = { automatic: true, undo: 'none', mayRedo: false } as const;

/** What spectators of a game with secrets are shown: of each turn when it is over, and of the last when the game is. */
export class LateStream {
  private at: Late | undefined;
  private made: { readonly late: Late; readonly message: Message<Vocabulary> } | undefined;

  /** `told`: as it was kept; undefined: only how the game began. */
  begin(told: Late | undefined): void {
    this.at = told;
    this.made = undefined;
  }

  /** The next number, when a turn is over. */
  next(authority: Authority<Vocabulary>): Late {
    return { n: (this.at?.n ?? 1) + 1, lines: authority.stream('public').log.length };
  }

  /** How many lines may be looked back at. */
  linesOf(authority: Authority<Vocabulary>): number {
    const stream = authority.stream('public');
    return Math.min(this.at?.lines ?? stream.linesOf(0), stream.log.length);
  }

  get n(): number {
    return this.at?.n ?? 1;
  }

  /** The whole, each time: a turn takes long. */
  since(authority: Authority<Vocabulary>, seen: number): readonly Message<Vocabulary>[] {
    return seen === this.n ? [] : [this.message(authority)];
  }

  private message(authority: Authority<Vocabulary>): Message<Vocabulary> {
    const late = { n: this.n, lines: this.linesOf(authority) };
    const { made } = this;
    if (made !== undefined && made.late.n === late.n && made.late.lines === late.lines) return made.message;
    const told = authority.stream('public').log.slice(0, late.lines);
    const view = authority.past('public', late.lines);
    if (view === undefined) throw new Error('nothing to look back at');
    const message = { n: late.n, kept: 0, told, view, status: STATUS };
    this.made = { late, message };
    return message;
  }
}
