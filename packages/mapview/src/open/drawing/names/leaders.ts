import type { Point } from '@wigwag/hex';
import type { Box } from '../../../drawing/sheet/layout.ts';

/** A thin line from a thing to its name. */
export interface Leader {
  readonly from: Point;
  readonly to: Point;
}

const within = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** From the middle of what is named to the nearest side of its name; undefined: the name stands right beside it. */
export function leaderTo(of: Box, name: Box, size: number): Leader | undefined {
  const isBelow = name.y >= of.y + of.height;
  const gap = isBelow ? name.y - of.y - of.height : of.y - name.y - name.height;
  if (gap < size) return undefined;
  const x = of.x + of.width / 2;
  return {
    from: { x, y: isBelow ? of.y + of.height : of.y },
    to: { x: within(name.x, x, name.x + name.width), y: isBelow ? name.y : name.y + name.height },
  };
}

/** Whether a line runs through a box; one that only touches its border does not. */
export function crosses({ from, to }: Leader, { x, y, width, height }: Box): boolean {
  let [enter, leave] = [0, 1];
  const sides: readonly (readonly [number, number, number, number])[] = [
    [from.x, to.x, x, x + width],
    [from.y, to.y, y, y + height],
  ];
  for (const [start, end, low, high] of sides) {
    const way = end - start;
    if (way === 0) {
      if (start <= low || start >= high) return false;
      continue;
    }
    const [near, far] = [(low - start) / way, (high - start) / way].toSorted((a, b) => a - b);
    enter = Math.max(enter, near ?? 0);
    leave = Math.min(leave, far ?? 1);
  }
  return leave - enter > 1e-6;
}
