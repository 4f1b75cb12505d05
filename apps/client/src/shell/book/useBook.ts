import type { Rulebook } from '@wigwag/rulebook';
import { useEffect, useState } from 'react';
import { useDesk } from '../desk.ts';
import type { TitleBook } from './titleBook.ts';

/** The book in the reader's language; undefined: it is on its way, or there is none. */
export function useBook(title: Pick<TitleBook, 'load'> | undefined): Rulebook | 'unreachable' | undefined {
  const language = useDesk(desk => desk.language);
  const [book, setBook] = useState<Rulebook | 'unreachable'>();
  const load = title?.load;
  useEffect(() => {
    let isWanted = true;
    load?.(language).then(
      loaded => isWanted && setBook(loaded),
      () => isWanted && setBook('unreachable'),
    );
    return () => {
      isWanted = false;
    };
  }, [load, language]);
  return book;
}
