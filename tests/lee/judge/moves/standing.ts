import { areFarApart, cornersOf, depthOf, gapOf, legsOf, type Standing } from '../plane.ts';
import { sharedArea } from '../scan.ts';
import type { BaseHere, Spot } from '../table.ts';
import { EPS, EPS_AREA, type Look } from '../verdict.ts';
import { seenFrom } from './front.ts';
import type { Field, Moving, Place } from './mover.ts';
import type { Obstacle } from './obstacles.ts';

export const baseAt = ({ width, depth }: Moving, { at, heading }: Place) => ({ at, heading, width, depth });

export function isOnTable(look: Look, { width, height }: Field, corners: readonly Spot[]): boolean {
  return corners.every(
    ({ x, y }) => look.atLeast(x, 0) && look.atMost(x, width) && look.atLeast(y, 0) && look.atMost(y, height),
  );
}

export function overlapsBase(look: Look, corners: readonly Spot[], base: BaseHere): boolean {
  const other = cornersOf(base);
  if (areFarApart(corners, other, 0.5)) return false;
  const depth = depthOf(corners, other);
  look.noteGap(depth);
  return depth > EPS + look.lean;
}

/**
 * The specification counts the surface under the base, and also says that what is not deeper than EPS only touches. In
 * between the player has the doubt: his base is drawn in by EPS.
 */
export function standsIn(look: Look, base: Standing, { shapes }: Obstacle): boolean {
  const corners = cornersOf(base, look.kind ? EPS : 0);
  const near = shapes.filter(shape => !areFarApart(corners, shape, 0));
  if (near.length === 0) return false;
  const area = sharedArea([corners], near);
  look.noteGap(area - EPS_AREA);
  return look.overlaps(area);
}

/** The length of a fence under the base, whose edges are drawn in by EPS. */
export function standsOnLine(look: Look, mover: Moving, place: Place, line: readonly Spot[]): boolean {
  const half = mover.width / 2 - EPS - look.lean;
  const [top, bottom] = [-EPS - look.lean, EPS + look.lean - mover.depth];
  let under = 0;
  for (const [a, b] of legsOf(line.map(p => seenFrom(place, p)))) {
    const cuts = [0, 1];
    for (const edge of [-half, half]) if (a.x !== b.x) cuts.push((edge - a.x) / (b.x - a.x));
    for (const edge of [top, bottom]) if (a.y !== b.y) cuts.push((edge - a.y) / (b.y - a.y));
    const parts = cuts.filter(part => part >= 0 && part <= 1).sort((one, other) => one - other);
    for (let i = 0; i + 1 < parts.length; i++) {
      const [from, to] = [parts[i] as number, parts[i + 1] as number];
      const middle = (from + to) / 2;
      const [x, y] = [a.x + middle * (b.x - a.x), a.y + middle * (b.y - a.y)];
      const long = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
      if (Math.abs(x) < half && y < top && y > bottom) under += (to - from) * long;
    }
  }
  return under > EPS + look.lean;
}

export const gapToBase = (corners: readonly Spot[], base: BaseHere): number => gapOf(corners, cornersOf(base));
