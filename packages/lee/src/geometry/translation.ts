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

/** A place in the interval where a convex function is below `goal`, if there is one: golden section towards its lowest. */
function whereBelow(value: (at: number) => number, { from, to }: Span, goal: number): number | undefined {
  const end = [from, to].find(at => value(at) < goal);
  if (end !== undefined) return end;
  let [low, high] = [from, to];
  let [left, right] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
  let [atLeft, atRight] = [value(left), value(right)];
  for (let i = 0; i < SEARCH_STEPS && high - low > 1e-6; i++) {
    if (atLeft < goal) return left;
    if (atRight < goal) return right;
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
  return undefined;
}

/**
 * Where along a displacement of `length` the moving shape comes nearer than `gap` to the fixed one by more than `slack`;
 * the slack is taken back, so that a head-on approach ends at the gap itself. The distance of convex shapes is a convex
 * function of the displacement, so what is too near is one interval, inside that where the shadows on every axis are too
 * near: a place in it is found first, and then where it begins.
 */
export function firstNearer(
  moving: Convex,
  direction: Point,
  length: number,
  fixed: Convex,
  gap: number,
  slack: number,
): number | undefined {
  const goal = gap - slack;
  const span = overlapSpan(moving, direction, fixed, -goal);
  if (span === undefined || span.to <= 0 || span.from >= length) return undefined;
  const within = { from: Math.max(0, span.from), to: Math.min(length, span.to) };
  const distanceAt = (at: number): number => convexDistance(shifted(moving, direction, at), fixed);
  const inside = whereBelow(distanceAt, within, goal);
  if (inside === undefined) return undefined;
  let [far, near] = [within.from, inside];
  for (let i = 0; i < SEARCH_STEPS && near - far > 1e-9; i++) {
    const middle = (far + near) / 2;
    if (distanceAt(middle) < goal) near = middle;
    else far = middle;
  }
  return Math.max(0, far - slack);
}
