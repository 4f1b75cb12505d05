import type { GameGlance, LibrarySearch } from '@wigwag/protocol';
import { useEffect, useState } from 'react';
import { library } from '../api/library.ts';

interface Found {
  readonly games: readonly GameGlance[];
  /** Where the next page begins; undefined: there is none. */
  readonly next: string | undefined;
}

interface Library {
  /** Undefined: they have not come yet. */
  readonly found: Found | undefined;
  readonly refusal: unknown;
  readonly more: () => void;
}

/** The games that are searched for, page by page. An answer to an older search is dropped. */
export function useLibrary(search: LibrarySearch): Library {
  const [found, setFound] = useState<Found>();
  const [refusal, setRefusal] = useState<unknown>();
  const asked = JSON.stringify(search);
  useEffect(() => {
    let isDropped = false;
    library(JSON.parse(asked) as LibrarySearch).then(
      ({ games, next }) => {
        if (isDropped) return;
        setFound({ games, next });
        setRefusal(undefined);
      },
      (why: unknown) => setRefusal(why),
    );
    return () => {
      isDropped = true;
    };
  }, [asked]);
  const more = (): void => {
    if (found?.next === undefined) return;
    const { next: after } = found;
    library({ ...search, after }).then(
      ({ games, next }) => setFound({ games: [...found.games, ...games], next }),
      (why: unknown) => setRefusal(why),
    );
  };
  return { found, refusal, more };
}
