import type { Edit, Ready, Vocabulary } from '@wigwag/kernel';
import type { Hosted } from '../game/hosted.ts';

/** A game that seats are tried with. */
export interface Specimen<T extends Vocabulary> {
  readonly name: string;
  /** A new game, the same for the same number. */
  hosted(seed: number): Hosted<T>;
  /** Verbs that come up rarely, since a game in which they come up often is soon over. */
  readonly rareVerbs: readonly string[];
  /** A change that a referee might make, legal or not; none: it has no referee. */
  someEdit?(game: Ready<T>, below: (n: number) => number): Edit<T>;
}
