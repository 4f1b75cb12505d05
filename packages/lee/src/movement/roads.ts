import { holds } from '@wigwag/kernel';
import { distanceToSegment, forwardOf, headingTo, legsOf } from '../geometry/point.ts';
import { ahead, type Pose } from '../geometry/pose.ts';
import { angleBetweenAxes, EPS } from '../geometry/units.ts';
import type { Settings } from './data.ts';
import type { Ground, Road } from './ground.ts';
import { type Refusal, refusal } from './judgement.ts';
import type { MarchKind, MoveStep } from './mover.ts';

/**
 * the heading along the road, and every part of the step on one straight leg of it. The step is cut where the road
 * has a corner, so that it is the same whether it is told in one piece or in two.
 */
function isAlong({ line, width }: Road, pose: Pose, length: number, tolerance: number): boolean {
  const reach = width / 2 + EPS;
  const legs = legsOf(line).filter(
    ([from, to]) => angleBetweenAxes(headingTo(from, to), pose.heading) <= tolerance + EPS,
  );
  const way = forwardOf(pose.heading);
  const corners = line.map(({ x, y }) => (x - pose.at.x) * way.x + (y - pose.at.y) * way.y);
  const cuts = [0, ...corners.filter(at => at > 0 && at < length).sort((a, b) => a - b), length];
  const places = cuts.map(at => ahead(pose, at).at);
  return places.slice(1).every((end, i) => {
    const start = places[i] ?? end;
    return legs.some(
      ([from, to]) => distanceToSegment(start, from, to) <= reach && distanceToSegment(end, from, to) <= reach,
    );
  });
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
