import type { Computer } from '@wigwag/protocol';
import type { Sql } from './database.ts';

/** A seat at which the computer has to decide. */
export interface ThinkingSeat {
  readonly game: string;
  readonly side: string;
  readonly computer: Computer;
  readonly setup: unknown;
}

type Held = Pick<ThinkingSeat, 'game' | 'side'>;

/** A node that thinks says so again and again; if it is silent for so long, it is gone, and another one thinks. */
const LEASE_MS = 10_000;
const AT_A_TIME = 8;

/** Seats whose turn it is, each for one node. */
export const leaseTurns = (sql: Sql): Promise<readonly ThinkingSeat[]> => sql<ThinkingSeat[]>`
  with due as (
    select seats.game, seats.side from seats join games on games.id = seats.game
    where seats.computer is not null and games.status = 'running' and games.active = seats.side
      and (seats.thinking_ms is null or seats.thinking_ms < now_ms())
    limit ${AT_A_TIME} for update of seats skip locked
  )
  update seats set thinking_ms = now_ms() + ${LEASE_MS}::bigint from due, games
  where seats.game = due.game and seats.side = due.side and games.id = due.game
  returning seats.game, seats.side, seats.computer, games.setup`;

const listed = (seats: readonly Held[]): string => JSON.stringify(seats.map(({ game, side }) => ({ game, side })));

/** This node still thinks for them. */
export async function renewLeases(sql: Sql, seats: readonly Held[]): Promise<void> {
  if (seats.length === 0) return;
  await sql`
    update seats set thinking_ms = now_ms() + ${LEASE_MS}::bigint
    from json_to_recordset(${listed(seats)}::text::json) as held(game text, side text)
    where seats.game = held.game and seats.side = held.side and seats.computer is not null`;
}

/** Nobody thinks for them any more: whoever looks next may. */
export async function releaseLeases(sql: Sql, seats: readonly Held[]): Promise<void> {
  if (seats.length === 0) return;
  await sql`
    update seats set thinking_ms = null from json_to_recordset(${listed(seats)}::text::json) as held(game text, side text)
    where seats.game = held.game and seats.side = held.side`;
}

/** Where the computer sits at a table. */
export const computerSeats = (sql: Sql, game: string): Promise<readonly { side: string }[]> =>
  sql<{ side: string }[]>`select side from seats where game = ${game} and computer is not null`;
