import type { Report } from '@wigwag/gcacw';
import { useEffect, useState } from 'react';
import type { Sitting, View } from '../room.ts';
import { reckon } from './reckon.ts';

export interface Reckoning {
  readonly report: Report | undefined;
  /** So much of the log is read. */
  readonly done: number;
  readonly of: number;
}

const NOT_BEGUN: Reckoning = { report: undefined, done: 0, of: 1 };

/** Reports that were read once, by what they were read from: the log is another one as soon as something happens. */
const known = new WeakMap<View['log'], Report>();

/** The report of the game as it is now, seen from here, as soon as it is read. */
export function useReport(sitting: Sitting, { log, eyes, curtain }: View): Reckoning {
  const [reckoning, setReckoning] = useState<Reckoning & { readonly log?: View['log'] }>(NOT_BEGUN);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when there is more to read, or other eyes
  useEffect(() => {
    if (curtain !== undefined || known.has(log)) return;
    const stop = new AbortController();
    void reckon(sitting, {
      tell: ({ done, of }) => !stop.signal.aborted && setReckoning({ report: undefined, done, of, log }),
      signal: stop.signal,
    }).then(report => {
      if (report === undefined || stop.signal.aborted) return;
      known.set(log, report);
      setReckoning({ report, done: 1, of: 1, log });
    });
    return () => stop.abort();
  }, [sitting, log, eyes, curtain]);
  const report = known.get(log);
  if (report !== undefined) return { report, done: 1, of: 1 };
  return reckoning.log === log ? reckoning : NOT_BEGUN;
}
