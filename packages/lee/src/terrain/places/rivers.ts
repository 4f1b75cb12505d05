import { planOf } from '../../field/places.ts';
import { legsOf, type Point } from '../../geometry/point.ts';
import type { Placing } from '../judging/check.ts';
import { type StoredPoint, storedPoints } from '../stored.ts';
import { type Below, between, oneOf } from './below.ts';
import { groundFor } from './ground.ts';

type Stored = readonly StoredPoint[];

/** Inches between the bends of a river. */
const REACH = 9;

/** A gently bent line between two points, its bends across its course. */
function bent(below: Below, from: Point, to: Point, swing: number): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const bends = Math.max(1, Math.round(length / REACH));
  let side = below(2) === 0 ? 1 : -1;
  const inner = Array.from({ length: bends }, (_, i) => {
    const part = (i + 1) / (bends + 1);
    side = -side;
    const off = side * between(below, 0.2, 1) * swing;
    return { x: from.x + dx * part - (dy / length) * off, y: from.y + dy * part + (dx / length) * off };
  });
  return [from, ...inner, to];
}

/** Corners cut off, so that the course bends gently; the ends stay. */
function smoothed(line: readonly Point[]): Point[] {
  const cut = (a: Point, b: Point, part: number): Point => ({
    x: a.x + (b.x - a.x) * part,
    y: a.y + (b.y - a.y) * part,
  });
  const last = line.length - 2;
  return legsOf(line).flatMap(([from, to], i) => [
    i === 0 ? from : cut(from, to, 0.25),
    i === last ? to : cut(from, to, 0.75),
  ]);
}

const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** Inches that bends stay off the edges of the table. */
const MARGIN = 0.5;

/** From one edge to another through the own and the neutral ground. */
export function someCourse(below: Below, at: Placing, width: number): Stored {
  const { table, edges } = planOf(at.game);
  const ground = groundFor(at, true);
  const [top, bottom] = [ground.top + width / 2 + MARGIN, ground.bottom - width / 2 - MARGIN];
  const ownEdge = edges[at.by] === 'top' ? table.top : table.bottom;
  const left = { x: table.left, y: between(below, top + 1, bottom - 1) };
  const right = { x: table.right, y: between(below, top + 1, bottom - 1) };
  const away = { x: between(below, table.left + 4, table.right - 4), y: ownEdge };
  const courses: readonly (readonly [Point, Point])[] = [
    [left, right],
    [left, right],
    [left, away],
    [right, away],
  ];
  const [from, to] = oneOf(below, courses) ?? [left, right];
  const line = smoothed(bent(below, from, to, between(below, 0.3, 2.2)));
  const inner = line.slice(1, -1).map(({ x, y }) => ({
    x: within(x, table.left + MARGIN, table.right - MARGIN),
    y: within(y, top, bottom),
  }));
  return storedPoints([from, ...inner, to]);
}
