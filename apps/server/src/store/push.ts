import type { PushKeys } from '@wigwag/protocol';
import type { Sql } from './database.ts';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The server's keys for push messages: whoever asks first makes them. */
export async function vapidKeys(sql: Sql, make: () => VapidKeys): Promise<VapidKeys> {
  const find = () => sql<{ value: VapidKeys }[]>`select value from server_keys where name = 'vapid'`;
  const [found] = await find();
  if (found !== undefined) return found.value;
  const made = make();
  await sql`insert into server_keys (name, value) values ('vapid', ${JSON.stringify({ ...made })}) on conflict do nothing`;
  const [kept] = await find();
  return kept?.value ?? made;
}

export interface Subscription {
  readonly endpoint: string;
  readonly keys: PushKeys;
}

/** Of one person: a browser that was forgotten makes room. */
const MOST = 10;

export async function subscribe(sql: Sql, user: string, { endpoint, keys }: Subscription): Promise<void> {
  await sql.begin(async inside => {
    await inside`
      insert into push_subscriptions (endpoint, user_id, p256dh, auth)
      values (${endpoint}, ${user}, ${keys.p256dh}, ${keys.auth})
      on conflict (endpoint) do update set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth`;
    await inside`
      delete from push_subscriptions where user_id = ${user} and endpoint not in (
        select endpoint from push_subscriptions where user_id = ${user} order by created_at desc, endpoint limit ${MOST})`;
  });
}

export async function unsubscribe(sql: Sql, endpoint: string, user?: string): Promise<void> {
  await sql`
    delete from push_subscriptions where endpoint = ${endpoint} ${user === undefined ? sql`` : sql`and user_id = ${user}`}`;
}
