import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../support/sources.ts';

const PATIENCE_MS = 60_000;

/** A server of games with a database of its own, at a free port, for one file of tests. */
export interface OnlineServer {
  readonly address: string;
  stop(): Promise<void>;
}

function addressFrom(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (why: string): void => reject(new Error(`the server did not start (${why}): ${said}`));
    const timer = setTimeout(() => fail('too slow'), PATIENCE_MS);
    const hear = (part: Buffer): void => {
      said += String(part);
      const [, found] = /Wigwag is at (http:\S+)/.exec(said) ?? [];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', code => fail(`code ${code}`));
  });
}

/** The page is served as it was built last. */
export async function startOnline(): Promise<OnlineServer> {
  // The server makes it: started as root it runs its database as somebody who may not look into root's folders.
  const data = join(tmpdir(), `wigwag-e2e-${randomUUID()}`);
  const child = spawn(
    process.execPath,
    ['tools/server.mjs', '--no-build', '--unlimited', '--port', '0', '--data', data],
    { cwd: ROOT, env: { ...process.env, DATABASE_URL: '', SMTP_URL: '' } },
  );
  const ended = new Promise<void>(resolve => void child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  try {
    return { address: await addressFrom(child), stop };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}
