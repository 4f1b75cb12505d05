import { parentPort, Worker } from 'node:worker_threads';
import { answerTo, type Question } from './thinker.ts';

/** What a thread is told to be, by whoever starts it. */
export const THINKER = 'wigwag-thinker';

/** Answers questions in the order in which they were asked. */
export interface Mind {
  think(question: Question): Promise<unknown>;
  stop(): Promise<void>;
}

/** A thread that answers one question after another. */
export function serveThinking(): void {
  parentPort?.on('message', (question: Question) => parentPort?.postMessage({ choice: answerTo(question) }));
}

/** In this thread: for tests. */
export const hereMind = (): Mind => ({
  think: async question => answerTo(question),
  stop: async () => undefined,
});

/** Whoever takes longer has lost his way: his thread ends. */
const PATIENCE_MS = 60_000;

interface Job {
  readonly question: Question;
  done(choice: unknown): void;
  failed(error: Error): void;
}

/** So many threads at most, however many games ask. Each begins when it is needed. */
export class Pool implements Mind {
  private readonly program: URL;
  private readonly most: number;
  private readonly idle: Worker[] = [];
  private readonly busy = new Set<Worker>();
  private readonly waiting: Job[] = [];
  private isStopped = false;

  /** `program` serves thinking when it is started as a thinker. */
  constructor(program: URL, most: number) {
    this.program = program;
    this.most = most;
  }

  think(question: Question): Promise<unknown> {
    return new Promise((done, failed) => {
      if (this.isStopped) return failed(new Error('stopping'));
      this.waiting.push({ question, done, failed });
      this.next();
    });
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    for (const { failed } of this.waiting.splice(0)) failed(new Error('stopping'));
    await Promise.all([...this.idle, ...this.busy].map(worker => worker.terminate()));
  }

  private next(): void {
    if (this.isStopped || this.waiting.length === 0 || this.busy.size >= this.most) return;
    const job = this.waiting.shift();
    if (job !== undefined) this.give(this.idle.pop() ?? new Worker(this.program, { workerData: THINKER }), job);
  }

  private give(worker: Worker, { question, done, failed }: Job): void {
    this.busy.add(worker);
    const over = (then: () => void, isSound: boolean): void => {
      clearTimeout(timer);
      // By name: a thread whose other listeners are taken, too, hears nothing any more.
      for (const name of ['message', 'error', 'exit']) worker.removeAllListeners(name);
      this.busy.delete(worker);
      if (isSound) this.idle.push(worker);
      else void worker.terminate();
      then();
      this.next();
    };
    const timer = setTimeout(() => over(() => failed(new Error('the computer thinks too long')), false), PATIENCE_MS);
    worker.on('message', ({ choice }: { choice: unknown }) => over(() => done(choice), true));
    worker.on('error', error => over(() => failed(error), false));
    worker.on('exit', () => over(() => failed(new Error('the computer has left')), false));
    worker.postMessage(question);
  }
}
