/** One thing after the other. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** Nothing happens, and nothing waits to. */
  get areOver(): boolean {
    return this.waiting === 0;
  }

  /** How many wait, or are under way. */
  get length(): number {
    return this.waiting;
  }

  take<R>(act: () => Promise<R>): Promise<R> {
    this.waiting += 1;
    const done = this.last.then(act).finally(() => {
      this.waiting -= 1;
    });
    this.last = done.catch(() => undefined);
    return done;
  }
}
