import { distance, legsOf, nearestOnSegment, type Point } from './point.ts';
import { crossingOf, segmentDistance, segmentsMeet } from './segments.ts';

/** The corners of an open line: a road, a river's middle, a fence. */
export type Line = readonly Point[];

export const lineLength = (line: Line): number => legsOf(line).reduce((sum, [from, to]) => sum + distance(from, to), 0);

/** Whether a line doubles back from one leg into the next. */
const turnsBack = (a: Point, b: Point, c: Point): boolean =>
  (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) === 0 &&
  (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) < 0;

export function crossesItself(line: Line): boolean {
  const legs = legsOf(line);
  return legs.some(([a, b], i) =>
    legs.slice(i + 1).some(([c, d], j) => (j === 0 ? turnsBack(a, b, d) : segmentsMeet(a, b, c, d))),
  );
}

export interface Crossing {
  readonly at: Point;
  /** The legs of the first and of the second line, counted from 0. */
  readonly legs: readonly [number, number];
  /** How far along the first line. */
  readonly along: number;
}

/** Where two lines cross, in the order of the first. A corner that lies on the other line is one crossing, not two. */
export function crossings(one: Line, other: Line): Crossing[] {
  const found: Crossing[] = [];
  let before = 0;
  for (const [i, [a, b]] of legsOf(one).entries()) {
    for (const [j, [c, d]] of legsOf(other).entries()) {
      const at = crossingOf(a, b, c, d);
      if (at !== undefined) found.push({ at, legs: [i, j], along: before + distance(a, at) });
    }
    before += distance(a, b);
  }
  found.sort((a, b) => a.along - b.along);
  return found.filter(({ at }, i) => !found.slice(0, i).some(earlier => distance(earlier.at, at) < 1e-9));
}

export interface Nearest {
  readonly at: Point;
  readonly distance: number;
  readonly leg: number;
  readonly along: number;
}

/** The point of a line nearest to a given one; of a line without legs, infinitely far. */
export function nearestOnLine(point: Point, line: Line): Nearest {
  let nearest: Nearest = { at: point, distance: Infinity, leg: -1, along: 0 };
  let before = 0;
  for (const [leg, [from, to]] of legsOf(line).entries()) {
    const at = nearestOnSegment(point, from, to);
    const gap = distance(point, at);
    if (gap < nearest.distance) nearest = { at, distance: gap, leg, along: before + distance(from, at) };
    before += distance(from, to);
  }
  return nearest;
}

export function lineDistance(one: Line, other: Line): number {
  const legs = legsOf(other);
  return Math.min(Infinity, ...legsOf(one).flatMap(([a, b]) => legs.map(([c, d]) => segmentDistance(a, b, c, d))));
}
