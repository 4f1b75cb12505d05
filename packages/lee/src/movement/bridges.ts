import { holds } from '@wigwag/kernel';
import { type Axes, axesOf, toAxes } from '../geometry/axes.ts';
import { type Convex, clipByHalfPlane, type Piece, pieceOf } from '../geometry/convex.ts';
import { along, times } from '../geometry/point.ts';
import { ahead, type Pose } from '../geometry/pose.ts';
import { angleBetweenAxes, EPS } from '../geometry/units.ts';
import type { MovementData } from './data.ts';
import type { Bridge, Patch } from './ground.ts';

const frameOfBridge = ({ at, heading }: Bridge): Axes => axesOf({ at, heading });

/** Whether the middle of the front stays on the bridge while it is between the banks. */
function staysOn(bridge: Bridge, pose: Pose, length: number): boolean {
  const frame = frameOfBridge(bridge);
  const [from, to] = [toAxes(frame, pose.at), toAxes(frame, ahead(pose, length).at)];
  const speed = to.y - from.y;
  const bank = bridge.length / 2;
  const parts = speed === 0 ? [0, 1] : [(-bank - from.y) / speed, (bank - from.y) / speed];
  return parts.every(part => {
    const within = Math.max(0, Math.min(1, part));
    return Math.abs(from.x + (to.x - from.x) * within) <= bridge.width / 2 + EPS;
  });
}

/** the bridges that carry a step ahead over a band. */
function bridgesFor(
  bridges: readonly Bridge[],
  over: Patch,
  pose: Pose,
  length: number,
  { alongRoad }: MovementData,
): Bridge[] {
  return bridges.filter(
    bridge =>
      bridge.over === over.id &&
      holds('13.10/bridge-crossing', true) &&
      angleBetweenAxes(bridge.heading, pose.heading) <= alongRoad.value + EPS &&
      staysOn(bridge, pose, length),
  );
}

/** What of a shape lies before or beyond the bridge; a wide front may meet a slanting bank earlier than the bridge. */
function withoutCrossing(bridge: Bridge, shape: Convex, frontWidth: number): Convex[] {
  const { at, ahead: axis } = frameOfBridge(bridge);
  const reach = bridge.length / 2 + frontWidth / 2;
  const [near, far] = [along(at, axis, -reach), along(at, axis, reach)];
  return [clipByHalfPlane(shape, near, times(axis, -1)), clipByHalfPlane(shape, far, axis)].filter(
    part => part.length > 2,
  );
}

/** The pieces of a patch that a straight displacement of the front's middle meets: a bridge takes it over a band. */
export function piecesMet(
  bridges: readonly Bridge[],
  patch: Patch,
  path: Pose,
  length: number,
  frontWidth: number,
  data: MovementData,
): readonly Piece[] {
  if (patch.kind !== 'band' || !patch.blocks) return patch.pieces;
  const carrying = bridgesFor(bridges, patch, path, length, data);
  if (carrying.length === 0) return patch.pieces;
  return carrying
    .reduce<Convex[]>(
      (shapes, bridge) => shapes.flatMap(shape => withoutCrossing(bridge, shape, frontWidth)),
      patch.pieces.map(({ shape }) => shape),
    )
    .map(pieceOf);
}
