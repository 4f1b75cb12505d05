/** Does some work and says how many pieces of it were done. */
export type Work = () => number;
export type Measure = () => number;

const SLICE_MS = 300;

/** Processor time, not the clock's: what else the machine does should not tell. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function timed(work: Work): { readonly done: number; readonly ms: number } {
  const start = cpuMs();
  let done = 0;
  let ms = 0;
  // Reading the clock costs as much as a decision: between looks ever more is done while the slice is young.
  for (let batch = 1; ms < SLICE_MS; batch *= ms < SLICE_MS / 8 ? 2 : 1) {
    for (let n = 0; n < batch; n++) done += work();
    ms = cpuMs() - start;
  }
  return { done, ms };
}

export const perSecond =
  (work: Work): Measure =>
  () => {
    const { done, ms } = timed(work);
    return (done * 1000) / ms;
  };

export const microseconds =
  (work: Work): Measure =>
  () => {
    const { done, ms } = timed(work);
    return (ms * 1000) / done;
  };
