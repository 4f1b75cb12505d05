import type { Sql } from './database.ts';

const LASTS_MS = 10 * 60_000;

/** What is kept of a passkey: nothing of it is secret. */
export interface Passkey {
  readonly id: string;
  readonly user: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
}

export async function beginCeremony(sql: Sql, challenge: string, user: string | undefined): Promise<string> {
  await sql`delete from ceremonies where expires_ms < now_ms()`;
  const [row] = await sql<{ id: string }[]>`
    insert into ceremonies (challenge, user_id, expires_ms)
    values (${challenge}, ${user ?? null}, now_ms() + ${LASTS_MS}::bigint) returning id`;
  if (row === undefined) throw new Error('a ceremony was not begun');
  return row.id;
}

/** The challenge of a ceremony of this person, or of nobody; it is good once. */
export async function takeCeremony(sql: Sql, id: string, user: string | undefined): Promise<string | undefined> {
  const [row] = await sql<{ challenge: string }[]>`
    delete from ceremonies where id = ${id} and expires_ms >= now_ms() and user_id is not distinct from ${user ?? null}
    returning challenge`;
  return row?.challenge;
}

/** False: the key is known already. */
export async function addPasskey(sql: Sql, { id, user, publicKey, counter, transports }: Passkey, name: string) {
  const added = await sql`
    insert into passkeys (id, user_id, public_key, counter, transports, name)
    values (${id}, ${user}, ${Buffer.from(publicKey)}, ${counter}, ${[...transports]}, ${name}) on conflict do nothing returning id`;
  return added.length === 1;
}

export async function passkeyOf(sql: Sql, id: string): Promise<Passkey | undefined> {
  const [row] = await sql<(Omit<Passkey, 'publicKey'> & { publicKey: Buffer })[]>`
    select id, user_id as user, public_key as "publicKey", counter, transports from passkeys where id = ${id}`;
  return row && { ...row, publicKey: new Uint8Array(row.publicKey) };
}

export async function passkeysOf(sql: Sql, user: string): Promise<readonly { id: string; transports: string[] }[]> {
  return sql<{ id: string; transports: string[] }[]>`select id, transports from passkeys where user_id = ${user}`;
}

export async function usePasskey(sql: Sql, id: string, counter: number): Promise<void> {
  await sql`update passkeys set counter = ${counter}, used_at = now() where id = ${id}`;
}

export async function removePasskey(sql: Sql, user: string, id: string): Promise<boolean> {
  return (await sql`delete from passkeys where id = ${id} and user_id = ${user} returning id`).length === 1;
}
