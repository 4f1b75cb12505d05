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
  /** The pointer is on a stack, or on its open row; true: its row is about to open. */
  readonly rest: (hex: Hex) => boolean;
  readonly leave: () => void;
  /** The focus of the keyboard has come into the open row, or gone out of it: as long as it is there the row stays. */
  readonly hold: (held: boolean) => void;
}

/** Which stack lies open: it opens to a pointer that rests, a click or the focus, and closes after the pointer has left. */
export function useFanning(isStack: (hex: Hex) => boolean, moment?: unknown): Fanning {
  const [fanned, setFanned] = useState<Fanned | undefined>(undefined);
  const due = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const held = useRef(false);
  const isLeft = useRef(false);
  const latest = useRef({ fanned, isStack });
  latest.current = { fanned, isStack };
  useEffect(() => () => clearTimeout(due.current), []);
  useEffect(() => {
    if (fanned !== undefined && !isStack(fanned.hex)) setFanned(undefined);
  }, [fanned, isStack]);
  // What was opened for one question leaves the number keys to the answers of the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a decision
  useEffect(() => setFanned(open => (open?.by === 'click' ? { ...open, by: 'hover' } : open)), [moment]);
  const acts = useMemo(() => {
    const later = (act: () => void, wait: number): void => {
      clearTimeout(due.current);
      due.current = setTimeout(act, wait);
    };
    const set = (next: Fanned | undefined): void => {
      clearTimeout(due.current);
      held.current = false;
      isLeft.current = false;
      setFanned(next);
    };
    const leave = (): void => {
      if (latest.current.fanned?.by === 'focus' || held.current) return;
      isLeft.current = true;
      later(() => set(undefined), LINGER);
    };
    return {
      open: (next: Fanned) => set(latest.current.isStack(next.hex) ? next : undefined),
      close: () => set(undefined),
      rest: (hex: Hex) => {
        clearTimeout(due.current);
        isLeft.current = false;
        const { fanned: now, isStack: is } = latest.current;
        const opens = now?.hex !== hex && is(hex);
        if (opens) later(() => set({ hex, by: 'hover' }), HOVER);
        return opens;
      },
      leave,
      hold: (isHeld: boolean) => {
        held.current = isHeld;
        if (!isHeld) {
          leave();
          return;
        }
        clearTimeout(due.current);
        isLeft.current = false;
      },
    };
  }, []);
  useEffect(() => {
    // Whoever goes on by Tab finds the pieces where they lie, not a row that only the pointer wanted and that is about to close.
    const onKey = ({ key }: KeyboardEvent): void => {
      const isPointers = isLeft.current || latest.current.fanned?.by === 'hover';
      if (key === 'Tab' && isPointers && !held.current) acts.close();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [acts]);
  return useMemo(() => ({ fanned, ...acts }), [fanned, acts]);
}
