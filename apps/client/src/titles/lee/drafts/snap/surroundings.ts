import {
  type Box,
  footprint,
  type Game,
  inches,
  layoutOf,
  markerBox,
  onTable,
  openTo,
  type Point,
  type Pose,
  poseOf,
  SIDES,
  type Side,
} from '@wigwag/lee';

interface Base {
  readonly id: string;
  readonly side: Side;
  readonly pose: Pose;
  readonly size: { readonly width: number; readonly depth: number };
  readonly ring: readonly Point[];
}

interface Course {
  readonly id: string;
  readonly kind: 'water' | 'road';
  readonly line: readonly Point[];
  readonly width: number;
}

/** What lies on the table that something may come to rest at, in inches. */
export interface Surroundings {
  readonly table: Box;
  /** Where zones and ground that was opened end: how high on the table. */
  readonly borders: readonly number[];
  readonly points: readonly Point[];
  /** Ends of works, roads and barriers, and bridges. */
  readonly ends: readonly Point[];
  readonly bridges: readonly Point[];
  readonly courses: readonly Course[];
  readonly areas: readonly { readonly id: string; readonly ring: readonly Point[] }[];
  readonly bases: readonly Base[];
  readonly markers: readonly Box[];
}

const at = ({ x, y }: Point): Point => ({ x: inches(x), y: inches(y) });
const endsOf = (line: readonly Point[]): Point[] => [line[0], line.at(-1)].flatMap(end => end ?? []);

const basesOf = (game: Game): Base[] =>
  SIDES.flatMap(side =>
    onTable(game)[side].map(({ id, pose, size }) => ({ id, side, pose, size, ring: footprint(pose, size) })),
  );

function bordersOf(game: Game): number[] {
  const { a } = game.board.field;
  if (a === '') return [];
  const { zones } = layoutOf(game.world, a);
  return SIDES.flatMap(side => [zones[side], openTo(game, side)]).flatMap(({ top, bottom }) => [top, bottom]);
}

function worked(game: Game): Surroundings {
  const { world, board } = game;
  const { areas, lines, works, barriers, bridges } = board.terrain;
  const plan = layoutOf(world, board.field.a || 'blue');
  const isInside = (y: number): boolean => y > 0 && y < world.table.height;
  return {
    table: plan.table,
    borders: [...new Set(bordersOf(game).filter(isInside))],
    points: plan.points,
    ends: [...works, ...barriers].flatMap(({ line }) => endsOf(line.map(at))),
    bridges: bridges.map(bridge => at(bridge.at)),
    courses: lines.map(({ id, line, linear, width }) => ({
      ...{ id, line: line.map(at), width: inches(width) },
      kind: linear === 'river' || linear === 'stream' ? 'water' : 'road',
    })),
    areas: areas.map(({ id, ring }) => ({ id, ring: ring.map(at) })),
    bases: basesOf(game),
    markers: board.patrols.placed.map(placed => markerBox(game, placed.at)),
  };
}

const known = new WeakMap<Game, Surroundings>();

/** Worked out once for a position: something is dragged about over it all the time. */
export function surroundingsOf(game: Game): Surroundings {
  const found = known.get(game) ?? worked(game);
  known.set(game, found);
  return found;
}

/** Where a unit stands. */
export const standsAt = (game: Game, side: Side, unit: string): Pose | undefined => {
  const placed = game.board.play.units[side][unit];
  return placed && poseOf(placed.pose);
};

/** The bases of all units but one's own that is in hand. */
export const othersThan = (
  { game, eyes }: { readonly game: Game; readonly eyes: Side },
  unit: string,
): readonly (readonly Point[])[] =>
  surroundingsOf(game)
    .bases.filter(({ id, side }) => id !== unit || side !== eyes)
    .map(({ ring }) => ring);
