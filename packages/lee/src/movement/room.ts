import { type BaseSize, type Footprint, footprint, lengthUnder } from '../geometry/base.ts';
import { type Box, boxOf, isNear } from '../geometry/box.ts';
import { type Convex, commonArea, inConvex, penetration } from '../geometry/convex.ts';
import type { Pose } from '../geometry/pose.ts';
import { isOnTable } from '../geometry/ring.ts';
import { EPS, isOverlap } from '../geometry/units.ts';
import type { Rulings } from './data.ts';
import type { Friend, Ground, Hedge, Patch, Standing, Table } from './ground.ts';
import type { Cause } from './judgement.ts';
import type { Mover } from './mover.ts';

export const causeOfBase = (kind: 'friend' | 'enemy', { id, quad }: Standing<Friend>): Cause => ({
  kind,
  id,
  shapes: [quad],
});

export const causeOfPatch = ({ kind, id, shapes }: Patch): Cause => ({ kind, id, shapes });

export const causeOfHedge = ({ id, line }: Hedge): Cause => ({ kind: 'barrier', id, shapes: [line] });

export const causeOfTable = ({ width, height }: Table): Cause => ({
  kind: 'table',
  id: 'table',
  shapes: [
    [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: height },
      { x: 0, y: height },
    ],
  ],
});

export const whyOffTable = ({ table }: Ground, quad: Convex): Cause | undefined =>
  isOnTable(quad, table.width, table.height, EPS) ? undefined : causeOfTable(table);

/** A base that another stands on: edges that touch do not count. */
export function baseUnder(
  kind: 'friend' | 'enemy',
  bases: readonly Standing<Friend>[],
  quad: Footprint,
  box: Box,
): Cause | undefined {
  const under = bases.find(base => isNear(base.box, box, 0) && penetration(base.quad, quad) > EPS);
  return under && causeOfBase(kind, under);
}

/** The footprint is drawn in by EPS, so that a front that has stopped at an edge does not stand beyond it. */
function areaUnder(patch: Patch, inner: Footprint, box: Box): number {
  if (!isNear(patch.box, box, 0)) return 0;
  let sum = 0;
  for (const piece of patch.pieces) if (isNear(piece.box, box, 0)) sum += commonArea(piece.shape, inner);
  return sum;
}

export function blockingUnder({ patches, hedges }: Ground, pose: Pose, size: BaseSize): Cause | undefined {
  const inner = footprint(pose, size, EPS);
  const box = boxOf(inner);
  const patch = patches.find(each => each.blocks && isOverlap(areaUnder(each, inner, box)));
  if (patch !== undefined) return causeOfPatch(patch);
  const hedge = hedges.find(each => each.blocks && isUnder(each, pose, size, box));
  return hedge && causeOfHedge(hedge);
}

const isUnder = (hedge: Hedge, pose: Pose, size: BaseSize, box: Box): boolean =>
  isNear(hedge.box, box, 0) && lengthUnder(pose, size, hedge.line) > EPS;

export function slowingUnder({ patches, hedges }: Ground, pose: Pose, size: BaseSize): Cause[] {
  const inner = footprint(pose, size, EPS);
  const box = boxOf(inner);
  return [
    ...patches.filter(patch => patch.slows && isOverlap(areaUnder(patch, inner, box))).map(causeOfPatch),
    ...hedges.filter(hedge => hedge.slows && isUnder(hedge, pose, size, box)).map(causeOfHedge),
  ];
}

/** the slowing terrain that a unit starts its move in. */
export function startsIn(ground: Ground, { pose, size }: Mover, rulings: Rulings): Cause[] {
  const reading = rulings['R-05'].value;
  if (reading === 'anyPart') return slowingUnder(ground, pose, size);
  const slowing = ground.patches.filter(({ slows }) => slows);
  if (reading === 'frontCentre') {
    return slowing.filter(({ pieces }) => pieces.some(({ shape }) => inConvex(pose.at, shape))).map(causeOfPatch);
  }
  const quad = footprint(pose, size);
  const half = (size.width * size.depth) / 2;
  return slowing.filter(patch => areaUnder(patch, quad, boxOf(quad)) > half).map(causeOfPatch);
}
