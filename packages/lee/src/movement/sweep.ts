import { holds } from '@wigwag/kernel';
import { type Axes, axesOf, clipToPane, clipToStrip, fromAxes } from '../geometry/axes.ts';
import { type BaseSize, footprint } from '../geometry/base.ts';
import { type Box, boxOf, isNear } from '../geometry/box.ts';
import type { Convex, Piece } from '../geometry/convex.ts';
import type { Point } from '../geometry/point.ts';
import { ahead, type Pose } from '../geometry/pose.ts';
import { EPS } from '../geometry/units.ts';
import { piecesMet } from './bridges.ts';
import type { Settings } from './data.ts';
import type { Ground, Hedge, Patch, Table } from './ground.ts';
import type { Cause } from './judgement.ts';
import { causeOfBase, causeOfHedge, causeOfPatch } from './room.ts';

/** Something that the front meets on a straight step, and how far ahead. */
export interface Meeting {
  readonly cause: Cause;
  readonly at: number;
  readonly point: Point;
  readonly slows: boolean;
  readonly blocks: boolean;
}

/** A straight step ahead: on a road only the middle of the front counts. */
export interface Sweep {
  readonly ground: Ground;
  readonly pose: Pose;
  readonly size: BaseSize;
  readonly length: number;
  readonly isOnRoad: boolean;
  readonly settings: Settings;
}

/** What the front sweeps: its two corners before, its two corners after. */
export function sweptQuad(pose: Pose, size: BaseSize, length: number): Point[] {
  const [left, right] = footprint(pose, size);
  const [farLeft, farRight] = footprint(ahead(pose, length), size);
  return [left, right, farRight, farLeft];
}

/** met when the front enters it; touching is enough where that is the ruling. */
export function isMet(at: number, length: number, { rulings }: Settings): boolean {
  return rulings['R-01'].value === 'touch' ? at <= length + EPS : at < length - EPS;
}

function halfOf({ size, isOnRoad, settings }: Sweep): number {
  if (isOnRoad || !holds('7.2/full-front', true)) return EPS;
  return settings.rulings['R-01'].value === 'touch' ? size.width / 2 + EPS : size.width / 2 - EPS;
}

/** The nearest point of a shape ahead of the front; nothing that ends at the front counts as ahead. */
function nearestAhead(frame: Axes, shape: Convex, half: number): Point | undefined {
  const ahead = clipToStrip(frame, shape, half);
  let nearest: Point | undefined;
  let farthest = 0;
  for (const point of ahead) {
    if (nearest === undefined || point.y < nearest.y) nearest = point;
    if (point.y > farthest) farthest = point.y;
  }
  return farthest > EPS ? nearest : undefined;
}

function nearestOf(frame: Axes, pieces: readonly Piece[], half: number, box: Box): Point | undefined {
  let nearest: Point | undefined;
  for (const piece of pieces) {
    if (!isNear(piece.box, box, EPS)) continue;
    const point = nearestAhead(frame, piece.shape, half);
    if (point !== undefined && (nearest === undefined || point.y < nearest.y)) nearest = point;
  }
  return nearest;
}

function meetingOf(frame: Axes, cause: Cause, local: Point, slows: boolean, blocks: boolean): Meeting {
  return { cause, at: Math.max(0, local.y), point: fromAxes(frame, local), slows, blocks };
}

function patchAhead(sweep: Sweep, frame: Axes, patch: Patch, half: number, box: Box): Meeting | undefined {
  const { ground, pose, length, size, settings } = sweep;
  const pieces = piecesMet(ground.bridges, patch, pose, length, size.width, settings.data);
  const local = nearestOf(frame, pieces, half, box);
  return local && meetingOf(frame, causeOfPatch(patch), local, patch.slows, patch.blocks);
}

/** C-03: a line at the very front is still ahead, so that stopping at a fence does not carry the unit over it. */
function hedgeAhead(frame: Axes, hedge: Hedge, half: number, length: number): Meeting | undefined {
  const pane = { left: -half, right: half, low: -EPS, high: length + EPS };
  let nearest: Point | undefined;
  for (const [from, to] of hedge.legs) {
    const inside = clipToPane(frame, from, to, pane);
    if (inside === undefined) continue;
    const point = inside[0].y < inside[1].y ? inside[0] : inside[1];
    if (nearest === undefined || point.y < nearest.y) nearest = point;
  }
  return nearest && meetingOf(frame, causeOfHedge(hedge), nearest, hedge.slows, hedge.blocks);
}

/** On a road every obstacle that the width would clip is ignored, but a river still needs a bridge. */
const isLookedFor = ({ kind, slows, blocks, impassable }: Patch, isOnRoad: boolean): boolean =>
  isOnRoad ? kind === 'band' && blocks && !impassable : slows || blocks;

/** 7.2: terrain and friends that the front meets, nearest first. Enemies and the table's edge are not among them. */
export function meetingsAhead(sweep: Sweep): Meeting[] {
  const { ground, pose, size, length, isOnRoad, settings } = sweep;
  const [frame, half] = [axesOf(pose), halfOf(sweep)];
  const box = boxOf(sweptQuad(pose, size, length));
  const met: Meeting[] = [];
  const add = (meeting: Meeting | undefined): void => {
    if (meeting !== undefined && isMet(meeting.at, length, settings)) met.push(meeting);
  };
  for (const patch of ground.patches) {
    if (isLookedFor(patch, isOnRoad) && isNear(patch.box, box, EPS)) add(patchAhead(sweep, frame, patch, half, box));
  }
  if (!isOnRoad) {
    for (const hedge of ground.hedges) {
      if ((hedge.slows || hedge.blocks) && isNear(hedge.box, box, EPS)) add(hedgeAhead(frame, hedge, half, length));
    }
    for (const friend of ground.friends) {
      if (!isNear(friend.box, box, EPS)) continue;
      const local = nearestAhead(frame, friend.quad, half);
      const slows = holds('7.2/cost-own-unit', true);
      add(local && meetingOf(frame, causeOfBase('friend', friend), local, slows, false));
    }
  }
  return met.sort((a, b) => a.at - b.at);
}

function room(at: number, speed: number, size: number): number {
  if (speed === 0) return Infinity;
  return speed > 0 ? (size + EPS - at) / speed : (at + EPS) / -speed;
}

/** Where one of the corners leaves the table, if it does by more than EPS within the displacement. */
export function edgeOnWay(corners: Convex, direction: Point, length: number, table: Table): number | undefined {
  const rooms = corners.flatMap(({ x, y }) => [room(x, direction.x, table.width), room(y, direction.y, table.height)]);
  const leaves = Math.min(...rooms);
  return leaves < length ? Math.max(0, leaves - EPS) : undefined;
}

/** The rear follows where the front has been, so its two corners are enough. */
export const edgeAhead = ({ ground, pose, size, length }: Sweep): number | undefined =>
  edgeOnWay(footprint(pose, size).slice(0, 2), axesOf(pose).ahead, length, ground.table);
