import { No } from './no.ts';

/** So many at once, and so many a second after that. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  left: number;
  at: number;
}

const MOST_BUCKETS = 50_000;

/** Who may ask how often: a bucket for each name that fills up again. */
export class Rates {
  private readonly rate: Rate;
  private readonly now: () => number;
  private readonly buckets = new Map<string, Bucket>();

  constructor(rate: Rate, now: () => number = Date.now) {
    this.rate = rate;
    this.now = now;
  }

  /** May it be done once more now? If so, it counts. */
  allows(name: string): boolean {
    const { burst, perSecond } = this.rate;
    const now = this.now();
    const bucket = this.buckets.get(name) ?? { left: burst, at: now };
    const left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond);
    const isAllowed = left >= 1;
    // Taken out and put in again: whoever has not asked for longest is first.
    this.buckets.delete(name);
    this.buckets.set(name, { left: isAllowed ? left - 1 : left, at: now });
    const [oldest] = this.buckets.keys();
    if (this.buckets.size > MOST_BUCKETS && oldest !== undefined) this.buckets.delete(oldest);
    return isAllowed;
  }

  /** Counts it, or says no, and in how many seconds it may be done. */
  take(name: string): void {
    if (this.allows(name)) return;
    const missing = 1 - (this.buckets.get(name)?.left ?? 0);
    throw new No('too-many', { seconds: Math.ceil(missing / this.rate.perSecond) });
  }
}
