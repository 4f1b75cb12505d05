import type { Language } from '@wigwag/words';

export type Bilingual = Readonly<Record<Language, string>>;

/** What a clause does: it lets, forbids, obliges, or says how something is. */
export const MARKS = ['may', 'mayNot', 'must', 'is'] as const;
export type Mark = (typeof MARKS)[number];

/** Where a clause holds; what is not named is no condition. Of years the last stands for all that follow. */
export interface Applies {
  readonly games?: readonly string[];
  readonly except?: readonly string[];
  readonly years?: readonly number[];
  readonly weather?: string;
  readonly side?: string;
  readonly mode?: string;
}

/** A clause as its ruleset's catalogue has it, in English. */
export interface CatalogueClause {
  readonly id: string;
  readonly section: string;
  readonly title: string;
  readonly text: string;
  readonly example?: string;
  readonly applies?: Applies;
  readonly optional?: boolean;
  readonly refs?: readonly string[];
  /** Anything but a rule: information, an example, a summary. */
  readonly kind?: string;
}

/** A clause in another language. */
export interface ClauseText {
  readonly title: string;
  readonly text: string;
  readonly example?: string;
}

export type ClauseTexts = Readonly<Record<string, ClauseText>>;

/** One of several pages of a section has a name of its own, and the clause it begins at. */
export interface PagePlan {
  readonly id?: string;
  readonly title?: Bilingual;
  readonly lead?: Bilingual;
  readonly from?: string;
  /** Clauses that stand elsewhere in the section. */
  readonly also?: readonly string[];
}

export interface SectionPlan {
  readonly id: string;
  readonly title: Bilingual;
  readonly pages: readonly PagePlan[];
}

export interface ChapterPlan {
  readonly id: string;
  readonly title: Bilingual;
  readonly sections: readonly SectionPlan[];
}

/** A question that the rulebook leaves open, and how we read it. */
export interface ReadingPlan {
  readonly clauses: readonly string[];
  /** The record in docs/decisions. */
  readonly decision: number;
  readonly question: Bilingual;
  readonly answer: Bilingual;
}

/** All that a book is made of. */
export interface BookSource {
  /** Of the ruleset. */
  readonly name: string;
  readonly clauses: readonly CatalogueClause[];
  readonly chapters: readonly ChapterPlan[];
  readonly marks: Readonly<Record<string, string>>;
  /** By the id of an optional clause, or its section: the option that switches it on. */
  readonly options: Readonly<Record<string, string>>;
  readonly readings: readonly ReadingPlan[];
}
