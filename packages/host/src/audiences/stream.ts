import type { Request, Vocabulary } from '@wigwag/kernel';
import type { Proposal, Told } from '../game/step.ts';

/** Why nothing can be taken back: nothing was decided, or the last thing was dice, a revelation or a secret. */
export type UndoEnd = 'start' | 'dice' | 'shown' | 'secret';

/** What somebody at a seat may do besides deciding, and who is waited for. */
export interface Status<T extends Vocabulary> {
  /** The dice, or somebody who plays by himself, decide next. */
  readonly automatic: boolean;
  /** May this side take back its last decision: at once, if the other agrees, or not? */
  readonly undo: 'free' | 'by-agreement' | 'none';
  /** At a screen that sides with secrets share: what undo does not go past. */
  readonly undoEnd?: UndoEnd;
  readonly mayRedo: boolean;
  /** Who wants to take back what only both can. */
  readonly offer?: T['side'];
  /** Do the players roll themselves? Undefined: they may not. */
  readonly ownDice?: boolean;
  /** Of those that this side has to roll for a choice of its own that is made, or anybody for the table. */
  readonly due?: DueDice<T>;
}

/** Dice that the game waits for until somebody has rolled them. */
export interface DueDice<T extends Vocabulary> {
  readonly choice: Proposal<T>['choice'];
  /** So many rolls of the same choice are known. */
  readonly known: number;
  readonly request: Request<T['reason']>;
}

/** What an audience is shown when something has happened. */
export interface Message<T extends Vocabulary> {
  /** Numbers of one audience follow each other without a gap. */
  readonly n: number;
  /** So many lines of the log stand; those after them were taken back. */
  readonly kept: number;
  /** The lines that come after them. */
  readonly told: readonly Told<T>[];
  readonly view: T['view'];
  readonly status: Status<T>;
}

/** How many messages are kept for those who missed some; whoever missed more gets the whole. */
const KEPT = 64;

/** One audience's own numbering: what shows it nothing adds nothing. */
export class Stream<T extends Vocabulary> {
  readonly log: Told<T>[] = [];
  /** Of each line of the log: after how many decisions it stood. */
  readonly after: number[] = [];
  /** How many decisions this audience has been shown, or passed over for it. */
  shown = 0;
  private readonly recent: Message<T>[] = [];
  private readonly listeners = new Set<(message: Message<T>) => void>();
  private last: Message<T> | undefined;
  private before = 0;

  get n(): number {
    return this.last?.n ?? this.before;
  }

  get latest(): Message<T> | undefined {
    return this.last;
  }

  /** What is published first has this number: a game that goes on counts on. */
  beginAt(n: number): void {
    this.before = n - 1;
  }

  /** Lines that a decision told; it stands after so many. */
  add(told: Told<T> | undefined, after: number): void {
    if (told === undefined) return;
    this.log.push(told);
    this.after.push(after);
  }

  /** How many lines of the log tell of the first so many decisions. */
  linesOf(decisions: number): number {
    return this.after.findLastIndex(after => after <= decisions) + 1;
  }

  cut(lines: number): void {
    this.log.length = lines;
    this.after.length = lines;
  }

  /** It is delivered when every stream stands where the game does. */
  publish(kept: number, view: T['view'], status: Status<T>): Message<T> {
    const message: Message<T> = { n: this.n + 1, kept, told: this.log.slice(kept), view, status };
    this.last = message;
    this.recent.push(message);
    if (this.recent.length > KEPT) this.recent.shift();
    return message;
  }

  /** Everybody hears it, whoever fails at it. */
  deliver(message: Message<T>, failed: (error: unknown) => void): void {
    for (const listener of this.listeners) {
      try {
        listener(message);
      } catch (error) {
        failed(error);
      }
    }
  }

  /** Everything up to now in one message. */
  whole(): Message<T> | undefined {
    return this.last && { ...this.last, kept: 0, told: [...this.log] };
  }

  /** What came after a number; the whole, if that is too long ago or never was. */
  since(n: number): readonly Message<T>[] {
    if (n === this.n) return [];
    const from = this.recent.findIndex(message => message.n === n + 1);
    if (n > 0 && from >= 0) return this.recent.slice(from);
    const whole = this.whole();
    return whole === undefined ? [] : [whole];
  }

  subscribe(listener: (message: Message<T>) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
