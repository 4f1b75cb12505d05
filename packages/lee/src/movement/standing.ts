import { type BaseSize, footprint } from '../geometry/base.ts';
import { boxOf, isNear } from '../geometry/box.ts';
import type { Convex } from '../geometry/convex.ts';
import type { Point } from '../geometry/point.ts';
import type { Pose } from '../geometry/pose.ts';
import { overlapSpan, shifted } from '../geometry/translation.ts';
import { EPS } from '../geometry/units.ts';
import type { Ground } from './ground.ts';
import type { Cause } from './judgement.ts';
import { causeOfBase, causeOfHedge, causeOfPatch } from './room.ts';

/** The distances of a straight displacement at which a base stands on something; `touches` is where it begins to. */
export interface Occupied {
  readonly cause: Cause;
  readonly touches: number;
  readonly from: number;
  readonly to: number;
}

/** Where a base that is displaced over `length` would stand on friends, enemies or blocking terrain. */
export interface Displacement {
  readonly ground: Ground;
  readonly pose: Pose;
  readonly size: BaseSize;
  readonly direction: Point;
  readonly length: number;
}

function occupied(
  moving: Convex,
  { direction, length }: Displacement,
  fixed: Convex,
  depth: number,
  cause: Cause,
): Occupied[] {
  const span = overlapSpan(moving, direction, fixed, depth);
  if (span === undefined || span.to <= 0 || span.from >= length) return [];
  return [{ cause, touches: Math.max(0, span.from - EPS), ...span }];
}

export function occupiedByBases(displacement: Displacement, kind: 'friend' | 'enemy'): Occupied[] {
  const { ground, pose, size, direction, length } = displacement;
  const quad = footprint(pose, size);
  const box = boxOf([...quad, ...shifted(quad, direction, length)]);
  const bases = kind === 'friend' ? ground.friends : ground.enemies;
  return bases
    .filter(base => isNear(base.box, box, 0))
    .flatMap(base => occupied(quad, displacement, base.quad, EPS, causeOfBase(kind, base)));
}

/** The base is drawn in by EPS, as where it comes to stand. */
export function occupiedByTerrain(displacement: Displacement): Occupied[] {
  const { ground, pose, size, direction, length } = displacement;
  const inner = footprint(pose, size, EPS);
  const box = boxOf([...inner, ...shifted(inner, direction, length)]);
  const patches = ground.patches.filter(patch => patch.blocks && isNear(patch.box, box, 0));
  const hedges = ground.hedges.filter(hedge => hedge.blocks && isNear(hedge.box, box, 0));
  return [
    ...patches.flatMap(patch =>
      patch.pieces.flatMap(({ shape }) => occupied(inner, displacement, shape, 0, causeOfPatch(patch))),
    ),
    ...hedges.flatMap(hedge => hedge.legs.flatMap(leg => occupied(inner, displacement, leg, 0, causeOfHedge(hedge)))),
  ];
}

/** The longest displacement up to `length` after which the base stands on none of these. */
export function lastStand(spans: readonly Occupied[], length: number): { readonly at: number; readonly cause?: Cause } {
  let at = length;
  let cause: Cause | undefined;
  for (;;) {
    const under = spans.find(({ from, to }) => from < at && at < to);
    if (under === undefined || at <= 0) return { at: Math.max(0, at), ...(cause && { cause }) };
    at = under.touches;
    cause ??= under.cause;
  }
}
