import { challengeSearch, librarySearch, type MyGames, type MyRatings } from '@wigwag/protocol';
import type { Hono } from 'hono';
import { gamesOf, library, watchable } from '../../store/lists.ts';
import { ratingsOf } from '../../store/ratings.ts';
import { person, type Services } from '../context.ts';
import { searchOf } from '../reading.ts';

/** Lists of games: what waits for me, what I play, what is over. */
export function listRoutes(app: Hono, services: Services): void {
  app.get('/api/my/games', async context => {
    const { id } = await person(services, context);
    return context.json({ games: await gamesOf(services.sql, id) } satisfies MyGames);
  });

  app.get('/api/watch', async context => {
    const { id } = await person(services, context);
    const { title } = searchOf(context, challengeSearch);
    return context.json({ games: await watchable(services.sql, id, title) } satisfies MyGames);
  });

  app.get('/api/my/ratings', async context => {
    const { id } = await person(services, context);
    return context.json({ ratings: await ratingsOf(services.sql, id) } satisfies MyRatings);
  });

  app.get('/api/library', async context => {
    const { id } = await person(services, context);
    return context.json(await library(services.sql, id, searchOf(context, librarySearch)));
  });
}
