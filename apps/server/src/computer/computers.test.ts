import { randomBytes } from 'node:crypto';
import { shareCommitment } from '@wigwag/fairdice';
import { choicesFor, type Vocabulary } from '@wigwag/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_LIMITS } from '../http/context.ts';
import { newLog } from '../log.ts';
import { startNode } from '../node.ts';
import { newStage, type Stage, type Visitor } from '../testing/visitors.ts';
import { hereMind, type Mind } from './pool.ts';
import type { Question } from './thinker.ts';

let stage: Stage;
let ann: Visitor;
const asked: Question[] = [];

beforeAll(async () => {
  const mind = hereMind();
  const watched = {
    ...mind,
    think: (question: Question) => {
      asked.push(question);
      return mind.think(structuredClone(question));
    },
  };
  stage = await newStage({ limits: NO_LIMITS, mind: watched });
  ann = await stage.guest('Ann');
});
afterAll(() => stage.close());

const OPPONENT = { level: 'recruit', style: 'balanced' };

/** Ann as the Union against the computer. */
async function against(setup: object, more: object = {}) {
  const share = randomBytes(32).toString('hex');
  const body = {
    title: 'gcacw',
    setup,
    side: 'union',
    opponent: OPPONENT,
    shareCommitment: shareCommitment(share),
    ...more,
  };
  const made = await ann.ask('POST', '/api/games', body);
  if (made.status !== 201) return made;
  await ann.ask('POST', `/api/games/${made.body.id}/share`, { share });
  return made;
}

const tableOf = async (id: string) => (await ann.ask('GET', `/api/games/${id}`)).body;

/** Ann decides once, whatever there is; false: it is not hers to decide. */
async function decide(id: string): Promise<boolean> {
  const live = await stage.node.games.byId(id);
  const authority = await live?.authority();
  if (live === undefined || authority?.decider !== 'union') return false;
  const seat = authority.seat('union');
  const { n, game } = seat.scene();
  const [choice] = choicesFor(live.ruleset, game, 'union' as Vocabulary['side']).toReversed();
  const letter = {
    kind: 'command',
    letter: 1,
    command: { id: randomBytes(6).toString('hex'), seen: n, intent: { do: 'decide', choice } },
  };
  return (await ann.ask('POST', `/api/games/${id}/letters`, letter)).status === 200;
}

test('the computer sits at its seat and decides until it is the other side again', async () => {
  const made = await against({ scenario: 'stuarts-raid' });
  expect(made).toMatchObject({ status: 201, body: { side: 'union' } });
  expect(made.body.invitation).toBeUndefined();
  const { id } = made.body;
  const seats = (await tableOf(id)).seats;
  expect(seats.find(({ side }: { side: string }) => side === 'confederate')).toMatchObject({ computer: OPPONENT });
  let own = 0;
  await expect
    .poll(
      async () => {
        if (await decide(id)) own += 1;
        const [row] = await stage.database.sql<{ theirs: number }[]>`
        select count(*) filter (where body ->> 'by' = 'confederate')::int as theirs from entries where game = ${id}`;
        return own >= 2 && (row?.theirs ?? 0) >= 4;
      },
      { timeout: 60_000, interval: 20 },
    )
    .toBe(true);
  expect(asked.length).toBeGreaterThan(0);
});

test('it is told no more than its side sees', async () => {
  asked.length = 0;
  const { body } = await against({ scenario: 'stuarts-raid', options: { limitedIntelligence: true } });
  await expect
    .poll(
      async () => {
        await decide(body.id);
        return asked.length;
      },
      { timeout: 60_000, interval: 20 },
    )
    .toBeGreaterThan(1);
  const live = await stage.node.games.byId(body.id);
  for (const { now, side } of asked) {
    const view = (await live?.past(side, now.lines)) as { board: unknown } | undefined;
    if (view !== undefined) expect(now.board).toEqual(view.board);
  }
});

test('it lets a decision be taken back, and declines a draw', async () => {
  const { body } = await against({ scenario: 'stuarts-raid' });
  await ann.ask('POST', `/api/games/${body.id}/draw`, { do: 'offer' });
  await expect.poll(async () => (await tableOf(body.id)).drawOffer).toBeUndefined();
  const kinds = await stage.database.sql`select kind from entries where game = ${body.id} order by n`;
  expect(kinds.map(({ kind }) => kind)).toContain('draw-decline');
});

test('a title that it does not play, a strange level, a rating', async () => {
  expect((await against({ posts: 4 }, { title: 'pickets', side: 'blue' })).body.error.code).toBe('no-computer');
  expect((await against({ scenario: 'stuarts-raid' }, { opponent: { level: 'god', style: 'bold' } })).status).toBe(400);
  const rated = await against({ scenario: 'stuarts-raid' }, { isRated: true });
  expect((await tableOf(rated.body.id)).isRated).toBe(false);
});

test('a rematch with it begins as soon as the shares are told, with sides changed', async () => {
  const { body } = await against({ scenario: 'stuarts-raid' });
  await ann.ask('POST', `/api/games/${body.id}/resign`, {});
  const share = randomBytes(32).toString('hex');
  const next = await ann.ask('POST', `/api/games/${body.id}/rematch`, { shareCommitment: shareCommitment(share) });
  expect(next.body).toMatchObject({ side: 'confederate', status: 'mixing' });
  await ann.ask('POST', `/api/games/${next.body.id}/share`, { share });
  expect((await tableOf(next.body.id)).status).toBe('running');
});

/** It thinks and thinks, until it is told to stop. */
class SlowMind implements Mind {
  private readonly waiting: ((error: Error) => void)[] = [];

  get isThinking(): boolean {
    return this.waiting.length > 0;
  }

  think(): Promise<unknown> {
    return new Promise((_, fail) => this.waiting.push(fail));
  }

  async stop(): Promise<void> {
    for (const fail of this.waiting) fail(new Error('stopping'));
  }
}

test('a server that is stopped while it thinks leaves the seat to the next one at once', async () => {
  const slow = new SlowMind();
  const other = await newStage({ limits: NO_LIMITS, mind: slow });
  const bea = await other.guest('Bea');
  const share = randomBytes(32).toString('hex');
  const body = { title: 'gcacw', setup: { scenario: 'stuarts-raid' }, side: 'union', opponent: OPPONENT };
  const { id } = (await bea.ask('POST', '/api/games', { ...body, shareCommitment: shareCommitment(share) })).body;
  await bea.ask('POST', `/api/games/${id}/share`, { share });
  await expect.poll(() => slow.isThinking, { timeout: 20_000, interval: 20 }).toBe(true);
  await other.node.stop();
  const { sql } = other.database;
  const decided = async (): Promise<number> => {
    const [row] = await sql<{ n: number }[]>`
      select count(*)::int as n from entries where game = ${id} and body ->> 'by' = 'confederate'`;
    return row?.n ?? 0;
  };
  // What needs no thinking it has done.
  const before = await decided();
  const begun = performance.now();
  const next = await startNode({
    ...{ databaseUrl: other.database.url, port: 0, host: undefined, publicUrl: undefined, mind: hereMind() },
    log: newLog(() => undefined),
    page: (_, response) => void response.end('the page'),
  });
  await expect.poll(decided, { timeout: 9000, interval: 20 }).toBeGreaterThan(before);
  expect(performance.now() - begun).toBeLessThan(9000);
  await next.stop();
  await other.database.close();
});
