import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { testDatabase } from '@wigwag/server/testing';

export interface Asked {
  readonly games: number;
  /** Processes that play, one of which is killed. */
  readonly workers: number;
}

export interface Report {
  readonly games: number;
  /** Results that were written, and how many games they are of. */
  readonly written: number;
  readonly distinct: number;
  /** What the killed worker had written until then. */
  readonly byTheKilled: number;
  /** The report as a page, and the figures, are those of one machine to the byte. */
  readonly isSame: boolean;
  readonly secondsAlone: number;
  readonly secondsTogether: number;
  /** Nothing is left in the queue. */
  readonly isEmpty: boolean;
}

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface Command {
  readonly process: ChildProcess;
  readonly ended: Promise<Ended>;
}

function wigwag(...args: readonly string[]): Command {
  const child = spawn(process.execPath, ['tools/wigwag.mjs', ...args], { cwd: process.cwd() });
  let [out, err] = ['', ''];
  child.stdout.on('data', part => {
    out += part;
  });
  child.stderr.on('data', part => {
    err += part;
  });
  const ended = new Promise<Ended>(resolve => {
    child.on('close', code => resolve({ code, out, err }));
  });
  return { process: child, ended };
}

async function done(command: Command): Promise<string> {
  const { code, out, err } = await command.ended;
  if (code !== 0) throw new Error(`ended with ${code}: ${err}`);
  return out;
}

/** Each result that is written is written down a second time, with the connection that wrote it. */
const WATCH = `
create table written (n int, pid int);
create function note_written() returns trigger language plpgsql as $$
begin
  insert into written values (new.n, pg_backend_pid());
  return null;
end $$;
create trigger noted after update of outcome on wigwag_queue.jobs for each row execute function note_written();`;

class Trial {
  private readonly asked: Asked;
  private readonly folder = mkdtempSync(join(tmpdir(), 'wigwag-queue-'));
  private readonly running: Command[] = [];
  private readonly database: Awaited<ReturnType<typeof testDatabase>>;

  constructor(asked: Asked, database: Trial['database']) {
    this.asked = asked;
    this.database = database;
  }

  private ask(name: string, ...more: readonly string[]): Command {
    const file = join(this.folder, name);
    const who = ['--a', 'rusher', '--b', 'newcomer', '--seed', '17', '--games', String(this.asked.games)];
    return this.run('simulate', 'first-battle', ...who, '--json', '--force', '--report', file, ...more);
  }

  private run(...args: readonly string[]): Command {
    const command = wigwag(...args);
    this.running.push(command);
    return command;
  }

  private reportIn(name: string): string {
    return readFileSync(join(this.folder, name), 'utf8');
  }

  private async written(): Promise<number> {
    const [row] = await this.database.sql<{ count: number }[]>`select count(*)::int from written`;
    return row?.count ?? 0;
  }

  private async untilWritten(least: number, asking: Command): Promise<void> {
    while ((await this.written()) < least) {
      if (asking.process.exitCode !== null) throw new Error(`over too early: ${(await asking.ended).err}`);
      await wait(5);
    }
  }

  /** Workers that are connected; the first of them has made the tables. */
  private async startWorkers(): Promise<readonly Command[]> {
    const { sql, url } = this.database;
    const workers = Array.from({ length: this.asked.workers }, () =>
      this.run('worker', '--queue', url, '--workers', '1'),
    );
    const count = async (): Promise<number> => {
      const [row] = await sql<{ count: number; areMade: boolean }[]>`
        select count(distinct client_port)::int, to_regclass('wigwag_queue.jobs') is not null as "areMade" from pg_stat_activity
        where application_name = 'wigwag worker' and datname = current_database()`;
      return row?.areMade ? row.count : 0;
    };
    while ((await count()) < this.asked.workers) await wait(50);
    return workers;
  }

  async undergo(): Promise<Report> {
    const { sql, url } = this.database;
    const { games } = this.asked;
    const begun = performance.now();
    const alone = await done(this.ask('alone.html', '--workers', '1'));
    const between = performance.now();
    const [victim, ...others] = await this.startWorkers();
    await sql.raw(WATCH);
    const started = performance.now();
    // Whoever asks is killed as well, and asks again: what was played is not played again.
    const first = this.ask('together.html', '--queue', url);
    // The one who is to be killed writes something first, however quick the others are.
    for (const { process: other } of others) other.kill('SIGSTOP');
    await this.untilWritten(1, first);
    for (const { process: other } of others) other.kill('SIGCONT');
    await this.untilWritten(Math.floor(games / 5), first);
    first.process.kill('SIGKILL');
    await first.ended;
    const again = this.ask('together.html', '--queue', url);
    await this.untilWritten(Math.floor((2 * games) / 5), again);
    victim?.process.kill('SIGKILL');
    const together = await done(again);
    const ended = performance.now();
    return {
      games,
      ...(await this.counted()),
      isSame: together === alone && this.reportIn('together.html') === this.reportIn('alone.html'),
      secondsAlone: Math.round((between - begun) / 100) / 10,
      secondsTogether: Math.round((ended - started) / 100) / 10,
    };
  }

  private async counted(): Promise<Pick<Report, 'written' | 'distinct' | 'byTheKilled' | 'isEmpty'>> {
    const { sql } = this.database;
    const [row] = await sql<{ written: number; distinct: number; byTheKilled: number; left: number }[]>`
      select count(*)::int as written, count(distinct n)::int as distinct,
        count(*) filter (where pid not in (select pid from pg_stat_activity))::int as "byTheKilled",
        (select count(*) from wigwag_queue.batches)::int as left
      from written`;
    if (row === undefined) throw new Error('nothing was counted');
    const { left, ...counts } = row;
    return { ...counts, isEmpty: left === 0 };
  }

  async close(): Promise<void> {
    for (const { process: each } of this.running) each.kill('SIGKILL');
    await Promise.all(this.running.map(({ ended }) => ended));
    rmSync(this.folder, { recursive: true });
    await this.database.close();
  }
}

/** The same games by one machine, and by several of which one is killed. */
export async function playTogether(asked: Asked): Promise<Report> {
  // Bundled once, before several ask for it.
  await done(wigwag('help'));
  const trial = new Trial(asked, await testDatabase());
  try {
    return await trial.undergo();
  } finally {
    await trial.close();
  }
}
