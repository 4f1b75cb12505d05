import { type Answer, Gate } from '@wigwag/host';
import type { Vocabulary } from '@wigwag/kernel';
import { drawRequest, type FinishedGame } from '@wigwag/protocol';
import type { Context, Hono } from 'hono';
import { type LiveGame, NotRunning, type TableState } from '../../games/liveGame.ts';
import type { TableEntry } from '../../games/tableEntry.ts';
import { sideOf } from '../../games/tableInfo.ts';
import { nextTick } from '../../sockets/ticks.ts';
import { abortUnbegun, type GameRow } from '../../store/games.ts';
import { person, type Services, visitor } from '../context.ts';
import { banned, No } from '../no.ts';
import { Rates } from '../rates.ts';
import { bodyOf, LARGEST, textOf } from '../reading.ts';
import { gameFor } from './games.ts';

/** A game that is played, and the side of whoever asks. */
interface Played {
  readonly row: GameRow;
  readonly game: LiveGame;
  readonly side: string | undefined;
  readonly userId: string | undefined;
}

async function played({ games }: Services, row: GameRow, userId: string | undefined, wanted?: string): Promise<Played> {
  if (row.status === 'inviting' || row.status === 'mixing') throw new No('not-begun');
  return { row, game: await games.of(row), side: sideOf(row, userId, wanted), userId };
}

const STATUS = { done: 200, offered: 200, stale: 409 } as const;

/** 409: something happened that the sender had not seen. 422: it may not be done, and the answer says why. */
function statusFor(reply: string): 200 | 409 | 422 {
  const { answer } = JSON.parse(reply) as { readonly answer?: Answer<Vocabulary> };
  const [kind = ''] = Object.keys(answer ?? { done: {} });
  return Object.hasOwn(STATUS, kind) ? STATUS[kind as keyof typeof STATUS] : 422;
}

/** What is done at a game that is played. */
export function playRoutes(app: Hono, services: Services): void {
  const letters = new Rates(services.limits.letters);

  /** A letter of a seat, where there is no socket: its reply. */
  app.post('/api/games/:id/letters', async context => {
    const me = await visitor(services, context.req.header('cookie'));
    if (me?.ban !== undefined) throw banned(me.ban);
    const row = await gameFor(services, context.req.param('id'), me?.id);
    const { game, side } = await played(services, row, me?.id, context.req.query('as'));
    letters.take(`${me?.id} ${row.id}`);
    const text = await textOf(context, LARGEST);
    let reply: string | undefined;
    const gate = new Gate(
      game,
      side ?? 'public',
      written => {
        reply ??= written;
      },
      error => {
        services.log.warn('not-answered', { game: row.id, error });
      },
    );
    gate.close();
    await gate.receive(text);
    if (row.hasSecrets) await nextTick();
    return answered(context, reply);
  });

  app.post('/api/games/:id/resign', async context => {
    const { game, side } = await own(services, context);
    await atTable(game, { kind: 'resign', by: side });
    return context.json({ done: true });
  });

  app.post('/api/games/:id/draw', async context => {
    const { game, side } = await own(services, context);
    const { do: what } = await bodyOf(context, drawRequest);
    await atTable(game, { kind: `draw-${what}`, by: side }, ({ drawOffer }) => {
      const mayAnswer = drawOffer !== undefined && (what === 'decline' || drawOffer !== side);
      if (what === 'offer' ? drawOffer !== undefined : !mayAnswer) throw new No('too-late');
    });
    return context.json({ done: true });
  });

  app.post('/api/games/:id/abort', async context => {
    const me = await person(services, context);
    const row = await gameFor(services, context.req.param('id'), me.id);
    const side = sideOf(row, me.id);
    if (side === undefined) throw new No('not-yours');
    if (row.status === 'running') {
      await atTable(await services.games.of(row), { kind: 'abort', by: side }, (_, authority) => {
        if (authority.isBegun) throw new No('too-late');
      });
    } else if (!(await abortUnbegun(services.sql, row.id))) throw new No('too-late');
    services.games.tableChanged(row.id);
    services.news.tell({ game: row.id, challenges: true });
    return context.json({ done: true });
  });

  /** The whole of a game that is over, with what its dice followed from. */
  app.get('/api/games/:id/record', async context => {
    const me = await visitor(services, context.req.header('cookie'));
    const row = await gameFor(services, context.req.param('id'), me?.id);
    if (row.status !== 'over') throw new No('not-yours');
    const { game } = await played(services, row, me?.id);
    return context.json(finishedOf(row, (await game.authority()).record()));
  });
}

function answered(context: Context, reply: string | undefined): Response {
  if (reply === undefined) return context.body(null, 204);
  const { kind } = JSON.parse(reply) as { readonly kind: string };
  if (kind === 'unreadable') throw new No('wrong-field', { field: 'letter' });
  return context.body(reply, statusFor(reply), { 'content-type': 'application/json' });
}

/** Whoever asks has to have a seat. */
async function own(services: Services, context: Context): Promise<Played & { readonly side: string }> {
  const me = await person(services, context);
  const row = await gameFor(services, context.req.param('id') ?? '', me.id);
  const found = await played(services, row, me.id, context.req.query('as'));
  const { side } = found;
  if (side === undefined) throw new No('not-yours');
  return { ...found, side };
}

export async function atTable(
  game: LiveGame,
  entry: TableEntry,
  allowed: Parameters<LiveGame['atTable']>[1] = (_: TableState) => undefined,
): Promise<void> {
  try {
    await game.atTable(entry, allowed);
  } catch (error) {
    if (error instanceof NotRunning) throw new No('too-late');
    throw error;
  }
}

function finishedOf({ id, commitment, root, seats, begunBefore }: GameRow, record: unknown): FinishedGame {
  const shares = seats.map(seat => ({
    side: seat.side,
    commitment: seat.shareCommitment ?? '',
    share: seat.share ?? '',
  }));
  const before = begunBefore === null ? {} : { before: begunBefore };
  return { format: 'wigwag-online 1', record, dice: { game: id, commitment, root, shares, ...before } };
}
