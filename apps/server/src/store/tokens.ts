import type { Sql } from './database.ts';

/** `confirm`: an address is right, and its owner signed in. `sign-in`: its owner is signed in. */
type TokenKind = 'confirm' | 'sign-in';

const LASTS_MS = 30 * 60_000;

export interface Token {
  readonly kind: TokenKind;
  readonly user: string;
  readonly email: string;
}

export async function addToken(sql: Sql, hash: Buffer, { kind, user, email }: Token): Promise<void> {
  await sql`delete from tokens where expires_ms < now_ms()`;
  await sql`
    insert into tokens (hash, kind, user_id, email, expires_ms)
    values (${hash}, ${kind}, ${user}, ${email}, now_ms() + ${LASTS_MS}::bigint)`;
}

/** It is good once, and not for long. */
export async function takeToken(sql: Sql, hash: Buffer): Promise<Token | undefined> {
  const [row] = await sql<Token[]>`
    delete from tokens where hash = ${hash} and expires_ms >= now_ms() returning kind, user_id as user, email`;
  return row;
}

/** The account with this address. */
export async function ownerOf(sql: Sql, email: string): Promise<{ id: string; language: 'en' | 'pl' } | undefined> {
  const [row] = await sql<{ id: string; language: 'en' | 'pl' }[]>`
    select id, language from users where lower(email) = lower(${email}) and not is_guest`;
  return row;
}
