import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/index.ts';
import { newStage, type Stage, seatedGame, type Visitor } from '../testing/visitors.ts';
import { backup, restore } from './backup.ts';
import { runCommand } from './command.ts';

let stage: Stage;
let empty: TestDatabase;
let ann: Visitor;
const folder = mkdtempSync(join(tmpdir(), 'wigwag-backup-'));
const file = join(folder, 'all.gz');
const STRANGE = 'one\ttwo \u2028 three \\. \\N ſ 😀';

beforeAll(async () => {
  stage = await newStage({ keepsTime: false });
  empty = await testDatabase();
  ann = await stage.guest('Ann');
  await seatedGame(stage, 'g1', [['union', ann]]);
  const { sql } = stage.database;
  await sql`insert into entries (game, n, kind, body) values ('g1', 1, 'decision', ${JSON.stringify({ kind: 'decision', by: 'union', choice: { do: STRANGE }, dice: [] })})`;
  await sql`insert into chat (game, n, user_id, text) values ('g1', 1, ${ann.me.id}, ${STRANGE})`;
  await backup(sql, file);
});
afterAll(async () => {
  await stage.close();
  await empty.close();
});

const emptied = async () => {
  await empty.sql`drop schema public cascade`;
  await empty.sql`create schema public`;
};
const everything = async ({ sql }: Pick<TestDatabase, 'sql'>) => ({
  users: await sql`select id, name from users order by id`,
  games: await sql`select id, turned_at, setup::text from games`,
  chat: await sql`select text from chat`,
  entries: await sql`select body::text from entries`,
  turns: await sql`select count(*)::int from turns where game = 'g1'`,
});

test('what was backed up is there again, byte for byte, and goes on counting', async () => {
  await emptied();
  expect(await restore(empty.sql, file)).toBeGreaterThan(4);
  expect(await everything(empty)).toEqual(await everything(stage.database));
  await empty.sql`insert into reports (game, n) values ('g1', 1)`;
  await empty.sql`insert into turns (game, status) values ('g1', 'running')`;
  expect((await empty.sql`select text from chat`)[0]?.text).toBe(STRANGE);
});

test('only into a database that is empty', async () => {
  await expect(restore(stage.database.sql, file)).rejects.toThrow('not empty');
});

test.each([
  ['changed', (text: string) => text.replace('Ann', 'Anm'), 'changed'],
  ['cut off', (text: string) => text.slice(0, text.lastIndexOf('{"end"')), 'cut off'],
  ['something else', () => '{"format":"other"}\n', 'no backup'],
])('one that is %s is not restored, not even in part', async (_, change, why) => {
  const bad = join(folder, `${why}.gz`);
  writeFileSync(bad, gzipSync(change(gunzipSync(readFileSync(file)).toString('utf8'))));
  await emptied();
  await expect(restore(empty.sql, bad)).rejects.toThrow(why);
  expect((await empty.sql`select count(*)::int as n from pg_tables where schemaname = 'public'`)[0]?.n).toBe(0);
});

