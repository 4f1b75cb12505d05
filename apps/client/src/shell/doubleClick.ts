import { type MouseEvent, useCallback, useRef } from 'react';

/** A click: which one in a row, none for a key; where and when it fell, and among which answers. */
interface Fell {
  readonly detail: number;
  readonly clientX: number;
  readonly clientY: number;
  readonly timeStamp: number;
  readonly among: string;
}

/** Milliseconds, pixels: so soon, and so near, a pointer has not been aimed anew. */
const [SOON, NEAR] = [500, 6];

/** Does a click belong to the one before it, which has put other answers in the place of those that were aimed at? */
export const isSecondHalf = (now: Fell, before: Fell | undefined): boolean =>
  now.detail > 0 &&
  before !== undefined &&
  now.among !== before.among &&
  now.timeStamp - before.timeStamp < SOON &&
  Math.abs(now.clientX - before.clientX) + Math.abs(now.clientY - before.clientY) < NEAR;

/**
 * Whoever clicks twice chooses once: answers are laid out anew by the first click, and what comes under the pointer then was never
 * aimed at. Keys do not come here: each has its own answer.
 */
export function useSecondHalf(among: string): (event: MouseEvent) => boolean {
  const before = useRef<Fell>(undefined);
  return useCallback(
    ({ detail, clientX, clientY, timeStamp }: MouseEvent) => {
      const now = { detail, clientX, clientY, timeStamp, among };
      const isSecond = isSecondHalf(now, before.current);
      // A third belongs to the first as well.
      if (!isSecond) before.current = now;
      return isSecond;
    },
    [among],
  );
}
