import type { Point } from '../../geometry/point.ts';
import type { Placing } from '../judging/check.ts';
import { type StoredPoint, storedPoints } from '../stored.ts';
import { planOf } from '../terms/terms.ts';
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

/** From one edge to another through the own and the neutral ground. */
export function someCourse(below: Below, at: Placing, width: number): Stored {
  const { table } = planOf(at.game);
  const ground = groundFor(at, true);
  const inset = width / 2 + 0.3;
  const height = (): number => between(below, ground.top + inset + 1, ground.bottom - inset - 1);
  const across = (): number => between(below, table.left + 4, table.right - 4);
  const ownEdge = planOf(at.game).edges[at.by] === 'top' ? table.top : table.bottom;
  const [left, right] = [
    { x: table.left, y: height() },
    { x: table.right, y: height() },
  ];
  const away = { x: across(), y: ownEdge };
  const ends = oneOf<readonly [Point, Point]>(below, [
    [left, right],
    [left, right],
    [left, away],
    [right, away],
  ]) ?? [left, right];
  const line = storedPoints(bent(below, ends[0], ends[1], between(below, 0.3, 2.2)));
  const [low, high] = [ground.top + inset, ground.bottom - inset].map(edge => Math.round(edge * 1000));
  return line.map((point, i) =>
    i === 0 || i === line.length - 1 || low === undefined || high === undefined
      ? point
      : {
          x: Math.max(500, Math.min(Math.round(table.right * 1000) - 500, point.x)),
          y: Math.max(low, Math.min(high, point.y)),
        },
  );
}
