import type { Context } from 'hono';
import { type Services, visitor } from '../http/context.ts';
import { cookieFor, hashOf, newSecret, secretIn } from '../people/session.ts';
import { addSession, adopt, endSession } from '../store/accounts.ts';

/** Somebody has shown who he is: this browser has a new session. What its guest had is the account's now. */
export async function signIn(services: Services, context: Context, user: string): Promise<void> {
  const { sql } = services;
  const cookies = context.req.header('cookie');
  const before = await visitor(services, cookies);
  const old = secretIn(cookies);
  const secret = newSecret();
  await addSession(sql, user, hashOf(secret));
  if (old !== undefined) await endSession(sql, hashOf(old));
  if (before?.isGuest === true && before.id !== user) await adopt(sql, before.id, user);
  context.header('set-cookie', cookieFor(secret, services.isSecure));
}
