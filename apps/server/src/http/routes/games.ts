import { randomBytes, randomInt } from 'node:crypto';
import { rulesHash } from '@wigwag/kernel';
import { newGame } from '@wigwag/protocol';
import type { Hono } from 'hono';
import { newDice, openHosted } from '../../games/opening.ts';
import { maySee, sideOf, tableInfoOf } from '../../games/tableInfo.ts';
import { hashOf, newSecret } from '../../people/session.ts';
import { addGame, type GameRow, gameOf, gamesOf } from '../../store/games.ts';
import { person, type Services, visitor } from '../context.ts';
import { No } from '../no.ts';
import { Rates } from '../rates.ts';
import { bodyOf } from '../reading.ts';

const MOST_LISTED = 100;

const newId = (): string => randomBytes(9).toString('base64url');

/** The game that is asked for, if whoever asks may see it. */
export async function gameFor({ sql }: Services, id: string, userId: string | undefined): Promise<GameRow> {
  const row = /^[\w-]{1,40}$/.test(id) ? await gameOf(sql, id) : undefined;
  if (row === undefined || !maySee(row, userId)) throw new No('not-found');
  return row;
}

/** Making games, and listing one's own. */
export function gameRoutes(app: Hono, services: Services): void {
  const { sql } = services;
  const newGames = new Rates(services.limits.newGames);

  app.post('/api/games', async context => {
    const me = await person(services, context);
    const { title, setup, side, isPublic, shareCommitment } = await bodyOf(
      context,
      newGame,
      services.limits.largestSetup,
    );
    const hosted = openHosted(title, setup);
    if (hosted === undefined) throw new No('bad-setup');
    const { sides } = hosted.ruleset;
    const own = side ?? sides[randomInt(sides.length)];
    const other = sides.find(each => each !== own);
    if (own === undefined || !sides.includes(own) || other === undefined)
      throw new No('wrong-field', { field: 'side' });
    if (!newGames.allows(me.id)) throw new No('too-many');
    const id = newId();
    const secret = newSecret();
    await addGame(sql, {
      ...{ id, title, setup, isPublic, hasSecrets: hosted.hasSecrets, status: 'inviting', createdBy: me.id },
      ...{ rulesVersion: hosted.ruleset.version, rulesHash: rulesHash(hosted.ruleset) },
      ...newDice(id),
      seats: sides.map(each => {
        const isOwn = each === own;
        return {
          side: each,
          userId: isOwn ? me.id : null,
          shareCommitment: isOwn ? shareCommitment : null,
          share: null,
        };
      }),
      invitation: { hash: hashOf(secret), side: other },
    });
    return context.json({ id, side: own, invitation: secret }, 201);
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
