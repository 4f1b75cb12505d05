import { randomBytes } from 'node:crypto';
import { shareCommitment } from '@wigwag/fairdice';
import type { FinishedGame, Me, TableInfo } from '@wigwag/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newLog } from '../log.ts';
import { type ServerNode, startNode } from '../node.ts';
import { type TestDatabase, testDatabase } from '../testing/index.ts';

let database: TestDatabase;
let nodes: ServerNode[];
const lines: string[] = [];

beforeAll(async () => {
  database = await testDatabase();
  const start = () =>
    startNode({
      ...{ databaseUrl: database.url, port: 0, host: undefined, publicUrl: undefined },
      log: newLog(line => lines.push(line)),
      page: (_, response) => void response.end(),
    });
  nodes = [await start(), await start()];
});
afterAll(async () => {
  for (const node of nodes) await node.stop();
  await database.close();
});

interface Said<B> {
  readonly status: number;
  readonly body: B;
}

/** A guest with a browser of his own, who speaks to one of the nodes. */
class Guest {
  private cookie = '';
  readonly share = randomBytes(32).toString('hex');
  private readonly node: number;

  constructor(node: number) {
    this.node = node;
  }

  async ask<B>(path: string, body?: unknown): Promise<Said<B>> {
    const response = await fetch(`http://127.0.0.1:${nodes[this.node]?.port}${path}`, {
      headers: { cookie: this.cookie },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    this.cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const text = await response.text();
    return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as B };
  }

  async command(game: string, seen: number, intent: unknown, id = randomBytes(6).toString('hex')) {
    const letter = { kind: 'command', letter: 1, command: { id, seen, intent } };
    return this.ask<{ answer: Record<string, unknown>; messages: { n: number }[] }>(
      `/api/games/${game}/letters`,
      letter,
    );
  }

  async hello(game: string) {
    const { body } = await this.ask<{ messages: { n: number; view: unknown; status: Record<string, unknown> }[] }>(
      `/api/games/${game}/letters`,
      { kind: 'hello' },
    );
    const last = body.messages.at(-1);
    if (last === undefined) throw new Error('nothing to see');
    return last;
  }

  get commitment(): string {
    return shareCommitment(this.share);
  }
}

async function newGuest(name: string, node: number): Promise<Guest> {
  const guest = new Guest(node);
  expect((await guest.ask<Me>('/api/guests', { name })).status).toBe(201);
  return guest;
}

/** Two guests at one game of Pickets, at two nodes. */
async function begun(): Promise<{ blue: Guest; grey: Guest; id: string }> {
  const [blue, grey] = [await newGuest('Ada', 0), await newGuest('Bo', 1)];
  const made = await blue.ask<{ id: string; invitation: string }>('/api/games', {
    ...{ title: 'pickets', setup: { posts: 4 }, side: 'blue', shareCommitment: blue.commitment },
  });
  expect(made.status).toBe(201);
  const { id, invitation } = made.body;
  expect((await grey.ask(`/api/invitations/${invitation}`, { shareCommitment: grey.commitment })).status).toBe(200);
  for (const each of [blue, grey])
    expect((await each.ask(`/api/games/${id}/share`, { share: each.share })).status).toBe(200);
  return { blue, grey, id };
}

const tableOf = async (guest: Guest, id: string) => (await guest.ask<TableInfo>(`/api/games/${id}`)).body;
const codeOf = ({ status, body }: Said<unknown>) => [status, (body as { error?: { code: string } }).error?.code];

describe('a game', () => {
  test('is made, joined by a link, mixed, played at two nodes, resigned, and its dice can be checked', async () => {
    const { blue, grey, id } = await begun();
    expect(await tableOf(grey, id)).toMatchObject({ status: 'running', you: 'grey', title: 'pickets' });
    const before = await blue.hello(id);
    const decider = (await tableOf(blue, id)).active === 'blue' ? blue : grey;
    const { n } = await decider.hello(id);
    const passed = await decider.command(id, n, { do: 'decide', choice: { do: 'pass' } }, 'first');
    expect(passed).toMatchObject({ status: 200, body: { answer: { done: {} } } });
    const again = await decider.command(id, n, { do: 'decide', choice: { do: 'pass' } }, 'first');
    expect(again.body.answer).toEqual(passed.body.answer);
    const late = await decider.command(id, n, { do: 'decide', choice: { do: 'pass' } });
    expect(late).toMatchObject({ status: 409, body: { answer: { stale: { seen: n } } } });
    expect((await blue.hello(id)).n).toBeGreaterThan(before.n - 1);
    expect(codeOf(await blue.ask(`/api/games/${id}/record`))).toEqual([403, 'not-yours']);
    expect((await grey.ask(`/api/games/${id}/resign`, {})).status).toBe(200);
    expect(await tableOf(blue, id)).toMatchObject({ status: 'over', result: { how: 'resigned', winner: 'blue' } });
    const after = await blue.command(id, (await blue.hello(id)).n, { do: 'decide', choice: { do: 'pass' } });
    expect(after).toMatchObject({ status: 422, body: { answer: { refused: { clause: 'kernel/game-over' } } } });
    expect(codeOf(await blue.ask(`/api/games/${id}/resign`, {}))).toEqual([409, 'too-late']);
    const { body } = await blue.ask<FinishedGame>(`/api/games/${id}/record`);
    expect(body.dice.shares).toEqual([
      { side: 'blue', share: blue.share, commitment: blue.commitment },
      { side: 'grey', share: grey.share, commitment: grey.commitment },
    ]);
    expect(lines.join()).not.toContain(body.dice.root);
  });

  test('is seen by nobody else, unless it is open to all', async () => {
    const { id } = await begun();
    const other = await newGuest('Cy', 0);
    expect(codeOf(await other.ask(`/api/games/${id}`))).toEqual([404, 'not-found']);
    expect(codeOf(await other.ask(`/api/games/${id}/letters`, { kind: 'hello' }))).toEqual([404, 'not-found']);
    expect(codeOf(await other.ask(`/api/games/${id}/resign`, {}))).toEqual([404, 'not-found']);
    const open = await other.ask<{ id: string }>('/api/games', {
      ...{ title: 'pickets', setup: { posts: 4 }, isPublic: true, shareCommitment: other.commitment },
    });
    const watcher = await newGuest('Di', 1);
    expect(await tableOf(watcher, open.body.id)).toMatchObject({ status: 'inviting' });
    expect(await tableOf(watcher, open.body.id)).not.toHaveProperty('you');
    expect(codeOf(await watcher.ask(`/api/games/${open.body.id}/abort`, {}))).toEqual([403, 'not-yours']);
    expect((await other.ask(`/api/games/${open.body.id}/abort`, {})).status).toBe(200);
    expect(await tableOf(watcher, open.body.id)).toMatchObject({ status: 'over', result: { how: 'aborted' } });
  });

  test('an invitation is for one, and a share is what was vouched for', async () => {
    const [ada, bo, cy] = [await newGuest('Ada', 0), await newGuest('Bo', 1), await newGuest('Cy', 1)];
    const made = await ada.ask<{ id: string; invitation: string }>('/api/games', {
      ...{ title: 'pickets', setup: { posts: 4 }, shareCommitment: ada.commitment },
    });
    const link = `/api/invitations/${made.body.invitation}`;
    expect(codeOf(await ada.ask(`/api/games/${made.body.id}/share`, { share: ada.share }))).toEqual([409, 'not-begun']);
    expect((await new Guest(0).ask<{ invitedAs: string }>(link)).status).toBe(200);
    expect(codeOf(await new Guest(0).ask(link, { shareCommitment: bo.commitment }))).toEqual([401, 'not-signed-in']);
    const taken = await Promise.all([bo, cy].map(each => each.ask(link, { shareCommitment: each.commitment })));
    expect(taken.map(({ status }) => status).sort()).toEqual([
      200,
      taken.some(({ status }) => status === 409) ? 409 : 404,
    ]);
    expect(codeOf(await ada.ask(`/api/games/${made.body.id}/share`, { share: bo.share }))).toEqual([
      400,
      'wrong-field',
    ]);
    expect((await tableOf(ada, made.body.id)).status).toBe('mixing');
  });

  test('that cannot be opened is not made', async () => {
    const ada = await newGuest('Ada', 0);
    const make = (what: object) => ada.ask('/api/games', { shareCommitment: ada.commitment, ...what });
    expect(codeOf(await make({ title: 'chess', setup: {} }))).toEqual([400, 'bad-setup']);
    expect(codeOf(await make({ title: 'pickets', setup: { posts: 'many' } }))).toEqual([400, 'bad-setup']);
    expect(codeOf(await make({ title: 'pickets', setup: { posts: 4 }, side: 'red' }))).toEqual([400, 'wrong-field']);
    expect(codeOf(await make({ title: 'pickets', setup: { posts: 4 }, more: 1 }))).toEqual([400, 'wrong-field']);
    expect(codeOf(await make({ title: 'gcacw', setup: { scenario: 'nowhere' } }))).toEqual([400, 'bad-setup']);
  });

  test('a draw is offered, declined, offered and agreed to; not by oneself', async () => {
    const { blue, grey, id } = await begun();
    const draw = async (guest: Guest, what: string) => (await guest.ask(`/api/games/${id}/draw`, { do: what })).status;
    expect(await draw(blue, 'agree')).toBe(409);
    expect(await draw(blue, 'offer')).toBe(200);
    expect((await tableOf(grey, id)).drawOffer).toBe('blue');
    expect(await draw(blue, 'agree')).toBe(409);
    expect(await draw(grey, 'decline')).toBe(200);
    expect(await draw(grey, 'agree')).toBe(409);
    expect(await draw(grey, 'offer')).toBe(200);
    expect(await draw(blue, 'agree')).toBe(200);
    expect(await tableOf(grey, id)).toMatchObject({ status: 'over', result: { how: 'drawn' } });
  });

  test('is aborted before the first decision, not after it', async () => {
    const first = await begun();
    await first.blue.hello(first.id);
    expect((await first.grey.ask(`/api/games/${first.id}/abort`, {})).status).toBe(200);
    const { blue, grey, id } = await begun();
    await blue.hello(id);
    const decider = (await tableOf(blue, id)).active === 'blue' ? blue : grey;
    const { n } = await decider.hello(id);
    expect((await decider.command(id, n, { do: 'decide', choice: { do: 'pass' } })).status).toBe(200);
    expect(codeOf(await blue.ask(`/api/games/${id}/abort`, {}))).toEqual([409, 'too-late']);
  });
});
