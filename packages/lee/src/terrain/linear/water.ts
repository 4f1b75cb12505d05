import { crossesItself, type Line, nearestOnLine } from '../../geometry/line.ts';
import { along, distance, headingTo, legsOf, minus, type Point, times } from '../../geometry/point.ts';
import { angleBetweenAxes, clearlyMore, EPS, inches, isOverlap, mils } from '../../geometry/units.ts';
import { enemyOf, type World } from '../../world.ts';
import type { LinearPiece } from '../board.ts';
import { isWater } from '../bridges/spans.ts';
import { FINE, type Finding, finding, lineLit, type Placing, pointLit, ringLit } from '../judging/check.ts';
import { bandWithin, liesOnTable, MOST_CORNERS } from '../judging/table.ts';
import { pointsIn } from '../judging/worked.ts';
import type { StoredPoint } from '../stored.ts';
import { zoneOf } from '../terms/terms.ts';

type Stored = readonly StoredPoint[];

export const EDGES = ['top', 'right', 'bottom', 'left'] as const;
export type Edge = (typeof EDGES)[number];

/** The edges of the table on which a point lies: a corner is on two. */
export function edgesAt({ table: { width, height } }: World, { x, y }: Point): Edge[] {
  const isAt: Record<Edge, boolean> = {
    top: Math.abs(y) <= EPS,
    right: Math.abs(x - width) <= EPS,
    bottom: Math.abs(y - height) <= EPS,
    left: Math.abs(x) <= EPS,
  };
  return EDGES.filter(edge => isAt[edge]);
}

const isInside = ({ table: { width, height } }: World, { x, y }: Point): boolean =>
  x > 0 && x < width && y > 0 && y < height;

/** A line that can be judged at all: not too many corners, on the table, not crossing itself. */
export const isDrawn = (world: World, line: Stored): boolean =>
  line.length >= 2 && line.length <= MOST_CORNERS && liesOnTable(world, line) && !crossesItself(pointsIn(line));

/** 13.10/river-edges: from one edge of the table to another, and inside it in between. */
export function findEdges(world: World, line: Stored): Finding {
  if (!isDrawn(world, line)) return finding(false, { corners: line.length });
  const points = pointsIn(line);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return finding(false);
  const [from, to] = [edgesAt(world, first), edgesAt(world, last)];
  const differ = from.some(edge => to.some(other => other !== edge));
  const outside = points.slice(1, -1).filter(point => !isInside(world, point));
  const loose = [first, last].filter((_, i) => (i === 0 ? from : to).length === 0);
  return finding(differ && outside.length === 0, { edges: new Set([...from, ...to]).size }, [
    ...(loose.length > 0 ? loose : [first, last]).map(point => pointLit(point)),
    ...outside.map(point => pointLit(point)),
  ]);
}

/** no part of its width may lie in the opponent's zone. */
export function findZones({ game, by }: Placing, line: Stored, width: number): Finding {
  const { area, parts } = bandWithin({ line, width: mils(width) }, zoneOf(game, enemyOf(by)));
  return finding(
    !isOverlap(area),
    { area },
    parts.map(part => ringLit(part)),
  );
}

const WALK = 0.25;
const CLOSE = 6;

interface Sample {
  readonly at: Point;
  readonly heading: number;
}

/** Points along a line, its corners among them. */
export function samplesOf(line: Line, step: number): Sample[] {
  return legsOf(line).flatMap(([from, to]) => {
    const length = distance(from, to);
    if (length === 0) return [];
    const heading = headingTo(from, to);
    const ahead = times(minus(to, from), 1 / length);
    const parts = Math.max(1, Math.ceil(length / step));
    return Array.from({ length: parts + 1 }, (_, i) => ({ at: along(from, ahead, (length * i) / parts), heading }));
  });
}

/** 13.10/water-perpendicular: R-33 says from where it is measured. */
export function findRightAngle({ game }: Placing, line: Stored, width: number): Finding {
  const rulings = game.world.book.terrain;
  const waters = game.board.terrain.lines.filter(({ linear }) => isWater(linear));
  const samples = waters.length === 0 ? [] : samplesOf(pointsIn(line), WALK);
  for (const water of waters) {
    const half = rulings['R-33'].value === 'banks' ? width / 2 + inches(water.width) / 2 : 0;
    const found = firstSlant(samples, water, half, rulings.rightAngle.value);
    if (found !== undefined) return found;
  }
  return FINE;
}

function firstSlant(samples: readonly Sample[], water: LinearPiece, half: number, off: number): Finding | undefined {
  const other = pointsIn(water.line);
  const slanting: Point[] = [];
  let [least, worst] = [Infinity, 90];
  for (const { at, heading } of samples) {
    const near = nearestOnLine(at, other);
    const gap = Math.max(0, near.distance - half);
    if (clearlyMore(gap, CLOSE)) continue;
    const angle = angleBetweenAxes(heading, headingTo(other[near.leg] ?? at, other[near.leg + 1] ?? at));
    if (angle >= 90 - off - EPS) continue;
    slanting.push(at);
    least = Math.min(least, gap);
    worst = Math.min(worst, angle);
  }
  if (slanting.length === 0) return undefined;
  return finding(false, { gap: least, limit: CLOSE, angle: worst }, [
    lineLit(slanting),
    lineLit(other, 'cause', water.id),
  ]);
}
