import { useEffect, useState } from 'react';
import type { KeptGame } from './keptGame.ts';
import { lookAgain } from './lookAgain.ts';
import { STORE } from './store.ts';

const NONE: readonly KeptGame[] = [];

/** The games that are kept and neither put away nor thrown away, as they are now; none where nothing can be kept. */
export function useGames(): readonly KeptGame[] {
  const [games, setGames] = useState(NONE);
  useEffect(() => {
    let isGone = false;
    const look = lookAgain(async () => {
      const all = await STORE.list().catch(() => NONE);
      if (!isGone) setGames(all.filter(({ archived, deleted }) => archived === undefined && deleted === undefined));
    });
    void look();
    const stop = STORE.subscribe(({ kind }) => {
      if (kind === 'changed') void look();
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return games;
}
