import { type AdminView, ban, type RulesChecked } from '@wigwag/protocol';
import type { Context, Hono } from 'hono';
import { checkRules } from '../../games/ruleCheck.ts';
import { adminView, closeReport, isAdmin, setBanned } from '../../store/admin.ts';
import { gameOf } from '../../store/games.ts';
import { person, type Services } from '../context.ts';
import { No } from '../no.ts';
import { bodyOf } from '../reading.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** For whoever runs the server. To anybody else there is no such place. */
export function adminRoutes(app: Hono, services: Services): void {
  const { sql, games, log } = services;

  const admin = async (context: Context): Promise<string> => {
    const { id } = await person(services, context);
    if (!(await isAdmin(sql, id))) throw new No('not-found');
    return id;
  };

  app.get('/api/admin', async context => {
    await admin(context);
    return context.json((await adminView(sql)) satisfies AdminView);
  });

  app.put('/api/admin/people/:id/ban', async context => {
    const by = await admin(context);
    const user = context.req.param('id');
    const { isBanned } = await bodyOf(context, ban);
    if (!UUID.test(user) || !(await setBanned(sql, user, isBanned))) throw new No('not-found');
    log.info('ban', { user, isBanned, by });
    return context.body(null, 204);
  });

  app.post('/api/admin/reports/:id/close', async context => {
    await admin(context);
    const id = Number(context.req.param('id'));
    if (!Number.isSafeInteger(id) || !(await closeReport(sql, id))) throw new No('not-found');
    return context.body(null, 204);
  });

  app.post('/api/admin/games/:id/check', async context => {
    await admin(context);
    const row = await gameOf(sql, context.req.param('id'));
    if (row?.status !== 'running') throw new No('not-found');
    const checked = await checkRules(sql, row);
    games.forget(row.id);
    return context.json(checked satisfies RulesChecked);
  });
}
