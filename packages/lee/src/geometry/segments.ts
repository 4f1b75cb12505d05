import { cross, distanceToSegment, minus, type Point } from './point.ts';

/** Whether a point that lies on the line of a segment is between its ends. */
const isBetween = (p: Point, a: Point, b: Point): boolean =>
  p.x >= Math.min(a.x, b.x) && p.x <= Math.max(a.x, b.x) && p.y >= Math.min(a.y, b.y) && p.y <= Math.max(a.y, b.y);

/** Whether two segments have a point in common, ends counted in. */
export function segmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  const [c1, d1] = [cross(minus(b, a), minus(c, a)), cross(minus(b, a), minus(d, a))];
  const [a1, b1] = [cross(minus(d, c), minus(a, c)), cross(minus(d, c), minus(b, c))];
  if (c1 < 0 !== d1 < 0 && a1 < 0 !== b1 < 0) return true;
  return (
    (c1 === 0 && isBetween(c, a, b)) ||
    (d1 === 0 && isBetween(d, a, b)) ||
    (a1 === 0 && isBetween(a, c, d)) ||
    (b1 === 0 && isBetween(b, c, d))
  );
}

/** Where two segments that are not parallel cross, ends counted in. */
export function crossingOf(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const [u, v, w] = [minus(b, a), minus(d, c), minus(c, a)];
  const turn = cross(u, v);
  if (turn === 0) return undefined;
  const [part, other] = [cross(w, v) / turn, cross(w, u) / turn];
  if (part < 0 || part > 1 || other < 0 || other > 1) return undefined;
  return { x: a.x + u.x * part, y: a.y + u.y * part };
}

export function segmentDistance(a: Point, b: Point, c: Point, d: Point): number {
  if (segmentsMeet(a, b, c, d)) return 0;
  return Math.min(
    distanceToSegment(a, c, d),
    distanceToSegment(b, c, d),
    distanceToSegment(c, a, b),
    distanceToSegment(d, a, b),
  );
}
