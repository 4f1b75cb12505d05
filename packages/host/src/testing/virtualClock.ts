interface Due {
  readonly at: number;
  then(): void;
}

/** What waits in promises goes on before the clock does. */
const promisesKept = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

/** Something that never comes about is a bug, not a reason to wait on. */
const LONGEST_MS = 3_600_000;

/** Time that passes only when a test lets it. */
export class VirtualClock {
  private now = 0;
  /** The next one last; of two at the same time the one that was asked for first. */
  private readonly due: Due[] = [];

  readonly later = (ms: number, then: () => void): void => {
    const at = this.now + ms;
    let low = 0;
    let high = this.due.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.due[middle]?.at ?? 0) > at) low = middle + 1;
      else high = middle;
    }
    this.due.splice(low, 0, { at, then });
  };

  /** Lets time pass until it is so, and stays so when everybody has had his say. */
  async until(isSo: () => boolean): Promise<void> {
    const end = this.now + LONGEST_MS;
    for (;;) {
      await promisesKept();
      if (isSo()) return;
      while (!isSo()) {
        this.pass(end);
        await undefined;
      }
    }
  }

  private pass(end: number): void {
    const next = this.due.pop();
    if (next === undefined || next.at > end) throw new Error(`still waiting at ${this.now} ms`);
    this.now = next.at;
    next.then();
  }
}
