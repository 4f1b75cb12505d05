import { type Box, boxOf } from './box.ts';
import { distanceToSegment, type Point } from './point.ts';

/** The corners of a convex polygon, either way round. */
export type Convex = readonly Point[];

/** A convex polygon with its box: what outlines and bands are cut into once, and then asked about often. */
export interface Piece {
  readonly shape: Convex;
  readonly box: Box;
}

export const pieceOf = (shape: Convex): Piece => ({ shape, box: boxOf(shape) });

/** Half the sum of the cross products; positive when the corners run clockwise on the screen. */
export function signedArea(outline: readonly Point[]): number {
  let sum = 0;
  let from = outline.at(-1);
  for (const to of outline) {
    if (from !== undefined) sum += from.x * to.y - to.x * from.y;
    from = to;
  }
  return sum / 2;
}

export const area = (outline: readonly Point[]): number => Math.abs(signedArea(outline));

/** The centre of gravity of the surface, not the mean of the corners. */
export function centroid(outline: readonly Point[]): Point {
  let [x, y, sum] = [0, 0, 0];
  const [origin] = outline;
  if (origin === undefined) return { x: 0, y: 0 };
  let from = outline.at(-1) ?? origin;
  for (const to of outline) {
    const weight = (from.x - origin.x) * (to.y - origin.y) - (to.x - origin.x) * (from.y - origin.y);
    x += (from.x + to.x - 2 * origin.x) * weight;
    y += (from.y + to.y - 2 * origin.y) * weight;
    sum += weight;
    from = to;
  }
  if (sum === 0) return origin;
  return { x: origin.x + x / (3 * sum), y: origin.y + y / (3 * sum) };
}

/** What lies on the side of the line through `origin` that `normal` points to (Sutherland-Hodgman). */
export function clipByHalfPlane(outline: readonly Point[], origin: Point, normal: Point): Point[] {
  const kept: Point[] = [];
  const height = (p: Point): number => (p.x - origin.x) * normal.x + (p.y - origin.y) * normal.y;
  let from = outline.at(-1);
  let before = from === undefined ? 0 : height(from);
  for (const to of outline) {
    const after = height(to);
    if (from !== undefined && before < 0 !== after < 0) {
      const part = before / (before - after);
      kept.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    }
    if (after >= 0) kept.push(to);
    from = to;
    before = after;
  }
  return kept;
}

/** The common part with a convex polygon. The first may be concave: bridges along the cut then have no surface. */
export function clipByConvex(outline: readonly Point[], by: Convex): readonly Point[] {
  const side = signedArea(by) < 0 ? -1 : 1;
  let kept = outline;
  let from = by.at(-1);
  for (const to of by) {
    if (kept.length === 0 || from === undefined) return [];
    kept = clipByHalfPlane(kept, from, { x: -(to.y - from.y) * side, y: (to.x - from.x) * side });
    from = to;
  }
  return kept;
}

export const commonArea = (outline: readonly Point[], by: Convex): number => area(clipByConvex(outline, by));

interface Shadow {
  readonly low: number;
  readonly high: number;
}

/** Where a shape falls on an axis. */
export function shadowOf(shape: Convex, x: number, y: number): Shadow {
  let [low, high] = [Infinity, -Infinity];
  for (const p of shape) {
    const at = p.x * x + p.y * y;
    if (at < low) low = at;
    if (at > high) high = at;
  }
  return { low, high };
}

function widestGapAlongSides(sides: Convex, other: Convex): number {
  let widest = -Infinity;
  let from = sides.at(-1);
  for (const to of sides) {
    if (from === undefined) break;
    const [x, y] = [to.y - from.y, from.x - to.x];
    from = to;
    const length = Math.sqrt(x * x + y * y);
    if (length === 0) continue;
    const [a, b] = [shadowOf(sides, x / length, y / length), shadowOf(other, x / length, y / length)];
    widest = Math.max(widest, b.low - a.high, a.low - b.high);
  }
  return widest;
}

/**
 * Separating axes: how deep two convex shapes are in each other, along the axis where it is least.
 * Negative when a line fits between them.
 */
export const penetration = (a: Convex, b: Convex): number =>
  -Math.max(widestGapAlongSides(a, b), widestGapAlongSides(b, a));

function nearestCorner(corners: Convex, sides: Convex): number {
  let nearest = Infinity;
  for (const corner of corners) {
    let from = sides.at(-1);
    for (const to of sides) {
      if (from !== undefined) nearest = Math.min(nearest, distanceToSegment(corner, from, to));
      from = to;
    }
  }
  return nearest;
}

/** The distance of the nearest points, 0 when they overlap. */
export function convexDistance(a: Convex, b: Convex): number {
  if (penetration(a, b) >= 0) return 0;
  return Math.min(nearestCorner(a, b), nearestCorner(b, a));
}

/** Whether a point lies in a convex shape, its boundary counted in. */
export function inConvex(point: Point, shape: Convex): boolean {
  let [left, right] = [false, false];
  let from = shape.at(-1);
  for (const to of shape) {
    if (from === undefined) return false;
    const turn = (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
    if (turn > 0) right = true;
    if (turn < 0) left = true;
    from = to;
  }
  return !(left && right);
}
