import type { Challenge } from '@wigwag/protocol';
import { useEffect, useState } from 'react';
import { challenges } from '../api/challenges.ts';
import { Refused } from '../api/refused.ts';
import { onNews } from './live.ts';

const ended = (error: unknown): void => {
  // That the server is away is said where it is known: useReach.
  if (!(error instanceof Refused)) throw error;
};

/** The open challenges; undefined: they were not fetched yet. */
export function useChallenges(): { readonly all: readonly Challenge[] | undefined; readonly look: () => void } {
  const [all, setAll] = useState<readonly Challenge[]>();
  useEffect(() => {
    const look = (): void => void challenges().then(setAll, ended);
    look();
    return onNews(what => {
      if (what === 'challenges') look();
    });
  }, []);
  return { all, look: () => void challenges().then(setAll, ended) };
}
