import { folded, lookedFor } from '@wigwag/rulebook';
import MiniSearch from 'minisearch';
import type { Entry } from './entry.ts';

export interface Found {
  readonly entry: Entry;
  /** Words that were meant, folded. */
  readonly terms: readonly string[];
}

const SHORTEST_FUZZY = 5;
const NO_TERMS: readonly string[] = [];

/** Finds entries by the beginnings of their words, in any order, with or without marks; the best first. No words: all of them. */
export function finderOf(entries: readonly Entry[]): (query: string) => readonly Found[] {
  const byId = new Map(entries.map(entry => [entry.id, entry]));
  const index = new MiniSearch<Entry>({
    fields: ['label', 'detail', 'words'],
    processTerm: term => folded(term) || null,
    searchOptions: {
      boost: { label: 4, detail: 1 },
      prefix: true,
      fuzzy: term => (term.length >= SHORTEST_FUZZY ? 0.2 : false),
      combineWith: 'AND',
      weights: { prefix: 0.7, fuzzy: 0.2 },
    },
  });
  index.addAll([...byId.values()]);
  return typed => {
    const query = lookedFor(typed);
    if (query === '') return entries.map(entry => ({ entry, terms: NO_TERMS }));
    return index.search(query).flatMap(({ id, terms }) => {
      const entry = byId.get(id as string);
      return entry === undefined ? [] : [{ entry, terms }];
    });
  };
}
