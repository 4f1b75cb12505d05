import { holds } from '@wigwag/kernel';
import { type Footprint, footprint } from '../geometry/base.ts';
import { boxOf, isNear } from '../geometry/box.ts';
import { type Convex, convexDistance, penetration } from '../geometry/convex.ts';
import { along, forwardOf, type Point } from '../geometry/point.ts';
import { ahead } from '../geometry/pose.ts';
import { firstNearer, overlapSpan, shifted } from '../geometry/translation.ts';
import { EPS } from '../geometry/units.ts';
import type { Settings, Zone } from './data.ts';
import type { Enemy, Ground, Standing } from './ground.ts';
import type { Cause } from './judgement.ts';

/** What a move has to keep from one enemy: a distance from its base, or its front's zone. */
export interface Standoff {
  readonly enemy: Standing<Enemy>;
  readonly clause: '7.4/no-enter-zoc' | '7.4/no-zoc-1-inch';
  readonly gap: number;
  /** The zone as shapes where it is not all round; nothing else is forbidden then. */
  readonly shapes?: readonly Convex[];
}

const ARC_STEP = 5;
const WIDEST_WEDGE = 90;

/** A zone before the front; an arc in wedges that are convex and miss the circle by less than EPS. */
function frontShapes({ pose, size }: Standing<Enemy>, zone: Exclude<Zone, { shape: 'all-round' }>): Convex[] {
  if (zone.shape === 'front-rect') {
    const [left, right] = footprint(pose, size);
    const [farLeft, farRight] = footprint(ahead(pose, zone.depth), size);
    return [[left, right, farRight, farLeft]];
  }
  const wedges = Math.max(1, Math.ceil(zone.angle / WIDEST_WEDGE));
  const width = zone.angle / wedges;
  const parts = Math.max(1, Math.ceil(width / ARC_STEP));
  const arcPoint = (off: number): Point => along(pose.at, forwardOf(pose.heading - zone.angle / 2 + off), zone.depth);
  return Array.from({ length: wedges }, (_, wedge) => [
    pose.at,
    ...Array.from({ length: parts + 1 }, (_point, i) => arcPoint(wedge * width + (width * i) / parts)),
  ]);
}

function zoneOf(enemy: Enemy, { data }: Settings): Zone | undefined {
  if (holds('7.4/pinned-no-zoc', enemy.pinned)) return undefined;
  return enemy.zone === 'none' ? undefined : (enemy.zone ?? data.zone.value);
}

/** a unit that starts too near may not come nearer than it started. */
function standoffOf(enemy: Standing<Enemy>, start: Footprint, settings: Settings): Standoff {
  const zone = zoneOf(enemy, settings);
  const clause = zone === undefined ? '7.4/no-zoc-1-inch' : '7.4/no-enter-zoc';
  const depth = zone?.depth ?? settings.data.standoff.value;
  const before = isNear(enemy.box, boxOf(start), depth) ? convexDistance(start, enemy.quad) : Infinity;
  if (zone === undefined || zone.shape === 'all-round') return { enemy, clause, gap: Math.min(depth, before) };
  const shapes = frontShapes(enemy, zone);
  if (shapes.some(shape => penetration(shape, start) > EPS)) return { enemy, clause, gap: before };
  return { enemy, clause, gap: depth, shapes };
}

export const standoffsOf = ({ enemies }: Ground, start: Footprint, settings: Settings): Standoff[] =>
  enemies.map(enemy => standoffOf(enemy, start, settings));

export const causeOfZone = ({ enemy, shapes }: Standoff): Cause => ({
  kind: 'zone',
  id: enemy.id,
  shapes: shapes ?? [enemy.quad],
});

/** The enemy that a base standing here is too near to. */
export function tooNear(standoffs: readonly Standoff[], quad: Footprint): Standoff | undefined {
  const box = boxOf(quad);
  return standoffs.find(({ enemy, clause, gap, shapes }) => {
    if (!isNear(enemy.box, box, gap)) return false;
    const isInside =
      shapes === undefined
        ? convexDistance(quad, enemy.quad) < gap - EPS
        : shapes.some(shape => penetration(shape, quad) > EPS);
    return holds(clause, isInside);
  });
}

function firstInside(standoff: Standoff, quad: Footprint, direction: Point, length: number): number | undefined {
  const { enemy, gap, shapes } = standoff;
  if (shapes === undefined) return firstNearer(quad, direction, length, enemy.quad, gap, EPS);
  const entries = shapes.flatMap(shape => {
    const span = overlapSpan(quad, direction, shape, EPS);
    return span === undefined || span.to <= 0 || span.from >= length ? [] : [Math.max(0, span.from - EPS)];
  });
  return entries.length === 0 ? undefined : Math.min(...entries);
}

export interface Approach {
  readonly at: number;
  readonly standoff: Standoff;
}

/** Where a straight displacement first comes too near to an enemy. */
export function firstTooNear(
  standoffs: readonly Standoff[],
  quad: Footprint,
  direction: Point,
  length: number,
): Approach | undefined {
  const box = boxOf([...quad, ...shifted(quad, direction, length)]);
  let first: Approach | undefined;
  for (const standoff of standoffs) {
    if (!isNear(standoff.enemy.box, box, standoff.gap)) continue;
    const at = firstInside(standoff, quad, direction, length);
    if (at === undefined || !holds(standoff.clause, true)) continue;
    if (first === undefined || at < first.at) first = { at, standoff };
  }
  return first;
}
