import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { checkRules } from '../../games/rules/ruleCheck.ts';
import { makeAdmin } from '../../store/admin.ts';
import { gameOf } from '../../store/games.ts';
import { newStage, type Stage, seatedGame, type Visitor } from '../../testing/visitors.ts';

let stage: Stage;
let ann: Visitor;
let bob: Visitor;

beforeAll(async () => {
  stage = await newStage({ metricsToken: 'sesame' });
  [ann, bob] = [await stage.guest('Ann'), await stage.guest('Bob')];
  await ann.ask('PUT', '/api/account/password', { name: 'Boss', password: 'a long enough one' });
  await makeAdmin(stage.database.sql, 'boss');
  await seatedGame(stage, 'g1', [
    ['union', ann],
    ['confederate', bob],
  ]);
});
afterAll(() => stage.close());

test('the place is there for an admin only', async () => {
  expect(await bob.refused('GET', '/api/admin')).toEqual([404, 'not-found']);
  expect(await stage.stranger().refused('GET', '/api/admin')).toEqual([401, 'not-signed-in']);
  expect((await ann.ask('GET', '/api/admin')).body).toMatchObject({
    games: { running: 1 },
    people: { accounts: 1, guests: 1 },
  });
});

test('a line that somebody complains about is read there, once, and its writer banned', async () => {
  await bob.ask('POST', '/api/games/g1/chat', { text: 'rude words' });
  expect(await bob.refused('POST', '/api/games/g1/chat/report', { n: 1 })).toEqual([404, 'not-found']);
  for (let n = 0; n < 2; n++) expect((await ann.ask('POST', '/api/games/g1/chat/report', { n: 1 })).status).toBe(204);
  const { reports } = (await ann.ask('GET', '/api/admin')).body;
  expect(reports).toMatchObject([{ game: 'g1', text: 'rude words', about: { name: 'Bob' }, by: 'Boss' }]);
  const path = `/api/admin/people/${reports[0].about.id}/ban`;
  expect(await bob.refused('PUT', path, { isBanned: true })).toEqual([404, 'not-found']);
  expect((await ann.ask('PUT', path, { isBanned: true })).status).toBe(204);
  expect(await bob.refused('POST', '/api/games/g1/chat', { text: 'more' })).toEqual([403, 'banned']);
  expect(await bob.refused('POST', '/api/games/g1/letters', { kind: 'hello' })).toEqual([403, 'banned']);
  expect((await bob.ask('GET', '/api/my/games')).status).toBe(200);
  expect((await ann.ask('GET', '/api/admin')).body.banned).toMatchObject([{ name: 'Bob' }]);
  expect((await ann.ask('PUT', path, { isBanned: false })).status).toBe(204);
  expect((await bob.ask('POST', '/api/games/g1/chat', { text: 'sorry' })).status).toBe(201);
  expect((await ann.ask('POST', `/api/admin/reports/${reports[0].id}/close`)).status).toBe(204);
  expect((await ann.ask('GET', '/api/admin')).body.reports).toEqual([]);
  expect((await ann.ask('PUT', `/api/admin/people/${ann.me.id}/ban`, { isBanned: true })).status).toBe(404);
});

test('a ban says why, ends by itself, and is known to whoever is banned', async () => {
  const cid = await stage.guest('Cid');
  const path = `/api/admin/people/${cid.me.id}/ban`;
  const before = Date.now();
  expect((await ann.ask('PUT', path, { isBanned: true, reason: 'rude words', days: 2 })).status).toBe(204);
  const { error } = (await cid.ask('POST', '/api/games', {})).body;
  expect((await cid.ask('GET', '/api/hello')).body.ban).toMatchObject({ reason: 'rude words' });
  expect(error).toMatchObject({ code: 'banned', params: { reason: 'rude words' } });
  expect(Math.round((error.params.until - before) / 3_600_000)).toBe(48);
  const { people } = (await ann.ask('GET', '/api/admin/people?search=ci')).body;
  expect(people).toMatchObject([{ name: 'Cid', isGuest: true, games: 0, ban: { reason: 'rude words' } }]);
  await stage.database.sql`update users set banned_until = now() - interval '1 second' where id = ${cid.me.id}`;
  expect(await cid.refused('POST', '/api/games', {})).toEqual([400, 'wrong-field']);
  expect((await ann.ask('GET', '/api/admin')).body.banned).toEqual([]);
  expect((await ann.ask('GET', '/api/admin/people?search=%25')).body.people).toEqual([]);
  expect(await cid.refused('GET', '/api/admin/people')).toEqual([404, 'not-found']);
});

