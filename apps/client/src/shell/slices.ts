/** Milliseconds of work after which the page may draw and answer. */
const SLICE = 20;

const rest = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** Does long work piece by piece. Undefined: it was stopped. */
export async function inSlices<R>(
  work: Generator<number, R>,
  tell: (done: number) => void,
  signal?: AbortSignal,
): Promise<R | undefined> {
  for (;;) {
    const until = performance.now() + SLICE;
    let step = work.next();
    while (step.done !== true && performance.now() < until) step = work.next();
    if (step.done === true) return step.value;
    tell(step.value);
    await rest();
    if (signal?.aborted) return undefined;
  }
}
