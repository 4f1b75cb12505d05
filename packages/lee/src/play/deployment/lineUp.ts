import { playerA } from '../../field/initiative.ts';
import type { Game } from '../../game.ts';
import type { BaseSize } from '../../geometry/base.ts';
import { along, forwardOf, type Point, rightOf } from '../../geometry/point.ts';
import { type Pose, poseOf, type StoredPose, storedPose } from '../../geometry/pose.ts';
import { type Friend, type Ground, standing } from '../../movement/ground.ts';
import type { Side } from '../../world.ts';
import { type RosterUnit, unitsOfCorps } from '../roster.ts';
import { groundFor } from '../table/ground.ts';
import { anchorsOf, whyNoPlace } from './places.ts';

/** Inches between neighbours, and between one line and the next. */
const GAP = 0.4;
const LANE = 1;

/** 0, 1, -1, 2, -2 and so on. */
const outwards = (upTo: number): number[] => [0, ...Array.from({ length: upTo }, (_, i) => [i + 1, -i - 1]).flat()];

/** Places in lines that face the enemy's edge: the first at the marker, then behind it, then before it. */
function* placesAt(anchor: Point, heading: number, { width, depth }: BaseSize, reach: number): Generator<Pose> {
  const [ahead, right] = [forwardOf(heading), rightOf(heading)];
  const [file, rank] = [width + GAP, depth + LANE];
  const [files, ranks] = [Math.floor(reach / file), Math.floor(reach / rank)];
  const rows = [
    0,
    ...Array.from({ length: ranks }, (_, i) => -i - 1),
    ...Array.from({ length: ranks }, (_, i) => i + 1),
  ];
  for (const row of rows) {
    const line = along(anchor, ahead, row * rank + depth / 2);
    for (const at of outwards(files)) yield { at: along(line, right, at * file), heading };
  }
}

/** both face the middle of the table. */
const facingOf = (game: Game, side: Side): number => (side === playerA(game) ? 180 : 0);

/** The first place of the line-up where a unit may be deployed, as it is stored. */
function firstPlace(game: Game, side: Side, ground: Ground, unit: RosterUnit): StoredPose | undefined {
  const anchors = anchorsOf(game, side, unit.corps);
  const size = unit.type.base;
  const { table, book } = game.world;
  const reach = Math.min(book.play.deployWithin.value, table.width + table.height);
  for (const anchor of anchors) {
    for (const turn of [0, 90]) {
      for (const pose of placesAt(anchor, facingOf(game, side) + turn, size, reach)) {
        const stored = storedPose(pose);
        if (whyNoPlace(game, ground, anchors, poseOf(stored), size) === undefined) return stored;
      }
    }
  }
  return undefined;
}

export const isDeployed = ({ board }: Game, side: Side, unit: string): boolean =>
  board.play.units[side][unit] !== undefined;

export interface Proposed {
  readonly unit: string;
  readonly pose: StoredPose;
}

/** A place for one unit as things stand; undefined: none was found. */
export function placeFor(game: Game, side: Side, unit: RosterUnit): Proposed | undefined {
  const pose = firstPlace(game, side, groundFor(game, side, unit.id), unit);
  return pose && { unit: unit.id, pose };
}

/** A tidy line-up of those units of a corps that do not stand yet. */
export function lineUp(game: Game, side: Side, corps: string): Proposed[] {
  const ground = groundFor(game, side);
  const friends: Ground['friends'][number][] = [...ground.friends];
  return unitsOfCorps(game, side, corps)
    .filter(({ id }) => !isDeployed(game, side, id))
    .flatMap(unit => {
      const pose = firstPlace(game, side, { ...ground, friends }, unit);
      if (pose === undefined) return [];
      const friend: Friend = { id: unit.id, pose: poseOf(pose), size: unit.type.base };
      friends.push(standing(friend));
      return [{ unit: unit.id, pose }];
    });
}
