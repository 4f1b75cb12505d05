import type { LobbyNews } from '../games/lobbyNews.ts';
import type { Log } from '../log.ts';
import { expireChallenges } from '../store/challenges.ts';
import type { Sql, Transaction } from '../store/database.ts';
import { noteTurns } from '../store/notices.ts';
import { type Counted, countGame, ensureTime, gamesDue, takeTurns } from '../store/time.ts';

const AT_A_TIME = 50;
const EVERY_MS = 500;

/** Counts a game's time up to now, and notes who is to be told. Undefined: nobody counts it. */
async function countNow(sql: Transaction, game: string): Promise<Counted | undefined> {
  const turns = await takeTurns(sql, game);
  const counted = await countGame(sql, game, turns);
  await noteTurns(sql, game, turns, counted?.rung ?? []);
  return counted;
}

/** The same for one of many; another node that does so already is left to it. */
export async function keepGame(sql: Sql, game: string): Promise<void> {
  await ensureTime(sql, game);
  await sql.begin(async inside => {
    const held = await inside`select 1 from times where game = ${game} for update skip locked`;
    if (held.length > 0) await countNow(inside, game);
  });
}

/** Everything that is due. */
export async function keepTime(sql: Sql): Promise<number> {
  const games = await gamesDue(sql, AT_A_TIME);
  for (const game of games) await keepGame(sql, game);
  return games.length;
}

export interface Keeper {
  stop(): Promise<void>;
}

/** Does something again and again until it is stopped; what fails is tried again at the next time. */
export function repeatedly(act: () => Promise<unknown>, everyMs: number, failed: (error: unknown) => void): Keeper {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = async (): Promise<void> => {
    try {
      await act();
    } catch (error) {
      failed(error);
    }
    if (!isStopped) timer = setTimeout(() => (running = run()), everyMs);
  };
  running = run();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Keeps the time of all games, together with the other nodes. */
export const startKeeper = (sql: Sql, log: Log, news: LobbyNews): Keeper =>
  repeatedly(
    async () => {
      await keepTime(sql);
      if ((await expireChallenges(sql)) > 0) news.tell({ challenges: true });
    },
    EVERY_MS,
    error => log.warn('time not kept', { error }),
  );
