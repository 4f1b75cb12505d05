import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 60_000;
const AGAIN_MS = 50;

async function isHealthy(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(1000) })).ok;
  } catch {
    return false;
  }
}

/** What Linux tells of a process, after its name; nothing of one that is gone. */
function fieldsOf(pid: number): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
  } catch {
    return [];
  }
}

export const cpuMsOf = (pid: number): number => {
  const fields = fieldsOf(pid);
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10;
};

const parentOf = (pid: number): number => Number(fieldsOf(pid)[1] ?? 0);

/** A server as whoever runs one starts it, with data in a folder: several may share it. */
export class ServerProcess {
  readonly port: number;
  private readonly home: string;
  private readonly flags: readonly string[];
  private child: ChildProcess | undefined;
  private said = '';

  /** `flags`: of Node, such as how large its heap may get. */
  constructor(port: number, home: string, flags: readonly string[] = []) {
    this.port = port;
    this.home = home;
    this.flags = flags;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** What it wrote, for whoever looks for a reason. */
  get output(): string {
    return this.said;
  }

  start(): void {
    const args = [
      ...this.flags,
      'tools/server.mjs',
      '--no-build',
      '--unlimited',
      '--log',
      'warn',
      '--port',
      String(this.port),
      '--data',
      this.home,
    ];
    const child = spawn(process.execPath, args, { cwd: process.cwd(), stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', part => {
        this.said = (this.said + String(part)).slice(-20_000);
      });
    }
    this.child = child;
  }

  /** How many milliseconds it took until it answered. */
  async untilHealthy(): Promise<number> {
    const begun = performance.now();
    while (!(await isHealthy(this.port))) {
      if (performance.now() - begun > PATIENCE_MS) throw new Error(`the server does not answer:\n${this.said}`);
      await wait(AGAIN_MS);
    }
    return performance.now() - begun;
  }

  /** kill -9. */
  kill(): void {
    this.child?.kill('SIGKILL');
  }

  /** The database loses everything that is not on the disk. */
  killDatabase(): void {
    process.kill(this.databasePid, 'SIGKILL');
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
    child.kill('SIGTERM');
    await ended;
  }

  /** Milliseconds of processor time that it has used, and kilobytes of memory that it has; Linux tells. */
  get cost(): { readonly cpuMs: number; readonly memoryKb: number } {
    const [, memory = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.pid}/status`, 'utf8')) ?? [];
    return { cpuMs: cpuMsOf(this.pid), memoryKb: Number(memory) };
  }

  /** The same of its database, all processes of it that live, and the bytes of its tables. */
  get databaseCost(): { readonly cpuMs: number; readonly diskBytes: number } {
    const pid = this.databasePid;
    const own = readdirSync('/proc')
      .filter(name => /^\d+$/.test(name))
      .map(Number)
      .filter(each => each === pid || parentOf(each) === pid);
    const files = readdirSync(join(this.home, 'data', 'base'), { recursive: true, encoding: 'utf8' });
    const sizes = files.map(
      file => statSync(join(this.home, 'data', 'base', file), { throwIfNoEntry: false })?.size ?? 0,
    );
    return {
      cpuMs: own.reduce((sum, each) => sum + cpuMsOf(each), 0),
      diskBytes: sizes.reduce((sum, size) => sum + size, 0),
    };
  }

  private get databasePid(): number {
    const [pid = ''] = readFileSync(join(this.home, 'data', 'postmaster.pid'), 'utf8').split('\n');
    return Number(pid);
  }
}
