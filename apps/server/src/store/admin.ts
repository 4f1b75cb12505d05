import type { AdminView } from '@wigwag/protocol';
import { BAN_COLUMNS, type BanRow, banOf, IS_BANNED } from './bans.ts';
import type { Sql } from './database.ts';

const MOST = 200;

export async function isAdmin(sql: Sql, user: string): Promise<boolean> {
  return (await sql`select 1 from users where id = ${user} and is_admin`).length === 1;
}

export async function hasAdmin(sql: Sql): Promise<boolean> {
  return (await sql`select 1 from users where is_admin limit 1`).length === 1;
}

/** Has an admin ever been here? */
export async function isRun(sql: Sql): Promise<boolean> {
  return (
    (await sql`select 1 from users join sessions on sessions.user_id = users.id where is_admin limit 1`).length === 1
  );
}

/** The account of this name may run the server from now on; one is made if there is none. */
export async function makeAdmin(sql: Sql, name: string): Promise<string> {
  const [known] = await sql<{ id: string }[]>`
    update users set is_admin = true, banned_at = null, banned_until = null, ban_reason = null
    where not is_guest and lower(normalize(name, nfkc)) = lower(normalize(${name}, nfkc)) returning id`;
  if (known !== undefined) return known.id;
  const [made] = await sql<{ id: string }[]>`
    insert into users (name, is_guest, is_admin) values (${name}, false, true) returning id`;
  if (made === undefined) throw new Error('no admin was made');
  return made.id;
}

type Dated<T> = Omit<T, 'at'> & { readonly at: Date };
const dated = <T>({ at, ...rest }: Dated<T>) => ({ ...rest, at: at.getTime() });

async function reportsIn(sql: Sql): Promise<AdminView['reports']> {
  type Row = {
    id: number;
    game: string;
    isPublic: boolean;
    text: string;
    userId: string | null;
    name: string | null;
    by: string | null;
    at: Date;
  };
  const rows = await sql<Row[]>`
    select reports.id, reports.game, games.is_public as "isPublic", coalesce(reports.text, '') as text, about.id as "userId", about.name, writer.name as by, reports.at
    from reports join games on games.id = reports.game left join users about on about.id = reports.about left join users writer on writer.id = reports.by_user
    where closed_at is null order by reports.at limit ${MOST}`;
  return rows.map(({ id, game, isPublic, text, userId, name, by, at }) => ({
    ...{ id, game, isPublic, text, at: at.getTime() },
    ...(userId !== null && name !== null && { about: { id: userId, name } }),
    ...(by !== null && { by }),
  }));
}

async function bannedIn(sql: Sql): Promise<AdminView['banned']> {
  const rows = await sql<({ id: string; name: string } & BanRow)[]>`
    select id, name, ${sql.raw(BAN_COLUMNS)} from users where ${sql.raw(IS_BANNED)} order by banned_at desc limit ${MOST}`;
  return rows.map(row => ({ id: row.id, name: row.name, ...banOf(row) }));
}

/** What the tables tell of it. */
export async function adminView(sql: Sql): Promise<Omit<AdminView, 'rules' | 'health'>> {
  const counts = await sql<{ status: keyof AdminView['games']; count: number }[]>`
    select status, count(*)::int as count from games group by status`;
  const [people] = await sql<AdminView['people'][]>`
    select count(*) filter (where not is_guest)::int as accounts, count(*) filter (where is_guest)::int as guests from users`;
  const letters = await sql<Dated<AdminView['letters'][number]>[]>`
    select id, recipient as to, subject, text, at from letters order by id desc limit ${MOST}`;
  return {
    games: {
      inviting: 0,
      mixing: 0,
      running: 0,
      over: 0,
      ...Object.fromEntries(counts.map(each => [each.status, each.count])),
    },
    people: people ?? { accounts: 0, guests: 0 },
    reports: await reportsIn(sql),
    banned: await bannedIn(sql),
    letters: letters.map(dated),
    standing: await sql<AdminView['standing'][number][]>`
      select id, title, stands as why from games where stands is not null and status = 'running' order by changed_at limit ${MOST}`,
  };
}

export async function closeReport(sql: Sql, id: number): Promise<boolean> {
  return (
    (await sql`update reports set closed_at = now() where id = ${id} and closed_at is null returning id`).length === 1
  );
}
