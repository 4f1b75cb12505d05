import { boxOf, crossingOf, distance, inRing, type Point } from '@wigwag/lee';
import { nearestOn } from '../curves.ts';
import { snapped } from '../snapping.ts';
import { NEAR, type Snap } from './snap.ts';
import type { Surroundings } from './surroundings.ts';

const closed = (ring: readonly Point[]): Point[] => [...ring, ...ring.slice(0, 1)];
const shifted = (ring: readonly Point[], by: Point): Point[] => ring.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }));

function meet(one: readonly Point[], other: readonly Point[]): boolean {
  const [a, b] = [closed(one), closed(other)];
  if (one.some(point => inRing(point, other)) || other.some(point => inRing(point, one))) return true;
  return a.some((to, i) => {
    const from = a[i - 1];
    return (
      from !== undefined &&
      b.some((end, j) => {
        const start = b[j - 1];
        return start !== undefined && crossingOf(from, to, start, end) !== undefined;
      })
    );
  });
}

interface Pair {
  readonly from: Point;
  readonly to: Point;
}

/** Where two outlines that do not meet are nearest to each other. */
function nearestPair(one: readonly Point[], other: readonly Point[]): Pair | undefined {
  let best: Pair | undefined;
  const offer = (from: Point, to: Point | undefined): void => {
    if (to !== undefined && (best === undefined || distance(from, to) < distance(best.from, best.to)))
      best = { from, to };
  };
  for (const from of one) offer(from, nearestOn(closed(other), from)?.place);
  for (const to of other) {
    const from = nearestOn(closed(one), to)?.place;
    if (from !== undefined) offer(from, to);
  }
  return best;
}

const middleOf = (ring: readonly Point[]): Point => ({
  x: ring.reduce((sum, { x }) => sum + x, 0) / ring.length,
  y: ring.reduce((sum, { y }) => sum + y, 0) / ring.length,
});

/** Out of one that it lies on a little: straight away from its middle, as far as need be. */
function outOf(ring: readonly Point[], other: readonly Point[]): Point | undefined {
  const [from, to] = [middleOf(other), middleOf(ring)];
  const far = distance(from, to);
  if (far < NEAR) return undefined;
  const by = (length: number): Point => ({ x: ((to.x - from.x) / far) * length, y: ((to.y - from.y) / far) * length });
  if (meet(shifted(ring, by(NEAR)), other)) return undefined;
  let [low, high] = [0, NEAR];
  for (let i = 0; i < 12; i++) {
    const middle = (low + high) / 2;
    if (meet(shifted(ring, by(middle)), other)) low = middle;
    else high = middle;
  }
  return by(high);
}

export interface Shifted {
  readonly by: Point;
  readonly snap: Snap;
  /** Ways in which nothing holds it. */
  readonly isFree?: { readonly x: boolean; readonly y: boolean };
}

/** Up to another piece, without lying on it. */
function contactWith(ring: readonly Point[], other: readonly Point[]): Shifted | undefined {
  if (meet(ring, other)) {
    const by = outOf(ring, other);
    const pair = by && nearestPair(shifted(ring, by), other);
    return by && { by, snap: { to: 'contact', at: pair?.to ?? middleOf(ring) } };
  }
  const pair = nearestPair(ring, other);
  if (pair === undefined || distance(pair.from, pair.to) > NEAR) return undefined;
  return { by: { x: pair.to.x - pair.from.x, y: pair.to.y - pair.from.y }, snap: { to: 'contact', at: pair.to } };
}

const length = ({ x, y }: Point): number => Math.sqrt(x * x + y * y);

/** A side of something, and how far it is to a line. */
interface Side {
  readonly side: number;
  readonly by: number;
}

/** The side that is nearest to one of some lines, if it is near. */
const nearestSide = (sides: readonly number[], lines: readonly number[]): Side | undefined =>
  sides
    .flatMap(side => lines.map(line => ({ side: line, by: line - side })))
    .filter(({ by }) => Math.abs(by) <= NEAR)
    .toSorted((a, b) => Math.abs(a.by) - Math.abs(b.by))[0];

/** Its sides onto edges of the table and borders of zones: each way by itself, so that it finds corners. */
function flush(ring: readonly Point[], { table, borders }: Surroundings): Shifted | undefined {
  const { left, right, top, bottom } = boxOf(ring);
  const x = nearestSide([left], [table.left]) ?? nearestSide([right], [table.right]);
  const edge = nearestSide([top], [table.top]) ?? nearestSide([bottom], [table.bottom]);
  const y = edge ?? nearestSide([top, bottom], borders);
  if (x === undefined && y === undefined) return undefined;
  return {
    by: { x: x?.by ?? 0, y: y?.by ?? 0 },
    snap: {
      to: x === undefined && edge === undefined ? 'zone' : 'edge',
      at: { x: x?.side ?? (left + right) / 2, y: y?.side ?? (top + bottom) / 2 },
    },
    isFree: { x: x === undefined, y: y === undefined },
  };
}

/** Pieces of terrain: their middle on a point, their outline at another piece, their sides on edges and borders. */
export function ringSnap(
  ring: readonly Point[],
  middle: Point,
  ground: Surroundings,
  without = '',
): Shifted | undefined {
  const point = ground.points.find(each => distance(each, middle) <= NEAR);
  if (point !== undefined)
    return { by: { x: point.x - middle.x, y: point.y - middle.y }, snap: { to: 'point', at: point } };
  const contacts = ground.areas
    .filter(({ id }) => id !== without)
    .flatMap(area => contactWith(ring, area.ring) ?? [])
    .toSorted((a, b) => length(a.by) - length(b.by));
  return contacts[0] ?? flush(ring, ground);
}

/** Where the middle of something comes to rest whose outline follows from it. */
export function middleSnapped(
  to: Point,
  ringAt: (middle: Point) => readonly Point[],
  ground: Surroundings,
  free: boolean,
  without = '',
): { readonly at: Point; readonly snap?: Snap } {
  if (free) return { at: to };
  const found = ringSnap(ringAt(to), to, ground, without);
  if (found === undefined) return { at: snapped(to) };
  const { by, snap, isFree } = found;
  const at = { x: to.x + by.x, y: to.y + by.y };
  // What only one edge holds keeps to quarters the other way.
  const quarter = snapped(at);
  return { at: { x: isFree?.x ? quarter.x : at.x, y: isFree?.y ? quarter.y : at.y }, snap };
}
