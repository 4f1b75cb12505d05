import { assert, holds } from '@wigwag/kernel';
import { type BaseSize, footprint } from '../geometry/base.ts';
import { boxOf } from '../geometry/box.ts';
import { along, forwardOf, headingTo, type Point } from '../geometry/point.ts';
import { type Pose, pivotedFront } from '../geometry/pose.ts';
import { hull } from '../geometry/rectangle.ts';
import { atLeast, atMost, EPS, turnBetween } from '../geometry/units.ts';
import { piecesMet } from './bridges.ts';
import { DEFAULT_SETTINGS, type Settings } from './data.ts';
import type { Ground } from './ground.ts';
import { type Cause, type Contact, type Course, type Judgement, type Refusal, refusal } from './judgement.ts';
import type { ForcedCause } from './kinds.ts';
import type { Mover } from './mover.ts';
import { forcedDistance } from './range.ts';
import { baseUnder, blockingUnder, causeOfTable, whyOffTable } from './room.ts';
import { type Displacement, lastStand, occupiedByBases, occupiedByTerrain } from './standing.ts';
import { edgeOnWay } from './sweep.ts';
import { clauseOfObstacle } from './walk.ts';
import { causeOfZone, firstTooNear, standoffsOf } from './zones.ts';

/** 7.5. Which of the fields the direction needs is data of the cause (`forcedDirection`). */
export interface ForcedOrder {
  readonly cause: ForcedCause;
  /** The enemy that is pursued. */
  readonly towards?: Point;
  /** The heading of the displacement, where the order or the card states it. */
  readonly heading?: number;
  /** What a detailed rule adds to the distance. */
  readonly extra?: number;
  /** The distance that is submitted; without it the move is as long as it has to be. */
  readonly distance?: number;
}

/** The pose it starts from after a free pivot, and the heading of its displacement. */
function directionOf(
  mover: Mover,
  order: ForcedOrder,
  { data }: Settings,
): { readonly pose: Pose; readonly heading: number } {
  const { pose } = mover;
  switch (data.forcedDirection[order.cause].value) {
    case 'back':
      return { pose, heading: pose.heading + 180 };
    case 'towards': {
      assert(order.towards !== undefined, 'lee/pursuit-without-target');
      const heading = headingTo(pose.at, order.towards);
      return { pose: pivotedFront(pose, turnBetween(pose.heading, heading)), heading };
    }
    case 'stated':
      assert(order.heading !== undefined, 'lee/forced-without-heading', { cause: order.cause });
      return { pose, heading: order.heading };
  }
}

interface Halt {
  readonly at: number;
  readonly cause: Cause;
}

interface Reach {
  readonly at: number;
  readonly cause?: Cause;
}

const nearer = (a: Halt | undefined, b: Halt | undefined): Halt | undefined =>
  a === undefined || (b !== undefined && b.at < a.at) ? b : a;

function edgeHalt({ ground, pose, size, direction, length }: Displacement): Halt | undefined {
  const at = edgeOnWay(footprint(pose, size), direction, length, ground.table);
  return at === undefined ? undefined : { at, cause: causeOfTable(ground.table) };
}

/** The ground as this displacement meets it: without what a bridge carries it over. */
function onBridges(displacement: Displacement, heading: number, { data }: Settings): Displacement {
  const { ground, pose, size, length } = displacement;
  const path = { at: pose.at, heading };
  const patches = ground.patches.map(patch => ({
    ...patch,
    pieces: piecesMet(ground.bridges, patch, path, length, size.width, data),
  }));
  return { ...displacement, ground: { ...ground, patches } };
}

/** The first thing on the way that a forced move does not pass: the edge, blocking terrain, an enemy's base. */
function firstHalt(displacement: Displacement, heading: number, settings: Settings): Halt | undefined {
  const terrain = occupiedByTerrain(onBridges(displacement, heading, settings));
  return [...terrain, ...occupiedByBases(displacement, 'enemy')]
    .map(({ cause, touches }): Halt => ({ at: touches, cause }))
    .reduce<Halt | undefined>(nearer, edgeHalt(displacement));
}

function zoneHalt(
  { ground, pose, size, direction, length }: Displacement,
  mover: Mover,
  settings: Settings,
): Halt | undefined {
  const standoffs = standoffsOf(ground, footprint(mover.pose, mover.size), settings);
  const approach = firstTooNear(standoffs, footprint(pose, size), direction, length);
  return approach && { at: approach.at, cause: causeOfZone(approach.standoff) };
}

