import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { programRoot } from '../root.ts';
import type { Sql } from './database.ts';

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly text: string;
}

const FILE = /^(\d{4})-[a-z-]+\.sql$/;

/** Those of the program, in order. */
export function migrationsIn(folder = join(programRoot(), 'apps/server/src/store/migrations')): readonly Migration[] {
  const found = readdirSync(folder)
    .filter(name => FILE.test(name))
    .sort()
    .map(name => ({ number: Number(name.slice(0, 4)), name, text: readFileSync(join(folder, name), 'utf8') }));
  for (const [at, { number, name }] of found.entries()) {
    if (number !== at + 1) throw new Error(`The migration ${name} is out of order: it should be number ${at + 1}.`);
  }
  return found;
}

/** Any number: whoever migrates holds it, and others wait. */
const ONE_AT_A_TIME = 86_718_901;

/** Brings the tables to what this program needs, all of it or nothing; gives the names of what was done. */
export async function migrate(sql: Sql, migrations = migrationsIn()): Promise<readonly string[]> {
  return sql.begin(async inside => {
    await inside`select pg_advisory_xact_lock(${ONE_AT_A_TIME})`;
    await inside`create table if not exists migrations (
      number int primary key, name text not null, at timestamptz not null default now())`;
    const rows = await inside<{ number: number }[]>`select number from migrations order by number`;
    const done = rows.length;
    if (done > migrations.length) {
      throw new Error(
        `The database is of a newer Wigwag: it has ${done} migrations, this program ${migrations.length}.`,
      );
    }
    const missing = migrations.slice(done);
    for (const { number, name, text } of missing) {
      await inside.raw(text);
      await inside`insert into migrations (number, name) values (${number}, ${name})`;
    }
    return missing.map(({ name }) => name);
  });
}
