import {
  type AdminGames,
  type AdminPeople,
  type AdminView,
  adminGameSearch,
  adminPeopleSearch,
  ban,
  type RulesChecked,
} from '@wigwag/protocol';
import type { Context, Hono } from 'hono';
import { rulesInUse } from '../../games/rules/ownRules.ts';
import { checkRules } from '../../games/rules/ruleCheck.ts';
import { adminView, closeReport, isAdmin } from '../../store/admin.ts';
import { databaseFigures, endStanding, findGames, findPeople } from '../../store/adminSearch.ts';
import { setBan } from '../../store/bans.ts';
import { abortUnbegun, type GameRow, gameOf } from '../../store/games.ts';
import { person, type Services } from '../context.ts';
import { No } from '../no.ts';
import { bodyOf, searchOf } from '../reading.ts';
import { atTable } from './play.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Who ends a game from outside, in its entries. */
const ABORT = { kind: 'abort', by: 'admin' } as const;

/** For whoever runs the server. To anybody else there is no such place. */
export function adminRoutes(app: Hono, services: Services): void {
  const { sql, games, log, metrics, post, news } = services;

  const admin = async (context: Context): Promise<string> => {
    const { id } = await person(services, context);
    if (!(await isAdmin(sql, id))) throw new No('not-found');
    return id;
  };

  app.get('/api/admin', async context => {
    await admin(context);
    const asked = [adminView(sql), rulesInUse(sql), metrics.figures(), databaseFigures(sql)] as const;
    const [view, rules, node, database] = await Promise.all(asked);
    const health = { node, ...database, sendsMail: post.leaves };
    return context.json({ ...view, rules, health } satisfies AdminView);
  });

  app.get('/api/admin/games', async context => {
    const id = await admin(context);
    return context.json((await findGames(sql, id, searchOf(context, adminGameSearch))) satisfies AdminGames);
  });

  app.get('/api/admin/people', async context => {
    await admin(context);
    const { search = '' } = searchOf(context, adminPeopleSearch);
    return context.json((await findPeople(sql, search.trim())) satisfies AdminPeople);
  });

  app.put('/api/admin/people/:id/ban', async context => {
    const by = await admin(context);
    const user = context.req.param('id');
    const { isBanned, reason, days } = await bodyOf(context, ban);
    if (!UUID.test(user) || !(await setBan(sql, user, isBanned ? { reason, days } : undefined))) {
      throw new No('not-found');
    }
    if (isBanned) news.tell({ bans: true });
    log.info('ban', { user, isBanned, days, by });
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
    // Whoever sits at one that goes on as it was keeps his line to it.
    if (checked.outcome !== 'same') games.judged(row.id);
    return context.json(checked satisfies RulesChecked);
  });

  app.post('/api/admin/games/:id/abort', async context => {
    const by = await admin(context);
    const row = await gameOf(sql, context.req.param('id'));
    if (row === undefined) throw new No('not-found');
    await abort(services, row);
    games.tableChanged(row.id);
    news.tell({ game: row.id, challenges: true });
    log.info('aborted', { game: row.id, by });
    return context.body(null, 204);
  });
}

/** Whatever state a game is in, nobody has won it. */
async function abort({ sql, games }: Services, row: GameRow): Promise<void> {
  const { id, status, stands, version } = row;
  if (status === 'over') throw new No('too-late');
  if (status !== 'running') {
    if (!(await abortUnbegun(sql, id))) throw new No('too-late');
  } else if (stands === null) await atTable(await games.of(row), ABORT);
  else if (!(await endStanding(sql, id, version, ABORT))) throw new No('too-late');
}
