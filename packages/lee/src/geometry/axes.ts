import { type Convex, clipByHalfPlane } from './convex.ts';
import { along, forwardOf, type Point, rightOf } from './point.ts';
import type { Pose } from './pose.ts';

/** Coordinates as a base sees them: x across, to the right of its front's middle; y ahead of it. */
export interface Axes {
  readonly at: Point;
  readonly ahead: Point;
  readonly right: Point;
}

export const axesOf = ({ at, heading }: Pose): Axes => ({ at, ahead: forwardOf(heading), right: rightOf(heading) });

export function toAxes({ at, ahead, right }: Axes, point: Point): Point {
  const [x, y] = [point.x - at.x, point.y - at.y];
  return { x: x * right.x + y * right.y, y: x * ahead.x + y * ahead.y };
}

export const fromAxes = ({ at, ahead, right }: Axes, { x, y }: Point): Point => along(along(at, right, x), ahead, y);

/** An upright rectangle along the axes. */
export interface Pane {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

/** Liang-Barsky: the part of a segment inside a pane, in coordinates of the axes. */
export function clipToPane(axes: Axes, from: Point, to: Point, pane: Pane): readonly [Point, Point] | undefined {
  const [a, b] = [toAxes(axes, from), toAxes(axes, to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  let [enter, leave] = [0, 1];
  const edges = [
    [-dx, a.x - pane.left],
    [dx, pane.right - a.x],
    [-dy, a.y - pane.low],
    [dy, pane.high - a.y],
  ] as const;
  for (const [speed, room] of edges) {
    if (speed === 0) {
      if (room < 0) return undefined;
    } else if (speed < 0) enter = Math.max(enter, room / speed);
    else leave = Math.min(leave, room / speed);
  }
  if (enter > leave) return undefined;
  return [
    { x: a.x + dx * enter, y: a.y + dy * enter },
    { x: a.x + dx * leave, y: a.y + dy * leave },
  ];
}

const ORIGIN: Point = { x: 0, y: 0 };

/** What of a convex shape lies ahead, at most `half` to the left and to the right, in coordinates of the axes. */
export function clipToStrip(axes: Axes, shape: Convex, half: number): readonly Point[] {
  const local = shape.map(point => toAxes(axes, point));
  const beyondLeft = clipByHalfPlane(local, { x: -half, y: 0 }, { x: 1, y: 0 });
  const between = clipByHalfPlane(beyondLeft, { x: half, y: 0 }, { x: -1, y: 0 });
  return clipByHalfPlane(between, ORIGIN, { x: 0, y: 1 });
}
