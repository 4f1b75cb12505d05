import { get } from 'node:http';
import type { ErrorBody, Me } from '@wigwag/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newLog } from '../log.ts';
import { type ServerNode, startNode } from '../node.ts';
import { type TestDatabase, testDatabase } from '../testing/index.ts';
import { USUAL_LIMITS } from './context.ts';

let database: TestDatabase;
let node: ServerNode;
const lines: string[] = [];

beforeAll(async () => {
  database = await testDatabase();
  node = await startNode({
    databaseUrl: database.url,
    port: 0,
    host: undefined,
    publicUrl: undefined,
    log: newLog(line => lines.push(line)),
    page: (_, response) => void response.end('the page'),
  });
});
afterAll(async () => {
  await node.stop();
  await database.close();
});

const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${node.port}${path}`, init);
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  ask(path, { method: 'POST', body, headers });
const codeOf = async (response: Response) => [response.status, ((await response.json()) as ErrorBody).error.code];

describe('the door', () => {
  test('healthy, and the page beside it', async () => {
    expect(await (await ask('/healthz')).json()).toMatchObject({ program: 'wigwag', online: true });
    expect(await (await ask('/')).text()).toBe('the page');
  });

  test('what is not there, not JSON, too large, too deep, or not what was asked for', async () => {
    expect(await codeOf(await ask('/api/nothing'))).toEqual([404, 'not-found']);
    expect(await codeOf(await post('/api/guests', '{'))).toEqual([400, 'not-json']);
    expect(await codeOf(await post('/api/guests', 'x'.repeat(16_385)))).toEqual([413, 'too-large']);
    expect(await codeOf(await post('/api/guests', `${'['.repeat(5000)}${']'.repeat(5000)}`))).toEqual([
      400,
      'wrong-field',
    ]);
    expect(await codeOf(await post('/api/guests', '{"name":""}'))).toEqual([400, 'wrong-field']);
  });

  test('what no database takes: no request fails of it', async () => {
    const { headers } = await post('/api/guests', '{"name":"Ada"}');
    const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
    for (const path of ['/api/games/%00/chat', '/api/library?title=%00', '/api/me?%00'])
      expect(await codeOf(await ask(path, { headers: { cookie } }))).toEqual([404, 'not-found']);
    expect(await codeOf(await post('/api/sign-in/password', '{"name":"\\u0000","password":""}'))).toEqual([
      400,
      'wrong-field',
    ]);
  });

  test('another name of this machine is not ours', async () => {
    const asked = await new Promise<number>(resolve => {
      get({ port: node.port, path: '/api/me', headers: { host: 'evil.example' } }, ({ statusCode = 0 }) =>
        resolve(statusCode),
      );
    });
    expect(asked).toBe(403);
  });

  test('another site may not post', async () => {
    const guest = JSON.stringify({ name: 'Ada' });
    expect(await codeOf(await post('/api/guests', guest, { origin: 'https://evil.example' }))).toEqual([
      403,
      'wrong-origin',
    ]);
    expect((await post('/api/guests', guest, { origin: `http://127.0.0.1:${node.port}` })).status).toBe(201);
    expect(lines.map(line => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ what: 'wrong-origin', origin: 'https://evil.example', host: `127.0.0.1:${node.port}` }),
    );
  });
});

describe('guests', () => {
  test('are known by a cookie, of which only the hash is kept', async () => {
    expect(await codeOf(await ask('/api/me'))).toEqual([401, 'not-signed-in']);
    const made = await post('/api/guests', JSON.stringify({ name: ' Żaneta ' }));
    const guest = (await made.json()) as Me;
    expect(guest).toMatchObject({ name: 'Żaneta', isGuest: true });
    const [cookie = ''] = made.headers.getSetCookie();
    expect(cookie).toMatch(/^wigwag=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
    const secret = cookie.slice('wigwag='.length, cookie.indexOf(';'));
    expect(await (await ask('/api/me', { headers: { cookie: `wigwag=${secret}` } })).json()).toEqual(guest);
    const other = `${secret.slice(0, -2)}AA`;
    expect((await ask('/api/me', { headers: { cookie: `wigwag=${other}` } })).status).toBe(401);
    const rows = await database.sql`select encode(hash, 'base64') as hash from sessions`;
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(lines.join()).not.toContain(secret);
  });
});

test('a WebSocket that a proxy has made a plain request of is no riddle to whoever runs the server', async () => {
  expect(await codeOf(await ask('/api/live'))).toEqual([404, 'not-found']);
  expect(lines.join()).toContain('no-websocket');
});

test('behind a proxy each address has tries of its own', async () => {
  const front = await startNode({
    databaseUrl: database.url,
    port: 0,
    host: undefined,
    publicUrl: new URL('https://w.example'),
    log: newLog(() => undefined),
    page: (_, response) => void response.end('the page'),
    limits: { ...USUAL_LIMITS, guests: { burst: 1, perSecond: 1 / 60 } },
  });
  const guest = async (forwarded: string): Promise<number> => {
    const headers = { 'x-forwarded-for': forwarded };
    const body = JSON.stringify({ name: 'Ada' });
    return (await fetch(`http://127.0.0.1:${front.port}/api/guests`, { method: 'POST', body, headers })).status;
  };
  expect(await guest('8.8.8.8')).toBe(201);
  expect(await guest('8.8.8.8')).toBe(429);
  expect(await guest('9.9.9.9')).toBe(201);
  expect(await guest('7.7.7.7, 9.9.9.9')).toBe(429);
  await front.stop();
});
