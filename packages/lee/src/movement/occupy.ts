import { holds } from '@wigwag/kernel';
import { footprint } from '../geometry/base.ts';
import { boxOf } from '../geometry/box.ts';
import type { Pose } from '../geometry/pose.ts';
import { DEFAULT_SETTINGS, type Settings } from './data.ts';
import type { Ground } from './ground.ts';
import { type Refusal, refusal } from './judgement.ts';
import type { Mover } from './mover.ts';
import { baseUnder, blockingUnder, whyOffTable } from './room.ts';
import { causeOfZone, standoffsOf, tooNear } from './zones.ts';

/** a unit takes the place of an enemy that was pushed back or destroyed. Zones do not matter, but there has to be room. */
export function whyNoOccupying(
  ground: Ground,
  mover: Mover,
  place: Pose,
  settings: Settings = DEFAULT_SETTINGS,
): Refusal | undefined {
  const quad = footprint(place, mover.size);
  const box = boxOf(quad);
  const cause =
    whyOffTable(ground, quad) ??
    baseUnder('enemy', ground.enemies, quad, box) ??
    baseUnder('friend', ground.friends, quad, box) ??
    blockingUnder(ground, place, mover.size);
  if (cause !== undefined) return refusal('7.4/occupy-closer', { what: cause.kind, with: cause.id }, [cause]);
  if (holds('7.4/occupy-closer', true)) return undefined;
  const near = tooNear(standoffsOf(ground, footprint(mover.pose, mover.size), settings), quad);
  return near && refusal(near.clause, { enemy: near.enemy.id, gap: near.gap }, [causeOfZone(near)]);
}
