import { useCallback, useEffect, useState } from 'react';

interface Loaded<T> {
  /** Undefined: it has not come yet. */
  readonly value: T | undefined;
  /** Why it does not come. */
  readonly refusal: unknown;
  readonly load: () => void;
  readonly setValue: (value: T) => void;
}

/** What the server is asked for when this comes on the screen, and again when that is wanted. `fetched` must not change. */
export function useLoaded<T>(fetched: () => Promise<T>): Loaded<T> {
  const [value, setValue] = useState<T>();
  const [refusal, setRefusal] = useState<unknown>();
  const load = useCallback((): void => {
    fetched().then(
      found => {
        setValue(found);
        setRefusal(undefined);
      },
      (why: unknown) => setRefusal(why),
    );
  }, [fetched]);
  useEffect(load, [load]);
  return { value, refusal, load, setValue };
}