/** An account is taken away, and comes back with a link: with its name, address, settings and notes, and with no password. */
async function personGoes(run: (...args: string[]) => Promise<number>, said: readonly string[]): Promise<void> {
  const { sql } = stage.database;
  const [found] = await sql<{ id: string }[]>`
    insert into users (name, is_guest, email, password, language, is_admin)
    values ('Zoë', false, 'zoe@example.org', 'hash', 'pl', true) returning id`;
  const { id = '' } = found ?? {};
  await sql`insert into notes (game, user_id, text) values ('g1', ${id}, ${STRANGE})`;
  const away = join(folder, 'zoe.json');
  expect(await run('export', 'person', 'Zoë', away)).toBe(0);
  expect(await run('import', away)).toBe(1);
  expect(said.at(-1)).toContain('has the name Zoë');
  await sql`delete from users where id = ${id}`;
  expect(await run('import', away)).toBe(0);
  expect(said.at(-2)).toBe('Imported: the account Zoë, notes on games that are here: 1');
  expect(said.at(-1)).toMatch(/localhost:\d+\/#sign-in=[\w-]{43}$/);
  expect(
    await sql`select email, password, language, is_admin, notes.text from users join notes on notes.user_id = users.id where name = 'Zoë'`,
  ).toEqual([{ email: 'zoe@example.org', password: null, language: 'pl', is_admin: false, text: STRANGE }]);
  writeFileSync(away, JSON.stringify({ format: 'wigwag-person 1', person: { name: 'Nobody' } }));
  expect(await run('import', away)).toBe(1);
  expect(said.at(-1)).toContain('no account that was exported');
}

test('commands say what they did, and what is wrong', async () => {
  const said: string[] = [];
  const run = (...args: string[]) => runCommand(args, { DATABASE_URL: stage.database.url }, line => said.push(line));
  expect(await run('backup', file)).toBe(2);
  expect(await run('backup', join(folder, 'again.gz'))).toBe(0);
  expect(await run('backup')).toBe(2);
  expect(await run('restore', join(folder, 'none.gz'))).toBe(2);
  expect(await run('export', 'game', 'g1', join(folder, 'g1.json'))).toBe(0);
  expect(await run('export', 'game', 'nothing', join(folder, 'n.json'))).toBe(2);
  expect(await run('export', 'person', 'Ann', join(folder, 'n.json'))).toBe(2);
  expect(said.at(-1)).toContain('guests are none');
  expect(await run('import', join(folder, 'g1.json'))).toBe(1);
  expect(said.at(-1)).toContain('g1 is here already');
  const { sql } = stage.database;
  await sql`delete from games where id = 'g1'`;
  expect(await run('import', join(folder, 'g1.json'))).toBe(1);
  expect(said.at(-1)).toContain('no account here has the name Ann: import the persons first');
  expect(await sql`select id from games`).toEqual([]);
  await sql`update users set is_guest = false where name = 'Ann'`;
  expect(await run('import', join(folder, 'g1.json'))).toBe(0);
  expect((await sql`select user_id as user from seats where game = 'g1'`)[0]?.user).toBe(ann.me.id);
  expect((await stage.database.sql`select body -> 'choice' ->> 'do' as text from entries`)[0]?.text).toBe(STRANGE);
  expect(await run('rules')).toBe(1);
  await personGoes(run, said);
  expect(await run('admin', 'Boss', '--public-url', 'https://w.example')).toBe(0);
  expect(said.at(-1)).toMatch(/https:\/\/w\.example\/\?admin#sign-in=[\w-]{43}$/);
  expect(await run('doctor')).toBe(0);
  expect(said).toContain('ok    database');
});

test('where no database answers, each command says so in one line, and doctor goes on with the rest', async () => {
  const said: string[] = [];
  const env = { DATABASE_URL: 'postgres://wigwag:secret@127.0.0.1:1/wigwag' };
  const run = (...args: string[]) => runCommand(args, env, line => said.push(line));
  for (const words of [['backup', join(folder, 'away.gz')], ['restore', file], ['rules'], ['admin', 'Boss']]) {
    expect(await run(...words)).toBe(1);
    expect(said.splice(0)).toEqual([expect.stringContaining('nothing listens there')]);
  }
  expect(await run('doctor')).toBe(1);
  expect(said.filter(line => line.startsWith('BAD'))).toEqual([expect.stringContaining('does not answer')]);
  expect(said).toContain('ok    Node');
});

test('mail that was set up and does not answer is a fault; mail that was not is a note', async () => {
  const said: string[] = [];
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'w@example.org', PUBLIC_URL: 'http://w.example' };
  const doctor = (env: NodeJS.ProcessEnv) =>
    runCommand(['doctor'], { DATABASE_URL: stage.database.url, ...env }, line => said.push(line));
  expect(await doctor(mail)).toBe(1);
  expect(said).toContainEqual(expect.stringMatching(/^BAD {3}mail cannot be reached: .*ECONNREFUSED.*SMTP_URL$/));
  expect(await doctor({})).toBe(0);
  expect(said).toContainEqual(expect.stringMatching(/^note {2}mail is not set up/));
});
