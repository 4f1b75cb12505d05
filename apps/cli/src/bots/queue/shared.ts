import { isDeepStrictEqual } from 'node:util';

interface Divided {
  /** The fields that all have, with the same value. */
  readonly common: Readonly<Record<string, unknown>>;
  /** What each has besides. */
  readonly rest: readonly Readonly<Record<string, unknown>>[];
}

/** The record that is analysed, the bots, the options: once, and not in each of a hundred thousand jobs. */
export function shared(jobs: readonly object[]): Divided {
  const [first = {}] = jobs;
  const isShared = (name: string, value: unknown): boolean =>
    jobs.every(job => Object.hasOwn(job, name) && isDeepStrictEqual((job as Record<string, unknown>)[name], value));
  const common = Object.fromEntries(Object.entries(first).filter(([name, value]) => isShared(name, value)));
  const isOwn = ([name]: readonly [string, unknown]): boolean => !Object.hasOwn(common, name);
  return { common, rest: jobs.map(job => Object.fromEntries(Object.entries(job).filter(isOwn))) };
}
