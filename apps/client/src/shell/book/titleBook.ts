import type { Circumstances, Rulebook } from '@wigwag/rulebook';
import type { Language, Translate } from '@wigwag/words';
import type { ReactNode } from 'react';
import type { Asked } from '../desk.ts';
import type { ChartAsked } from './address.ts';

/** The charts of the game on the table, beside its rulebook. */
export interface TitleCharts {
  /** What a chart is called: its tables are not laid out for that. */
  name(t: Translate, id: string): string;
  list(t: Translate): readonly { readonly id: string; readonly label: string; readonly words: string }[];
  /** The chart that belongs to a section of the book. */
  of(section: string): string | undefined;
  view(asked: ChartAsked): ReactNode;
}

/** The rulebook of a title, as the title hands it over. */
export interface TitleBook {
  load(language: Language): Promise<Rulebook>;
  /** Is the rule in the book? What a program of its own refuses is in no rulebook. */
  has(rule: string): boolean;
  /** What an option, a side or a game of the series is called. */
  named(t: Translate, kind: 'option' | 'side' | 'game', code: string): string;
  /** Games of the series that its texts call by their codes. */
  readonly codes?: readonly string[];
  /** The game on the table; without it nobody can say what is in force. */
  readonly here?: Circumstances;
  readonly charts?: TitleCharts;
  /** The part of the board that is in question, as it is now, and what was said of it. */
  picture?(asked: Asked): ReactNode;
}
