import { type Challenges, challengeSearch, joinGame, newChallenge } from '@wigwag/protocol';
import type { Hono } from 'hono';
import { openChallenge } from '../../games/making.ts';
import { challengesFor, standingChallenges, takeUp, withdraw } from '../../store/challenges.ts';
import { addGame } from '../../store/games.ts';
import { person, type Services } from '../context.ts';
import { No } from '../no.ts';
import type { Rates } from '../rates.ts';
import { bodyOf, searchOf } from '../reading.ts';

/** Of one person, that stand at the same time. */
const MOST_STANDING = 10;

const REFUSED = { gone: 'seat-taken', own: 'own-challenge', level: 'other-level' } as const;

/** Games that anybody may take up. */
export function challengeRoutes(app: Hono, services: Services, newGames: Rates): void {
  const { sql, limits, news, games } = services;

  app.get('/api/challenges', async context => {
    const { id } = await person(services, context);
    const { title } = searchOf(context, challengeSearch);
    return context.json({ challenges: await challengesFor(sql, id, title) } satisfies Challenges);
  });

  app.post('/api/challenges', async context => {
    const me = await person(services, context);
    const asked = await bodyOf(context, newChallenge, limits.largestSetup);
    const { game, side } = openChallenge(me.id, asked);
    if ((await standingChallenges(sql, me.id)) >= MOST_STANDING) throw new No('many-challenges');
    newGames.take(me.id);
    await addGame(sql, game);
    news.tell({ challenges: true, game: game.id });
    return context.json({ id: game.id, ...(asked.side !== undefined && { side }) }, 201);
  });

  app.post('/api/challenges/:id/join', async context => {
    const me = await person(services, context);
    const id = context.req.param('id');
    const { shareCommitment } = await bodyOf(context, joinGame);
    const taken = await takeUp(sql, id, me.id, shareCommitment);
    if ('refused' in taken) throw new No(REFUSED[taken.refused]);
    games.tableChanged(id);
    news.tell({ challenges: true, game: id });
    return context.json({ id, side: taken.side });
  });

  app.delete('/api/challenges/:id', async context => {
    const me = await person(services, context);
    const id = context.req.param('id');
    if (!(await withdraw(sql, id, me.id))) throw new No('too-late');
    games.tableChanged(id);
    news.tell({ challenges: true, game: id });
    return context.body(null, 204);
  });
}
