import { distance, type Point } from '@wigwag/lee';
import { between, lengthOf, nearestOn, placeAt } from './curves.ts';

/** What a fence or a wall runs along: a road of some width, or the border of a field. */
export type Host =
  | { readonly as: 'course'; readonly line: readonly Point[]; readonly width: number }
  | { readonly as: 'field'; readonly ring: readonly Point[] };

const NEAR = 0.01;

/** Without places that are there twice. */
const thinned = (line: readonly Point[]): Point[] =>
  line.filter((point, i) => i === 0 || distance(point, line[i - 1] as Point) > NEAR);

/** The line beside another, to its right, so far off. */
function beside(line: readonly Point[], off: number): Point[] {
  return line.map((point, i) => {
    const [from, to] = [line[i - 1] ?? point, line[i + 1] ?? point];
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return { x: point.x - ((to.y - from.y) / length) * off, y: point.y + ((to.x - from.x) / length) * off };
  });
}

/** 1 where a place is to the right of a line, -1 to its left. */
function sideOf(line: readonly Point[], at: Point): 1 | -1 {
  const leg = nearestOn(line, at)?.leg ?? 0;
  const [from, to] = [line[leg] ?? at, line[leg + 1] ?? at];
  return (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x) >= 0 ? 1 : -1;
}

/** Along a ring from one place to another, the way it is drawn. */
function onward(ring: readonly Point[], from: Point, to: Point): Point[] {
  const closed = [...ring, ...ring.slice(0, 1)];
  const [start, end] = [nearestOn(closed, from), nearestOn(closed, to)];
  if (start === undefined || end === undefined) return [];
  const corner = closed[start.leg] as Point;
  const isAhead =
    start.leg < end.leg || (start.leg === end.leg && distance(corner, start.place) <= distance(corner, end.place));
  const corners = isAhead
    ? closed.slice(start.leg + 1, end.leg + 1)
    : [...ring.slice(start.leg + 1), ...ring.slice(0, end.leg + 1)];
  return thinned([start.place, ...corners, end.place]);
}

/** From one place beside its host to another, always along it: round its bends, never back over itself. */
export function fenceBetween(host: Host, from: Point, to: Point, length: number): Point[] | undefined {
  if (host.as === 'course') {
    const course = thinned(between(host.line, from, to));
    return course.length < 2 ? undefined : beside(course, (sideOf(course, to) * host.width) / 2);
  }
  const ways = [onward(host.ring, from, to), onward(host.ring, to, from).reverse()].filter(way => way.length > 1);
  return ways.toSorted((a, b) => Math.abs(lengthOf(a) - length) - Math.abs(lengthOf(b) - length))[0];
}

/** Inches: how long a fence along a road is to begin with. */
const FIRST = 12;

/** A stretch of a road near its middle that keeps clear of what crosses it. */
export function firstStretch(
  line: readonly Point[],
  width: number,
  others: readonly { readonly line: readonly Point[]; readonly width: number }[],
): Point[] {
  const whole = lengthOf(line);
  const length = Math.min(FIRST, whole);
  const isClear = (at: Point): boolean =>
    others.every(
      other => (nearestOn(other.line, at)?.gap ?? Number.POSITIVE_INFINITY) > (other.width + width) / 2 + 0.5,
    );
  const starts = Array.from({ length: Math.floor(whole - length) + 1 }, (_, i) => i).toSorted(
    (a, b) => Math.abs(a + length / 2 - whole / 2) - Math.abs(b + length / 2 - whole / 2),
  );
  const start =
    starts.find(from =>
      Array.from({ length: 2 * FIRST + 1 }, (_, i) => i).every(i =>
        isClear(placeAt(line, from + (length * i) / (2 * FIRST))),
      ),
    ) ?? (whole - length) / 2;
  return beside(thinned(between(line, placeAt(line, start), placeAt(line, start + length))), width / 2);
}
