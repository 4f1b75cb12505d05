import type { Brought } from '../shell/keeping/collection/bringIn.ts';
import type { Damage } from '../shell/keeping/collection/unpacking.ts';
import type { FaultSent } from './proof.ts';

/** A game that did not come in. */
export interface Bad {
  /** Where it begins in the file. */
  readonly line: number;
  readonly name?: string;
  /** `full`: there is no room; `unwritten`: it could not be written for another reason. */
  readonly why: Damage | 'full' | 'unwritten' | FaultSent;
}

/** So many are named; of more it is said how many: a file may have a hundred thousand. */
export const MOST_NAMED = 8;

/** What became of a file of games. */
export interface Imported {
  readonly counts: Readonly<Record<Brought, number>>;
  /** The first games that did not come in, and how many did not. */
  readonly bad: readonly Bad[];
  readonly badCount: number;
  /** Its end does not vouch for what was in it. */
  readonly isTorn: boolean;
  /** It is another file. */
  readonly isOther: boolean;
}

/** How far a file of games has been read. */
export interface ImportProgress {
  readonly share: number;
  readonly games: number;
}

export const NOTHING_IMPORTED: Imported = {
  counts: { added: 0, there: 0, extended: 0, restored: 0, copied: 0 },
  ...{ bad: [], badCount: 0, isTorn: false, isOther: false },
};
