import { setImmediate as breath } from 'node:timers/promises';
import { parentPort, Worker } from 'node:worker_threads';
import { MatchFault } from '@wigwag/ai';
import { type Job, work } from './jobs.ts';

/** What a thread is told to be, by whoever starts it. */
export const HAND = 'wigwag-hand';

type Result = ReturnType<typeof work>;

type Fault = Pick<MatchFault, 'code' | 'place'>;
type Answer = { readonly done: Result } | { readonly fault: Fault } | { readonly failed: unknown };

/** A thread that does one job after another. */
export function serve(): void {
  parentPort?.on('message', (job: Job) => {
    parentPort?.postMessage(answered(job));
  });
}

function answered(job: Job): Answer {
  try {
    return { done: work(job) };
  } catch (failed) {
    // An error loses its own fields on its way to another thread.
    if (failed instanceof MatchFault) return { fault: { code: failed.code, place: failed.place } };
    return { failed };
  }
}

export interface Shift {
  readonly jobs: readonly Job[];
  readonly workers: number;
  /** Told of each job that is done, in whatever order. False: enough. */
  readonly each: (result: Result, place: number) => boolean;
  /** Somebody wants to leave. */
  readonly isLeaving: () => boolean;
}

/** One after another in this thread, with a breath between: signals are heard. */
async function alone({ jobs, each, isLeaving }: Shift): Promise<void> {
  for (const [place, job] of jobs.entries()) {
    await breath();
    if (isLeaving() || !each(work(job), place)) return;
  }
}

/** A thread for each; whoever is free takes the next. */
function together({ jobs, workers, each, isLeaving }: Shift): Promise<void> {
  const hands = Array.from(
    { length: Math.min(workers, jobs.length) },
    () => new Worker(new URL(import.meta.url), { workerData: HAND }),
  );
  let next = 0;
  let busy = hands.length;
  const finished = new Promise<void>((resolve, reject) => {
    const giveNext = (hand: Worker): number | undefined => {
      const job = jobs[next];
      if (job !== undefined && !isLeaving()) {
        hand.postMessage(job);
        return next++;
      }
      busy -= 1;
      if (busy === 0) resolve();
      return undefined;
    };
    for (const hand of hands) {
      let place = giveNext(hand);
      hand.on('error', reject);
      hand.on('message', (answer: Answer) => {
        if ('failed' in answer) reject(answer.failed);
        else if ('fault' in answer) reject(new MatchFault(answer.fault.code, answer.fault.place));
        else if (!each(answer.done, place ?? 0)) resolve();
        else place = giveNext(hand);
      });
    }
  });
  const timer = setInterval(() => isLeaving() && hands.forEach(hand => void hand.terminate()), 200);
  const left = new Promise<void>(resolve => {
    let gone = 0;
    for (const hand of hands) hand.on('exit', () => ++gone === hands.length && resolve());
  });
  return Promise.race([finished, left]).finally(async () => {
    clearInterval(timer);
    await Promise.all(hands.map(hand => hand.terminate()));
  });
}

export const workOff = (shift: Shift): Promise<void> => {
  if (shift.jobs.length === 0) return Promise.resolve();
  return shift.workers === 1 ? alone(shift) : together(shift);
};
