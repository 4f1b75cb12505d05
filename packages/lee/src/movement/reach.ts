import { forwardOf, type Point } from '../geometry/point.ts';
import { ahead, pivotedFront } from '../geometry/pose.ts';
import { DEFAULT_SETTINGS, type Settings } from './data.ts';
import type { Ground } from './ground.ts';
import type { MovementClause } from './judgement.ts';
import type { Mover } from './mover.ts';
import { isImmobile } from './range.ts';
import { startsIn } from './room.ts';
import { lastStand, occupiedByBases, occupiedByTerrain } from './standing.ts';
import { prospectOf } from './stepAhead.ts';
import { isMet } from './sweep.ts';
import { canPay, type Inquiry, inquiryOf, limitOf, payFor, standHere, startOf, type Walk } from './walk.ts';

/** How far a unit can go after one front pivot. */
export interface Ray {
  readonly heading: number;
  readonly distance: number;
  /** Where the middle of the front comes to. */
  readonly at: Point;
  /** After what distance the 3 inches are paid. */
  readonly paidAt?: number;
  /** Why it goes no further, or why it may not turn that way at all. */
  readonly why?: MovementClause;
}

const DIRECTIONS = 72;

function stayed(inquiry: Inquiry, heading: number, why: MovementClause): Ray {
  return { heading, distance: 0, at: inquiry.mover.pose.at, why };
}

function rayOf(inquiry: Inquiry, inTerrain: ReturnType<typeof startsIn>, turn: number): Ray {
  const { ground, mover, settings } = inquiry;
  const walk: Walk = startOf(inquiry);
  payFor(inquiry, walk, inTerrain, '7.2/reduce-at-start');
  walk.pose = pivotedFront(mover.pose, turn);
  const { pose } = walk;
  const noRoom = turn === 0 ? undefined : standHere(inquiry, walk, '7.3/pivot-room-after', false);
  if (noRoom !== undefined) return stayed(inquiry, pose.heading, noRoom.clause);
  const length = canPay(inquiry, walk) ? inquiry.range.plain : limitOf(inquiry, walk);
  const { payment, stop } = prospectOf(inquiry, walk, length, false);
  const displacement = { ground, pose, size: mover.size, direction: forwardOf(pose.heading), length };
  const spans = [...occupiedByBases(displacement, 'friend'), ...occupiedByTerrain(displacement)];
  const { at: distance } = lastStand(spans, stop?.at ?? length);
  const paidAt = walk.paidAt ?? (payment && isMet(payment.at, distance, settings) ? payment.at : undefined);
  const why = stop?.refusal.clause;
  return {
    heading: pose.heading,
    distance,
    at: ahead(pose, distance).at,
    ...(paidAt !== undefined && { paidAt }),
    ...(why !== undefined && { why }),
  };
}

/** For the screen: the places that a normal move of one front pivot and one step ahead can come to, direction by direction. */
export function reach(
  ground: Ground,
  mover: Mover,
  settings: Settings = DEFAULT_SETTINGS,
  directions: number = DIRECTIONS,
): Ray[] {
  const inquiry = inquiryOf(ground, mover, 'normal', settings);
  const inTerrain = startsIn(ground, mover, settings.rulings);
  return Array.from({ length: directions }, (_, i) =>
    isImmobile(mover)
      ? stayed(inquiry, pivotedFront(mover.pose, (360 * i) / directions).heading, '7.1/min-range-3')
      : rayOf(inquiry, inTerrain, (360 * i) / directions),
  );
}
