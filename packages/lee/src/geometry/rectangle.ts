import { along, cross, dot, forwardOf, headingTo, minus, type Point, rightOf, sidesOf } from './point.ts';
import { atMost, EPS_AREA } from './units.ts';

/** The convex hull, corners clockwise on the screen, none in the middle of a side (monotone chain). */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (course: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of course) {
      for (;;) {
        const [a, b] = chain.slice(-2);
        if (a === undefined || b === undefined || cross(minus(b, a), minus(point, b)) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** A rectangle around a shape that lies along one side of its hull. */
export interface Bounding {
  readonly long: number;
  readonly short: number;
  /** The heading of the long side, 0 to 180. */
  readonly heading: number;
  readonly corners: readonly Point[];
}

function boundingAlong(shape: readonly Point[], heading: number): Bounding {
  const [ahead, right] = [forwardOf(heading), rightOf(heading)];
  const [vs, us] = [shape.map(p => dot(p, ahead)), shape.map(p => dot(p, right))];
  const [bottom, top, left, far] = [Math.min(...vs), Math.max(...vs), Math.min(...us), Math.max(...us)];
  const corner = (u: number, v: number): Point => along(along({ x: 0, y: 0 }, right, u), ahead, v);
  const [depth, width] = [top - bottom, far - left];
  return {
    long: Math.max(depth, width),
    short: Math.min(depth, width),
    heading: (depth >= width ? heading : heading + 90) % 180,
    corners: [corner(left, top), corner(far, top), corner(far, bottom), corner(left, bottom)],
  };
}

/** Rotating calipers: the rectangles along every side of the hull. */
export function boundings(shape: readonly Point[]): Bounding[] {
  const outline = hull(shape);
  return sidesOf(outline).map(([from, to]) => boundingAlong(outline, headingTo(from, to)));
}

const surface = ({ long, short }: Bounding): number => long * short;

/** The bounding rectangle of least area, which always lies along a side of the hull. */
export function smallestBounding(shape: readonly Point[]): Bounding | undefined {
  return boundings(shape).reduce<Bounding | undefined>(
    (best, next) => (best === undefined || surface(next) < surface(best) ? next : best),
    undefined,
  );
}

/** Whether some bounding rectangle along a side of the hull is within both sides. */
export const fitsRectangle = (shape: readonly Point[], long: number, short: number): boolean =>
  boundings(shape).some(bounding => atMost(bounding.long, long) && atMost(bounding.short, short));

/** within both sides, or smaller one way and larger the other with the same area at most. */
export function fitsWithTrade(shape: readonly Point[], long: number, short: number): boolean {
  const bounding = smallestBounding(shape);
  if (bounding === undefined) return false;
  if (atMost(bounding.long, long) && atMost(bounding.short, short)) return true;
  return surface(bounding) <= long * short + EPS_AREA;
}
