import type { Refusal } from '@wigwag/kernel';
import type { AnyChoice, Cause, Course, Lee, Point } from '@wigwag/lee';
import type { Draft } from '../drafts/draft.ts';
import type { MarchDraft } from '../drafts/march.ts';

/** One condition, met or not. */
interface Check {
  readonly clause: string;
  readonly ok: boolean;
  readonly numbers: Readonly<Record<string, number>>;
}

/** What is lit on the table because something is not legal. */
export interface Lit {
  readonly role: 'fault' | 'cause' | 'measure';
  readonly form: 'ring' | 'line' | 'point';
  readonly points: readonly Point[];
  /** The piece that it is, where it lies on the table. */
  readonly piece?: string;
  /** Of what is in the way of a unit. */
  readonly kind?: Cause['kind'];
}

/** A march as far as it may go. */
export interface CutShort {
  readonly choice: AnyChoice;
  readonly moved: number;
  /** Why not as far as its range would take it, where that is not why. */
  readonly because?: Refusal<Lee> | undefined;
}

/** Where there is no room to turn at once: the same march, but first so far straight ahead. */
export interface AheadFirst {
  readonly draft: MarchDraft;
  readonly inches: number;
}

/** What would come of the thing in hand: judged anew whenever it changes. */
export interface Judged {
  /** Undefined: something is still missing. */
  readonly choice: AnyChoice | undefined;
  readonly refused: Refusal<Lee> | undefined;
  readonly checks: readonly Check[];
  readonly lit: readonly Lit[];
  /** The nearest that would be legal. */
  readonly proposal: Draft | undefined;
  /** A march that may not go all its way: as far as it may. */
  readonly cutShort: CutShort | undefined;
  /** A march that has no room to turn where it begins. */
  readonly aheadFirst?: AheadFirst | undefined;
  /** Of a move. */
  readonly course: Course | undefined;
}

export const NOT_YET: Judged = {
  choice: undefined,
  refused: undefined,
  checks: [],
  lit: [],
  proposal: undefined,
  cutShort: undefined,
  course: undefined,
};
