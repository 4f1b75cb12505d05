import { createECDH, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newLog } from '../log.ts';
import { newStage, type Stage, seatedGame, type Visitor } from '../testing/visitors.ts';
import { keepTime } from '../time/keeper.ts';
import { pushKeys, tellBrowser } from './push.ts';
import { tellNext } from './teller.ts';

let stage: Stage;
let ann: Visitor;
let bob: Visitor;

beforeAll(async () => {
  stage = await newStage({ tellsNotices: false, keepsTime: false });
  [ann, bob] = [await stage.guest('Ann'), await stage.guest('Bob')];
});
afterAll(() => stage.close());

const browser = (host = 'push.example.org') => {
  const ecdh = createECDH('prime256v1');
  const keys = { p256dh: ecdh.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  return { endpoint: `https://${host}/${randomBytes(4).toString('hex')}`, keys };
};

test('the keys are made once, whoever asks', async () => {
  const { sql } = stage.database;
  const made = await Promise.all([1, 2, 3].map(() => pushKeys(sql)));
  expect(new Set(made.map(({ publicKey }) => publicKey)).size).toBe(1);
  const { body } = await stage.stranger().ask('GET', '/api/hello');
  expect(body.pushKey).toBe(made[0]?.publicKey);
  expect(stage.lines.join()).not.toContain(made[0]?.privateKey);
});

test('a browser that subscribed is told who waits, and nothing of the board', async () => {
  const mine = browser();
  expect((await ann.ask('POST', '/api/me/push', mine)).status).toBe(204);
  expect(await ann.refused('POST', '/api/me/push', browser('10.0.0.1'))).toEqual([400, 'wrong-field']);
  expect((await ann.ask('POST', '/api/me/push', { ...mine, more: 1 })).status).toBe(400);
  const { sql } = stage.database;
  await seatedGame(
    stage,
    'p1',
    [
      ['union', ann],
      ['confederate', bob],
    ],
    { active: 'union' },
  );
  await keepTime(sql);
  await sql`update notices set due_ms = 0`;
  const told: unknown[] = [];
  await tellNext({
    ...{ sql, log: newLog(() => undefined), publicUrl: new URL('https://w.example') },
    post: { leaves: false, send: async () => undefined },
    browser: async (_, to, message) => void told.push([to, message]),
  });
  const link = 'https://w.example/?game=p1';
  expect(told).toEqual([[mine, { title: 'Your decision in the game with Bob', game: 'p1', link }]]);
  await ann.ask('DELETE', '/api/me/push', { endpoint: mine.endpoint });
  expect((await sql`select 1 from push_subscriptions`).length).toBe(0);
});

test('where a name leads inside nothing is sent, and it is said in the log', async () => {
  const lines: string[] = [];
  const settings = { sql: stage.database.sql, log: newLog(line => lines.push(line)), publicUrl: undefined };
  const message = { title: 't', game: 'g', link: 'l' };
  await tellBrowser({ ...settings, resolve: async () => ['127.0.0.1'] }, browser(), message);
  expect(lines.join()).toContain('the address leads inside');
});

test('nobody has more than ten browsers', async () => {
  for (let n = 0; n < 13; n++) await bob.ask('POST', '/api/me/push', browser());
  expect((await stage.database.sql`select 1 from push_subscriptions where user_id = ${bob.me.id}`).length).toBe(10);
});
