import { normalHeading } from './units.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const RADIANS = Math.PI / 180;

export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const times = (a: Point, factor: number): Point => ({ x: a.x * factor, y: a.y * factor });
export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
export const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;

/** `from` moved along a direction. */
export const along = (from: Point, direction: Point, distance: number): Point => ({
  x: from.x + direction.x * distance,
  y: from.y + direction.y * distance,
});

export function distance(a: Point, b: Point): number {
  const [x, y] = [b.x - a.x, b.y - a.y];
  return Math.sqrt(x * x + y * y);
}

/** Quarter turns are exact, so that tables laid out along the edges keep their round numbers. */
function sine(heading: number): number {
  const normal = normalHeading(heading);
  if (normal % 180 === 0) return 0;
  if (normal === 90) return 1;
  if (normal === 270) return -1;
  return Math.sin(normal * RADIANS);
}

export const forwardOf = (heading: number): Point => ({ x: sine(heading), y: -sine(heading + 90) });
export const rightOf = (heading: number): Point => ({ x: sine(heading + 90), y: sine(heading) });

export const headingTo = (from: Point, to: Point): number =>
  normalHeading(Math.atan2(to.x - from.x, from.y - to.y) / RADIANS);

/** The part of a segment, 0 to 1, that is nearest to a point. */
function nearestPart(point: Point, from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const square = x * x + y * y;
  if (square === 0) return 0;
  const part = ((point.x - from.x) * x + (point.y - from.y) * y) / square;
  return Math.max(0, Math.min(1, part));
}

export function nearestOnSegment(point: Point, from: Point, to: Point): Point {
  const part = nearestPart(point, from, to);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

export function distanceToSegment(point: Point, from: Point, to: Point): number {
  const part = nearestPart(point, from, to);
  const x = from.x + (to.x - from.x) * part - point.x;
  const y = from.y + (to.y - from.y) * part - point.y;
  return Math.sqrt(x * x + y * y);
}

/** Neighbouring corners of a closed outline, the last with the first as well. */
export function sidesOf(outline: readonly Point[]): (readonly [Point, Point])[] {
  return outline.map((from, i) => [from, outline[(i + 1) % outline.length] ?? from] as const);
}

/** The straight legs of an open line. */
export function legsOf(line: readonly Point[]): (readonly [Point, Point])[] {
  return line.slice(1).map((to, i) => [line[i] ?? to, to] as const);
}
