import type { ClockFace, PaceName } from '@wigwag/clocks';
import type { Question } from '@wigwag/postgres';
import type { Computer, GameGlance, LibraryPage, LibrarySearch, SeatGlance } from '@wigwag/protocol';
import { gameTimes } from '../games/gameTime.ts';
import type { Sql } from './database.ts';

/** So many games of one's own are listed: those that wait are never left out before those that do not. */
const MOST_OWN = 500;
const PAGE = 50;

interface SeatRow {
  readonly side: string;
  readonly name: string | null;
  readonly isMe: boolean;
  readonly computer: Computer | null;
}

export interface GlanceRow {
  readonly pace: PaceName | null;
  readonly isRated: boolean;
  readonly isLate: boolean;
  readonly id: string;
  readonly title: string;
  readonly scenario: string | null;
  readonly status: GameGlance['status'];
  readonly active: string | null;
  readonly result: unknown;
  readonly changedAt: Date;
  readonly unread: number | null;
  readonly seats: readonly SeatRow[];
}

const seatOf = ({ side, name, isMe, computer }: SeatRow): SeatGlance => ({
  ...{ side, isMe },
  ...(name !== null && { name }),
  ...(computer !== null && { computer }),
});

export const glanceOf = ({
  scenario,
  active,
  result,
  changedAt,
  unread,
  seats,
  pace,
  isLate,
  ...row
}: GlanceRow): GameGlance => ({
  ...row,
  ...(scenario !== null && { scenario }),
  ...(pace !== null && { pace }),
  ...(active !== null && !isLate && { active }),
  ...(result !== null && { result }),
  seats: seats.map(seatOf),
  isMyTurn: row.status === 'running' && seats.some(({ side, isMe }) => isMe && side === active),
  unread: unread ?? 0,
  changedAt: changedAt.getTime(),
});

/** What a list tells of a game: nothing that only one side may know. */
export const columns = (sql: Sql, user: string) => sql`
  games.id, games.title, left(games.setup ->> 'scenario', 80) as scenario, games.status, games.active, games.result,
  games.turned_at as "changedAt", games.pace_name as pace, games.is_rated as "isRated",
  games.has_secrets and games.status = 'running' and not exists (
    select 1 from seats where seats.game = games.id and seats.user_id = ${user}) as "isLate",
  (select count(*)::int from chat where chat.game = games.id and chat.user_id is distinct from ${user}
    and chat.n > (select min(chat_read) from seats where seats.game = games.id and seats.user_id = ${user})) as unread,
  (select json_agg(json_build_object('side', seats.side, 'name', users.name,
      'isMe', coalesce(seats.user_id = ${user}, false), 'computer', seats.computer) order by seats.place)
    from seats left join users on users.id = seats.user_id where seats.game = games.id) as seats`;

/** When the time of whoever decides is up; games without a clock come after those with one, longest waiting first. */
function urgencyOf({ seats, active, changedAt }: GameGlance): number {
  const { zeroAt, isRunning } = seats.find(({ side }) => side === active)?.clock ?? {};
  return zeroAt ?? (isRunning === true ? 0 : Number.MAX_SAFE_INTEGER / 2 + changedAt);
}

/** With the clocks of those that are played at a pace. */
const withClocks = (sql: Sql, glances: readonly GameGlance[]): Promise<GameGlance[]> =>
  Promise.all(
    glances.map(async glance => {
      if (glance.pace === undefined || glance.status !== 'running') return glance;
      const { clocks } = await gameTimes(sql, glance.id);
      return { ...glance, seats: glance.seats.map(seat => withClock(seat, clocks[seat.side])) };
    }),
  );

const withClock = (seat: SeatGlance, clock: ClockFace | undefined): SeatGlance =>
  clock === undefined ? seat : { ...seat, clock };

/** So many games that others play are listed. */
const MOST_WATCHED = 100;

/** Games that are being played and open to all, last passed on first. */
export async function watchable(sql: Sql, user: string, title: string | undefined): Promise<GameGlance[]> {
  const rows = await sql<GlanceRow[]>`
    select ${columns(sql, user)} from games
    where games.status = 'running' and games.is_public ${title === undefined ? sql`` : sql`and games.title = ${title}`}
    order by games.turned_at desc limit ${MOST_WATCHED}`;
  return rows.map(glanceOf);
}

/** Games at which somebody sits: those that wait for a decision first, least time first; then the rest, last passed on first. */
export async function gamesOf(sql: Sql, user: string): Promise<GameGlance[]> {
  const rows = await sql<GlanceRow[]>`
    select ${columns(sql, user)} from games
    where exists (select 1 from seats where seats.game = games.id and seats.user_id = ${user})
    order by (games.status = 'over'), games.turned_at desc limit ${MOST_OWN}`;
  const glances = rows.map(glanceOf);
  const timed = await withClocks(sql, glances);
  const waiting = timed.filter(({ isMyTurn }) => isMyTurn).sort((a, b) => urgencyOf(a) - urgencyOf(b));
  return [...waiting, ...timed.filter(({ isMyTurn }) => !isMyTurn)];
}

/** Where a page ended: the moment and the id of its last game. */
export const placeOf = ({ changedAt, id }: GameGlance): string => `${changedAt}.${id}`;

export function readPlace(after: string | undefined): { readonly at: Date; readonly id: string } | undefined {
  const [, at, id] = /^(\d{1,15})\.(.{1,100})$/.exec(after ?? '') ?? [];
  return at === undefined || id === undefined ? undefined : { at: new Date(Number(at)), id };
}

/** Games that are over: everybody's that are public, and one's own. */
export async function library(sql: Sql, user: string, search: LibrarySearch): Promise<LibraryPage> {
  const place = readPlace(search.after);
  const isMine = sql`exists (select 1 from seats where seats.game = games.id and seats.user_id = ${user})`;
  const has = (condition: unknown, clause: Question<never>) => (condition === undefined ? sql`` : sql`and ${clause}`);
  const rows = await sql<GlanceRow[]>`
    select ${columns(sql, user)} from games
    where games.status = 'over' and games.result ->> 'how' is distinct from 'aborted' and (${search.mine === undefined ? sql`games.is_public or` : sql``} ${isMine})
    ${has(search.title, sql`games.title = ${search.title ?? ''}`)}
    ${has(search.scenario, sql`games.setup ->> 'scenario' = ${search.scenario ?? ''}`)}
    ${has(
      search.player,
      sql`exists (select 1 from seats join users on users.id = seats.user_id
        where seats.game = games.id and lower(users.name) = lower(${search.player ?? ''}))`,
    )}
    ${has(place, sql`(date_trunc('milliseconds', games.turned_at at time zone 'UTC'), games.id) < (${place?.at ?? new Date(0)}::timestamptz at time zone 'UTC', ${place?.id ?? ''})`)}
    order by date_trunc('milliseconds', games.turned_at at time zone 'UTC') desc, games.id desc limit ${PAGE + 1}`;
  const games = rows.slice(0, PAGE).map(glanceOf);
  const last = games.at(-1);
  return { games, ...(rows.length > PAGE && last !== undefined && { next: placeOf(last) }) };
}
