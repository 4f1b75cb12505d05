import type { Rolled } from '@wigwag/kernel';
import type { Event, Reason } from '../board.ts';

/** One decision of a game as somebody was told of it: who decided, what happened, which dice fell. */
export interface Line {
  readonly by: string;
  readonly events: readonly Event[];
  readonly rolled: readonly Rolled<Reason>[];
}

/** What of a line belongs to an action: a line may end one and begin the next. */
export interface Part {
  /** Its place in the log. */
  readonly line: number;
  readonly by: string;
  readonly events: readonly Event[];
  readonly rolled: readonly Rolled<Reason>[];
}
