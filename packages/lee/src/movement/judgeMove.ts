import { holds } from '@wigwag/kernel';
import { axesOf, toAxes } from '../geometry/axes.ts';
import { pivotedCentre } from '../geometry/base.ts';
import { type Pose, pivotedFront } from '../geometry/pose.ts';
import { EPS } from '../geometry/units.ts';
import { DEFAULT_SETTINGS, type Settings } from './data.ts';
import type { Ground } from './ground.ts';
import { type Judgement, type Refusal, refusal } from './judgement.ts';
import type { MarchKind, Mover, MoveStep } from './mover.ts';
import { isImmobile } from './range.ts';
import { isBend, startsOnRoad, whyNotOnRoad } from './roads.ts';
import { startsIn } from './room.ts';
import { stepAhead } from './stepAhead.ts';
import { inOnePiece, whyNoCentrePivots } from './steps.ts';
import { courseOf, type Inquiry, inquiryOf, payFor, standHere, startOf, type Walk, whyNoEnd } from './walk.ts';

/** The length of a step along the heading; a displacement that is not straight ahead has none. */
function lengthOf(pose: Pose, step: Extract<MoveStep, { do: 'forward' | 'to' }>): number | Refusal {
  if (step.do === 'forward') {
    return holds('7.3/forward-only', step.inches < 0)
      ? refusal('7.3/forward-only', { what: 'backward' })
      : Math.abs(step.inches);
  }
  const { x, y } = toAxes(axesOf(pose), step.at);
  if (holds('7.3/forward-only', Math.abs(x) > EPS)) return refusal('7.3/forward-only', { what: 'sideways' });
  return holds('7.3/forward-only', y < 0) ? refusal('7.3/forward-only', { what: 'backward' }) : Math.abs(y);
}

function displace(
  inquiry: Inquiry,
  walk: Walk,
  step: Extract<MoveStep, { do: 'forward' | 'to' }>,
): Refusal | undefined {
  const { ground, kind, settings } = inquiry;
  const length = lengthOf(walk.pose, step);
  if (typeof length !== 'number') return length;
  const road = step.onRoad;
  const off = road === undefined ? undefined : whyNotOnRoad(ground, road, walk.pose, length, kind, settings);
  if (off !== undefined) return off;
  const isOnRoad = holds('7.2/road-exception', road !== undefined);
  const leaves = holds('7.2/road-only-while', walk.isOnRoad && !isOnRoad);
  const noRoom = leaves ? standHere(inquiry, walk, '7.2/road-only-while', false) : undefined;
  return noRoom ?? stepAhead(inquiry, walk, length, isOnRoad);
}

function pivot(inquiry: Inquiry, walk: Walk, to: Pose, isOnRoad: boolean): Refusal | undefined {
  const from = walk.pose;
  walk.pose = to;
  const why = standHere(inquiry, walk, '7.3/pivot-room-after', isOnRoad);
  if (why === undefined) {
    walk.poses.push(to);
    if (to.at !== from.at) walk.path.push(to.at);
    walk.isOnRoad = isOnRoad;
  } else walk.pose = from;
  return why;
}

function take(inquiry: Inquiry, walk: Walk, steps: readonly MoveStep[], i: number): Refusal | undefined {
  const step = steps[i];
  if (step === undefined) return undefined;
  if (step.do === 'forward' || step.do === 'to') return displace(inquiry, walk, step);
  if (step.do === 'pivotFront') {
    return pivot(inquiry, walk, pivotedFront(walk.pose, step.turn), holds('7.2/road-exception', isBend(steps, i)));
  }
  return pivot(inquiry, walk, pivotedCentre(walk.pose, inquiry.mover.size, step.turn), false);
}

function whyNot(inquiry: Inquiry, walk: Walk, steps: readonly MoveStep[]): Refusal | undefined {
  const { ground, mover, kind, settings } = inquiry;
  if (steps.length === 0) return undefined;
  if (isImmobile(mover)) return refusal('7.1/min-range-3', { movement: mover.movement });
  const misplaced = whyNoCentrePivots(steps, kind, settings.rulings);
  if (misplaced !== undefined) return misplaced;
  if (!startsOnRoad(steps)) {
    payFor(inquiry, walk, startsIn(ground, mover, settings.rulings), '7.2/reduce-at-start');
  }
  for (const i of steps.keys()) {
    const why = take(inquiry, walk, steps, i);
    if (why !== undefined) return why;
  }
  return whyNoEnd(inquiry, walk.pose);
}

/**
 * Chapter 7: whether a normal or support move is legal, and what it comes to. The steps are taken in their order and what
 * is met first is the reason; of reasons met at one place the order is: shape of the move, road, room, range, table's edge,
 * terrain, zones, enemies, place at the end. Whether the unit may move at all is asked elsewhere (`whyNoNormalMove`).
 */
export function judgeMove(
  ground: Ground,
  mover: Mover,
  steps: readonly MoveStep[],
  kind: MarchKind = 'normal',
  settings: Settings = DEFAULT_SETTINGS,
): Judgement {
  const inquiry = inquiryOf(ground, mover, kind, settings);
  const walk = startOf(inquiry);
  const why = whyNot(inquiry, walk, inOnePiece(steps));
  const course = courseOf(inquiry, walk);
  return why === undefined ? { legal: true, ...course } : { legal: false, ...why, ...course };
}
