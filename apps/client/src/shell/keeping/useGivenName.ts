import { useEffect, useState } from 'react';
import { gameAsked } from '../address.ts';
import { STORE } from './store.ts';

/** What the player calls the game on the screen; undefined: it has no name of its own. */
export function useGivenName(): string | undefined {
  const id = gameAsked(location.search);
  const [name, setName] = useState<string>();
  useEffect(() => {
    let isGone = false;
    const look = async (): Promise<void> => {
      const row = id === undefined ? undefined : await STORE.game(id).catch(() => undefined);
      if (!isGone) setName(row?.name);
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [id]);
  return name;
}
