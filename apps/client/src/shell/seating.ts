import type { Players } from '@wigwag/host';
import type { Vocabulary } from '@wigwag/kernel';

/** Who plays the sides that nobody at this screen plays. */
export interface Seating<T extends Vocabulary> {
  readonly players: Players<T>;
  /** What is kept with the game, so that it goes on like this; undefined: nothing is. */
  readonly kept: unknown;
}

export const ALL_IN_PERSON = { players: {}, kept: undefined } as const;
