import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
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

/** A server as whoever runs one starts it, with data in a folder: several may share it. */
export class ServerProcess {
  readonly port: number;
  private readonly home: string;
  private child: ChildProcess | undefined;
  private said = '';

  constructor(port: number, home: string) {
    this.port = port;
    this.home = home;
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
    const [pid = ''] = readFileSync(join(this.home, 'data', 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
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
    const fields = readFileSync(`/proc/${this.pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    const [, memory = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.pid}/status`, 'utf8')) ?? [];
    return { cpuMs: (Number(fields[11]) + Number(fields[12])) * 10, memoryKb: Number(memory) };
  }
}
