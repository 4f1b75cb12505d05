import type { Vocabulary } from '@wigwag/kernel';
import type { Broadcast } from '../audiences/broadcast.ts';
import type { UndoEnd } from '../audiences/stream.ts';
import type { History } from '../game/history.ts';
import type { Movers } from './movers.ts';

/**
 * How decisions are taken back that others have been shown: by one person for all sides; by whoever sits at a screen that
 * sides with secrets share, as far as everybody has seen them; by agreement; or not at all.
 */
export type Consent = 'alone' | 'openly' | 'agreed' | 'never';

/** How far a side may take back. */
export class Undoing<T extends Vocabulary> {
  private readonly history: History<T>;
  private readonly broadcast: Broadcast<T>;
  private readonly movers: Movers<T>;
  private readonly consent: Consent;

  constructor(history: History<T>, broadcast: Broadcast<T>, movers: Movers<T>, consent: Consent) {
    this.history = history;
    this.broadcast = broadcast;
    this.movers = movers;
    this.consent = consent;
  }

  /** All sit at one screen: what can still be taken back happens before everybody's eyes. */
  get isShared(): boolean {
    return this.consent === 'openly';
  }

  /** Whoever plays alone has seen nothing that he could not take back. */
  get mayWithdraw(): boolean {
    return this.history.pending !== undefined && this.consent === 'alone';
  }

  mayRedo(side: T['side']): boolean {
    const next = this.history.redoable;
    return next !== undefined && (this.consent === 'alone' || next.by === side);
  }

  /** How many decisions would stand if the side took back what it may without asking. */
  freeTarget(side: T['side'], line?: number): number | undefined {
    const alone = this.consent === 'alone';
    const own = this.history.undoTarget(side, alone, this.movers.isAutomatic);
    const last = own ?? (this.isShared ? this.openTarget() : undefined);
    if (line === undefined || last === undefined) return last;
    return this.firstAfter(side, line, alone ? 0 : this.history.settled);
  }

  /** How many decisions would stand if the side took back its last one and the other agreed. */
  agreedTarget(side: T['side']): number | undefined {
    return this.consent === 'agreed' ? this.history.lastBy(side, this.movers.isAutomatic) : undefined;
  }

  /** Does the side's log tell of a person's decision after so many lines? Of others, which it was not shown, the answer must not tell. */
  isToldAfter(side: T['side'], line: number): boolean {
    return this.broadcast
      .stream(side)
      .after.slice(line)
      .some(decisions => {
        const made = this.history.made[decisions - 1];
        return made !== undefined && !this.movers.isAutomatic(made, decisions - 1);
      });
  }

  /** What it is that nobody at a shared screen takes back. */
  undoEnd(): UndoEnd {
    const { made, pending } = this.history;
    if (pending !== undefined) return 'dice';
    return (
      this.broadcast.closing(made.findLastIndex((_, index) => this.broadcast.closing(index) !== undefined)) ?? 'start'
    );
  }

  /** The first decision of a person after so many lines of the side's log. */
  private firstAfter(side: T['side'], line: number, from: number): number | undefined {
    const start = Math.max(this.broadcast.stream(side).after[line - 1] ?? 0, from);
    const first = this.history.made.findIndex((made, index) => index >= start && !this.movers.isAutomatic(made, index));
    return first < 0 ? undefined : first;
  }

  /** How many decisions would stand without the last person's one, if all saw it and what followed from it. */
  private openTarget(): number | undefined {
    const { made, pending } = this.history;
    if (pending !== undefined) return undefined;
    const last = made.findLastIndex((each, index) => !this.movers.isAutomatic(each, index));
    return last >= 0 && made.every((_, index) => index < last || this.broadcast.closing(index) === undefined)
      ? last
      : undefined;
  }
}
