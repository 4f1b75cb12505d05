import { holds } from '@wigwag/kernel';
import { distanceToSegment, headingTo, legsOf } from '../geometry/point.ts';
import { ahead, type Pose } from '../geometry/pose.ts';
import { angleBetweenAxes, EPS } from '../geometry/units.ts';
import type { Settings } from './data.ts';
import type { Ground, Road } from './ground.ts';
import { type Refusal, refusal } from './judgement.ts';
import type { MarchKind, MoveStep } from './mover.ts';

/** both ends of the step on one straight leg of the road, and the heading along it. */
function isAlong({ line, width }: Road, pose: Pose, length: number, tolerance: number): boolean {
  const end = ahead(pose, length).at;
  const reach = width / 2 + EPS;
  return legsOf(line).some(
    ([from, to]) =>
      angleBetweenAxes(headingTo(from, to), pose.heading) <= tolerance + EPS &&
      distanceToSegment(pose.at, from, to) <= reach &&
      distanceToSegment(end, from, to) <= reach,
  );
}

/** Why a step that says to be on a road is not. */
export function whyNotOnRoad(
  { roads }: Ground,
  id: string,
  pose: Pose,
  length: number,
  kind: MarchKind,
  { data }: Settings,
): Refusal | undefined {
  if (holds('7.2/road-normal-only', kind !== 'normal')) return refusal('7.2/road-normal-only', { road: id });
  const road = roads.find(each => each.id === id);
  const isRoad = road !== undefined && (!road.isRailway || data.railActsAsRoad.value);
  if (holds('7.2/road-exception', !isRoad)) return refusal('7.2/road-exception', { road: id });
  const isOff = road !== undefined && !isAlong(road, pose, length, data.alongRoad.value);
  if (!holds('7.2/road-only-while', isOff)) return undefined;
  return refusal('7.2/road-only-while', { road: id });
}

const roadOf = (step: MoveStep | undefined): string | undefined =>
  step?.do === 'forward' || step?.do === 'to' ? step.onRoad : undefined;

/** A front pivot between two steps on a road: a bend, where terrain and friends are not looked for either. */
export const isBend = (steps: readonly MoveStep[], i: number): boolean =>
  steps[i]?.do === 'pivotFront' && roadOf(steps[i - 1]) !== undefined && roadOf(steps[i + 1]) !== undefined;

/** a unit whose first step ahead is on a road pays nothing for the terrain around it. */
export const startsOnRoad = (steps: readonly MoveStep[]): boolean =>
  roadOf(steps.find(step => step.do === 'forward' || step.do === 'to')) !== undefined;
