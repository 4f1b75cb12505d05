import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { openDatabase, type Sql, type Transaction } from '@wigwag/postgres';
import type { Outcome } from '../crew.ts';
import type { Job } from '../jobs.ts';
import { shared } from './shared.ts';

const SCHEMA = `
create schema if not exists wigwag_queue;
create table if not exists wigwag_queue.batches (
  id text primary key,
  -- Of whoever may play it: the same program gives the same games.
  program text not null,
  -- What all its jobs have in common.
  shared bytea not null,
  state text not null default 'wanted' check (state in ('wanted', 'paused', 'over')),
  asked_at timestamptz not null default now()
);
create table if not exists wigwag_queue.jobs (
  batch text not null references wigwag_queue.batches on delete cascade,
  n int not null,
  job bytea not null,
  -- Null: nobody has done it. Whoever does it holds the row until this is written.
  outcome bytea,
  primary key (batch, n)
);
create index if not exists jobs_open on wigwag_queue.jobs (batch, n) where outcome is null;`;

/** Any number: whoever makes the tables holds it. */
const MAKING = 4_190_233;
const MOST_AT_A_TIME = 500;
const FORGET_AFTER = '30 days';

const keyOf = (program: string, jobs: readonly Job[]): string =>
  createHash('sha256')
    .update(JSON.stringify([program, jobs]))
    .digest('hex');

/** Jobs in a PostgreSQL that many machines can reach. Each is done by whoever holds its row: if he dies, the row is free again. */
export class Queue {
  private readonly sql: Sql;
  private readonly program: string;
  private readonly known = new Map<string, object>();

  private constructor(sql: Sql, program: string) {
    this.sql = sql;
    this.program = program;
  }

  /** `name`: what the database calls whoever is connected; `program`: whose jobs are wanted. */
  static async open(url: string, name: string, program: string, connections: number): Promise<Queue> {
    const sql = openDatabase(url, { connections, name });
    try {
      await sql.begin(async inside => {
        await inside`select pg_advisory_xact_lock(${MAKING})`;
        await inside.raw(SCHEMA);
      });
    } catch (error) {
      await sql.end();
      throw error;
    }
    return new Queue(sql, program);
  }

  close(): Promise<void> {
    return this.sql.end();
  }

  /** Hands out jobs, or goes on with those that the same program was asked for before; gives the name of the batch. */
  async handOut(jobs: readonly Job[]): Promise<string> {
    const batch = keyOf(this.program, jobs);
    const { common, rest } = shared(jobs);
    await this.clean();
    await this.sql.begin(async inside => {
      const [there] = await inside`
        update wigwag_queue.batches set state = 'wanted', asked_at = now() where id = ${batch} returning id`;
      if (there !== undefined) return;
      await inside`
        insert into wigwag_queue.batches (id, program, shared) values (${batch}, ${this.program}, ${serialize(common)})`;
      for (let from = 0; from < rest.length; from += MOST_AT_A_TIME) {
        const part = rest.slice(from, from + MOST_AT_A_TIME);
        await inside`
          insert into wigwag_queue.jobs (batch, n, job) select ${batch}, n, job
          from unnest(${part.map((_, at) => from + at)}::int[], ${part.map(serialize)}::bytea[]) as job(n, job)`;
      }
    });
    return batch;
  }

  /** Is nobody else waiting for the batch? Held until the function that is given back is called. */
  async holdAlone(batch: string): Promise<(() => void) | undefined> {
    const own = await this.sql.hold();
    const [row] = await own<{ held: boolean }[]>`select pg_try_advisory_lock(hashtextextended(${batch}, 0)) as held`;
    if (row?.held === true) return () => own.release();
    own.release();
    return undefined;
  }

  /** What was done from a place on, in order. */
  async doneFrom(batch: string, first: number, seen: ReadonlySet<number>): Promise<readonly Done[]> {
    const rows = await this.sql<{ n: number }[]>`
      select n from wigwag_queue.jobs where batch = ${batch} and n >= ${first} and outcome is not null order by n`;
    const fresh = rows.map(({ n }) => n).filter(n => !seen.has(n));
    if (fresh.length === 0) return [];
    const found = await this.sql<{ n: number; outcome: Buffer }[]>`
      select n, outcome from wigwag_queue.jobs where batch = ${batch} and n = any(${fresh.slice(0, MOST_AT_A_TIME)}) order by n`;
    return found.map(({ n, outcome }) => ({ n, outcome: deserialize(outcome) as Outcome }));
  }

  /** How many threads of workers are connected. */
  async workers(): Promise<number> {
    const [row] = await this.sql<{ count: number }[]>`
      select count(*)::int from pg_stat_activity where application_name = ${WORKER} and datname = current_database()`;
    return row?.count ?? 0;
  }

  /** Nobody waits for it now, but somebody may again. */
  async pause(batch: string): Promise<void> {
    await this.sql`update wigwag_queue.batches set state = 'paused' where id = ${batch}`;
  }

  /** Nobody will ask for it again. */
  async end(batch: string): Promise<void> {
    await this.sql`update wigwag_queue.batches set state = 'over' where id = ${batch}`;
    await this.clean();
  }

  /** Removes what nobody will ask for; jobs that are under way are left to the next time. */
  private async clean(): Promise<void> {
    await this.sql`
      update wigwag_queue.batches set state = 'over' where asked_at < now() - ${FORGET_AFTER}::interval`;
    await this.sql`
      delete from wigwag_queue.jobs where (batch, n) in (
        select batch, n from wigwag_queue.jobs join wigwag_queue.batches on id = batch
        where state = 'over' for update of jobs skip locked)`;
    await this.sql`
      delete from wigwag_queue.batches
      where state = 'over' and not exists (select 1 from wigwag_queue.jobs where batch = id)`;
  }

  /** Does the next job that nobody does; false: there is none. If the connection breaks, it was not done. */
  async doNext(act: (job: Job) => Promise<Outcome>): Promise<boolean> {
    return this.sql.begin(async inside => {
      const batches = await inside<{ id: string }[]>`
        select id from wigwag_queue.batches where state = 'wanted' and program = ${this.program} order by asked_at, id`;
      for (const { id } of batches) {
        const [row] = await inside<{ n: number; job: Buffer }[]>`
          select n, job from wigwag_queue.jobs where batch = ${id} and outcome is null
          order by n limit 1 for update skip locked`;
        if (row === undefined) continue;
        const job = { ...(await this.sharedBy(inside, id)), ...(deserialize(row.job) as object) } as Job;
        const outcome = serialize(await act(job));
        await inside`update wigwag_queue.jobs set outcome = ${outcome} where batch = ${id} and n = ${row.n} and outcome is null`;
        return true;
      }
      return false;
    });
  }

  /** Jobs that wait for workers of another program. */
  async strange(): Promise<number> {
    const [row] = await this.sql<{ count: number }[]>`
      select count(*)::int from wigwag_queue.jobs join wigwag_queue.batches on id = batch
      where outcome is null and state = 'wanted' and program <> ${this.program}`;
    return row?.count ?? 0;
  }

  private async sharedBy(inside: Transaction, batch: string): Promise<object> {
    const known = this.known.get(batch);
    if (known !== undefined) return known;
    const [row] = await inside<{ shared: Buffer }[]>`select shared from wigwag_queue.batches where id = ${batch}`;
    const found = deserialize(row?.shared ?? serialize({})) as object;
    this.known.set(batch, found);
    return found;
  }
}

export interface Done {
  readonly n: number;
  readonly outcome: Outcome;
}

/** What the database calls a worker. */
export const WORKER = 'wigwag worker';
