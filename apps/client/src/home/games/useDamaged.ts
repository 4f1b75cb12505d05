import { useEffect, useState } from 'react';
import { work } from '../../reading/work.ts';
import type { KeptGame } from '../../shell/keeping/keptGame.ts';

/** Milliseconds: the list is drawn first. */
const SOON = 600;
const NONE: ReadonlySet<string> = new Set();

/** Which games were changed outside or cannot be read: found out in another thread, once for each state of a game. */
export function useDamaged(games: readonly KeptGame[]): ReadonlySet<string> {
  const [damaged, setDamaged] = useState(NONE);
  const state = games
    .map(({ id, lines }) => `${id} ${lines}`)
    .sort()
    .join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other marks on a game leave its lines as they are
  useEffect(() => {
    if (games.length === 0) return;
    let stop: () => void = () => undefined;
    const timer = setTimeout(() => {
      const found = new Set<string>();
      const checking = work({ do: 'check', ids: games.map(({ id }) => id) }, said => {
        if (said.say === 'damaged') found.add(said.id);
      });
      stop = checking.stop;
      checking.done.then(
        last => {
          if (last?.say === 'done') setDamaged(found);
        },
        () => undefined,
      );
    }, SOON);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [state]);
  return damaged;
}
