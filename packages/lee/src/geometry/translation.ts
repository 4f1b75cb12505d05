import { type Convex, convexDistance, shadowOf } from './convex.ts';
import type { Point } from './point.ts';

/** An open interval of distances along a straight displacement. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const STILL = 1e-12;

export const shifted = (shape: Convex, direction: Point, distance: number): Point[] =>
  shape.map(({ x, y }) => ({ x: x + direction.x * distance, y: y + direction.y * distance }));

/** The distances at which the shadows on one axis overlap by more than `depth`. */
function spanOnAxis(moving: Convex, direction: Point, fixed: Convex, depth: number, x: number, y: number): Span {
  const [a, b] = [shadowOf(moving, x, y), shadowOf(fixed, x, y)];
  const speed = direction.x * x + direction.y * y;
  const [first, second] = [b.low + depth - a.high, b.high - depth - a.low];
  if (Math.abs(speed) < STILL) return first < 0 && second > 0 ? { from: -Infinity, to: Infinity } : { from: 0, to: 0 };
  return speed > 0 ? { from: first / speed, to: second / speed } : { from: second / speed, to: first / speed };
}

/**
 * The distances along `direction` at which the moving shape overlaps the fixed one by more than `depth`.
 * On each separating axis both conditions are linear in the distance, so this is exact.
 */
export function overlapSpan(moving: Convex, direction: Point, fixed: Convex, depth: number): Span | undefined {
  let [from, to] = [-Infinity, Infinity];
  for (const shape of [moving, fixed]) {
    let corner = shape.at(-1);
    for (const next of shape) {
      if (corner === undefined) return undefined;
      const [x, y] = [next.y - corner.y, corner.x - next.x];
      corner = next;
      const length = Math.sqrt(x * x + y * y);
      if (length === 0) continue;
      const span = spanOnAxis(moving, direction, fixed, depth, x / length, y / length);
      from = Math.max(from, span.from);
      to = Math.min(to, span.to);
      if (from >= to) return undefined;
    }
  }
  return { from, to };
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;
const SEARCH_STEPS = 40;

/** Where along 0 to `length` a convex function is least: golden section, with both ends looked at. */
function leastAt(value: (at: number) => number, length: number): number {
  let [low, high] = [0, length];
  let [left, right] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
  let [atLeft, atRight] = [value(left), value(right)];
  for (let i = 0; i < SEARCH_STEPS && high - low > 1e-6; i++) {
    if (atLeft <= atRight) {
      [high, right, atRight] = [right, left, atLeft];
      left = high - GOLDEN * (high - low);
      atLeft = value(left);
    } else {
      [low, left, atLeft] = [left, right, atRight];
      right = low + GOLDEN * (high - low);
      atRight = value(right);
    }
  }
  const middle = (low + high) / 2;
  return [0, middle, length].reduce((best, at) => (value(at) < value(best) ? at : best));
}

/**
 * Where along a displacement of `length` the moving shape first comes nearer than `gap` to the fixed one, if it ever comes
 * nearer by more than `slack`. The distance of convex shapes is a convex function of the displacement, so what is too near
 * is one interval: its lowest point is found first, and then where the interval begins.
 */
export function firstNearer(
  moving: Convex,
  direction: Point,
  length: number,
  fixed: Convex,
  gap: number,
  slack: number,
): number | undefined {
  const value = (at: number): number => convexDistance(shifted(moving, direction, at), fixed);
  const lowest = leastAt(value, length);
  if (value(lowest) >= gap - slack) return undefined;
  if (value(0) < gap) return 0;
  let [far, near] = [0, lowest];
  for (let i = 0; i < SEARCH_STEPS && near - far > 1e-9; i++) {
    const middle = (far + near) / 2;
    if (value(middle) < gap) near = middle;
    else far = middle;
  }
  return far;
}
