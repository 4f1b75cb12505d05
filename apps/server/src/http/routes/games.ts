import { newGame } from '@wigwag/protocol';
import type { Hono } from 'hono';
import { invitingGame } from '../../games/making.ts';
import { maySee, sideOf, tableInfoOf } from '../../games/tableInfo.ts';
import { addGame, type GameRow, gameOf, gamesOf } from '../../store/games.ts';
import { person, type Services, visitor } from '../context.ts';
import { No } from '../no.ts';
import type { Rates } from '../rates.ts';
import { bodyOf } from '../reading.ts';

const MOST_LISTED = 100;

/** The game that is asked for, if whoever asks may see it. */
export async function gameFor({ sql }: Services, id: string, userId: string | undefined): Promise<GameRow> {
  const row = /^[\w-]{1,40}$/.test(id) ? await gameOf(sql, id) : undefined;
  if (row === undefined || !maySee(row, userId)) throw new No('not-found');
  return row;
}

/** Making games, and listing one's own. */
export function gameRoutes(app: Hono, services: Services, newGames: Rates): void {
  const { sql, limits, news } = services;

  app.post('/api/games', async context => {
    const me = await person(services, context);
    const asked = await bodyOf(context, newGame, limits.largestRecord);
    if (JSON.stringify(asked.setup ?? null).length > limits.largestSetup) {
      throw new No('too-large', { most: limits.largestSetup });
    }
    newGames.take(me.id);
    const { game, side, secret } = await invitingGame(me.id, asked);
    await addGame(sql, game);
    news.tell({ game: game.id });
    return context.json({ id: game.id, side, ...(secret !== undefined && { invitation: secret }) }, 201);
  });

  app.get('/api/games', async context => {
    const me = await person(services, context);
    const rows = await gamesOf(sql, me.id, MOST_LISTED);
    return context.json({ games: rows.map(row => tableInfoOf(row, sideOf(row, me.id))) });
  });

  app.get('/api/games/:id', async context => {
    const me = await visitor(services, context.req.header('cookie'));
    const row = await gameFor(services, context.req.param('id'), me?.id);
    return context.json(tableInfoOf(row, sideOf(row, me?.id)));
  });
}
