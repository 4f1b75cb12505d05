import type { Translate } from '@wigwag/words';
import { useCallback, useState } from 'react';
import { refusalSaid } from './refused.ts';

interface Deed {
  /** The server has not answered yet. */
  readonly isBusy: boolean;
  /** Why it was not done; undefined: nothing is wrong. */
  readonly problem: string | undefined;
  run(act: () => Promise<void>): void;
}

/** Something that the server is asked to do: one thing at a time, and what it refuses is said. */
export function useDeed(t: Translate): Deed {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const run = useCallback((act: () => Promise<void>): void => {
    setBusy(true);
    setProblem(undefined);
    act()
      .catch(setProblem)
      .finally(() => setBusy(false));
  }, []);
  return { isBusy, problem: problem === undefined ? undefined : refusalSaid(t, problem), run };
}
