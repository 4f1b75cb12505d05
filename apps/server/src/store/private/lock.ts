import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const AGAIN_MS = 50;

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Undefined: somebody holds it. */
function take(file: string): (() => void) | undefined {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return () => rmSync(file, { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return undefined;
  }
}

/** Whoever was killed while he held it holds it no more. An empty file is being written, or was when its writer was killed. */
function isLeft(file: string, emptySince: number): boolean {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return pid === 0 ? Date.now() - emptySince > 1000 : !isAlive(pid);
  } catch {
    return false;
  }
}

/** Does something while nobody else on this machine does it. */
export async function whileHolding<R>(file: string, patienceMs: number, act: () => Promise<R>): Promise<R> {
  const begun = Date.now();
  for (;;) {
    const release = take(file);
    if (release !== undefined) {
      try {
        return await act();
      } finally {
        release();
      }
    }
    if (isLeft(file, begun)) rmSync(file, { force: true });
    else if (Date.now() - begun > patienceMs) throw new Error(`Another process has held ${file} for too long.`);
    else await wait(AGAIN_MS);
  }
}
