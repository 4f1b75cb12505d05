import type { Point } from '@wigwag/lee';
import { distance } from '@wigwag/lee';

/** Inches between two points of a drawn curve: it looks smooth, and what is stored is what is seen. */
const GRAIN = 1.5;

const bendAt = (a: number, b: number, c: number, d: number, s: number): number =>
  0.5 * (2 * b + (c - a) * s + (2 * a - 5 * b + 4 * c - d) * s * s + (3 * b - a - 3 * c + d) * s * s * s);

/** A curve through its bends as the line that is stored and judged. Two bends are a straight line. */
export function curveThrough(bends: readonly Point[]): Point[] {
  const [first] = bends;
  if (first === undefined || bends.length < 3) return [...bends];
  const line: Point[] = [first];
  for (let i = 1; i < bends.length; i++) {
    const [b, c] = [bends[i - 1] as Point, bends[i] as Point];
    const [a, d] = [bends[i - 2] ?? b, bends[i + 1] ?? c];
    const pieces = Math.max(1, Math.min(24, Math.round(distance(b, c) / GRAIN)));
    for (let k = 1; k <= pieces; k++) {
      const s = k / pieces;
      line.push({ x: bendAt(a.x, b.x, c.x, d.x, s), y: bendAt(a.y, b.y, c.y, d.y, s) });
    }
  }
  return line;
}

/** Where a line is nearest to a point: the leg, and the place on it. */
export function nearestOn(line: readonly Point[], at: Point): { leg: number; place: Point; gap: number } | undefined {
  let best: { leg: number; place: Point; gap: number } | undefined;
  for (let i = 1; i < line.length; i++) {
    const [from, to] = [line[i - 1] as Point, line[i] as Point];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const square = dx * dx + dy * dy;
    const part = square === 0 ? 0 : Math.max(0, Math.min(1, ((at.x - from.x) * dx + (at.y - from.y) * dy) / square));
    const place = { x: from.x + dx * part, y: from.y + dy * part };
    const gap = distance(place, at);
    if (best === undefined || gap < best.gap) best = { leg: i - 1, place, gap };
  }
  return best;
}

/** The part of a line from where it is nearest to one point to where it is nearest to another. */
export function between(line: readonly Point[], from: Point, to: Point): Point[] {
  const [start, end] = [nearestOn(line, from), nearestOn(line, to)];
  if (start === undefined || end === undefined) return [];
  const isForward = start.leg <= end.leg;
  const inner = isForward ? line.slice(start.leg + 1, end.leg + 1) : line.slice(end.leg + 1, start.leg + 1).reverse();
  return [start.place, ...inner, end.place];
}

export const lengthOf = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, to, i) => sum + distance(line[i] as Point, to), 0);

/** The place so far along a line. */
export function placeAt(line: readonly Point[], far: number): Point {
  let left = far;
  for (const [i, from] of line.entries()) {
    const to = line[i + 1];
    if (to === undefined) return from;
    const length = distance(from, to);
    if (left <= length) {
      const part = length === 0 ? 0 : left / length;
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    }
    left -= length;
  }
  return { x: 0, y: 0 };
}
