import type { Pose, StoredPose } from '../../geometry/pose.ts';
import { poseOf } from '../../geometry/pose.ts';
import { degrees, hundredths, inches, mils } from '../../geometry/units.ts';
import type { MoveStep } from '../../movement/mover.ts';
import type { World } from '../../world.ts';
import type { ToldStep } from '../shapes.ts';

/** Longer than any move: what goes farther is cut, so that no attempt has numbers that cannot be reckoned with. */
export const farthest = ({ table }: World): number => 2 * (table.width + table.height);

const within = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value));

/** A step as a choice tells it, as one to be judged. */
export function stepOf(world: World, { do: kind, turn, ahead, onRoad }: ToldStep): MoveStep {
  if (kind !== 'forward') return { do: kind, turn: degrees(turn) };
  const length = within(inches(ahead), farthest(world));
  return onRoad === '' ? { do: kind, inches: length } : { do: kind, inches: length, onRoad };
}

/** A pose that was typed in; what is far off the table is far off, but not endlessly. */
export function typedPose(world: World, { x, y, heading }: StoredPose): Pose {
  const limit = mils(farthest(world));
  return poseOf({ x: within(x, limit), y: within(y, limit), heading: hundredths(degrees(heading)) });
}

export const forwardStep = (ahead: number, onRoad = ''): ToldStep => ({
  do: 'forward',
  turn: 0,
  ahead: mils(ahead),
  onRoad,
});
export const pivotStep = (turn: number): ToldStep => ({
  do: 'pivotFront',
  turn: Math.round(turn * 100),
  ahead: 0,
  onRoad: '',
});
export const centrePivotStep = (turn: number): ToldStep => ({ ...pivotStep(turn), do: 'pivotCentre' });
