import type { AnyChoice, Kind, Side } from '@wigwag/gcacw';
import type { AttackOdds, Deed, Reason } from '../commander/explanation.ts';

/** What the commander would have done: codes and numbers, which whoever shows them puts into words. */
export interface Better {
  readonly choice: AnyChoice;
  /** Of an action or a march; undefined: the choice says it all. */
  readonly deed: Deed | undefined;
  readonly unit: number | undefined;
  readonly leader: number | undefined;
  readonly units: readonly number[];
  readonly goal: number | undefined;
  readonly odds: AttackOdds | undefined;
}

/** Whole games from there to their end, with the same dice after either choice: what the better one brings. */
export interface Confirmation {
  readonly playouts: number;
  /** In victory points at the end, and the standard error of that. */
  readonly cost: number;
  readonly error: number;
  /** By how much the share of games won changes. */
  readonly chance: number;
}

/** What a side decided in one action, against what the commander would have. */
export interface Judgement {
  readonly side: Side;
  readonly turn: number;
  /** The place in the log of the decision that cost most, or of the first one. */
  readonly line: number;
  readonly kind: Kind;
  readonly played: AnyChoice;
  /** Decisions that were weighed, and in how many of them the commander would have done the same. */
  readonly decisions: number;
  readonly agreed: number;
  /** Of that decision, in victory points; less than 0: better than the commander's. With its standard error. */
  readonly cost: number;
  readonly error: number;
  /** What the action was worth against passing, as the commander saw it, in victory points; undefined: he did not weigh it. */
  readonly gain: number | undefined;
  readonly better: Better | undefined;
  /** Why it is better, in centi-points. */
  readonly terms: readonly Reason[];
  readonly confirmation?: Confirmation;
}
