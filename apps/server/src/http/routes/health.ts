import { timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { Services } from '../context.ts';
import { No } from '../no.ts';
import { isSameMachine, peerOf } from '../sender.ts';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

const same = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** This machine itself, and no proxy on it; or whoever has the token. */
function mayMeasure(context: Context, token: string | undefined): boolean {
  const { req } = context;
  const given = req.header('authorization') ?? '';
  if (token !== undefined) return same(given, `Bearer ${token}`);
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip'].some(name => req.header(name) !== undefined);
  return !isForwarded && isSameMachine(req.header('host')) && LOOPBACK.test(peerOf(context));
}

export function healthRoutes(app: Hono, { sql, metrics, metricsToken }: Services): void {
  app.get('/metrics', async context => {
    if (!mayMeasure(context, metricsToken)) throw new No('not-found');
    return context.text(await metrics.text());
  });

  // Is this node there, and does its database answer?
  app.get('/healthz', async context => {
    await sql`select 1`;
    return context.json({ program: 'wigwag', online: true });
  });
}
