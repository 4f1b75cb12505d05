import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { programRoot } from '../root.ts';
import { openDatabase, type Sql } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { type PrivatePostgres, startPrivatePostgres } from '../store/private/postgres.ts';

export { openDatabase } from '../store/database.ts';

/** Each copy of the program has its own: tests of one end what those of another use. */
const copy = createHash('sha256').update(programRoot()).digest('hex').slice(0, 8);
const home = join(tmpdir(), `wigwag-tests-${userInfo().uid}-${copy}`);

const start = (): Promise<PrivatePostgres> =>
  startPrivatePostgres({ root: programRoot(), home, tell: () => undefined });

let server: Promise<PrivatePostgres> | undefined;

/** The PostgreSQL of this machine's tests: whoever comes first starts it. */
async function testPostgres(): Promise<string> {
  server ??= start();
  return (await server).url;
}

/** Ends it if it was started, and nobody else uses it. */
export async function endTestPostgres(): Promise<void> {
  if (existsSync(join(home, 'data', 'postmaster.pid'))) await (await start()).stop();
}

export interface TestDatabase {
  readonly url: string;
  readonly sql: Sql;
  /** Drops it. */
  close(): Promise<void>;
}

/** A database of its own, with the tables of the program. */
export async function testDatabase(): Promise<TestDatabase> {
  const main = await testPostgres();
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`;
  const admin = openDatabase(main, 1);
  await admin.raw(`create database ${name}`);
  const url = main.replace(/[^/]*$/, name);
  const sql = openDatabase(url);
  await migrate(sql);
  return {
    url,
    sql,
    close: async () => {
      await sql.end();
      await admin.raw(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
