import type { Computer } from '@wigwag/protocol';
import type { Sql } from './database.ts';

/** A seat at which the computer has to decide. */
export interface ThinkingSeat {
  readonly game: string;
  readonly side: string;
  readonly computer: Computer;
  readonly setup: unknown;
}

/** Longer than an answer takes: if its node is gone by then, another one thinks. */
const LEASE_MS = 90_000;
const AT_A_TIME = 8;

/** Seats whose turn it is, each for one node. A turn that has come again since is a new one. */
export const leaseTurns = (sql: Sql): Promise<readonly ThinkingSeat[]> => sql<ThinkingSeat[]>`
  with due as (
    select seats.game, seats.side from seats join games on games.id = seats.game
    where seats.computer is not null and games.status = 'running' and games.active = seats.side
      and (seats.thinking_ms is null or seats.thinking_ms < now_ms()
        or seats.thinking_ms < extract(epoch from games.turned_at) * 1000 + ${LEASE_MS}::bigint)
    limit ${AT_A_TIME} for update of seats skip locked
  )
  update seats set thinking_ms = now_ms() + ${LEASE_MS}::bigint from due, games
  where seats.game = due.game and seats.side = due.side and games.id = due.game
  returning seats.game, seats.side, seats.computer, games.setup`;

/** Where the computer sits at a table. */
export const computerSeats = (sql: Sql, game: string): Promise<readonly { side: string }[]> =>
  sql<{ side: string }[]>`select side from seats where game = ${game} and computer is not null`;
