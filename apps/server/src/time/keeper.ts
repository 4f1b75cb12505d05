import type { LobbyNews } from '../games/news/lobbyNews.ts';
import type { Log } from '../log.ts';
import { expireChallenges } from '../store/challenges.ts';
import type { Sql } from '../store/database.ts';
import { noteTurns, noteTurnsOfAll } from '../store/notices.ts';
import { countHeld, ensureTimes, gamesDue, heldIfFree, takeTurns } from '../store/time.ts';

const AT_A_TIME = 200;
/** Of a node's lines to the database the others are left to those who play. */
const SIDE_BY_SIDE = 3;
const EVERY_MS = 500;

/** Counts a game's time up to now, and notes who is to be told; another node that does so already is left to it. */
export async function keepGame(sql: Sql, game: string): Promise<void> {
  await ensureTimes(sql, [game]);
  await countGame(sql, game);
}

async function countGame(sql: Sql, game: string): Promise<void> {
  await sql.begin(async inside => {
    const time = await heldIfFree(inside, game);
    if (time === undefined) return;
    const turns = await takeTurns(inside, game);
    const counted = await countHeld(inside, game, time, turns);
    await noteTurns(inside, game, turns, counted?.rung ?? []);
  });
}

/** Everything that is due: of games without a pace who is to be told, all at once; the time of the others, several side by side. */
export async function keepTime(sql: Sql): Promise<number> {
  const due = await gamesDue(sql, AT_A_TIME);
  const free = due.filter(({ hasPace }) => !hasPace).map(({ game }) => game);
  if (free.length > 0) {
    await ensureTimes(sql, free);
    await noteTurnsOfAll(sql, free);
  }
  const left = due.filter(({ hasPace }) => hasPace).values();
  const countSome = async (): Promise<void> => {
    for (const { game } of left) await countGame(sql, game);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, countSome));
  return due.length;
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
