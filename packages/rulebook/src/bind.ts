import { type Language, typeset } from '@wigwag/words';
import type { Chapter, Clause, Page, Reading, Rulebook, Section } from './book.ts';
import {
  type BookSource,
  type CatalogueClause,
  type ClauseTexts,
  MARKS,
  type PagePlan,
  type ReadingPlan,
  type SectionPlan,
} from './source.ts';

const RULING = /(?:ruling|interpretacj\p{L}+)/u.source;
/** At the end of a remark in brackets, or all of it: ", by ruling A21", "I07". */
const CITED = new RegExp(
  `(?:^|[,;] )(?:the latter by |by |against |to drugie według |według |wbrew )?${RULING}(?: [AI]\\d+)?(?:; .*)?$|^[AI]\\d+(?:, |$)`,
  'u',
);
const NAMED = new RegExp(`${RULING} [AI]\\d+`, 'gu');

/** The catalogue cites our rulings by number; a reader finds them as readings beside the clause. */
export function withoutRulings(language: Language, text: string): string {
  const remarked = text.replaceAll(/ \(([^()]*)\)/g, (whole, remark: string) => {
    const left = remark.replace(CITED, '');
    if (left === remark) return whole;
    return left === '' ? '' : ` (${left})`;
  });
  return remarked.replaceAll(NAMED, language === 'pl' ? 'naszej interpretacji' : 'our reading');
}

/** The catalogue is typed plainly. */
const printed = (text: string): string =>
  text
    .replaceAll(/(?<=[\p{L}\p{N}])'/gu, '’')
    .replaceAll("'", '‘')
    .replaceAll(/(?<![\p{L}\p{N}.)/])-(?=\d)/gu, '−')
    .replaceAll('->', '→');

function readingsOf({ readings }: BookSource, language: Language): Reading[] {
  const set = (text: string): string => typeset(language, text);
  return readings.map(({ clauses, decision, question, answer }: ReadingPlan, place) => ({
    id: `reading-${place + 1}`,
    clauses,
    decision,
    question: set(question[language]),
    answer: set(answer[language]),
  }));
}

/** Kinds of clauses that rule nothing. What follows from other clauses still is a rule. */
const REMARKS: readonly string[] = ['info', 'ui', 'summary', 'example', 'gap'];

interface Binding {
  readonly source: BookSource;
  readonly language: Language;
  /** In a language other than that of the catalogue. */
  readonly texts: ClauseTexts | undefined;
  /** What can be referred to: a catalogue may name chapters that it does not have. */
  readonly known: ReadonlySet<string>;
}

function clauseOf(
  raw: CatalogueClause,
  { source, language, texts, known }: Binding,
  readings: readonly Reading[],
): Clause {
  const { id, section, applies, optional, refs = [], kind } = raw;
  const { title, text, example } = texts?.[id] ?? raw;
  const set = (each: string): string => typeset(language, printed(withoutRulings(language, each)));
  const mark = MARKS.find(known => known === source.marks[id]) ?? 'is';
  const option = optional === true ? (source.options[id] ?? source.options[section]) : undefined;
  return {
    ...{ id, mark },
    refs: refs.filter(ref => known.has(ref)),
    title: set(title),
    text: set(text),
    ...(example !== undefined && { example: set(example) }),
    ...(applies !== undefined && { applies }),
    ...(option !== undefined && { option }),
    isRemark: kind !== undefined && REMARKS.includes(kind),
    readings: readings.filter(({ clauses }) => clauses.includes(id)),
  };
}

const knownIn = ({ clauses, chapters }: BookSource): ReadonlySet<string> =>
  new Set([...clauses.flatMap(({ id, section }) => [id, section]), ...chapters.map(({ id }) => id)]);

/** Which page of its section each clause stands on: the one begun last, unless another names it. */
function pageByClause(pages: readonly PagePlan[], clauses: readonly Clause[]): Map<string, PagePlan | undefined> {
  let open = pages[0];
  return new Map(
    clauses.map(({ id }) => {
      open = pages.find(({ from }) => from === id) ?? open;
      return [id, pages.find(({ also }) => also?.includes(id)) ?? open];
    }),
  );
}

function sectionOf(plan: SectionPlan, chapter: string, language: Language, clauses: readonly Clause[]): Section {
  const { id, pages } = plan;
  const title = typeset(language, plan.title[language]);
  const byClause = pageByClause(pages, clauses);
  return {
    ...{ id, title },
    pages: pages.map((page): Page => {
      const lead = page.lead?.[language];
      return {
        id: page.id === undefined ? id : `${id}:${page.id}`,
        title: typeset(language, (page.title ?? plan.title)[language]),
        ...(lead !== undefined && { lead: typeset(language, lead) }),
        ...{ section: id, sectionTitle: title, chapter },
        clauses: clauses.filter(clause => byClause.get(clause.id) === page),
      };
    }),
  };
}

function addresses(chapters: readonly Chapter[]): Map<string, Page> {
  const found = new Map<string, Page>();
  const put = (address: string, page: Page | undefined): void => {
    if (page !== undefined && !found.has(address)) found.set(address, page);
  };
  for (const chapter of chapters) {
    put(chapter.id, chapter.sections[0]?.pages[0]);
    for (const { id, pages } of chapter.sections) {
      put(id, pages[0]);
      for (const page of pages) {
        put(page.id, page);
        for (const clause of page.clauses) put(clause.id, page);
      }
    }
  }
  return found;
}

/** The book of a ruleset in one language; without texts in that of its catalogue, English. */
export function bind(source: BookSource, language: Language, texts?: ClauseTexts): Rulebook {
  const readings = readingsOf(source, language);
  const binding = { source, language, texts, known: knownIn(source) };
  const chapters = source.chapters.map(({ id, title, sections }): Chapter => {
    const made = sections.map(plan => {
      const raw = source.clauses.filter(({ section }) => section === plan.id);
      const clauses = raw.map(each => clauseOf(each, binding, readings));
      return sectionOf(plan, id, language, clauses);
    });
    return { id, title: typeset(language, title[language]), sections: made };
  });
  const pages = addresses(chapters);
  const all = chapters.flatMap(({ sections }) => sections.flatMap(each => each.pages.flatMap(page => page.clauses)));
  return {
    ...{ name: source.name, language, chapters, pages, readings },
    clauses: new Map(all.map(clause => [clause.id, clause])),
  };
}
