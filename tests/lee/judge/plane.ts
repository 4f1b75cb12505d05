import type { Spot } from './table.ts';

const RADIANS = Math.PI / 180;

export const spot = (x: number, y: number): Spot => ({ x, y });
export const aheadOf = (heading: number): Spot => ({ x: Math.sin(heading * RADIANS), y: -Math.cos(heading * RADIANS) });
export const rightOf = (heading: number): Spot => ({ x: Math.cos(heading * RADIANS), y: Math.sin(heading * RADIANS) });
export const plus = (one: Spot, other: Spot, times = 1): Spot => ({
  x: one.x + other.x * times,
  y: one.y + other.y * times,
});
export const minus = (one: Spot, other: Spot): Spot => ({ x: one.x - other.x, y: one.y - other.y });
export const dot = (one: Spot, other: Spot): number => one.x * other.x + one.y * other.y;
export const cross = (one: Spot, other: Spot): number => one.x * other.y - one.y * other.x;
export const far = (one: Spot, other: Spot): number => Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2);

export type Leg = readonly [Spot, Spot];

export function legsOf(line: readonly Spot[]): Leg[] {
  const legs: Leg[] = [];
  for (let i = 0; i + 1 < line.length; i++) legs.push([line[i] as Spot, line[i + 1] as Spot]);
  return legs;
}

export const sidesOf = (ring: readonly Spot[]): Leg[] => legsOf([...ring, ring[0] as Spot]);

export const lengthOf = (line: readonly Spot[]): number => legsOf(line).reduce((sum, [a, b]) => sum + far(a, b), 0);

/** Degrees between two directions, 0 to 90: which way along does not matter. */
export function angleBetween(one: Spot, other: Spot): number {
  const degrees = Math.abs(Math.atan2(cross(one, other), dot(one, other))) / RADIANS;
  return Math.min(degrees, 180 - degrees);
}

export function nearestOn([a, b]: Leg, p: Spot): Spot {
  const way = minus(b, a);
  const long = dot(way, way);
  const part = long === 0 ? 0 : Math.min(1, Math.max(0, dot(minus(p, a), way) / long));
  return plus(a, way, part);
}

export const farFromLeg = (leg: Leg, p: Spot): number => far(nearestOn(leg, p), p);
export const farFromLine = (line: readonly Spot[], p: Spot): number =>
  Math.min(...legsOf(line).map(leg => farFromLeg(leg, p)));

/** Where two legs cross or touch; undefined if they do not, or run along each other. */
export function crossing([a, b]: Leg, [c, d]: Leg): Spot | undefined {
  const [one, other, between] = [minus(b, a), minus(d, c), minus(c, a)];
  const turn = cross(one, other);
  if (turn === 0) return undefined;
  const [t, u] = [cross(between, other) / turn, cross(between, one) / turn];
  return t < 0 || t > 1 || u < 0 || u > 1 ? undefined : plus(a, one, t);
}

export function farApart(one: Leg, other: Leg): number {
  if (crossing(one, other) !== undefined) return 0;
  return Math.min(
    farFromLeg(one, other[0]),
    farFromLeg(one, other[1]),
    farFromLeg(other, one[0]),
    farFromLeg(other, one[1]),
  );
}

/** Even-odd; what lies on the border may be either. */
export function isInside(ring: readonly Spot[], p: Spot): boolean {
  let inside = false;
  for (const [a, b] of sidesOf(ring)) {
    if (a.y > p.y !== b.y > p.y && p.x < a.x + ((p.y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
  }
  return inside;
}

/** 0 if they touch or lie on each other; all sides against all sides. */
export function gapOf(one: readonly Spot[], other: readonly Spot[]): number {
  if (isInside(one, other[0] as Spot) || isInside(other, one[0] as Spot)) return 0;
  let gap = Number.POSITIVE_INFINITY;
  for (const side of sidesOf(one)) for (const against of sidesOf(other)) gap = Math.min(gap, farApart(side, against));
  return gap;
}

export interface Standing {
  readonly at: Spot;
  readonly heading: number;
  readonly width: number;
  readonly depth: number;
}

/** The corners of a base, each edge drawn in by `inset`. */
export function cornersOf({ at, heading, width, depth }: Standing, inset = 0): Spot[] {
  const [ahead, right] = [aheadOf(heading), rightOf(heading)];
  const corner = (side: number, back: number): Spot => plus(plus(at, right, side), ahead, -back);
  const half = width / 2 - inset;
  return [corner(-half, inset), corner(half, inset), corner(half, depth - inset), corner(-half, depth - inset)];
}

/** A rectangle around its middle, `length` along the heading. */
export const blockOf = (at: Spot, heading: number, length: number, width: number): Spot[] =>
  cornersOf({ at: plus(at, aheadOf(heading), length / 2), heading, width, depth: length });

/** How deep two convex shapes lie in each other: the shortest push that parts them, tried in many directions. */
export function depthOf(one: readonly Spot[], other: readonly Spot[]): number {
  const tried: Spot[] = [];
  for (let degrees = 0; degrees < 180; degrees += 3) tried.push(aheadOf(degrees));
  for (const [a, b] of [...sidesOf(one), ...sidesOf(other)]) {
    const long = far(a, b);
    if (long > 0) tried.push({ x: (b.y - a.y) / long, y: (a.x - b.x) / long });
  }
  let depth = Number.POSITIVE_INFINITY;
  for (const way of tried) {
    const [ours, theirs] = [one.map(p => dot(p, way)), other.map(p => dot(p, way))];
    const forth = Math.max(...ours) - Math.min(...theirs);
    const back = Math.max(...theirs) - Math.min(...ours);
    depth = Math.min(depth, forth, back);
  }
  return depth;
}

/** Quick: whether two sets of points are farther apart than `room` along an axis. */
export function areFarApart(one: readonly Spot[], other: readonly Spot[], room: number): boolean {
  const reach = (points: readonly Spot[]) => {
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const { x, y } of points) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    return { left, right, top, bottom };
  };
  const [a, b] = [reach(one), reach(other)];
  return a.left > b.right + room || b.left > a.right + room || a.top > b.bottom + room || b.top > a.bottom + room;
}