test('games are found by id, battle or player, a page at a time, and called off', async () => {
  await seatedGame(stage, 'g7', [['union', bob]], { isPublic: false, setup: { scenario: 'cedar-mountain' } });
  await seatedGame(stage, 'g8', [['union', ann]], { status: 'inviting' });
  const ids = async (search: string): Promise<string[]> =>
    (await ann.ask('GET', `/api/admin/games?${search}`)).body.games.map(({ id }: { id: string }) => id).sort();
  expect(await ids('search=cedar')).toEqual(['g7']);
  expect(await ids('search=bob')).toEqual(['g1', 'g7']);
  expect(await ids('search=g8&status=inviting')).toEqual(['g8']);
  expect(await ids('status=over')).toEqual([]);
  expect(await ids('')).toEqual(['g1', 'g7', 'g8']);
  expect(await bob.refused('POST', '/api/admin/games/g8/abort')).toEqual([404, 'not-found']);
  expect((await ann.ask('POST', '/api/admin/games/g8/abort')).status).toBe(204);
  expect(await ann.refused('POST', '/api/admin/games/g8/abort')).toEqual([409, 'too-late']);
  // One that this program does not play is ended all the same, once it has said so.
  const { sql } = stage.database;
  await sql`update games set stands = 'why not', stood_by = 'tests' where id = 'g7'`;
  expect((await ann.ask('POST', '/api/admin/games/g7/abort')).status).toBe(204);
  const [ended] = await sql`select status, result, version from games where id = 'g7'`;
  expect(ended).toEqual({ status: 'over', result: { how: 'aborted' }, version: 1 });
  expect(await sql`select n, kind, body from entries where game = 'g7'`).toEqual([
    { n: 1, kind: 'abort', body: { kind: 'abort', by: 'admin' } },
  ]);
});

test('by which rules games are played, and how the server is', async () => {
  const { rules, health } = (await ann.ask('GET', '/api/admin')).body;
  const campaigns = rules.filter(({ title }: { title: string }) => title === 'gcacw');
  expect(campaigns).toMatchObject([
    { hash: 'tests', games: 0, isOwn: true },
    { hash: '', games: 1, isOwn: false },
  ]);
  expect(health).toMatchObject({ sendsMail: false, lateNotices: 0, node: { failures: 0, sockets: 0 } });
  expect(health.node.answers).toBeGreaterThan(10);
  expect(health.databaseBytes).toBeGreaterThan(1e6);
});

test('letters that could not be sent stand there', async () => {
  await bob.ask('POST', '/api/account/email', { email: 'bob@example.org' });
  const { letters } = (await ann.ask('GET', '/api/admin')).body;
  expect(letters).toMatchObject([{ to: 'bob@example.org', text: expect.stringContaining('#sign-in=') }]);
});

