import { along, forwardOf, type Point } from '../../geometry/point.ts';
import { mils } from '../../geometry/units.ts';
import type { StoredPoint } from '../stored.ts';

const HERE: Point = { x: 0, y: 0 };

/** Radii in inches: close together near by, wider farther out. */
function* radii(farthest: number): Generator<number> {
  for (let r = 0.1; r <= farthest; r += r < 3 ? 0.25 : r < 8 ? 0.6 : 1.5) yield r;
}

/** Displacements in mils, the nearest first. */
export function* spiral(farthest: number): Generator<StoredPoint> {
  yield HERE;
  for (const radius of radii(farthest)) {
    const ways = radius < 3 ? 12 : 20;
    for (let i = 0; i < ways; i++) {
      const { x, y } = along(HERE, forwardOf((360 * i) / ways), radius);
      yield { x: mils(x), y: mils(y) };
    }
  }
}

export const displaced = (points: readonly StoredPoint[], by: StoredPoint): StoredPoint[] =>
  points.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }));

const meanOf = (points: readonly StoredPoint[], of: (point: StoredPoint) => number): number =>
  points.reduce((sum, point) => sum + of(point), 0) / Math.max(1, points.length);

/** Drawn together around its middle. */
export function scaled(points: readonly StoredPoint[], factor: number): StoredPoint[] {
  const middle = { x: meanOf(points, ({ x }) => x), y: meanOf(points, ({ y }) => y) };
  const scale = (from: number, at: number): number => Math.round(from + (at - from) * factor);
  return points.map(({ x, y }) => ({ x: scale(middle.x, x), y: scale(middle.y, y) }));
}
