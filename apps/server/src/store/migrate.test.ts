import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/index.ts';
import { migrate, migrationsIn } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('migrations are done once, in order', async () => {
  const { sql } = database;
  expect(await migrate(sql)).toEqual([]);
  const rows = await sql`select name from migrations order by number`;
  expect(rows.map(({ name }) => name)).toEqual(migrationsIn().map(({ name }) => name));
});

test('one that fails leaves nothing behind, also of those before it', async () => {
  const { sql } = database;
  const next = migrationsIn().length + 1;
  const wrong = [
    ...migrationsIn(),
    { number: next, name: 'good', text: 'create table extra (a int)' },
    { number: next + 1, name: 'bad', text: 'create table games (a int)' },
  ];
  await expect(migrate(sql, wrong)).rejects.toThrow('already exists');
  expect(await sql`select to_regclass('extra') as found`).toEqual([{ found: null }]);
  expect((await sql`select 1 from migrations`).length).toBe(migrationsIn().length);
});

test('a database of a newer program is left alone', async () => {
  await expect(migrate(database.sql, migrationsIn().slice(0, 1))).rejects.toThrow('newer');
});

test('entries are never changed', async () => {
  const { sql } = database;
  await sql`insert into games (id, title, setup, rules_version, rules_hash, has_secrets, is_public, status, commitment, root)
    values ('g', 't', 'null', '1', 'h', false, true, 'running', 'c', 'r')`;
  await sql`insert into entries (game, n, kind, body) values ('g', 1, 'decision', '{}')`;
  await expect(sql`update entries set body = '{"a":1}'`).rejects.toThrow('only ever added');
});
