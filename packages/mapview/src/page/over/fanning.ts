import type { Hex } from '@wigwag/hex';
import { useEffect, useMemo, useRef, useState } from 'react';

/** A stack whose pieces lie side by side, and what opened it. */
export interface Fanned {
  readonly hex: Hex;
  /** A pointer that only passes by does not take the number keys. */
  readonly by: 'hover' | 'click' | 'focus';
}

/** A pointer that rests so long wants to know more. */
export const HOVER = 250;
const LINGER = 300;

export interface Fanning {
  readonly fanned: Fanned | undefined;
  readonly open: (fanned: Fanned) => void;
  readonly close: () => void;
  /** The pointer is on a stack, or on its open row. */
  readonly rest: (hex: Hex) => void;
  readonly leave: () => void;
}

/** Which stack lies open: it opens to a pointer that rests, a click or the focus, and closes after the pointer has left. */
export function useFanning(isStack: (hex: Hex) => boolean): Fanning {
  const [fanned, setFanned] = useState<Fanned | undefined>(undefined);
  const due = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef({ fanned, isStack });
  latest.current = { fanned, isStack };
  useEffect(() => () => clearTimeout(due.current), []);
  useEffect(() => {
    if (fanned !== undefined && !isStack(fanned.hex)) setFanned(undefined);
  }, [fanned, isStack]);
  const acts = useMemo(() => {
    const later = (act: () => void, wait: number): void => {
      clearTimeout(due.current);
      due.current = setTimeout(act, wait);
    };
    const set = (next: Fanned | undefined): void => {
      clearTimeout(due.current);
      setFanned(next);
    };
    return {
      open: (next: Fanned) => set(latest.current.isStack(next.hex) ? next : undefined),
      close: () => set(undefined),
      rest: (hex: Hex) => {
        clearTimeout(due.current);
        const { fanned: now, isStack: is } = latest.current;
        if (now?.hex !== hex && is(hex)) later(() => setFanned({ hex, by: 'hover' }), HOVER);
      },
      leave: () => {
        if (latest.current.fanned?.by !== 'focus') later(() => setFanned(undefined), LINGER);
      },
    };
  }, []);
  return useMemo(() => ({ fanned, ...acts }), [fanned, acts]);
}
