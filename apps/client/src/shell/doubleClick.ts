import { type MouseEvent, useCallback, useRef } from 'react';

/** Milliseconds, and pixels of the screen: a second click so soon and so near belongs to the first. */
const SOON = 400;
const NEAR = 16;

interface Click {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  /** What could be answered there when it came. */
  readonly among: unknown;
}

/** Does a click belong to the one before it, which has put other answers in the place of those that were aimed at? */
export const isSecondHalf = (before: Click | undefined, { at, x, y, among }: Click): boolean =>
  before !== undefined &&
  before.among !== among &&
  at - before.at < SOON &&
  Math.hypot(x - before.x, y - before.y) < NEAR;

/**
 * Whoever clicks twice chooses once: answers are laid out anew by the first click, and what comes under the pointer then was never
 * aimed at. Keys do not come here: each has its own answer.
 */
export function useSecondHalf(among: string): (event: MouseEvent) => boolean {
  const last = useRef<Click>(undefined);
  return useCallback(
    ({ clientX: x, clientY: y, timeStamp: at, detail }: MouseEvent) => {
      if (detail === 0) return false;
      const click = { at, x, y, among };
      const isSecond = isSecondHalf(last.current, click);
      // A third belongs to the first as well.
      last.current = isSecond && last.current !== undefined ? { ...click, among: last.current.among } : click;
      return isSecond;
    },
    [among],
  );
}
