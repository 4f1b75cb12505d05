import { holds } from '@wigwag/kernel';
import { type Footprint, footprint } from '../geometry/base.ts';
import { boxOf } from '../geometry/box.ts';
import type { Point } from '../geometry/point.ts';
import { ahead, type Pose } from '../geometry/pose.ts';
import { atMost } from '../geometry/units.ts';
import type { Settings } from './data.ts';
import type { Ground } from './ground.ts';
import { type Cause, type Contact, type Course, type MovementClause, type Refusal, refusal } from './judgement.ts';
import type { MarchKind, Mover } from './mover.ts';
import { type Range, rangeOf } from './range.ts';
import { baseUnder, blockingUnder, slowingUnder, whyOffTable } from './room.ts';
import { sweptQuad } from './sweep.ts';
import { causeOfZone, type Standoff, standoffsOf, tooNear } from './zones.ts';

/** What stays the same while a move is judged. */
export interface Inquiry {
  readonly ground: Ground;
  readonly mover: Mover;
  readonly kind: MarchKind;
  readonly settings: Settings;
  readonly range: Range;
  readonly standoffs: readonly Standoff[];
  /** False when the 3 inches were paid earlier in the turn. */
  readonly mayPay: boolean;
}

export function inquiryOf(ground: Ground, mover: Mover, kind: MarchKind, settings: Settings): Inquiry {
  const hasPaid = holds('7.2/cost-once-per-turn', mover.paidOn === mover.turn);
  const pays = kind === 'normal' || settings.data.supportPaysPenalty.value;
  return {
    ground,
    mover,
    kind,
    settings,
    range: rangeOf(mover, kind, settings),
    standoffs: kind === 'normal' ? standoffsOf(ground, footprint(mover.pose, mover.size), settings) : [],
    mayPay: pays && !hasPaid && holds('7.2/obstacles-affect', true),
  };
}

/** How far a move has come. */
export interface Walk {
  pose: Pose;
  moved: number;
  paidAt: number | undefined;
  paidFor: '7.2/reduce-at-start' | '7.2/reduce-on-contact' | undefined;
  isOnRoad: boolean;
  readonly path: Point[];
  readonly poses: Pose[];
  readonly swept: Point[][];
  readonly contacts: Contact[];
}

export const startOf = ({ mover: { pose } }: Inquiry): Walk => ({
  pose,
  moved: 0,
  paidAt: undefined,
  paidFor: undefined,
  isOnRoad: false,
  path: [pose.at],
  poses: [pose],
  swept: [],
  contacts: [],
});

export const canPay = ({ mayPay }: Inquiry, { paidAt }: Walk): boolean => mayPay && paidAt === undefined;

export const limitOf = ({ range }: Inquiry, { paidAt }: Walk): number =>
  paidAt === undefined ? range.plain : range.reduced;

export function courseOf(inquiry: Inquiry, walk: Walk): Course {
  const { path, poses, swept, contacts, paidAt, moved, pose } = walk;
  const limit = limitOf(inquiry, walk);
  const paid = paidAt === undefined ? { paid: false } : { paid: true, paidAt };
  return { path, poses, swept, contacts, ...paid, limit, moved, remaining: Math.max(0, limit - moved), end: pose };
}

export function advance(walk: Walk, { mover: { size } }: Inquiry, distance: number): void {
  if (distance <= 0) return;
  walk.swept.push(sweptQuad(walk.pose, size, distance));
  walk.pose = ahead(walk.pose, distance);
  walk.moved += distance;
  walk.path.push(walk.pose.at);
  walk.poses.push(walk.pose);
}

/** What a unit stands in and then goes on through is met once. */
export function note({ contacts }: Walk, contact: Contact): void {
  if (!contacts.some(known => known.with === contact.with && known.at === contact.at)) contacts.push(contact);
}

/** terrain under the base counts as met here; refused only if what is left would be less than nothing. */
export function payFor(
  inquiry: Inquiry,
  walk: Walk,
  causes: readonly Cause[],
  clause: '7.2/reduce-at-start' | '7.2/reduce-on-contact',
): Refusal | undefined {
  if (causes.length === 0) return undefined;
  for (const { id, kind } of causes) {
    note(walk, { with: id, kind, at: walk.moved, point: walk.pose.at, effect: 'slows' });
  }
  if (!canPay(inquiry, walk) || !holds(clause, true)) return undefined;
  if (!atMost(walk.moved, inquiry.range.reduced)) {
    return refusal(clause, { limit: inquiry.range.reduced, moved: walk.moved }, causes);
  }
  walk.paidAt = walk.moved;
  walk.paidFor = clause;
  return undefined;
}

function whyNoRoom(inquiry: Inquiry, pose: Pose, quad: Footprint, isOnRoad: boolean): Cause | undefined {
  const { ground, mover } = inquiry;
  const box = boxOf(quad);
  const always = whyOffTable(ground, quad) ?? baseUnder('enemy', ground.enemies, quad, box);
  if (always !== undefined || isOnRoad) return always;
  return baseUnder('friend', ground.friends, quad, box) ?? blockingUnder(ground, pose, mover.size);
}

const whyTooNear = ({ standoffs }: Inquiry, quad: Footprint): Refusal | undefined => {
  const standoff = tooNear(standoffs, quad);
  return standoff && refusal(standoff.clause, { enemy: standoff.enemy.id, gap: standoff.gap }, [causeOfZone(standoff)]);
};

/**
 * The unit stands here for a moment: after a pivot, or where it leaves a road. There has to be room, away from
 * enemies; slowing terrain under the base is met. In the bend of a road, terrain and friends are not looked for.
 */
export function standHere(inquiry: Inquiry, walk: Walk, room: MovementClause, isOnRoad: boolean): Refusal | undefined {
  const { ground, mover } = inquiry;
  const quad = footprint(walk.pose, mover.size);
  const cause = whyNoRoom(inquiry, walk.pose, quad, isOnRoad);
  if (cause !== undefined && holds(room, true)) return refusal(room, { what: cause.kind, with: cause.id }, [cause]);
  const near = whyTooNear(inquiry, quad);
  if (near !== undefined || isOnRoad) return near;
  return payFor(inquiry, walk, slowingUnder(ground, walk.pose, mover.size), '7.2/reduce-on-contact');
}

const END_CLAUSES = {
  table: '7.2/full-front',
  area: '7.2/full-front',
  barrier: '7.2/full-front',
  band: '13.10/bridge-crossing',
  friend: '7.2/cost-own-unit',
  enemy: '7.2/full-front',
  zone: '7.4/no-enter-zoc',
} as const satisfies Readonly<Record<Cause['kind'], MovementClause>>;

export const clauseOfObstacle = ({ kind }: Cause): MovementClause => END_CLAUSES[kind];

/** The place where a move ends: on no base, on no blocking terrain. */
export function whyNoEnd(inquiry: Inquiry, pose: Pose): Refusal | undefined {
  const cause = whyNoRoom(inquiry, pose, footprint(pose, inquiry.mover.size), false);
  if (cause === undefined) return undefined;
  const clause = clauseOfObstacle(cause);
  return holds(clause, true) ? refusal(clause, { what: cause.kind, with: cause.id }, [cause]) : undefined;
}
