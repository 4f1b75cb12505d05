import type { GameGlance } from '@wigwag/protocol';
import { useEffect, useState } from 'react';
import { watchable } from '../api/games.ts';
import { Refused } from '../api/refused.ts';

const EVERY_MS = 30_000;

/** Games of others that anybody may look on at, looked at again now and then; undefined: they have not come yet. */
export function useWatchable(): readonly GameGlance[] | undefined {
  const [games, setGames] = useState<readonly GameGlance[]>();
  useEffect(() => {
    let isDropped = false;
    const look = (): void => {
      if (document.visibilityState !== 'visible') return;
      watchable().then(
        found => {
          if (!isDropped) setGames(found.filter(({ seats }) => !seats.some(({ isMe }) => isMe)));
        },
        (error: unknown) => {
          // That the server is away is said where it is known: useReach.
          if (!(error instanceof Refused)) throw error;
        },
      );
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      isDropped = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return games;
}
