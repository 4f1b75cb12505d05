import type { GameGlance } from '@wigwag/protocol';
import { create } from 'zustand';
import { myGames } from '../api/games.ts';
import { Refused } from '../api/refused.ts';
import { tellSharesOf } from '../game/shares.ts';
import { useWho } from '../people/who.ts';
import { onNews } from './live.ts';

interface MyGamesState {
  readonly games: readonly GameGlance[];
  /** Were they fetched at least once? */
  readonly isThere: boolean;
}

/** The games that I play at the server, as they were told last. */
export const useMyGames = create<MyGamesState>(() => ({ games: [], isThere: false }));

/** Games whose dice are mixed wait only for what this browser has: it is told wherever the page is. */
function mix(games: readonly GameGlance[]): void {
  for (const { id, status } of games) if (status === 'mixing') tellSharesOf(id).catch(() => undefined);
}

async function fetchGames(): Promise<void> {
  if (useWho.getState().me === undefined) return useMyGames.setState({ games: [], isThere: false });
  try {
    const games = await myGames();
    useMyGames.setState({ games, isThere: true });
    mix(games);
  } catch (error) {
    // That the server is away is said where it is known: useReach.
    if (!(error instanceof Refused)) throw error;
  }
}

const EVERY_MS = 30_000;

/** The list is fetched again when the server says that it has changed, when somebody comes back to the page, and now and then. */
export function keepMyGames(): void {
  const look = (): void => {
    if (document.visibilityState === 'visible') void fetchGames();
  };
  void fetchGames();
  setInterval(look, EVERY_MS);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  onNews(what => {
    if (what === 'games') void fetchGames();
  });
  useWho.subscribe((now, before) => {
    if (now.me?.id !== before.me?.id) void fetchGames();
  });
}
