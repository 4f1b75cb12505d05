import { useCallback, useEffect, useState } from 'react';

export interface Pointed {
  readonly id: string | undefined;
  /** It lies in the lower half of what is seen: what is said of it stands above. */
  readonly isLow: boolean;
  /** Undefined: nothing is pointed at any more. */
  point(id: string | undefined): void;
}

const NOTHING = { id: undefined, isLow: false };

function liesLow(id: string): boolean {
  const thing = document.querySelector(`[data-thing="${CSS.escape(id)}"]`);
  const [at, map] = [thing?.getBoundingClientRect(), thing?.closest('.openmap')?.getBoundingClientRect()];
  return at !== undefined && map !== undefined && at.top + at.height / 2 > map.top + map.height / 2;
}

/**
 * The thing on the table that somebody wants to know about, until something else is pointed at, Escape is pressed or something else is
 * done: `doing` says what is.
 */
export function usePointed(doing: string): Pointed {
  const [{ id, isLow }, put] = useState<Pick<Pointed, 'id' | 'isLow'>>(NOTHING);
  const point = useCallback(
    (next: string | undefined) => put(next === undefined ? NOTHING : { id: next, isLow: liesLow(next) }),
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something else is done
  useEffect(() => point(undefined), [doing, point]);
  useEffect(() => {
    if (id === undefined) return;
    const onKey = ({ key }: KeyboardEvent): void => void (key === 'Escape' && point(undefined));
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [id, point]);
  return { id, isLow, point };
}
