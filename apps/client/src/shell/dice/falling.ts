import type { Told } from '@wigwag/host';
import type { Vocabulary } from '@wigwag/kernel';
import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { isStill } from '../replay/isStill.ts';

/** Milliseconds that dice roll to be seen. Nothing waits for them. */
const FALL = 450;

/** From this line of the log on dice are still rolling; undefined: all lie. */
const useFalling = create<{ readonly from: number | undefined }>(() => ({ from: undefined }));

const lie = (): void => {
  if (useFalling.getState().from !== undefined) useFalling.setState({ from: undefined });
};

/** Do the dice of that line still roll? */
export const useIsFalling = (line: number): boolean => useFalling(({ from }) => from !== undefined && line >= from);

/** Players have seen their own dice fall. */
const isNews = <T extends Vocabulary>({ rolled }: Told<T>): boolean => rolled.some(({ typed }) => !typed);

/** New dice roll for a moment; any key or click, which does what it does, lays them down. Not those that were there before. */
export function useFall<T extends Vocabulary>(log: readonly Told<T>[], isHidden: boolean): void {
  const before = useRef(log.length);
  useEffect(() => {
    const from = before.current;
    before.current = log.length;
    const first = log.slice(from).findIndex(isNews);
    if (first < 0 || isHidden || isStill()) return;
    useFalling.setState({ from: from + first });
    const timer = setTimeout(lie, FALL);
    for (const kind of ['keydown', 'pointerdown'] as const) window.addEventListener(kind, lie, { capture: true });
    return () => {
      clearTimeout(timer);
      lie();
      for (const kind of ['keydown', 'pointerdown'] as const) window.removeEventListener(kind, lie, { capture: true });
    };
  }, [log, isHidden]);
}
