import { holds } from '@wigwag/kernel';
import { footprint } from '../geometry/base.ts';
import { boxOf, isNear } from '../geometry/box.ts';
import { forwardOf } from '../geometry/point.ts';
import { ahead } from '../geometry/pose.ts';
import { overlapSpan } from '../geometry/translation.ts';
import { atMost, EPS } from '../geometry/units.ts';
import type { Contact, Refusal } from './judgement.ts';
import { refusal } from './judgement.ts';
import { causeOfBase, causeOfTable } from './room.ts';
import { edgeAhead, isMet, type Meeting, meetingsAhead, type Sweep } from './sweep.ts';
import { advance, canPay, clauseOfObstacle, type Inquiry, limitOf, note, type Walk } from './walk.ts';
import { causeOfZone, firstTooNear } from './zones.ts';

/** Where a straight step has to end, and why. */
interface Stop {
  readonly at: number;
  readonly refusal: Refusal;
}

function edgeStop(sweep: Sweep): Stop | undefined {
  const at = edgeAhead(sweep);
  if (at === undefined) return undefined;
  const cause = causeOfTable(sweep.ground.table);
  return { at, refusal: refusal('7.2/full-front', { what: 'table', with: cause.id }, [cause]) };
}

function blockStop(meetings: readonly Meeting[]): Stop | undefined {
  const block = meetings.find(({ blocks }) => blocks);
  if (block === undefined) return undefined;
  const { cause, at } = block;
  return { at, refusal: refusal(clauseOfObstacle(cause), { what: cause.kind, with: cause.id }, [cause]) };
}

/** An enemy's base is never walked over, whatever its zone; the clause is that of the zone where the move minds it. */
function enemyStop({ kind }: Inquiry, { ground, pose, size, length }: Sweep): Stop | undefined {
  const quad = footprint(pose, size);
  const box = boxOf([...quad, ...footprint(ahead(pose, length), size)]);
  let stop: Stop | undefined;
  for (const enemy of ground.enemies) {
    if (!isNear(enemy.box, box, 0)) continue;
    const direction = forwardOf(pose.heading);
    const span = overlapSpan(quad, direction, enemy.quad, EPS);
    if (span === undefined || span.to <= 0 || span.from >= length) continue;
    const at = Math.max(0, span.from - EPS);
    if (stop !== undefined && stop.at <= at) continue;
    const clause = kind === 'normal' ? '7.4/no-zoc-1-inch' : '7.2/full-front';
    stop = { at, refusal: refusal(clause, { what: 'enemy', with: enemy.id }, [causeOfBase('enemy', enemy)]) };
  }
  return stop;
}

function zoneStop({ standoffs }: Inquiry, { pose, size, length }: Sweep): Stop | undefined {
  const approach = firstTooNear(standoffs, footprint(pose, size), forwardOf(pose.heading), length);
  if (approach === undefined) return undefined;
  const { at, standoff } = approach;
  const { clause, enemy, gap } = standoff;
  return { at, refusal: refusal(clause, { enemy: enemy.id, gap }, [causeOfZone(standoff)]) };
}

/** The nearest of them; of those equally near the one named first. */
function nearestStop(stops: readonly (Stop | undefined)[]): Stop | undefined {
  let nearest: Stop | undefined;
  for (const stop of stops) {
    if (stop === undefined || !holds(stop.refusal.clause, true)) continue;
    if (nearest === undefined || stop.at < nearest.at) nearest = stop;
  }
  return nearest;
}

/** Why a unit that would come to `total` has gone too far: its range as such, or what an obstacle has taken of it. */
function tooFar({ range }: Inquiry, total: number, limit: number, shortened: Walk['paidFor']): Refusal {
  const params = { limit, total };
  if (atMost(total, range.plain) && shortened !== undefined) return refusal(shortened, params);
  return refusal(range.isCapped ? '7.1/cap-double' : '7.2/max-distance', params);
}

const rangeStop = (at: number, why: Refusal): Stop | undefined =>
  holds(why.clause, true) ? { at, refusal: why } : undefined;

/** What a straight step of this length would come to. */
export interface Prospect {
  readonly meetings: readonly Meeting[];
  /** What the 3 inches are paid for, if they are paid on this step. */
  readonly payment?: Meeting;
  readonly stop?: Stop;
}

/** Everything ahead in the order in which it is met: what blocks, what slows, and where the range ends. */
export function prospectOf(inquiry: Inquiry, walk: Walk, length: number, isOnRoad: boolean): Prospect {
  const { ground, mover, settings, range } = inquiry;
  const sweep: Sweep = { ground, pose: walk.pose, size: mover.size, length, isOnRoad, settings };
  const meetings = meetingsAhead(sweep);
  const block = nearestStop([
    edgeStop(sweep),
    blockStop(meetings),
    zoneStop(inquiry, sweep),
    enemyStop(inquiry, sweep),
  ]);
  const slow = canPay(inquiry, walk) ? meetings.find(({ slows }) => slows) : undefined;
  // What the tolerance adds to the range is part of the step: what is met there is met.
  const left = limitOf(inquiry, walk) - walk.moved;
  const open = Math.min(atMost(length, left) ? length : left, block?.at ?? length);
  const isSlowed = slow !== undefined && isMet(slow.at, open, settings);
  const payment = holds('7.2/reduce-on-contact', isSlowed) ? slow : undefined;
  const limit = payment === undefined ? limitOf(inquiry, walk) : range.reduced;
  const room = Math.max(payment?.at ?? 0, limit - walk.moved);
  const shortened = payment === undefined ? walk.paidFor : '7.2/reduce-on-contact';
  const overrun = !atMost(walk.moved + length, limit) && room <= (block?.at ?? Infinity);
  const end = overrun ? rangeStop(room, tooFar(inquiry, walk.moved + length, limit, shortened)) : undefined;
  const stop = end && payment ? { ...end, refusal: { ...end.refusal, causes: [payment.cause] } } : (end ?? block);
  return { meetings, ...(payment && { payment }), ...(stop && { stop }) };
}

const contactOf = ({ cause, at, point, blocks }: Meeting, moved: number): Contact => ({
  with: cause.id,
  kind: cause.kind,
  at: moved + at,
  point,
  effect: blocks ? 'blocks' : 'slows',
});

/** Takes a straight step as far as it is legal. */
export function stepAhead(inquiry: Inquiry, walk: Walk, length: number, isOnRoad: boolean): Refusal | undefined {
  const { meetings, payment, stop } = prospectOf(inquiry, walk, length, isOnRoad);
  const reached = stop?.at ?? length;
  for (const meeting of meetings) if (meeting.at <= reached) note(walk, contactOf(meeting, walk.moved));
  if (payment !== undefined && isMet(payment.at, reached, inquiry.settings)) {
    walk.paidAt = walk.moved + payment.at;
    walk.paidFor = '7.2/reduce-on-contact';
  }
  advance(walk, inquiry, reached);
  walk.isOnRoad = isOnRoad;
  return stop?.refusal;
}
