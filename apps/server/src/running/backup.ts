import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip, createGzip } from 'node:zlib';
import type { Sql, Transaction } from '../store/database.ts';
import { migrate, migrationsIn } from '../store/migrate.ts';

const FORMAT = 'wigwag-backup 1';
/** Ends the rows of a table; as data it would be written \\. */
const END = '\\.';

interface Table {
  readonly table: string;
  readonly columns: readonly string[];
}

interface Sum {
  readonly rows: number;
  readonly sha256: string;
}

/** Only a line feed ends a line: other signs that might stand in what people wrote. */
async function* linesOf(source: AsyncIterable<Buffer | string>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const part of source) {
    const lines = (rest + (typeof part === 'string' ? part : decoder.write(part))).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** A file that is not there is said to be so, too. */
function unpacked(file: string): Readable {
  const packed = createReadStream(file);
  const gunzip = createGunzip();
  packed.once('error', error => gunzip.destroy(error));
  return packed.pipe(gunzip);
}

/** The tables, those first that others refer to. */
async function tablesIn(sql: Transaction): Promise<readonly Table[]> {
  const tables = await sql<Table[]>`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace s on s.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where s.nspname = current_schema() and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and c.relname <> 'migrations'
    group by c.relname order by c.relname`;
  const arrows = await sql<{ from: string; to: string }[]>`
    select distinct f.relname as from, t.relname as to from pg_constraint k
    join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    join pg_namespace s on s.oid = f.relnamespace
    where k.contype = 'f' and f.oid <> t.oid and s.nspname = current_schema()`;
  const sorted: Table[] = [];
  const isThere = (name: string): boolean => sorted.some(({ table }) => table === name);
  while (sorted.length < tables.length) {
    const next = tables.find(
      ({ table }) => !isThere(table) && arrows.every(({ from, to }) => from !== table || isThere(to)),
    );
    if (next === undefined) throw new Error('tables refer to each other in a ring');
    sorted.push(next);
  }
  return sorted;
}

async function* rowsOf(sql: Transaction, { table, columns }: Table): AsyncGenerator<string> {
  const source = sql.copied(sql`copy ${sql.names(table)} (${sql.names(...columns)}) to stdout`);
  const hash = createHash('sha256');
  let rows = 0;
  for await (const line of linesOf(source)) {
    hash.update(`${line}\n`);
    rows += 1;
    yield `${line}\n`;
  }
  yield `${END}\n${JSON.stringify({ rows, sha256: hash.digest('hex') } satisfies Sum)}\n`;
}

async function* written(sql: Transaction): AsyncGenerator<string> {
  const [{ done = 0 } = {}] = await sql<{ done: number }[]>`select count(*)::int as done from migrations`;
  yield `${JSON.stringify({ format: FORMAT, migrations: done, at: new Date().toISOString() })}\n`;
  for (const table of await tablesIn(sql)) {
    yield `${JSON.stringify(table)}\n`;
    yield* rowsOf(sql, table);
  }
  yield `${JSON.stringify({ end: true })}\n`;
}

/** Everything as it stood at one moment, in one file; games go on meanwhile. */
export async function backup(sql: Sql, file: string): Promise<void> {
  await sql.begin(
    inside =>
      pipeline(Readable.from(written(inside)), createGzip(), createWriteStream(file, { flags: 'wx', mode: 0o600 })),
    'isolation level repeatable read read only',
  );
}

export class Unsound extends Error {}

type Part = { readonly begins: Table } | { readonly row: string } | { readonly ends: Sum };

/** What stands in a backup; throws where it is cut off or was changed. */
async function* partsOf(file: string, begun: (migrations: number) => void): AsyncGenerator<Part> {
  const lines = linesOf(unpacked(file));
  let state: 'header' | 'table' | 'rows' | 'sum' | 'end' = 'header';
  let hash = createHash('sha256');
  let rows = 0;
  for await (const line of lines) {
    if (state === 'rows' && line !== END) {
      hash.update(`${line}\n`);
      rows += 1;
      yield { row: `${line}\n` };
    } else if (state === 'rows') state = 'sum';
    else {
      const value = JSON.parse(line) as Partial<Table & Sum> & { format?: string; migrations?: number; end?: true };
      if (state === 'header') {
        if (value.format !== FORMAT || value.migrations === undefined) throw new Unsound('this is no backup of Wigwag');
        begun(value.migrations);
        state = 'table';
      } else if (state === 'sum') {
        if (value.rows !== rows || value.sha256 !== hash.digest('hex')) throw new Unsound('its rows were changed');
        yield { ends: value as Sum };
        [hash, rows, state] = [createHash('sha256'), 0, 'table'];
      } else if (value.end === true) state = 'end';
      else {
        yield { begins: value as Table };
        state = 'rows';
      }
    }
  }
  if (state !== 'end') throw new Unsound('it is cut off');
}

/** Reads all of it before anything is written. Gives how many rows there are. */
async function soundBackup(file: string): Promise<{ readonly migrations: number; readonly rows: number }> {
  let migrations = 0;
  let rows = 0;
  try {
    for await (const part of partsOf(file, found => {
      migrations = found;
    }))
      if ('ends' in part) rows += part.ends.rows;
  } catch (error) {
    if (error instanceof Unsound || (error as NodeJS.ErrnoException).code === 'ENOENT') throw error;
    throw new Unsound(`${file} is damaged, or no backup of Wigwag`);
  }
  return { migrations, rows };
}

async function isEmpty(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ tables: number }[]>`
    select count(*)::int as tables from pg_tables where schemaname = current_schema()`;
  return row?.tables === 0;
}

async function fill(sql: Transaction, file: string): Promise<void> {
  let writable: Writable | undefined;
  for await (const part of partsOf(file, () => undefined)) {
    if ('begins' in part) {
      const { table, columns } = part.begins;
      await sql`alter table ${sql.names(table)} disable trigger user`;
      writable = sql.copying(sql`copy ${sql.names(table)} (${sql.names(...columns)}) from stdin`);
    } else if ('row' in part) {
      if (writable?.write(part.row) === false) await new Promise(resolve => writable?.once('drain', resolve));
    } else await new Promise<void>((done, failed) => writable?.once('error', failed).end(done));
  }
}

/** What counts on goes on after the last number. */
async function afterFilling(sql: Transaction): Promise<void> {
  for (const { table } of await tablesIn(sql)) await sql`alter table ${sql.names(table)} enable trigger user`;
  const counted = await sql<{ table: string; column: string }[]>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`;
  for (const { table, column } of counted) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, ${column}), coalesce((select max(${sql.names(column)}) from ${sql.names(table)}), 0) + 1, false)`;
  }
}

/** Into a database without a single table, all of it or nothing; then the tables are brought up to date. */
export async function restore(sql: Sql, file: string): Promise<number> {
  const { migrations, rows } = await soundBackup(file);
  if (!(await isEmpty(sql))) throw new Unsound('the database is not empty: name another one in DATABASE_URL');
  const known = migrationsIn();
  if (migrations > known.length) throw new Unsound('it is of a newer Wigwag: update this one first');
  await migrate(sql, known.slice(0, migrations));
  await sql.begin(async inside => {
    await fill(inside, file);
    await afterFilling(inside);
  });
  await migrate(sql, known);
  return rows;
}
