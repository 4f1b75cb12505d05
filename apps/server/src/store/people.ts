import type { Ban, Me } from '@wigwag/protocol';
import { BAN_COLUMNS, type BanRow, banOf } from './bans.ts';
import type { Sql } from './database.ts';

/** A new guest, and the session that a browser is known by. */
export async function addGuest(sql: Sql, name: string, sessionHash: Buffer): Promise<Me> {
  const [row] = await sql<{ id: string }[]>`
    with person as (insert into users (name, is_guest) values (${name}, true) returning id)
    insert into sessions (hash, user_id) select ${sessionHash}, id from person returning user_id as id`;
  if (row === undefined) throw new Error('a guest was not added');
  return { id: row.id, name, isGuest: true };
}

/** Somebody who is known here; whoever is banned may do nothing. */
export type Known = Me & { readonly ban: Ban | undefined };

/** Whose session it is; undefined: nobody's. */
export async function personOf(sql: Sql, sessionHash: Buffer): Promise<Known | undefined> {
  const [row] = await sql<(Me & BanRow)[]>`
    select users.id, users.name, users.is_guest as "isGuest", ${sql.raw(BAN_COLUMNS)}
    from sessions join users on users.id = sessions.user_id where sessions.hash = ${sessionHash}`;
  if (row === undefined) return undefined;
  const { id, name, isGuest } = row;
  return { id, name, isGuest, ban: banOf(row) };
}

export async function personById(sql: Sql, id: string): Promise<Me> {
  const [row] = await sql<Me[]>`select id, name, is_guest as "isGuest" from users where id = ${id}`;
  if (row === undefined) throw new Error('somebody known is not there');
  return row;
}
