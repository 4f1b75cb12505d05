import { setImmediate as breathe } from 'node:timers/promises';

/** Many at one table look at what has changed there in the same moment: the database is asked once for all of them. */
export class Looks<T> {
  private readonly look: (id: string) => Promise<T>;
  private readonly next = new Map<string, Promise<T>>();

  constructor(look: (id: string) => Promise<T>) {
    this.look = look;
  }

  /** As it is now or later, never as it was before. */
  at(id: string): Promise<T> {
    const found = this.next.get(id) ?? this.soon(id);
    this.next.set(id, found);
    return found;
  }

  private async soon(id: string): Promise<T> {
    await breathe();
    // Whoever comes from here on might have seen a change that this look misses.
    this.next.delete(id);
    return this.look(id);
  }
}
