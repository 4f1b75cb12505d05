import { axesOf, clipToPane } from './axes.ts';
import { along, distance, forwardOf, legsOf, type Point, rightOf } from './point.ts';
import type { Pose } from './pose.ts';
import { EPS, normalHeading } from './units.ts';

export interface BaseSize {
  readonly width: number;
  readonly depth: number;
}

/** Front left, front right, rear right, rear left. */
export type Footprint = readonly [Point, Point, Point, Point];

/** The footprint with every edge drawn in by `inset`. */
export function footprint({ at, heading }: Pose, { width, depth }: BaseSize, inset = 0): Footprint {
  const [ahead, right] = [forwardOf(heading), rightOf(heading)];
  const [front, rear] = [along(at, ahead, -inset), along(at, ahead, inset - depth)];
  const half = width / 2 - inset;
  return [along(front, right, -half), along(front, right, half), along(rear, right, half), along(rear, right, -half)];
}

export const centreOf = ({ at, heading }: Pose, { depth }: BaseSize): Point =>
  along(at, forwardOf(heading), -depth / 2);

export function pivotedCentre(pose: Pose, size: BaseSize, turn: number): Pose {
  const heading = normalHeading(pose.heading + turn);
  return { at: along(centreOf(pose, size), forwardOf(heading), size.depth / 2), heading };
}

/** How much of a line lies under the base, its edges drawn in by EPS: what runs along an edge is not under it. */
export function lengthUnder(pose: Pose, { width, depth }: BaseSize, line: readonly Point[]): number {
  const pane = { left: EPS - width / 2, right: width / 2 - EPS, low: EPS - depth, high: -EPS };
  const axes = axesOf(pose);
  return legsOf(line).reduce((sum, [from, to]) => {
    const inside = clipToPane(axes, from, to, pane);
    return inside === undefined ? sum : sum + distance(...inside);
  }, 0);
}
