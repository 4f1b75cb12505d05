import type { Point } from './point.ts';

/** An axis-parallel rectangle around a shape, to put aside quickly what is far away. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boxOf(points: readonly Point[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { left, top, right, bottom };
}

/** Whether two boxes come as near as `reach` to each other along both axes. */
export const isNear = (a: Box, b: Box, reach: number): boolean =>
  a.left <= b.right + reach && b.left <= a.right + reach && a.top <= b.bottom + reach && b.top <= a.bottom + reach;
