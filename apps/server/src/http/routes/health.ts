import type { Hono } from 'hono';
import type { Services } from '../context.ts';

/** Is this node there, and does its database answer? */
export function healthRoutes(app: Hono, { sql }: Services): void {
  app.get('/healthz', async context => {
    await sql`select 1`;
    return context.json({ program: 'wigwag', online: true });
  });
}
