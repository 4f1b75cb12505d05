import type { TransactionSql } from 'postgres';
import { activeSides, type Rung, type Turn } from '../time/settle.ts';

/** What somebody is told of a game. No notice names a piece or a place. */
type NoticeKind = 'turn' | 'reminder' | 'zero' | 'claimable' | 'over';

/** Who decides at once is not told. */
const WAITS_MS = 60_000;

interface Seat {
  readonly side: string;
  readonly user: string;
}

async function note(sql: TransactionSql, game: string, user: string, kind: NoticeKind, due: number): Promise<void> {
  await sql`
    insert into notices (user_id, game, kind, due_ms) values (${user}, ${game}, ${kind}, ${due})
    on conflict (user_id, game) do update set kind = excluded.kind, due_ms = excluded.due_ms`;
}

/** One a game: what holds now takes the place of what held before. */
export async function noteTurns(
  sql: TransactionSql,
  game: string,
  turns: readonly Turn[],
  rung: readonly Rung[],
): Promise<void> {
  const last = turns.at(-1);
  if (last === undefined && rung.length === 0) return;
  const seats = await sql<Seat[]>`
    select side, user_id as user from seats where game = ${game} and user_id is not null order by place`;
  for (const { side, user } of last === undefined ? [] : seats) {
    if (last?.status === 'over') await note(sql, game, user, 'over', last.at + WAITS_MS);
    else if (last?.status === 'running' && activeSides(last.active).includes(side)) {
      await note(sql, game, user, 'turn', last.at + WAITS_MS);
    } else if (!seats.some(seat => seat.user === user && activeSides(last?.active).includes(seat.side))) {
      await sql`delete from notices where game = ${game} and user_id = ${user}`;
    }
  }
  for (const { side, alarm } of rung) {
    const told = seats.filter(seat => (seat.side === side) === (alarm !== 'claimable'));
    for (const { user } of told) await note(sql, game, user, alarm, 0);
  }
}
