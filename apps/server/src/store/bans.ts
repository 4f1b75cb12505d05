import type { Ban } from '@wigwag/protocol';
import type { Sql } from './database.ts';

export interface BanRow {
  readonly bannedAt: Date | null;
  readonly bannedUntil: Date | null;
  readonly banReason: string | null;
}

/** Of `users`. */
export const BAN_COLUMNS = `users.banned_at as "bannedAt", users.banned_until as "bannedUntil", users.ban_reason as "banReason"`;

/** Of `users`: a ban that has ended is none. */
export const IS_BANNED = '(users.banned_at is not null and (users.banned_until is null or users.banned_until > now()))';

/** Undefined: nobody has banned him, or it is over. */
export function banOf({ bannedAt, bannedUntil, banReason }: BanRow, now = Date.now()): Ban | undefined {
  if (bannedAt === null || (bannedUntil !== null && bannedUntil.getTime() <= now)) return undefined;
  return {
    ...(banReason !== null && { reason: banReason }),
    ...(bannedUntil !== null && { until: bannedUntil.getTime() }),
  };
}

interface NewBan {
  readonly reason: string | undefined;
  readonly days: number | undefined;
}

/** Whoever runs the server cannot be banned. */
export async function setBan(sql: Sql, user: string, ban: NewBan | undefined): Promise<boolean> {
  const { reason = '', days = null } = ban ?? {};
  const changed = await sql`
    update users set
      banned_at = case when ${ban !== undefined} then now() end,
      ban_reason = ${reason === '' ? null : reason},
      banned_until = now() + make_interval(days => ${days}::int)
    where id = ${user} and not is_admin returning id`;
  return changed.length === 1;
}

/** Of these people, those that are banned. */
export async function bannedOf(sql: Sql, users: readonly string[]): Promise<ReadonlyMap<string, Ban>> {
  if (users.length === 0) return new Map();
  const rows = await sql<(BanRow & { readonly id: string })[]>`
    select id, ${sql.raw(BAN_COLUMNS)} from users where ${sql.raw(IS_BANNED)} and id = any(${users as string[]})`;
  return new Map(rows.map(({ id, ...row }) => [id, banOf(row) ?? {}]));
}
