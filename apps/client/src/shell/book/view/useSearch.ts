import { absenceOf, type Circumstances, type Hit, type Rulebook, type Search, searchOf } from '@wigwag/rulebook';
import { useEffect, useMemo, useState } from 'react';

export interface Found {
  readonly hits: readonly Hit[];
  /** Words of the book that were meant. */
  readonly terms: readonly string[];
}

const NOTHING: Found = { hits: [], terms: [] };

/** What does not hold in the game on the table comes after what does. */
export function inForceFirst(
  hits: readonly Hit[],
  book: Pick<Rulebook, 'clauses'> | undefined,
  here: Circumstances | undefined,
): readonly Hit[] {
  if (here === undefined) return hits;
  const isAway = ({ address }: Hit): boolean => {
    const clause = book?.clauses.get(address);
    return clause !== undefined && absenceOf(clause, here) === 'game';
  };
  return [...hits.filter(hit => !isAway(hit)), ...hits.filter(isAway)];
}

/** What is found in the book. It is indexed when the first word is typed. */
export function useSearch(book: Rulebook | undefined, query: string, here: Circumstances | undefined): Found {
  const [made, setMade] = useState<{ readonly book: Rulebook; readonly search: Search }>();
  const isAsked = query.trim() !== '';
  const isMade = made?.book === book;
  useEffect(() => {
    if (!isAsked || isMade || book === undefined) return;
    let isWanted = true;
    void searchOf(book).then(search => isWanted && setMade({ book, search }));
    return () => {
      isWanted = false;
    };
  }, [book, isAsked, isMade]);
  const search = isMade ? made?.search : undefined;
  return useMemo(() => {
    if (search === undefined || !isAsked) return NOTHING;
    const hits = inForceFirst(search.find(query), book, here);
    return { hits, terms: [...new Set(hits.flatMap(({ terms }) => terms))] };
  }, [search, query, isAsked, book, here]);
}
