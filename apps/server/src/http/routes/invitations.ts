import { shareCommitment } from '@wigwag/fairdice';
import { joinGame, tellShare as shareRequest } from '@wigwag/protocol';
import type { Hono } from 'hono';
import { tableInfoOf } from '../../games/tableInfo.ts';
import { hashOf } from '../../people/session.ts';
import { beginIfMixed, changeCommitment, gameOf, invitedTo, takeSeat, tellShare } from '../../store/games.ts';
import { person, type Services } from '../context.ts';
import { No } from '../no.ts';
import { Rates } from '../rates.ts';
import { bodyOf } from '../reading.ts';
import { gameFor } from './games.ts';

/** Shares that somebody brings from another device. */
const COMMITMENTS = { burst: 20, perSecond: 1 / 60 };

/** How players come to a game: by a link, and each with his share of the dice. */
export function invitationRoutes(app: Hono, services: Services): void {
  const { sql, games, news } = services;

  const commitments = new Rates(COMMITMENTS);

  app.get('/api/invitations/:secret', async context => {
    const found = await invitedTo(sql, hashOf(context.req.param('secret')));
    const row = found && (await gameOf(sql, found.game));
    if (found === undefined || row === undefined) throw new No('not-found');
    return context.json({ ...tableInfoOf(row, undefined), invitedAs: found.side });
  });

  app.post('/api/invitations/:secret', async context => {
    const me = await person(services, context);
    const { shareCommitment } = await bodyOf(context, joinGame);
    const hash = hashOf(context.req.param('secret'));
    const found = await invitedTo(sql, hash);
    if (found === undefined) throw new No('not-found');
    if (!(await takeSeat(sql, hash, me.id, shareCommitment))) throw new No('seat-taken');
    games.tableChanged(found.game);
    news.tell({ game: found.game });
    return context.json({ id: found.game, side: found.side });
  });

  app.post('/api/games/:id/share', async context => {
    const me = await person(services, context);
    const row = await gameFor(services, context.req.param('id'), me.id);
    const { share } = await bodyOf(context, shareRequest);
    const own = row.seats.filter(({ userId }) => userId === me.id);
    const seat = own.find(each => each.shareCommitment === shareCommitment(share));
    if (own.length === 0) throw new No('not-yours');
    if (seat === undefined) throw new No('wrong-field', { field: 'share' });
    const isWaiting = row.seats.some(each => each.shareCommitment === null);
    if (row.status === 'inviting' || isWaiting) throw new No('not-begun');
    await tellShare(sql, row.id, seat.side, share);
    // Whose decision it is follows from the game: it is looked at as soon as it has begun.
    if (await beginIfMixed(sql, row.id)) await (await games.byId(row.id))?.authority();
    games.tableChanged(row.id);
    news.tell({ game: row.id });
    return context.json({ told: true });
  });

  app.put('/api/games/:id/commitment', async context => {
    const me = await person(services, context);
    const row = await gameFor(services, context.req.param('id'), me.id);
    const { shareCommitment } = await bodyOf(context, joinGame);
    if (!row.seats.some(({ userId }) => userId === me.id)) throw new No('not-yours');
    commitments.take(me.id);
    if (!(await changeCommitment(sql, row.id, me.id, shareCommitment))) throw new No('too-late');
    games.tableChanged(row.id);
    return context.body(null, 204);
  });
}
