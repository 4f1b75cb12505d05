import { aheadOf, dot, type Leg, legsOf, minus, rightOf, sidesOf } from '../plane.ts';
import type { Spot } from '../table.ts';
import { EPS, type Look } from '../verdict.ts';
import type { Place } from './mover.ts';

/** Seen from the front: `x` is across, `y` ahead. */
export function seenFrom({ at, heading }: Place, p: Spot): Spot {
  const way = minus(p, at);
  return { x: dot(way, rightOf(heading)), y: dot(way, aheadOf(heading)) };
}

type Stretch = readonly [number, number];

/** Where a ray straight ahead at `x` runs inside a ring, from the front on. */
function stretches(sides: readonly Leg[], x: number): Stretch[] {
  const cuts: number[] = [];
  for (const [a, b] of sides) {
    if (a.x > x !== b.x > x) cuts.push(a.y + ((x - a.x) / (b.x - a.x)) * (b.y - a.y));
  }
  cuts.sort((one, other) => one - other);
  const found: Stretch[] = [];
  for (let i = 0; i + 1 < cuts.length; i += 2) {
    const [from, to] = [Math.max(0, cuts[i] as number), cuts[i + 1] as number];
    if (to > from) found.push([from, to]);
  }
  return found;
}

const RAYS = 60;

/** Rays between which nothing happens: many, and two close to every corner. */
function raysAcross(corners: readonly Spot[], half: number): number[] {
  const rays = Array.from({ length: RAYS + 1 }, (_, i) => -half + (2 * half * i) / RAYS);
  rays[0] = -half + 1e-9;
  rays[RAYS] = half - 1e-9;
  for (const { x } of corners) {
    for (const near of [x - 1e-9, x + 1e-9]) if (Math.abs(near) < half) rays.push(near);
  }
  return rays;
}

/** All stretches that the front, drawn in by EPS on both sides, meets on its way ahead. */
export function metAhead(look: Look, from: Place, width: number, rings: readonly (readonly Spot[])[]): Stretch[] {
  const half = width / 2 - EPS - look.lean;
  return rings.flatMap(ring => {
    const seen = ring.map(p => seenFrom(from, p));
    const sides = sidesOf(seen);
    for (const { x, y } of seen) if (y > -0.1) look.noteGap(Math.abs(x) - half - EPS);
    return raysAcross(seen, half).flatMap(x => stretches(sides, x));
  });
}

/** Where on a way of `long` inches the front comes into it; undefined if it does not, or only touches. */
export function entry(look: Look, from: Place, width: number, rings: readonly (readonly Spot[])[], long: number) {
  let first = Number.POSITIVE_INFINITY;
  for (const [start, end] of metAhead(look, from, width, rings)) {
    // A sliver thinner than the tolerance is no contact if the player is to have the doubt.
    if (look.kind && end - start <= EPS + look.lean) continue;
    first = Math.min(first, start);
  }
  if (first < long + 1) look.noteGap(long - first);
  return long - first > EPS + look.lean ? first : undefined;
}

/** The same of a fence: what lies at most EPS behind the front is met too. */
export function entryOfLine(look: Look, from: Place, width: number, line: readonly Spot[], long: number) {
  const half = width / 2 - EPS - look.lean;
  let first = Number.POSITIVE_INFINITY;
  for (const [a, b] of legsOf(line.map(p => seenFrom(from, p)))) {
    const reaches = [0, 1];
    for (const edge of [-half, half]) if (a.x !== b.x) reaches.push((edge - a.x) / (b.x - a.x));
    const behind = -EPS - (look.kind ? 1 : -1) * 1e-6;
    for (const edge of [behind, 0]) if (a.y !== b.y) reaches.push((edge - a.y) / (b.y - a.y));
    for (const part of reaches) {
      if (part < 0 || part > 1) continue;
      const [x, y] = [a.x + part * (b.x - a.x), a.y + part * (b.y - a.y)];
      if (Math.abs(x) <= half + 1e-9 && y >= behind - 1e-9) first = Math.min(first, Math.max(0, y));
    }
  }
  if (first < long + 1) look.noteGap(long - first);
  return long - first > EPS + look.lean ? first : undefined;
}
