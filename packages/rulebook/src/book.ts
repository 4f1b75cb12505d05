import type { Language } from '@wigwag/words';
import type { Applies, Mark } from './source.ts';

/** A question that the rulebook leaves open, and our answer. */
export interface Reading {
  readonly id: string;
  /** The clauses it belongs to. */
  readonly clauses: readonly string[];
  readonly decision: number;
  readonly question: string;
  readonly answer: string;
}

export interface Clause {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly example?: string;
  readonly mark: Mark;
  readonly applies?: Applies;
  /** It holds only where this option is on. */
  readonly option?: string;
  /** No rule but information, an example, a summary. */
  readonly isRemark: boolean;
  /** Where else to look: clauses, sections. */
  readonly refs: readonly string[];
  readonly readings: readonly Reading[];
}

/** What is read at one time: a section, or a part of a long one. */
export interface Page {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly section: string;
  readonly sectionTitle: string;
  readonly chapter: string;
  readonly clauses: readonly Clause[];
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly pages: readonly Page[];
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

/** A rulebook in one language. */
export interface Rulebook {
  readonly name: string;
  readonly language: Language;
  readonly chapters: readonly Chapter[];
  /** By the id of a page, clause, section or chapter: where it is read. */
  readonly pages: ReadonlyMap<string, Page>;
  readonly clauses: ReadonlyMap<string, Clause>;
  readonly readings: readonly Reading[];
}

/** Where an address leads: to a page, perhaps to one clause on it. */
export interface Place {
  readonly page: Page;
  readonly clause?: Clause;
}

/** What does not lead anywhere leads to the beginning. */
export function placeOf({ pages, clauses, chapters }: Rulebook, address: string): Place {
  const page = pages.get(address) ?? pages.get(address.split('/')[0] ?? '') ?? chapters[0]?.sections[0]?.pages[0];
  if (page === undefined) throw new Error('a book without pages');
  const clause = clauses.get(address);
  return clause === undefined ? { page } : { page, clause };
}

/** All pages from the first to the last. */
export const pagesInOrder = ({ chapters }: Rulebook): readonly Page[] =>
  chapters.flatMap(({ sections }) => sections.flatMap(({ pages }) => pages));
