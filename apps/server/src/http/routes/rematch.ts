import { joinGame } from '@wigwag/protocol';
import type { Hono } from 'hono';
import { chair, computerChair, gameOn } from '../../games/making.ts';
import { openHosted } from '../../games/opening.ts';
import { sideOf } from '../../games/tableInfo.ts';
import { addGame, agreeToRematch, type GameRow, gameOf } from '../../store/games.ts';
import { person, type Services } from '../context.ts';
import { No } from '../no.ts';
import type { Rates } from '../rates.ts';
import { bodyOf } from '../reading.ts';
import { gameFor } from './games.ts';

const isTaken = (error: unknown): boolean => (error as { code?: unknown }).code === '23505';

/** Once more with sides changed: each keeps a seat at the new table, and whoever asks second agrees. */
export function rematchRoutes(app: Hono, services: Services, newGames: Rates): void {
  const { sql, games, news } = services;

  const tell = (...ids: readonly string[]): void => {
    for (const id of ids) {
      games.tableChanged(id);
      news.tell({ game: id });
    }
  };

  const agree = async (row: GameRow, next: string, user: string, shareCommitment: string) => {
    if (!(await agreeToRematch(sql, next, user, shareCommitment))) throw new No('too-late');
    tell(row.id, next);
    const begun = await gameOf(sql, next);
    return { id: next, side: begun && sideOf(begun, user), status: begun?.status };
  };

  app.post('/api/games/:id/rematch', async context => {
    const me = await person(services, context);
    const row = await gameFor(services, context.req.param('id'), me.id);
    const { shareCommitment } = await bodyOf(context, joinGame);
    if (sideOf(row, me.id) === undefined) throw new No('not-yours');
    if (row.status !== 'over') throw new No('too-late');
    if (row.seats.some(({ userId, computer }) => userId === null && computer === null)) throw new No('seat-taken');
    if (row.rematch !== null) return context.json(await agree(row, row.rematch.id, me.id, shareCommitment));
    newGames.take(me.id);
    try {
      const made = await ask(row, me.id, shareCommitment);
      tell(row.id, made.id);
      return context.json(made, 201);
    } catch (error) {
      // Both asked at the same moment: the second agrees.
      const next = isTaken(error) ? (await gameOf(sql, row.id))?.rematch : undefined;
      if (!next) throw error;
      return context.json(await agree(row, next.id, me.id, shareCommitment));
    }
  });

  const ask = async (row: GameRow, user: string, shareCommitment: string) => {
    const hosted = openHosted(row.title, row.setup);
    if (hosted === undefined) throw new No('bad-setup');
    const { isPublic, isRated, paceName } = row;
    const seats = row.seats.map(({ side }, at) => {
      const { userId = null, computer = null } = row.seats[(at + 1) % row.seats.length] ?? {};
      if (computer !== null) return computerChair(side, computer);
      return chair(side, userId, userId === user ? shareCommitment : null);
    });
    const status = seats.some(({ computer }) => computer !== null) ? 'mixing' : 'inviting';
    const side = seats.find(({ userId }) => userId === user)?.side;
    const game = gameOn(row.title, row.setup, hosted);
    await addGame(sql, {
      ...{ ...game, status, createdBy: user, isPublic, isRated, seats, rematchOf: row.id },
      pace: paceName ?? undefined,
    });
    return { id: game.id, side, status };
  };
}
