import { holds } from '@wigwag/kernel';
import { planOf } from '../../field/places.ts';
import type { Game } from '../../game.ts';
import { RESERVE } from '../../generals/formations.ts';
import { type BaseSize, type Footprint, footprint } from '../../geometry/base.ts';
import { boxOf } from '../../geometry/box.ts';
import { distance, type Point } from '../../geometry/point.ts';
import type { Pose } from '../../geometry/pose.ts';
import { atMost } from '../../geometry/units.ts';
import type { Ground } from '../../movement/ground.ts';
import type { Cause } from '../../movement/judgement.ts';
import { baseUnder, blockingUnder, whyOffTable } from '../../movement/room.ts';
import { causeOfZone, standoffsOf, tooNear } from '../../movement/zones.ts';
import { pointOf } from '../../terrain/stored.ts';
import type { Side } from '../../world.ts';
import { settingsOf } from '../table/settings.ts';

/** where the markers stand that a corps may deploy at. A corps without one deploys at the middle of the own edge. */
export function anchorsOf(game: Game, side: Side, corps: string): Point[] {
  const { assigned, placed } = game.board.patrols;
  const marker = assigned[side].find(each => each.corps === corps)?.marker;
  const own = placed.filter(each => each.side === side && (corps === RESERVE || each.marker === marker));
  return own.length > 0 ? own.map(({ at }) => pointOf(at)) : [planOf(game).middles[side]];
}

/** How far beyond its reach of the nearest marker the farthest corner of a base is, in inches; 0: it is within. */
export function beyondMarker({ world }: Game, anchors: readonly Point[], pose: Pose, size: BaseSize): number {
  const quad = footprint(pose, size);
  const farthest = anchors.map(anchor => Math.max(...quad.map(corner => distance(corner, anchor))));
  return Math.max(0, Math.min(...farthest) - world.book.play.deployWithin.value);
}

type DeploymentClause = 'house/deploy-near-marker' | 'house/deploy-room' | 'house/deploy-clear';

export interface NoPlace {
  readonly clause: DeploymentClause;
  readonly causes: readonly Cause[];
}

const isWithin = (quad: Footprint, anchor: Point, reach: number): boolean =>
  quad.every(corner => atMost(distance(corner, anchor), reach));

function whyNoRoom(ground: Ground, pose: Pose, size: BaseSize, quad: Footprint): Cause | undefined {
  const box = boxOf(quad);
  return (
    whyOffTable(ground, quad) ??
    baseUnder('friend', ground.friends, quad, box) ??
    baseUnder('enemy', ground.enemies, quad, box) ??
    blockingUnder(ground, pose, size)
  );
}

/** Far from everything, so that R-12 excuses nobody. */
const NOWHERE: Footprint = footprint({ at: { x: -1e6, y: -1e6 }, heading: 0 }, { width: 0, depth: 0 });

/** Why a unit may not be deployed here. `ground` is without it. */
export function whyNoPlace(
  { world }: Game,
  ground: Ground,
  anchors: readonly Point[],
  pose: Pose,
  size: BaseSize,
): NoPlace | undefined {
  const quad = footprint(pose, size);
  const reach = world.book.play.deployWithin.value;
  if (
    holds(
      'house/deploy-near-marker',
      anchors.every(anchor => !isWithin(quad, anchor, reach)),
    )
  )
    return { clause: 'house/deploy-near-marker', causes: [] };
  const cause = whyNoRoom(ground, pose, size, quad);
  if (cause !== undefined && holds('house/deploy-room', true)) return { clause: 'house/deploy-room', causes: [cause] };
  const near = tooNear(standoffsOf(ground, NOWHERE, settingsOf(world)), quad);
  return near !== undefined && holds('house/deploy-clear', true)
    ? { clause: 'house/deploy-clear', causes: [causeOfZone(near)] }
    : undefined;
}
