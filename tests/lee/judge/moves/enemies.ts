import { aheadOf, areFarApart, cornersOf, plus } from '../plane.ts';
import type { BaseHere } from '../table.ts';
import { EPS, type Look } from '../verdict.ts';
import type { Moving, Place } from './mover.ts';
import { baseAt, gapToBase } from './standing.ts';

/** 7.4: how near the mover may come to this enemy. */
export interface Distance {
  readonly enemy: BaseHere;
  readonly least: number;
  readonly clauses: readonly string[];
}

/** Distances are found by marching, so that they are a little less exact than the rest. */
const MARCH = 2e-5;

export function distancesOf(look: Look, mover: Moving, enemies: readonly BaseHere[]): Distance[] {
  const corners = cornersOf(baseAt(mover, mover));
  return enemies.map(enemy => {
    const depth = enemy.pinned ? 1 : 3;
    const start = areFarApart(corners, cornersOf(enemy), depth + 1) ? depth + 1 : gapToBase(corners, enemy);
    // Who starts less than EPS inside is inside by the letter and outside by the tolerance.
    const isInside = look.kind ? start < depth : start < depth - EPS;
    const least = isInside ? Math.min(start, depth) : depth;
    const clauses = enemy.pinned ? ['7.4/no-zoc-1-inch', '7.4/pinned-no-zoc'] : ['7.4/no-enter-zoc'];
    return { enemy, least, clauses };
  });
}

function isTooNear(look: Look, gap: number, least: number): boolean {
  look.noteGap(gap - least);
  return gap < least - EPS - look.lean - Math.sign(look.lean) * MARCH;
}

export function checkDistances(look: Look, mover: Moving, place: Place, distances: readonly Distance[]): void {
  const corners = cornersOf(baseAt(mover, place));
  for (const { enemy, least, clauses } of distances) {
    if (areFarApart(corners, cornersOf(enemy), least + 0.1)) continue;
    if (isTooNear(look, gapToBase(corners, enemy), least)) look.fault(...clauses);
  }
}

/** The nearest that the base comes to the enemy on its way: no step is longer than what is certainly free. */
function nearest(mover: Moving, from: Place, long: number, { enemy, least }: Distance): number {
  let [gone, gap, where] = [0, Number.POSITIVE_INFINITY, 0];
  const gapAt = (s: number): number => {
    const place = { at: plus(from.at, aheadOf(from.heading), s), heading: from.heading };
    return gapToBase(cornersOf(baseAt(mover, place)), enemy);
  };
  while (true) {
    const here = gapAt(gone);
    if (here < gap) [gap, where] = [here, gone];
    if (gone >= long || gap < least - 0.05) break;
    gone = Math.min(long, gone + Math.max(0.002, here - least));
  }
  for (let s = where - 0.002; s <= where + 0.002; s += MARCH)
    gap = Math.min(gap, gapAt(Math.min(long, Math.max(0, s))));
  return gap;
}

export function checkDistancesAhead(
  look: Look,
  mover: Moving,
  from: Place,
  long: number,
  distances: readonly Distance[],
): void {
  const to = { at: plus(from.at, aheadOf(from.heading), long), heading: from.heading };
  const swept = [...cornersOf(baseAt(mover, from)), ...cornersOf(baseAt(mover, to))];
  for (const distance of distances) {
    if (areFarApart(swept, cornersOf(distance.enemy), distance.least + 0.1)) continue;
    if (isTooNear(look, nearest(mover, from, long, distance), distance.least)) look.fault(...distance.clauses);
  }
}
