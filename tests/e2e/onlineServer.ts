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
  /** What whoever started it is told: it signs in who runs it, once. */
  readonly adminLink: string;
  stop(): Promise<void>;
}

/** The welcome comes before the address. */
function toldBy(child: ChildProcess): Promise<Pick<OnlineServer, 'address' | 'adminLink'>> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (why: string): void => reject(new Error(`the server did not start (${why}): ${said}`));
    const timer = setTimeout(() => fail('too slow'), PATIENCE_MS);
    const hear = (part: Buffer): void => {
      said += String(part);
      const [, address] = /Wigwag is at (http:\S+)/.exec(said) ?? [];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve({ address, adminLink: /http:\S+#sign-in=\S+/.exec(said)?.[0] ?? '' });
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', code => fail(`code ${code}`));
  });
}

/** The page is served as it was built last. `databaseUrl`: of a test that reaches into the tables; left out: one that the server makes. */
export async function startOnline({ databaseUrl = '' } = {}): Promise<OnlineServer> {
  // The server makes it: started as root it runs its database as somebody who may not look into root's folders.
  const data = join(tmpdir(), `wigwag-e2e-${randomUUID()}`);
  const child = spawn(
    process.execPath,
    ['tools/server.mjs', '--no-build', '--unlimited', '--port', '0', '--data', data],
    { cwd: ROOT, env: { ...process.env, DATABASE_URL: databaseUrl, SMTP_URL: '' } },
  );
  const ended = new Promise<void>(resolve => void child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  try {
    return { ...(await toldBy(child)), stop };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}
