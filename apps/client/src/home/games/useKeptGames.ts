import { useEffect, useState } from 'react';
import { byTime, type KeptGame } from '../../shell/keeping/keptGame.ts';
import { lookAgain } from '../../shell/keeping/lookAgain.ts';
import { type GameStore, isOfLaterVersion, STORE } from '../../shell/keeping/store.ts';

/** So long a deleted game can be restored. */
export const DAYS_IN_BIN = 30;
const DAY = 86_400_000;

export interface KeptGames {
  readonly inUse: readonly KeptGame[];
  readonly archived: readonly KeptGame[];
  readonly binned: readonly KeptGame[];
}

/** What is not known yet, or cannot be: this browser keeps nothing, or a later version of Wigwag keeps it. */
export type Kept = KeptGames | 'looking' | 'nothing' | 'later';

function sorted(games: readonly KeptGame[]): KeptGames {
  const binned = games.filter(({ deleted }) => deleted !== undefined);
  const kept = games.filter(({ deleted }) => deleted === undefined);
  return {
    inUse: kept.filter(({ archived }) => archived === undefined),
    archived: kept.filter(({ archived }) => archived !== undefined),
    binned: binned.sort((one, other) => byTime(one.deleted, other.deleted)),
  };
}

const isStale = ({ deleted }: KeptGame, now: number): boolean =>
  deleted !== undefined && now - deleted > DAYS_IN_BIN * DAY;

/** What has been in the bin for long is gone for good. */
async function emptyOld(games: readonly KeptGame[]): Promise<void> {
  const now = Date.now();
  for (const game of games) if (isStale(game, now)) await STORE.forget(game.id, row => isStale(row, now));
}

export const keptIn = (store: GameStore): Promise<Kept> =>
  store.list().then(sorted, (error: unknown) => (isOfLaterVersion(error) ? 'later' : 'nothing'));

/** All games of this browser as they are now, those put away and those in the bin too. */
export function useKeptGames(): Kept {
  const [kept, setKept] = useState<Kept>('looking');
  useEffect(() => {
    let isGone = false;
    const look = lookAgain(async () => {
      const now = await keptIn(STORE);
      if (!isGone) setKept(now);
    });
    void look();
    STORE.list().then(emptyOld, () => undefined);
    const stop = STORE.subscribe(({ kind }) => {
      if (kind === 'changed') void look();
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return kept;
}
