import type { Account, Me } from '@wigwag/protocol';
import type { Sql } from './database.ts';

/** Undefined: there is no such name or address, or it has no password. */
export async function loginOf(sql: Sql, name: string): Promise<{ id: string; password?: string } | undefined> {
  const [row] = await sql<{ id: string; password: string | null }[]>`
    select id, password from users
    where not is_guest and (lower(normalize(name, nfkc)) = lower(normalize(${name}, nfkc)) or lower(email) = lower(${name}))
    order by (lower(email) = lower(${name})) desc nulls last limit 1`;
  if (row === undefined) return undefined;
  return { id: row.id, ...(row.password !== null && { password: row.password }) };
}

export async function passwordOf(sql: Sql, user: string): Promise<string | undefined> {
  const [row] = await sql<{ password: string | null }[]>`select password from users where id = ${user}`;
  return row?.password ?? undefined;
}

const isTaken = (error: unknown): boolean => (error as { code?: unknown }).code === '23505';

/** False: somebody else has that name or address. */
async function unlessTaken(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/** A guest is one no more, and has this name; whoever is none keeps his own. False: it is taken. */
export const becomeAccount = (sql: Sql, user: string, name: string): Promise<boolean> =>
  unlessTaken(() => sql`update users set name = ${name}, is_guest = false where id = ${user} and is_guest`);

export async function setPassword(sql: Sql, user: string, hash: string): Promise<void> {
  await sql`update users set password = ${hash} where id = ${user}`;
}

export const setEmail = (sql: Sql, user: string, email: string): Promise<boolean> =>
  unlessTaken(() => sql`update users set email = ${email} where id = ${user}`);

export async function addSession(sql: Sql, user: string, hash: Buffer): Promise<void> {
  await sql`insert into sessions (hash, user_id) values (${hash}, ${user})`;
}

export async function endSession(sql: Sql, hash: Buffer): Promise<void> {
  await sql`delete from sessions where hash = ${hash}`;
}

/** All but this one. */
export async function endOtherSessions(sql: Sql, user: string, hash: Buffer): Promise<void> {
  await sql`delete from sessions where user_id = ${user} and hash <> ${hash}`;
}

/** What a guest had in this browser is the account's from now on, unless both sit at the same table. */
export async function adopt(sql: Sql, guest: string, account: string): Promise<void> {
  await sql.begin(async inside => {
    await inside`
      update seats set user_id = ${account} where user_id = ${guest}
      and not exists (select 1 from seats as own where own.game = seats.game and own.user_id = ${account})`;
    await inside`update games set created_by = ${account} where created_by = ${guest}`;
    await inside`update chat set user_id = ${account} where user_id = ${guest}`;
    await inside`
      update notes set user_id = ${account} where user_id = ${guest}
      and not exists (select 1 from notes as own where own.game = notes.game and own.user_id = ${account})`;
    await inside`
      delete from users where id = ${guest} and is_guest and not exists (select 1 from seats where user_id = ${guest})`;
  });
}

export async function accountOf(sql: Sql, { id, name, isGuest }: Me): Promise<Account> {
  const [row] = await sql<{ email: string | null; hasPassword: boolean; isAdmin: boolean; sessions: number }[]>`
    select email, password is not null as "hasPassword", is_admin as "isAdmin",
      (select count(*)::int from sessions where user_id = ${id}) as sessions from users where id = ${id}`;
  const { email = null, hasPassword = false, isAdmin = false, sessions = 0 } = row ?? {};
  const keys = await sql<{ id: string; name: string; createdAt: Date; usedAt: Date | null }[]>`
    select id, name, created_at as "createdAt", used_at as "usedAt" from passkeys where user_id = ${id} order by created_at`;
  const passkeys = keys.map(({ createdAt, usedAt, ...key }) => ({
    ...key,
    createdAt: createdAt.getTime(),
    ...(usedAt !== null && { usedAt: usedAt.getTime() }),
  }));
  return { name, isGuest, isAdmin, ...(email !== null && { email }), hasPassword, passkeys, sessions };
}

export const PERSON_FORMAT = 'wigwag-person 1';

/** Everything that is kept of somebody and is not another's secret. */
export async function everythingOf(sql: Sql, user: string): Promise<Readonly<Record<string, unknown>>> {
  const [person] = await sql`
    select id, name, is_guest, email, wants_mail, language, calendar, created_at from users where id = ${user}`;
  return {
    format: PERSON_FORMAT,
    person,
    sessions: await sql`select created_at from sessions where user_id = ${user} order by created_at`,
    passkeys: await sql`select name, created_at, used_at from passkeys where user_id = ${user} order by created_at`,
    games: await sql`
      select games.id, games.title, games.status, games.result, seats.side, games.created_at
      from seats join games on games.id = seats.game where seats.user_id = ${user} order by games.created_at`,
    chat: await sql`select game, n, text, phrase, at from chat where user_id = ${user} order by game, n`,
    notes: await sql`select game, text, changed_at from notes where user_id = ${user} order by game`,
  };
}

/** What somebody wrote goes with him; games stay for those who played them with him, with an empty chair. */
export async function forget(sql: Sql, user: string): Promise<void> {
  await sql.begin(async inside => {
    await inside`delete from chat where user_id = ${user}`;
    await inside`delete from users where id = ${user}`;
  });
}

/** Guests may be called alike; of accounts there is one of each name. False: somebody else has it. */
export const renameTo = (sql: Sql, user: string, name: string): Promise<boolean> =>
  unlessTaken(() => sql`update users set name = ${name} where id = ${user}`);

/** Guests may be called alike. */
export async function rename(sql: Sql, guest: string, name: string): Promise<void> {
  await sql`update users set name = ${name} where id = ${guest} and is_guest`;
}
