import { setTimeout as wait } from 'node:timers/promises';
import { isUnreachable } from '@wigwag/postgres';
import { Complaint, type Terminal } from '../../terminal.ts';
import { type Crew, resultOf, type Shift } from '../crew.ts';
import { openedQueue } from './opened.ts';
import type { Queue } from './queue.ts';

const LOOK_MS = 200;
/** So long without a worker is worth a word. */
const ALONE_MS = 3000;

/** Calls each result once, from the first that is missing on; true: all are there, or it was enough. */
async function collect(terminal: Terminal, queue: Queue, batch: string, { jobs, each, isLeaving }: Shift) {
  const seen = new Set<number>();
  let first = 0;
  let quietSince = performance.now();
  while (first < jobs.length) {
    if (isLeaving()) return false;
    const done = await patiently(() => queue.doneFrom(batch, first, seen), []);
    for (const { n, outcome } of done) {
      seen.add(n);
      if (!each(resultOf(outcome))) return true;
    }
    // What lies behind the first gap is remembered, and no more.
    for (; seen.delete(first); first++);
    if (done.length > 0) quietSince = performance.now();
    else await wait(LOOK_MS);
    if (performance.now() - quietSince < ALONE_MS) continue;
    quietSince = Number.POSITIVE_INFINITY;
    if ((await patiently(() => queue.workers(), 1)) === 0) terminal.err(terminal.t('cli.queue.nobody'));
  }
  return true;
}

/** A database that is started again is waited for. */
async function patiently<R>(ask: () => Promise<R>, otherwise: R): Promise<R> {
  try {
    return await ask();
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return otherwise;
  }
}

/** Whoever serves the queue of this database, on any machine. */
export const crewAtQueue =
  (terminal: Terminal, url: string): Crew =>
  async shift => {
    if (shift.jobs.length === 0) return;
    const queue = await openedQueue(terminal, url, 'wigwag', 3);
    try {
      const batch = await queue.handOut(shift.jobs);
      const letGo = await queue.holdAlone(batch);
      if (letGo === undefined) throw new Complaint(terminal.t('cli.queue.asked-already'));
      // Also where a game failed: asked again, it fails again.
      let isOver = false;
      try {
        isOver = await collect(terminal, queue, batch, shift);
      } finally {
        await patiently(() => (isOver ? queue.end(batch) : queue.pause(batch)), undefined);
        letGo();
      }
    } finally {
      await queue.close();
    }
  };
