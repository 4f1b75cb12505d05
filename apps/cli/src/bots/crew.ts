import { setImmediate as breath } from 'node:timers/promises';
import { parentPort, Worker } from 'node:worker_threads';
import { MatchFault } from '@wigwag/ai';
import { type Job, work } from './jobs.ts';

/** What a thread is told to be, by whoever starts it. */
export const HAND = 'wigwag-hand';

export type Result = ReturnType<typeof work>;

type Fault = Pick<MatchFault, 'code' | 'place'>;
/** What became of a job; an error loses its own fields on its way to another thread or machine. */
export type Outcome = { readonly done: Result } | { readonly fault: Fault } | { readonly failed: unknown };

/** A thread that does one job after another. */
export function serve(): void {
  parentPort?.on('message', (job: Job) => {
    parentPort?.postMessage(answered(job));
  });
}

function answered(job: Job): Outcome {
  try {
    return { done: work(job) };
  } catch (failed) {
    if (failed instanceof MatchFault) return { fault: { code: failed.code, place: failed.place } };
    return { failed };
  }
}

/** The result; throws what went wrong. */
export function resultOf(outcome: Outcome): Result {
  if ('done' in outcome) return outcome.done;
  if ('fault' in outcome) throw new MatchFault(outcome.fault.code, outcome.fault.place);
  throw outcome.failed;
}

/** A thread was ended before its job was done. */
export class Gone extends Error {}

/** A thread that is handed jobs, one at a time. */
export class Hand {
  private readonly thread = new Worker(new URL(import.meta.url), { workerData: HAND });

  do(job: Job): Promise<Outcome> {
    const { thread } = this;
    return new Promise<Outcome>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', () => reject(new Gone()));
      thread.postMessage(job);
    }).finally(() => {
      for (const event of ['message', 'error', 'exit']) thread.removeAllListeners(event);
    });
  }

  end(): Promise<unknown> {
    return this.thread.terminate();
  }
}

export interface Shift {
  readonly jobs: readonly Job[];
  /** Told of each job that is done, in whatever order. False: enough. */
  readonly each: (result: Result) => boolean;
  /** Somebody wants to leave. */
  readonly isLeaving: () => boolean;
}

/** Does all jobs of a shift, or what could be done until somebody wanted to leave. */
export type Crew = (shift: Shift) => Promise<void>;

/** One after another in this thread, with a breath between: signals are heard. */
async function alone({ jobs, each, isLeaving }: Shift): Promise<void> {
  for (const job of jobs) {
    await breath();
    if (isLeaving() || !each(work(job))) return;
  }
}

const LOOK_MS = 200;

/** A thread for each; whoever is free takes the next. */
async function together({ jobs, each, isLeaving }: Shift, workers: number): Promise<void> {
  const hands = Array.from({ length: Math.min(workers, jobs.length) }, () => new Hand());
  const left = jobs.values();
  let isOver = false;
  const endAll = (): unknown => Promise.all(hands.map(hand => hand.end()));
  const workWith = async (hand: Hand): Promise<void> => {
    for (const job of left) {
      if (isOver || isLeaving()) return;
      if (each(resultOf(await hand.do(job)))) continue;
      isOver = true;
      void endAll();
    }
  };
  const timer = setInterval(() => isLeaving() && endAll(), LOOK_MS);
  try {
    await Promise.all(hands.map(workWith));
  } catch (error) {
    if (!(error instanceof Gone)) throw error;
  } finally {
    clearInterval(timer);
    await endAll();
  }
}

/** So many threads of this machine. */
export const crewHere =
  (workers: number): Crew =>
  async shift => {
    if (shift.jobs.length === 0) return;
    await (workers === 1 ? alone(shift) : together(shift, workers));
  };
