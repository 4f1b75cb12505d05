import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAdmin } from '../../store/admin.ts';
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

test('letters that could not be sent stand there', async () => {
  await bob.ask('POST', '/api/account/email', { email: 'bob@example.org' });
  const { letters } = (await ann.ask('GET', '/api/admin')).body;
  expect(letters).toMatchObject([{ to: 'bob@example.org', text: expect.stringContaining('#sign-in=') }]);
});

test('a game of other rules stands until it is looked at, and then moves over by an entry', async () => {
  const { sql } = stage.database;
  expect((await ann.ask('POST', '/api/games/g1/letters', { kind: 'hello' })).body.error.code).toBe('game-stands');
  const checked = await ann.ask('POST', '/api/admin/games/g1/check');
  expect(checked.body).toEqual({ id: 'g1', outcome: 'moved' });
  expect((await sql`select kind from entries where game = 'g1'`).map(({ kind }) => kind)).toEqual(['rules']);
  expect((await ann.ask('POST', '/api/games/g1/letters', { kind: 'hello' })).status).toBe(200);
  expect((await ann.ask('POST', '/api/admin/games/g1/check')).body.outcome).toBe('same');
});

test('one that these rules do not play on stands, says why, and is not touched', async () => {
  const { sql } = stage.database;
  await seatedGame(stage, 'g2', [['union', ann]]);
  const entry = { kind: 'decision', by: 'union', choice: { do: 'fly' }, dice: [] };
  await sql`insert into entries (game, n, kind, body) values ('g2', 1, 'decision', ${JSON.stringify(entry)})`;
  await sql`update games set version = 1 where id = 'g2'`;
  const { body } = await ann.ask('POST', '/api/admin/games/g2/check');
  expect(body).toEqual({ id: 'g2', outcome: 'stands', why: 'bad-choice at decision 1' });
  expect((await ann.ask('GET', '/api/admin')).body.standing).toEqual([{ id: 'g2', title: 'gcacw', why: body.why }]);
  expect(await ann.refused('POST', '/api/games/g2/letters', { kind: 'hello' })).toEqual([409, 'game-stands']);
  expect((await sql`select version from games where id = 'g2'`)[0]?.version).toBe(1);
});

test('metrics are for whoever has the token', async () => {
  const ask = (headers: Record<string, string>) => fetch(`${stage.origin}/metrics`, { headers });
  expect((await ask({})).status).toBe(404);
  expect((await ask({ authorization: 'Bearer other!' })).status).toBe(404);
  const told = await ask({ authorization: 'Bearer sesame' });
  expect(await told.text()).toMatch(/wigwag_answers_total\{status="200"\} \d+/);
});
