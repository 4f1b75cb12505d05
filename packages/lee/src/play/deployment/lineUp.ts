import { playerA } from '../../field/initiative.ts';
import type { Game } from '../../game.ts';
import type { BaseSize } from '../../geometry/base.ts';
import { along, forwardOf, type Point, rightOf } from '../../geometry/point.ts';
import { type Pose, poseOf, type StoredPose, storedPose } from '../../geometry/pose.ts';
import { type Friend, type Ground, standing } from '../../movement/ground.ts';
import type { PatrolsBoard } from '../../patrols/board.ts';
import type { TerrainBoard } from '../../terrain/board.ts';
import type { Side, World } from '../../world.ts';
import type { PlayBoard } from '../board.ts';
import { type RosterUnit, rosterOf, unitsOfCorps } from '../roster.ts';
import { groundFor } from '../table/ground.ts';
import { isFit } from './fit.ts';
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

const reachOf = ({ world: { table, book } }: Game): number =>
  Math.min(book.play.deployWithin.value, table.width + table.height);

/** Facing the enemy off water, ways and fences; then facing him wherever there is room; then sideways likewise. */
const TRIES = [
  { turn: 0, isOnlyFit: true },
  { turn: 0, isOnlyFit: false },
  { turn: 90, isOnlyFit: true },
  { turn: 90, isOnlyFit: false },
] as const;

/** Places of the line-up in their order, as they are stored, whether free or not. */
function* placesFor(game: Game, side: Side, anchors: readonly Point[], size: BaseSize): Generator<StoredPose> {
  for (const { turn, isOnlyFit } of TRIES) {
    for (const anchor of anchors) {
      for (const pose of placesAt(anchor, facingOf(game, side) + turn, size, reachOf(game)))
        if (!isOnlyFit || isFit(game, pose, size)) yield storedPose(pose);
    }
  }
}

interface Search {
  readonly anchors: readonly Point[];
  readonly places: Generator<StoredPose>;
  /** The last place that was looked at; it may still be free for the next. */
  last: StoredPose | undefined;
}

/** Goes on from where the last unit of the same kind found room: what was taken then is still taken. */
function nextPlace(game: Game, ground: Ground, search: Search, size: BaseSize): StoredPose | undefined {
  const isFree = (pose: StoredPose): boolean =>
    whyNoPlace(game, ground, search.anchors, poseOf(pose), size) === undefined;
  if (search.last !== undefined && isFree(search.last)) return search.last;
  for (let next = search.places.next(); next.done !== true; next = search.places.next()) {
    search.last = next.value;
    if (isFree(next.value)) return next.value;
  }
  return undefined;
}

const searchFor = (game: Game, side: Side, { corps, type }: RosterUnit): Search => {
  const anchors = anchorsOf(game, side, corps);
  return { anchors, places: placesFor(game, side, anchors, type.base), last: undefined };
};

/** Units of a corps with bases of one size look for the same places. */
const kindOf = ({ corps, type: { base } }: RosterUnit): string => `${base.width} ${base.depth} ${corps}`;

const isDeployed = ({ board }: Game, side: Side, unit: string): boolean => board.play.units[side][unit] !== undefined;

export interface Proposed {
  readonly unit: string;
  readonly pose: StoredPose;
}

interface Found {
  readonly world: World;
  readonly terrain: TerrainBoard;
  readonly patrols: PatrolsBoard;
  readonly places: Map<string, StoredPose | undefined>;
}

/** Units are never changed but replaced: as long as they stand so, the same places are free. */
const FOUND = new WeakMap<PlayBoard['units'], Found>();

function foundIn({ world, board: { play, terrain, patrols } }: Game): Found['places'] {
  const known = FOUND.get(play.units);
  if (known?.world === world && known.terrain === terrain && known.patrols === patrols) return known.places;
  const places: Found['places'] = new Map();
  FOUND.set(play.units, { world, terrain, patrols, places });
  return places;
}

/** A place for one unit that does not stand yet; undefined: none was found. */
export function placeFor(game: Game, side: Side, unit: RosterUnit): Proposed | undefined {
  const places = foundIn(game);
  const kind = `${side} ${kindOf(unit)}`;
  if (!places.has(kind)) {
    places.set(kind, nextPlace(game, groundFor(game, side), searchFor(game, side, unit), unit.type.base));
  }
  const pose = places.get(kind);
  return pose && { unit: unit.id, pose };
}

/** Who does not stand yet: of a corps, or of the whole army. */
export function undeployed(game: Game, side: Side, corps?: string): RosterUnit[] {
  const all = corps === undefined ? [...rosterOf(game, side).values()] : unitsOfCorps(game, side, corps);
  return all.filter(({ id }) => !isDeployed(game, side, id));
}

/** A tidy line-up of those units of a corps, or of the whole army, that do not stand yet. */
export function lineUp(game: Game, side: Side, corps?: string): Proposed[] {
  const ground = groundFor(game, side);
  const friends: Ground['friends'][number][] = [...ground.friends];
  const searches = new Map<string, Search>();
  return undeployed(game, side, corps).flatMap(unit => {
    const size = unit.type.base;
    const search = searches.get(kindOf(unit)) ?? searchFor(game, side, unit);
    searches.set(kindOf(unit), search);
    const pose = nextPlace(game, { ...ground, friends }, search, size);
    if (pose === undefined) return [];
    const friend: Friend = { id: unit.id, pose: poseOf(pose), size };
    friends.push(standing(friend));
    return [{ unit: unit.id, pose }];
  });
}
