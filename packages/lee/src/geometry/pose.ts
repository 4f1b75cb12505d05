import { along, forwardOf, type Point } from './point.ts';
import { degrees, hundredths, inches, mils, normalHeading } from './units.ts';

/** Where a base stands: the middle of its front edge ("F"), and the heading. */
export interface Pose {
  readonly at: Point;
  readonly heading: number;
}

export const ahead = ({ at, heading }: Pose, distance: number): Pose => ({
  at: along(at, forwardOf(heading), distance),
  heading,
});

export const pivotedFront = ({ at, heading }: Pose, turn: number): Pose => ({
  at,
  heading: normalHeading(heading + turn),
});

/** A pose as boards and records keep it. */
export interface StoredPose {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

export const storedPose = ({ at, heading }: Pose): StoredPose => ({
  x: mils(at.x),
  y: mils(at.y),
  heading: hundredths(heading),
});

export const poseOf = ({ x, y, heading }: StoredPose): Pose => ({
  at: { x: inches(x), y: inches(y) },
  heading: degrees(heading),
});
