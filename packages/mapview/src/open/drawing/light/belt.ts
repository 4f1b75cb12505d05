import type { Point } from '@wigwag/hex';
import { fromLine } from '../geometry/lines.ts';
import { isInside, closed as ringOf } from '../geometry/rings.ts';
import { distance } from '../geometry/units.ts';

const ARC = Math.PI / 24;

/** A piece of a circle about a point, from one direction to another, the way round that is given. */
function arc({ x, y }: Point, r: number, from: number, turn: number): Point[] {
  const steps = Math.max(1, Math.ceil(Math.abs(turn) / ARC));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = from + (turn * step) / steps;
    return { x: x + Math.cos(angle) * r, y: y + Math.sin(angle) * r };
  });
}

/** Points along the stretch beside another, so that a fault in it can be left out. */
function alongside(from: Point, to: Point, r: number, step: number): Point[] {
  const length = distance(from, to) || 1;
  const off = { x: ((to.y - from.y) / length) * r, y: (-(to.x - from.x) / length) * r };
  const count = Math.max(1, Math.ceil(length / step));
  return Array.from({ length: count + 1 }, (_, index) => ({
    x: from.x + ((to.x - from.x) * index) / count + off.x,
    y: from.y + ((to.y - from.y) * index) / count + off.y,
  }));
}

const leftOf = (from: Point, to: Point): number => Math.atan2(-(to.x - from.x), to.y - from.y);

/** Once round a line, to the left of it there and back: arcs where it bends and at its ends, loops where it bends inward. */
function round(line: readonly Point[], r: number, step: number, isRing: boolean): Point[] {
  const tour = isRing ? line : [...line, ...line.slice(0, -1).toReversed()];
  return tour.slice(1).flatMap((to, index) => {
    const from = tour[index] ?? to;
    const next = tour[index + 2] ?? tour[1] ?? to;
    let turn = leftOf(to, next) - leftOf(from, to);
    while (turn <= -Math.PI + 1e-9) turn += 2 * Math.PI;
    while (turn > Math.PI + 1e-9) turn -= 2 * Math.PI;
    return [...alongside(from, to, r, step), ...(turn > 0 ? arc(to, r, leftOf(from, to), turn) : [])];
  });
}

function runsOf(points: readonly Point[], isKept: (point: Point) => boolean, gap: number): Point[][] {
  const runs: Point[][] = [];
  for (const point of points.filter(isKept)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run !== undefined && last !== undefined && distance(last, point) < gap) run.push(point);
    else runs.push([point]);
  }
  const [first, last] = [runs[0], runs.at(-1)];
  const [start, end] = [first?.[0], last?.at(-1)];
  if (first === undefined || last === undefined || start === undefined || end === undefined) return [];
  if (first !== last && distance(start, end) < gap) return [[...last, ...first], ...runs.slice(1, -1)];
  return first === last && distance(start, end) < gap ? [[...first, start]] : runs;
}

/** The edge of all that lies within a distance of a line, or of a ring and what is in it: lines, most of them closed. */
export function beltEdge(about: readonly Point[], by: number, isRing: boolean): Point[][] {
  const [only] = about;
  if (only === undefined) return [];
  if (about.length === 1) return [arc(only, by, 0, 2 * Math.PI)];
  // Outside is to the left of a ring that goes clockwise.
  const line = isRing ? ringOf(about) : about;
  const step = Math.max(by / 10, 2);
  const isKept = (point: Point): boolean =>
    fromLine(point, line) > by * 0.998 - 0.01 && !(isRing && isInside(point, about));
  return runsOf(round(line, by, step, isRing), isKept, step * 3);
}