test('a game that another program played is judged before anybody plays on, and moves over by an entry', async () => {
  const { sql } = stage.database;
  expect((await ann.ask('GET', '/api/games/g1')).body).toMatchObject({ engine: 'tests' });
  // Another program has been started since: it decides about that.
  await sql`update engines set engine = 'newer' where title = 'gcacw'`;
  expect((await ann.ask('POST', '/api/games/g1/letters', { kind: 'hello' })).body.error.code).toBe('game-stands');
  expect((await ann.ask('POST', '/api/admin/games/g1/check')).body.outcome).toBe('stands');
  expect(await sql`select version, engine, stands from games where id = 'g1'`).toEqual([
    { version: 0, engine: '', stands: null },
  ]);
  await sql`update engines set engine = 'tests' where title = 'gcacw'`;
  const before = await gameOf(sql, 'g1');
  expect((await ann.ask('POST', '/api/games/g1/letters', { kind: 'hello' })).status).toBe(200);
  // A node that had begun to look at it before finds that it has moved.
  expect(before && (await checkRules(sql, before))).toEqual({ id: 'g1', outcome: 'same' });
  expect((await sql`select kind from entries where game = 'g1' and n = 1`)[0]?.kind).toBe('rules');
  expect((await ann.ask('POST', '/api/admin/games/g1/check')).body).toEqual({ id: 'g1', outcome: 'same' });
  // Its players are told since when.
  expect((await ann.ask('GET', '/api/games/g1')).body.movedAt).toBeCloseTo(Date.now(), -5);
  // And where a newer program has moved it, this one neither shows it nor writes to it.
  await sql`update games set engine = 'newer' where id = 'g1'`;
  expect(await ann.refused('POST', '/api/games/g1/resign')).toEqual([409, 'game-stands']);
  await sql`update games set engine = 'tests' where id = 'g1'`;
});

test('one that this program does not play on stands, says why, and is not touched', async () => {
  const { sql } = stage.database;
  await seatedGame(stage, 'g2', [['union', ann]]);
  const entry = { kind: 'decision', by: 'union', choice: { do: 'fly' }, dice: [] };
  await sql`insert into entries (game, n, kind, body) values ('g2', 1, 'decision', ${JSON.stringify(entry)})`;
  await sql`update games set version = 1 where id = 'g2'`;
  expect(await ann.refused('POST', '/api/games/g2/letters', { kind: 'hello' })).toEqual([409, 'game-stands']);
  const why = 'bad-choice at decision 1';
  expect((await ann.ask('GET', '/api/admin')).body.standing).toEqual([{ id: 'g2', title: 'gcacw', why }]);
  expect((await ann.ask('POST', '/api/admin/games/g2/check')).body).toEqual({ id: 'g2', outcome: 'stands', why });
  expect((await ann.ask('GET', '/api/games/g2')).body.stands).toBe(true);
  expect((await sql`select version from games where id = 'g2'`)[0]?.version).toBe(1);
  // A newer program looks for itself.
  await sql`update games set stood_by = 'older' where id = 'g2'`;
  expect((await ann.ask('GET', '/api/games/g2')).body.stands).toBeUndefined();
  expect(await ann.refused('POST', '/api/games/g2/letters', { kind: 'hello' })).toEqual([409, 'game-stands']);
  expect((await sql`select stood_by as by from games where id = 'g2'`)[0]?.by).toBe('tests');
});

test('whoever is banned while at a table is told at once why and until when, and his line ends', async () => {
  const cid = await stage.guest('Cid');
  await seatedGame(stage, 'g9', [['union', cid]]);
  const socket = new WebSocket(`${stage.origin.replace('http', 'ws')}/api/games/g9/stream`, {
    headers: { cookie: cid.cookie, origin: stage.origin },
  });
  const said: { kind: string; ban?: unknown }[] = [];
  socket.on('message', data => said.push(JSON.parse(String(data))));
  const closed = new Promise<number>(resolve => socket.on('close', resolve));
  await new Promise(resolve => socket.on('open', resolve));
  await ann.ask('PUT', `/api/admin/people/${cid.me.id}/ban`, { isBanned: true, reason: 'rude words', days: 2 });
  expect(await closed).toBe(1008);
  expect(said.find(({ kind }) => kind === 'banned')?.ban).toEqual({ reason: 'rude words', until: expect.any(Number) });
});

test('metrics are for whoever has the token', async () => {
  const ask = (headers: Record<string, string>) => fetch(`${stage.origin}/metrics`, { headers });
  expect((await ask({})).status).toBe(404);
  expect((await ask({ authorization: 'Bearer other!' })).status).toBe(404);
  const told = await ask({ authorization: 'Bearer sesame' });
  expect(await told.text()).toMatch(/wigwag_answers_total\{status="200"\} \d+/);
});
