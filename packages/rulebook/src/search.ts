import MiniSearch, { type SearchResult } from 'minisearch';
import { type Page, pagesInOrder, type Rulebook } from './book.ts';
import { withoutStopWords } from './stopWords.ts';

/** Letters without their marks, so that "zolnierz" finds "żołnierz". */
export const folded = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');

/** Nobody looks for more; a whole text that was pasted would take seconds, and one endless word more memory than there is. */
const LONGEST_QUERY = 120;

/** What is looked for of what was typed or pasted. */
export const lookedFor = (query: string): string => query.trim().slice(0, LONGEST_QUERY);

/** A book has some thousand words and says each of them many times. */
function foldedOnce(): (word: string) => string {
  const known = new Map<string, string>();
  return word => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const now = folded(word);
    known.set(word, now);
    return now;
  };
}

/** Something that was found. */
export interface Hit {
  readonly kind: 'page' | 'clause' | 'reading';
  readonly id: string;
  /** Where it is read. */
  readonly address: string;
  readonly section: string;
  readonly title: string;
  readonly text: string;
  /** Words of the book that were meant, folded. */
  readonly terms: readonly string[];
}

interface Entry extends Omit<Hit, 'terms'> {
  /** The words of its id, its page and its example: worth less than its title. */
  readonly around: string;
}

function entriesOf(book: Rulebook): Entry[] {
  const pages = pagesInOrder(book);
  const titled = ({ title, sectionTitle }: Page): string =>
    title === sectionTitle ? title : `${sectionTitle} ${title}`;
  const headings = pages.map(
    ({ id, title, section, sectionTitle, lead = '' }): Entry => ({
      ...{ kind: 'page', id: `page ${id}`, address: id, section, title, text: lead },
      around: `${section} ${sectionTitle}`,
    }),
  );
  const clauses = pages.flatMap(page =>
    page.clauses.map(
      ({ id, title, text, example = '' }): Entry => ({
        ...{ kind: 'clause', id, address: id, section: page.section, title, text },
        around: `${id.replaceAll(/[/-]/g, ' ')} ${titled(page)} ${example}`,
      }),
    ),
  );
  const readings = book.readings.map(({ id, clauses: [address = ''], question, answer }): Entry => {
    const section = book.pages.get(address)?.section ?? '';
    return { kind: 'reading', id, address, section, title: question, text: answer, around: '' };
  });
  return [...headings, ...clauses, ...readings];
}

export interface Search {
  /** The best first. */
  find(query: string): readonly Hit[];
}

const MOST_HITS = 60;
/** With fewer than these that have all the words, others follow that have some of them. */
const FEW_HITS = 3;
/** How many of those. */
const MOST_LOOSE_HITS = 20;
const SHORTEST_FUZZY = 5;
/** So many are indexed at a time: the page goes on drawing. */
const SLICE = 120;
/** A page is more than one of its clauses. */
const PAGE_WEIGHT = 2;

/** An index of the whole book. */
export async function searchOf(book: Rulebook): Promise<Search> {
  const entries = entriesOf(book);
  const byId = new Map(entries.map(entry => [entry.id, entry]));
  const index = new MiniSearch<Entry>({
    fields: ['title', 'text', 'around'],
    processTerm: foldedOnce(),
    searchOptions: {
      boost: { title: 3, text: 1.5 },
      prefix: term => term.length > 1,
      fuzzy: term => (term.length >= SHORTEST_FUZZY ? 0.2 : false),
      combineWith: 'AND',
      boostDocument: id => (byId.get(id as string)?.kind === 'page' ? PAGE_WEIGHT : 1),
      weights: { prefix: 0.6, fuzzy: 0.2 },
    },
  });
  await index.addAllAsync(entries, { chunkSize: SLICE });
  const shown = ({ id, terms }: SearchResult): Hit[] => {
    const entry = byId.get(id as string);
    if (entry === undefined) return [];
    const { around: _, ...hit } = entry;
    return [{ ...hit, terms }];
  };
  return {
    find: query => {
      const asked = withoutStopWords(lookedFor(query), folded);
      const strict = index.search(asked).slice(0, MOST_HITS);
      if (strict.length >= FEW_HITS) return strict.flatMap(shown);
      const found = new Set(strict.map(({ id }) => id));
      const loose = index.search(asked, { combineWith: 'OR' }).filter(({ id }) => !found.has(id));
      return [...strict, ...loose.slice(0, MOST_LOOSE_HITS)].flatMap(shown);
    },
  };
}
