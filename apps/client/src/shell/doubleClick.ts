import { type MouseEvent, useCallback, useRef } from 'react';

/**
 * Does a click belong to the one before it, which has put other answers in the place of those that were aimed at? `count`: which click it is
 * in a row, as the browser counts them by the time and the distance that the system sets for double clicks.
 */
export const isSecondHalf = (count: number, aimedAt: string, among: string): boolean => count > 1 && aimedAt !== among;

/**
 * Whoever clicks twice chooses once: answers are laid out anew by the first click, and what comes under the pointer then was never
 * aimed at. Keys do not come here: each has its own answer.
 */
export function useSecondHalf(among: string): (event: MouseEvent) => boolean {
  const aimedAt = useRef(among);
  return useCallback(
    ({ detail }: MouseEvent) => {
      if (detail <= 1) aimedAt.current = among;
      return isSecondHalf(detail, aimedAt.current, among);
    },
    [among],
  );
}
