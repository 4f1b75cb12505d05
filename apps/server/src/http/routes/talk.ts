import { chatRead, chatReport, newChat, notes } from '@wigwag/protocol';
import type { Hono } from 'hono';
import { addLine, keepNotes, linesAfter, markRead, notesOf, reportLine } from '../../store/talk.ts';
import { type Services, seated } from '../context.ts';
import { No } from '../no.ts';
import { Rates } from '../rates.ts';
import { bodyOf } from '../reading.ts';

/** One line a second, a few at once. */
const LINES = { burst: 5, perSecond: 1 };

const REPORTS = { burst: 10, perSecond: 10 / 86_400 };

const NOTES_BYTES = 80_000;

/** Chat and notes: only for whoever sits at the table. */
export function talkRoutes(app: Hono, services: Services): void {
  const { sql } = services;
  const lines = new Rates(LINES);
  const reports = new Rates(REPORTS);

  app.get('/api/games/:id/chat', async context => {
    const { game, user } = await seated(services, context);
    const after = Number(context.req.query('after') ?? 0);
    if (!Number.isSafeInteger(after) || after < 0) throw new No('wrong-field', { field: 'after', why: 'invalid_type' });
    return context.json({ lines: await linesAfter(sql, game, user, Math.min(after, 2 ** 31 - 1)) });
  });

  app.post('/api/games/:id/chat', async context => {
    const { game, user } = await seated(services, context);
    const line = await bodyOf(context, newChat);
    lines.take(user);
    const n = await addLine(sql, game, user, line);
    services.games.chatted(game);
    return context.json({ n }, 201);
  });

  app.post('/api/games/:id/chat/report', async context => {
    const { game, user } = await seated(services, context);
    const { n } = await bodyOf(context, chatReport);
    reports.take(user);
    if (!(await reportLine(sql, game, n, user))) throw new No('not-found');
    return context.body(null, 204);
  });

  app.put('/api/games/:id/chat/read', async context => {
    const { game, user } = await seated(services, context);
    const { n } = await bodyOf(context, chatRead);
    await markRead(sql, game, user, Math.min(n, 2 ** 31 - 1));
    return context.body(null, 204);
  });

  app.get('/api/games/:id/notes', async context => {
    const { game, user } = await seated(services, context);
    return context.json({ text: await notesOf(sql, game, user) });
  });

  app.put('/api/games/:id/notes', async context => {
    const { game, user } = await seated(services, context);
    const { text } = await bodyOf(context, notes, NOTES_BYTES);
    await keepNotes(sql, game, user, text);
    return context.body(null, 204);
  });
}
