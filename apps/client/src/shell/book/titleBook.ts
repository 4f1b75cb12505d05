import type { Circumstances, Rulebook } from '@wigwag/rulebook';
import type { Language } from '@wigwag/words';
import type { ReactNode } from 'react';

/** The rulebook of a title, as the title hands it over. */
export interface TitleBook {
  load(language: Language): Promise<Rulebook>;
  /** The game on the table; without it nobody can say what is in force. */
  readonly here?: Circumstances;
  /** The part of the board that is in question, as it is now. */
  picture?(places: readonly number[]): ReactNode;
}
