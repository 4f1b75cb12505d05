import type { Point } from '@wigwag/hex';
import { between } from '../../../drawing/sheet/layout.ts';
import { distance, plus } from './units.ts';

export const lengthOf = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, point, index) => sum + distance(line[index] ?? point, point), 0);

/** A point of a line, and which way the line goes there. */
export interface Paced extends Point {
  /** Of length 1. */
  readonly along: Point;
}

const directionOf = (from: Point, to: Point): Point => {
  const length = distance(from, to) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
};

const MOST_STEPS = 4000;

/** Points at equal steps along a line, the first half a step from its beginning. */
export function paced(line: readonly Point[], wanted: number): Paced[] {
  const points: Paced[] = [];
  // Whoever draws far beyond the table does not make the page stand still.
  const step = Math.max(wanted, lengthOf(line) / MOST_STEPS);
  let due = step / 2;
  line.slice(1).forEach((to, index) => {
    const from = line[index] ?? to;
    const length = distance(from, to);
    for (; due <= length; due += step) {
      const share = length === 0 ? 0 : due / length;
      points.push({ ...between(from, to, share), along: directionOf(from, to) });
    }
    due -= length;
  });
  return points;
}

/** To the right of a direction, on a sheet whose y goes down. */
export const rightOf = ({ x, y }: Point): Point => ({ x: -y, y: x });

/** The line beside a line, to its right; where it bends, in the middle between both sides. */
export function beside(line: readonly Point[], by: number): Point[] {
  return line.map((point, index) => {
    const [before, after] = [line[index - 1], line[index + 1]];
    const first = before === undefined ? undefined : directionOf(before, point);
    const second = after === undefined ? undefined : directionOf(point, after);
    const one = first ?? second ?? { x: 1, y: 0 };
    const other = second ?? one;
    const sum = { x: one.x + other.x, y: one.y + other.y };
    const size = Math.hypot(sum.x, sum.y);
    if (size < 0.2) return plus(point, rightOf(one), by);
    // A mitre, but never a long one.
    const stretch = Math.min(2, 2 / size);
    return plus(point, rightOf({ x: sum.x / size, y: sum.y / size }), by * stretch);
  });
}

/** How far a point is from a stretch. */
function fromStretch(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / squared;
  return distance(point, between(from, to, Math.min(1, Math.max(0, share))));
}

/** How far a point is from a line. */
export function fromLine(point: Point, line: readonly Point[]): number {
  const [only] = line;
  if (line.length === 1 && only !== undefined) return distance(point, only);
  let least = Number.POSITIVE_INFINITY;
  for (let index = 1; index < line.length; index++) {
    const [from, to] = [line[index - 1], line[index]];
    if (from !== undefined && to !== undefined) least = Math.min(least, fromStretch(point, from, to));
  }
  return least;
}

/** The line with its ends drawn out: a band that ends at the table's edge fills its corners. */
export function drawnOut(line: readonly Point[], by: number): Point[] {
  const [first, second, last, beforeLast] = [line[0], line[1], line.at(-1), line.at(-2)];
  if (first === undefined || second === undefined || last === undefined || beforeLast === undefined) return [...line];
  return [plus(first, directionOf(second, first), by), ...line, plus(last, directionOf(beforeLast, last), by)];
}

/** The point half way along, and which way the line goes there. */
export function middleOf(line: readonly Point[]): Paced | undefined {
  return paced(line, Math.max(lengthOf(line), 0.001))[0];
}
