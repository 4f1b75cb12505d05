import { setTimeout as wait } from 'node:timers/promises';
import { isUnreachable } from '@wigwag/postgres';
import type { Arguments } from '../../commandLine.ts';
import { Complaint, type Terminal } from '../../terminal.ts';
import { workersOf } from '../asked.ts';
import { Gone, Hand } from '../crew.ts';
import { leaving } from '../progress.ts';
import { openedQueue } from './opened.ts';
import { type Queue, WORKER } from './queue.ts';

const IDLE_MS = 500;
const TELL_MS = 10_000;

interface Service {
  readonly queue: Queue;
  readonly isLeaving: () => boolean;
  readonly done: () => void;
}

/** One job after another, as long as nobody wants to leave. */
async function serveWith(hand: Hand, { queue, isLeaving, done }: Service): Promise<void> {
  while (!isLeaving()) {
    try {
      if (await queue.doNext(job => hand.do(job))) done();
      else await wait(IDLE_MS);
    } catch (error) {
      if (error instanceof Gone) return;
      if (!isUnreachable(error)) throw error;
      await wait(IDLE_MS);
    }
  }
}

/** Says now and then what was done, and what it may not do. */
async function tell({ t, err }: Terminal, queue: Queue, done: number): Promise<void> {
  err(t('cli.queue.progress', { done }));
  const strange = await queue.strange().catch(() => 0);
  if (strange > 0) err(t('cli.queue.strange', { count: strange }));
}

/** `wigwag worker --queue URL`: plays what others have asked for, until it is told to stop. */
export async function workerCommand(terminal: Terminal, { queue: url, workers }: Arguments): Promise<number> {
  const { t, err } = terminal;
  if (url === undefined) throw new Complaint(t('cli.queue.needs-queue'));
  const threads = workersOf(t, workers);
  const queue = await openedQueue(terminal, url, WORKER, threads + 1);
  const hands = Array.from({ length: threads }, () => new Hand());
  const signal = leaving();
  let done = 0;
  let told = -1;
  const telling = setInterval(() => {
    if (told !== done) void tell(terminal, queue, done);
    told = done;
  }, TELL_MS);
  const looking = setInterval(() => {
    if (signal.isAsked()) for (const hand of hands) void hand.end();
  }, 100);
  const service = {
    ...{ queue, isLeaving: signal.isAsked },
    done: () => {
      done += 1;
    },
  };
  err(t('cli.queue.serving', { threads }));
  try {
    await Promise.all(hands.map(hand => serveWith(hand, service)));
  } finally {
    clearInterval(telling);
    clearInterval(looking);
    signal.forget();
    await Promise.all(hands.map(hand => hand.end()));
    await queue.close();
  }
  err(t('cli.queue.left', { done }));
  return 0;
}