function mayEnterZones(cause: ForcedCause, { data }: Settings): boolean {
  if (cause === 'pursuit') return holds('7.4/pursuit-closer', data.forcedMayEnterZone.pursuit.value);
  return data.forcedMayEnterZone[cause].value;
}

/** How far the move comes, and what stops it. */
function reachOf(
  displacement: Displacement,
  mover: Mover,
  order: ForcedOrder,
  heading: number,
  settings: Settings,
): Reach {
  const { ground, pose, size, length } = displacement;
  const quad = footprint(pose, size);
  const box = boxOf(quad);
  const crowded = baseUnder('enemy', ground.enemies, quad, box) ?? whyOffTable(ground, quad);
  if (crowded !== undefined) return { at: 0, cause: crowded };
  const zone = mayEnterZones(order.cause, settings) ? undefined : zoneHalt(displacement, mover, settings);
  const halt = nearer(firstHalt(displacement, heading, settings), zone);
  const spans = [...occupiedByBases(displacement, 'friend'), ...occupiedByTerrain(displacement)];
  const stand = lastStand(spans, Math.min(length, halt?.at ?? length));
  const cause = stand.cause ?? halt?.cause;
  return cause === undefined ? { at: stand.at } : { at: stand.at, cause };
}

function clauseOfHalt(cause: Cause, forced: ForcedCause): Refusal['clause'] {
  if (cause.kind === 'enemy' && forced === 'pursuit') return '7.4/pursuit-closer';
  return clauseOfObstacle(cause);
}

/** Why the distance that was submitted is not the one the unit has to go. */
function whyNotThat(order: ForcedOrder, required: number, reach: Reach): Refusal | undefined {
  const { distance, cause } = order;
  if (distance === undefined) return undefined;
  const params = { required, distance };
  if (holds('7.5/half-range-floor', !atMost(distance, required))) return refusal('7.5/half-range-floor', params);
  if (holds('7.5/exact-distance', !atLeast(distance, reach.at))) return refusal('7.5/exact-distance', params);
  if (atMost(distance, reach.at) || reach.cause === undefined) return undefined;
  const clause = clauseOfHalt(reach.cause, cause);
  return refusal(clause, { ...params, what: reach.cause.kind, with: reach.cause.id }, [reach.cause]);
}

/**
 * 7.5: a forced move. It goes over half the range, whatever terrain and friends it passes, and pays nothing for them.
 * Where something stops it early it ends at the last place where the unit can stand, and the contact says what it was.
 */
export function judgeForced(
  ground: Ground,
  mover: Mover,
  order: ForcedOrder,
  settings: Settings = DEFAULT_SETTINGS,
): Judgement {
  const required = forcedDistance(mover, order.cause, order.extra ?? 0, settings);
  const { pose, heading } = directionOf(mover, order, settings);
  const direction = forwardOf(heading);
  const displacement: Displacement = { ground, pose, size: mover.size, direction, length: required };
  const reach = reachOf(displacement, mover, order, heading, settings);
  const why = whyNotThat(order, required, reach);
  // A free pivot that leaves no room to stand is not made (7.3/pivot-room-after), and then there is no move either.
  const stays = reach.at <= EPS && !canStand(ground, pose, mover.size);
  const course = courseTo(stays ? { ...displacement, pose: mover.pose } : displacement, reach);
  return why === undefined ? { legal: true, ...course } : { legal: false, ...why, ...course };
}

function canStand(ground: Ground, pose: Pose, size: BaseSize): boolean {
  const quad = footprint(pose, size);
  const box = boxOf(quad);
  const cause =
    whyOffTable(ground, quad) ??
    baseUnder('enemy', ground.enemies, quad, box) ??
    baseUnder('friend', ground.friends, quad, box) ??
    blockingUnder(ground, pose, size);
  return cause === undefined;
}

function courseTo({ pose, size, direction, length }: Displacement, { at, cause }: Reach): Course {
  const end: Pose = { at: along(pose.at, direction, at), heading: pose.heading };
  const contacts: Contact[] =
    cause === undefined ? [] : [{ with: cause.id, kind: cause.kind, at, point: end.at, effect: 'blocks' }];
  return {
    path: [pose.at, end.at],
    poses: [pose, end],
    swept: at > EPS ? [hull([...footprint(pose, size), ...footprint(end, size)])] : [],
    contacts,
    paid: false,
    limit: length,
    moved: at,
    remaining: length - at,
    end,
  };
}
