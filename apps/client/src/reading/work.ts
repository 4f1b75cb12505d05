import type { Said, Task } from './protocol.ts';

/** Work that goes on in another thread. */
export interface Work {
  /** The last thing that was said; undefined: it was stopped. */
  readonly done: Promise<Extract<Said, { readonly say: 'done' | 'fault' }> | undefined>;
  /** At once, whatever it is at. */
  stop(): void;
}

type Unbased<T> = T extends unknown ? Omit<T, 'base'> : never;

/** A thread of its own for each task: it is gone when the task is done or stopped, and so is what it held. */
export function work(task: Unbased<Task>, hear: (said: Said) => void): Work {
  const worker = new Worker(new URL('./readingWorker.ts', import.meta.url), { type: 'module' });
  let stop: () => void = () => undefined;
  const done = new Promise<Awaited<Work['done']>>((resolve, reject) => {
    stop = () => {
      worker.terminate();
      resolve(undefined);
    };
    worker.addEventListener('error', event => {
      worker.terminate();
      reject(new Error(event.message));
    });
    worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if (data.say !== 'done' && data.say !== 'fault') return hear(data);
      worker.terminate();
      resolve(data);
    });
  });
  worker.postMessage({ ...task, base: document.baseURI });
  return { done, stop };
}
