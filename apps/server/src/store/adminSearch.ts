import type { AdminGame, AdminGameSearch, AdminGames, AdminPeople, HealthFigures } from '@wigwag/protocol';
import { BAN_COLUMNS, type BanRow, banOf } from './bans.ts';
import type { Sql } from './database.ts';
import { columns, type GlanceRow, glanceOf, placeOf, readPlace } from './lists.ts';

const PAGE = 50;

/** Signs that `like` reads otherwise are looked for as they are. */
const partly = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`;

type FoundGame = GlanceRow & { readonly isPublic: boolean; readonly stands: string | null };

/** With what only whoever runs the server is told; no more of the board than in any list. */
const found = ({ isPublic, stands, ...row }: FoundGame): AdminGame => ({
  ...glanceOf(row),
  isPublic,
  ...(stands !== null && { stands }),
});

/** All games, those that passed on last first. */
export async function findGames(sql: Sql, admin: string, wanted: AdminGameSearch): Promise<AdminGames> {
  const { search = '', status } = wanted;
  const like = partly(search);
  const place = readPlace(wanted.after);
  const moment = sql`date_trunc('milliseconds', games.turned_at at time zone 'UTC')`;
  const rows = await sql<FoundGame[]>`
    select ${columns(sql, admin)}, games.is_public as "isPublic", games.stands from games
    where (${search} = '' or games.id = ${search} or games.setup ->> 'scenario' ilike ${like} or exists (
      select 1 from seats join users on users.id = seats.user_id where seats.game = games.id and users.name ilike ${like}))
    ${status === undefined ? sql`` : sql`and games.status = ${status}`}
    ${place === undefined ? sql`` : sql`and (${moment}, games.id) < (${place.at}::timestamptz at time zone 'UTC', ${place.id})`}
    order by ${moment} desc, games.id desc limit ${PAGE + 1}`;
  const games = rows.slice(0, PAGE).map(found);
  const last = games.at(-1);
  return { games, ...(rows.length > PAGE && last !== undefined && { next: placeOf(last) }) };
}

type FoundPerson = Omit<AdminPeople['people'][number], 'createdAt' | 'ban' | 'email'> &
  BanRow & { readonly createdAt: Date; readonly email: string | null };

/** By a part of the name or the address, accounts before guests; without one those who came last. */
export async function findPeople(sql: Sql, search: string): Promise<AdminPeople> {
  const like = partly(search);
  const rows = await sql<FoundPerson[]>`
    select id, name, is_guest as "isGuest", is_admin as "isAdmin", email, created_at as "createdAt", ${sql.raw(BAN_COLUMNS)},
      (select count(distinct game)::int from seats where seats.user_id = users.id) as games
    from users where ${search} = '' or name ilike ${like} or email ilike ${like}
    order by ${search === '' ? sql`created_at desc` : sql`is_guest, lower(name), created_at desc`} limit ${PAGE}`;
  return {
    people: rows.map(row => {
      const { bannedAt: _, bannedUntil: _until, banReason: _reason, createdAt, email, ...person } = row;
      const ban = banOf(row);
      return {
        ...person,
        createdAt: createdAt.getTime(),
        ...(email !== null && { email }),
        ...(ban !== undefined && { ban }),
      };
    }),
  };
}

/** How much is kept, and whether anybody waits for a notice. */
export async function databaseFigures(sql: Sql): Promise<Pick<HealthFigures, 'databaseBytes' | 'lateNotices'>> {
  const [row] = await sql<Pick<HealthFigures, 'databaseBytes' | 'lateNotices'>[]>`
    select pg_database_size(current_database()) as "databaseBytes",
      (select count(*)::int from notices where due_ms < now_ms() - 60000) as "lateNotices"`;
  return row ?? { databaseBytes: 0, lateNotices: 0 };
}

interface RulesRow {
  readonly title: string;
  readonly version: string;
  readonly hash: string;
  readonly games: number;
}

/** By which programs games are played now. */
export const rulesPlayed = (sql: Sql): Promise<readonly RulesRow[]> => sql<RulesRow[]>`
  select title, rules_version as version, engine as hash, count(*)::int as games from games
  where status = 'running' group by title, rules_version, engine order by title, games desc limit ${PAGE}`;

/** Ends a game that nobody can play on here, by an entry like any; false: it is over, or somebody has written since. */
export async function endStanding(sql: Sql, id: string, version: number, entry: unknown): Promise<boolean> {
  const ended = await sql`
    with ended as (
      update games set version = version + 1, status = 'over', result = '{"how":"aborted"}', active = null, changed_at = now()
      where id = ${id} and version = ${version} and status = 'running' returning id
    )
    insert into entries (game, n, kind, body)
    select id, ${version}::int + 1, 'abort', ${JSON.stringify(entry)}::text::json from ended returning game`;
  return ended.length === 1;
}
