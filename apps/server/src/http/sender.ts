import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Where a request comes from, as far as this machine knows. */
export const addressOf = (context: Context): string =>
  (context.env as HttpBindings | undefined)?.incoming?.socket?.remoteAddress ?? 'unknown';

/** Does a request that changes something come from our own page? A browser says where from; other programs need not. */
export function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase();
}

const SAME_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/** A page of another site cannot pass as ours by pointing its own name at this machine. */
export const isSameMachine = (host = ''): boolean => SAME_MACHINE.includes(host.toLowerCase().replace(/:\d*$/, ''));
