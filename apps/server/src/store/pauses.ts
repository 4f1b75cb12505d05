import type { PauseStep } from '@wigwag/protocol';
import type { Asking, Sql, Transaction } from './database.ts';
import { countGame } from './time.ts';

interface Offered {
  readonly offeredBy?: string;
  readonly isPaused: boolean;
}

export async function pauseIn(sql: Asking, game: string): Promise<Offered> {
  const [row] = await sql<{ offeredBy: string | null; isPaused: boolean }[]>`
    select pause_offered_by as "offeredBy",
      exists (select 1 from pauses where pauses.game = times.game and to_ms is null) as "isPaused"
    from times where game = ${game}`;
  const { offeredBy = null, isPaused = false } = row ?? {};
  return offeredBy === null ? { isPaused } : { isPaused, offeredBy };
}

const offer = (sql: Transaction, game: string, side: string | null) =>
  sql`update times set pause_offered_by = ${side} where game = ${game}`;

/** Each step, and whether it may be taken: an offer is answered by the other side, withdrawn by its own. */
const STEPS: Readonly<
  Record<PauseStep, (sql: Transaction, game: string, side: string, now: Offered) => Promise<boolean>>
> = {
  offer: async (sql, game, side, { offeredBy, isPaused }) => {
    if (isPaused || offeredBy !== undefined) return false;
    await offer(sql, game, side);
    return true;
  },
  withdraw: async (sql, game, side, { offeredBy }) => {
    if (offeredBy !== side) return false;
    await offer(sql, game, null);
    return true;
  },
  decline: async (sql, game, side, { offeredBy }) => {
    if (offeredBy === undefined || offeredBy === side) return false;
    await offer(sql, game, null);
    return true;
  },
  accept: async (sql, game, side, { offeredBy, isPaused }) => {
    if (isPaused || offeredBy === undefined || offeredBy === side) return false;
    await offer(sql, game, null);
    await sql`insert into pauses (game, from_ms) values (${game}, now_ms())`;
    return true;
  },
  end: async (sql, game, _side, { isPaused }) => {
    if (!isPaused) return false;
    await sql`update pauses set to_ms = now_ms() where game = ${game} and to_ms is null`;
    return true;
  },
};

/** False: it is too late for that. Time is counted up to now before anything changes, and with the change after it. */
export async function pauseStepIn(sql: Sql, game: string, side: string, step: PauseStep): Promise<boolean> {
  return sql.begin(async inside => {
    if ((await countGame(inside, game, [])) === undefined) return false;
    const isDone = await STEPS[step](inside, game, side, await pauseIn(inside, game));
    if (isDone) await countGame(inside, game, []);
    return isDone;
  });
}
