import type { Point } from '@wigwag/hex';
import type { Box } from '../../../drawing/sheet/layout.ts';
import { fromLine, type Paced, paced, rightOf } from './lines.ts';
import { distance, plus } from './units.ts';

export function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

export const touch = (a: Box, b: Box): boolean =>
  a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;

/** Twice the area; positive where the ring goes clockwise as seen on the sheet. */
const turning = (ring: readonly Point[]): number =>
  ring.reduce((sum, a, index) => {
    const b = ring[(index + 1) % ring.length] ?? a;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);

export const areaOf = (ring: readonly Point[]): number => Math.abs(turning(ring)) / 2;

/** The ring with its first point again at its end, clockwise: what is right of it is inside. */
export function closed(ring: readonly Point[]): Point[] {
  const clockwise = turning(ring) >= 0 ? ring : ring.toReversed();
  const [first] = clockwise;
  return first === undefined ? [] : [...clockwise, first];
}

export function isInside({ x, y }: Point, ring: readonly Point[]): boolean {
  let inside = false;
  for (let index = 0; index < ring.length; index++) {
    const [a, b] = [ring[index], ring[(index + 1) % ring.length]];
    if (a === undefined || b === undefined) continue;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/** Where a shape that bulges balances, by its area; of a sliver the mean of its points. */
export function centroid(ring: readonly Point[]): Point {
  const twice = turning(ring);
  const mean = (of: (point: Point) => number): number =>
    ring.reduce((sum, point) => sum + of(point), 0) / Math.max(1, ring.length);
  if (Math.abs(twice) < 1e-6) return { x: mean(p => p.x), y: mean(p => p.y) };
  let [x, y] = [0, 0];
  ring.forEach((a, index) => {
    const b = ring[(index + 1) % ring.length] ?? a;
    const cross = a.x * b.y - b.x * a.y;
    x += (a.x + b.x) * cross;
    y += (a.y + b.y) * cross;
  });
  return { x: x / (3 * twice), y: y / (3 * twice) };
}

/** The middle for a name or a number: the centroid, or of a bent shape the point inside that is farthest from its edge. */
export function heartOf(ring: readonly Point[]): Point {
  const middle = centroid(ring);
  const edge = closed(ring);
  const { x, y, width, height } = boxOf(ring);
  const depth = (point: Point): number => (isInside(point, ring) ? fromLine(point, edge) : -1);
  let [best, deepest] = [middle, depth(middle) * 1.4];
  for (let row = 1; row < 12; row++) {
    for (let column = 1; column < 12; column++) {
      const point = { x: x + (width * column) / 12, y: y + (height * row) / 12 };
      if (depth(point) > deepest) [best, deepest] = [point, depth(point)];
    }
  }
  return best;
}

/** A point of an edge, and which way is inward there. */
export interface EdgePoint extends Point {
  readonly inward: Point;
}

/** Points at equal steps along the edge. What is inward is calmed over a reach, so that strokes fan out round a corner. */
export function edgeOf(ring: readonly Point[], step: number, calm: number): EdgePoint[] {
  const points: readonly Paced[] = paced(closed(ring), step);
  const reach = Math.min(Math.floor(points.length / 4), Math.round(calm / step));
  return points.map((point, index) => {
    let sum = rightOf(point.along);
    for (let off = -reach; off <= reach; off++) {
      const other = points[(index + off + points.length) % points.length];
      if (other !== undefined) sum = plus(sum, rightOf(other.along), 1 - Math.abs(off) / (reach + 1));
    }
    const size = Math.hypot(sum.x, sum.y) || 1;
    return { x: point.x, y: point.y, inward: { x: sum.x / size, y: sum.y / size } };
  });
}

/** The longest direct way across the edge of a shape: which way furrows and streets go. */
export function grainOf(ring: readonly Point[]): Point {
  let best = { x: 1, y: 0 };
  let longest = 0;
  closed(ring).forEach((to, index, edge) => {
    const from = edge[index - 1];
    if (from === undefined || distance(from, to) <= longest + 1e-6) return;
    longest = distance(from, to);
    best = { x: (to.x - from.x) / longest, y: (to.y - from.y) / longest };
  });
  return best;
}
