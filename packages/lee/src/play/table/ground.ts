import type { Game } from '../../game.ts';
import { poseOf } from '../../geometry/pose.ts';
import { degrees, inches } from '../../geometry/units.ts';
import {
  type Area,
  type Band,
  type Barrier,
  type Bridge,
  type Enemy,
  type Ground,
  groundOf,
  type Road,
  type Standing,
  standing,
} from '../../movement/ground.ts';
import { type Effect, effectIn, type TerrainType } from '../../movement/terrainEffects.ts';
import type { AreaPiece, LinearPiece, TerrainBoard } from '../../terrain/board.ts';
import { pointOf, pointsOf } from '../../terrain/stored.ts';
import { enemyOf, SIDES, type Side, type World } from '../../world.ts';
import type { PlayBoard } from '../board.ts';
import { rosterOf } from '../roster.ts';

type Position = Pick<Game, 'world' | 'board'>;

/** impassable is a flag that any area may carry; a field is difficult terrain. */
function typeOfArea({ terrain, surface }: AreaPiece): TerrainType {
  if (surface === 'impassable') return 'impassable';
  return surface === 'field' ? 'field' : terrain;
}

const typeOfLine = ({ linear, bed }: LinearPiece): TerrainType =>
  linear === 'railway' && bed === 'embanked' ? 'embankment' : linear;

const matters = ({ slows, blocks, impassable }: Effect): boolean => slows || blocks || impassable;

/** What lies on the table as a move meets it; effects are data of the book. */
function terrainOf({ table, book: { effects } }: World, terrain: TerrainBoard): Ground {
  const effect = (type: TerrainType): Effect => effectIn(effects, type);
  const areas = terrain.areas.map(
    (piece): Area => ({ ...effect(typeOfArea(piece)), id: piece.id, ring: pointsOf(piece.ring) }),
  );
  const lines = terrain.lines.map(piece => ({ ...piece, line: pointsOf(piece.line), width: inches(piece.width) }));
  const bands = lines.map((piece): Band => ({ ...effect(typeOfLine({ ...piece })), ...bandOf(piece) }));
  const barriers = terrain.barriers.map(
    ({ id, barrier, line }): Barrier => ({ ...effect(barrier), id, line: pointsOf(line) }),
  );
  const bridges = terrain.bridges.map(
    (bridge): Bridge => ({
      id: bridge.id,
      at: pointOf(bridge.at),
      over: bridge.over,
      heading: degrees(bridge.heading),
      length: inches(bridge.length),
      width: inches(bridge.width),
    }),
  );
  const roads = lines
    .filter(({ linear }) => linear === 'road' || linear === 'railway')
    .map((piece): Road => ({ ...bandOf(piece), isRailway: piece.linear === 'railway' }));
  return groundOf({
    table,
    areas: areas.filter(matters),
    bands: bands.filter(matters),
    barriers: barriers.filter(matters),
    bridges,
    roads,
  });
}

const bandOf = ({ id, line, width }: Pick<Band, 'id' | 'line' | 'width'>) => ({ id, line, width });

/** A base on the table; whoever moves looks at some of them as friends, at the others as enemies. */
export type StandingUnit = Standing<Enemy>;

type Bases = Readonly<Record<Side, readonly StandingUnit[]>>;

function basesOf(game: Position, side: Side): StandingUnit[] {
  const roster = rosterOf(game, side);
  return Object.entries(game.board.play.units[side]).flatMap(([id, { pose, marks }]) => {
    const type = roster.get(id)?.type;
    if (type === undefined || marks.includes('destroyed')) return [];
    const { base: size, zone } = type;
    return [standing({ id, pose: poseOf(pose), size, pinned: marks.includes('pinned'), ...(zone && { zone }) })];
  });
}

/** Boards replace their terrain and their units and never change them: what was worked out from them is kept by them. */
const TERRAIN = new WeakMap<TerrainBoard, readonly [World, Ground]>();
const BASES = new WeakMap<PlayBoard['units'], readonly [World, Bases]>();

function cutTerrain({ world, board: { terrain } }: Position): Ground {
  const known = TERRAIN.get(terrain);
  if (known?.[0] === world) return known[1];
  const cut = terrainOf(world, terrain);
  TERRAIN.set(terrain, [world, cut]);
  return cut;
}

/** Everybody who stands on the table. */
export function onTable(game: Position): Bases {
  const { units } = game.board.play;
  const known = BASES.get(units);
  if (known?.[0] === game.world) return known[1];
  const [blue = [], grey = []] = SIDES.map(side => basesOf(game, side));
  const bases = { blue, grey };
  BASES.set(units, [game.world, bases]);
  return bases;
}

export const standingUnit = (game: Position, side: Side, id: string): StandingUnit | undefined =>
  onTable(game)[side].find(base => base.id === id);

/** The table as units of a side meet it, without those that are to move themselves. */
export function groundFor(game: Position, side: Side, ...moving: readonly string[]): Ground {
  const bases = onTable(game);
  return {
    ...cutTerrain(game),
    friends: bases[side].filter(({ id }) => !moving.includes(id)),
    enemies: bases[enemyOf(side)],
  };
}
