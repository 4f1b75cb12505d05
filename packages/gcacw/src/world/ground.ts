import { DIRECTIONS, type Direction, type Grid, type Hex, neighbour, OFF_MAP, sideOf } from '@wigwag/hex';
import { holds } from '@wigwag/kernel';
import { HALVES, RIDGE_COST, ROAD_COST, TERRAIN_COST, TRAIL_COST } from '../charts/terrainCosts.ts';
import type { ClauseId } from '../clauses.generated.ts';
import { type HexData, type HexsideData, isLand, type MapData } from '../data/map.ts';
import type { OptionName, Terrain } from '../vocabulary.ts';

/** Why no unit crosses a hexside, whatever it pays. */
export const BARRIERS = [
  '2.3/partial-hexes-off-map',
  '6.2/water',
  '6.2/mountain-access',
  '6.2/swamp-access',
  '6.2/river-crossing',
] as const satisfies readonly ClauseId[];
export type Barrier = (typeof BARRIERS)[number];

/**
 * The map as the rules read it: by hex, or by hex and direction (hex * 6 + direction). Reasons, not only costs.
 * Masks have a bit a direction.
 */
export interface Ground {
  readonly grid: Grid;
  readonly terrain: readonly Terrain[];
  /** 0: open; else the place in BARRIERS plus one. */
  readonly barrier: Uint8Array;
  /** Points to enter the neighbour, in halves, before anything that depends on who moves. */
  readonly price: Uint8Array;
  /** Directions in which a zone of control reaches over the hexside, normal or restricted. */
  readonly normal: Uint8Array;
  readonly restricted: Uint8Array;
  /** Directions in which a road, pike, railroad or trail leads on. */
  readonly linked: Uint8Array;
  /** Directions in which a ferry crosses a major river: its boats cost points. */
  readonly boats: Uint8Array;
}

interface Edge {
  readonly from: HexData;
  readonly to: HexData;
  readonly side: HexsideData | undefined;
  readonly options: Readonly<Record<OptionName, boolean>>;
}

const isRoaded = ({ side }: Edge): boolean => side?.ways.some(way => way !== 'trail') ?? false;
const hasTrail = ({ side }: Edge): boolean => side?.ways.includes('trail') ?? false;
const isLinked = (edge: Edge): boolean => isRoaded(edge) || hasTrail(edge);
const touches = ({ from, to }: Edge, terrain: Terrain): boolean => from.terrain === terrain || to.terrain === terrain;
const isRiver = ({ side }: Edge): boolean => side?.water === 'minor-river' || side?.water === 'major-river';

/** The first of these that holds is why the hexside cannot be crossed. */
const BARRED: readonly (readonly [Barrier, (edge: Edge) => boolean])[] = [
  ['2.3/partial-hexes-off-map', ({ to }) => to.terrain === 'off-map'],
  ['6.2/water', ({ to, side }) => to.terrain === 'water' || side?.water === 'all-water'],
  ['6.2/mountain-access', edge => touches(edge, 'mountain') && !isLinked(edge)],
  [
    '6.2/swamp-access',
    edge => touches(edge, 'swamp') && !isRoaded(edge) && !(hasTrail(edge) && edge.options.trailsOpenSwamps),
  ],
  ['6.2/river-crossing', edge => isRiver(edge) && edge.side?.crossing === undefined],
];

function barrierOf(edge: Edge): number {
  const found = BARRED.find(([clause, bars]) => holds(clause, bars(edge)));
  return found === undefined ? 0 : BARRIERS.indexOf(found[0]) + 1;
}

/** 6.2/trail-cost; over a crossing that only a trail uses the terrain is paid, but for mountain and swamp (ruling A29). */
function trailServes(edge: Edge): boolean {
  if (!hasTrail(edge)) return false;
  const byTerrain = TERRAIN_COST[edge.to.terrain] !== undefined;
  return !(isRiver(edge) && byTerrain) || edge.options.trailOverCrossing;
}

function entryCost(edge: Edge): number {
  const { terrain } = edge.to;
  if (holds('6.2/road-cost', isRoaded(edge))) return ROAD_COST;
  if (holds('6.2/trail-cost', trailServes(edge)))
    return terrain === 'mountain' ? TRAIL_COST.mountain : TRAIL_COST.other;
  return TERRAIN_COST[terrain] ?? 0;
}

const priceOf = (edge: Edge): number =>
  HALVES * (entryCost(edge) + (holds('6.2/ridge', edge.side?.ridge !== undefined) ? RIDGE_COST : 0));

/** Where no zone of control goes. */
const ZONE_ENDS: readonly (readonly [ClauseId, (edge: Edge) => boolean])[] = [
  ['2.4/zoc-rivers', edge => isRiver(edge) && edge.side?.crossing === undefined],
  ['2.4/zoc-swamp-mountain', edge => (touches(edge, 'swamp') || touches(edge, 'mountain')) && !isLinked(edge)],
  ['2.4/zoc-all-water', ({ side, to, from }) => side?.water === 'all-water' || !isLand(to) || !isLand(from)],
];

const isWoodsHexside = (edge: Edge): boolean => holds('2.3/woods-hexside', touches(edge, 'woods'));

function zoneOf(edge: Edge): 'none' | 'restricted' | 'normal' {
  if (ZONE_ENDS.some(([clause, ends]) => holds(clause, ends(edge)))) return 'none';
  return holds('2.4/restricted-zoc', isWoodsHexside(edge) && !isLinked(edge)) ? 'restricted' : 'normal';
}

const OUTSIDE: HexData = { terrain: 'off-map', station: false, landing: false };

/** Compiles a map; hexes out of play are off the map. */
export function groundOf(
  map: MapData,
  inPlay: (hex: Hex) => boolean,
  options: Readonly<Record<OptionName, boolean>>,
): Ground {
  const { grid } = map;
  const hexAt = (hex: Hex): HexData => (hex === OFF_MAP || !inPlay(hex) ? OUTSIDE : (map.hexes[hex] ?? OUTSIDE));
  const masks = () => new Uint8Array(grid.size);
  const [normal, restricted, linked, boats] = [masks(), masks(), masks(), masks()];
  const barrier = new Uint8Array(grid.size * DIRECTIONS.length);
  const price = new Uint8Array(grid.size * DIRECTIONS.length);
  for (let hex = 0; hex < grid.size; hex++) {
    for (const direction of DIRECTIONS) {
      const to = neighbour(grid, hex, direction);
      const edge = { from: hexAt(hex), to: hexAt(to), side: map.hexsides[sideOf(grid, hex, direction)], options };
      const at = hex * DIRECTIONS.length + direction;
      const bit = 1 << direction;
      barrier[at] = barrierOf(edge);
      price[at] = priceOf(edge);
      const zone = zoneOf(edge);
      if (zone === 'normal') normal[hex] = (normal[hex] ?? 0) | bit;
      if (zone === 'restricted') restricted[hex] = (restricted[hex] ?? 0) | bit;
      if (isLinked(edge)) linked[hex] = (linked[hex] ?? 0) | bit;
      if (edge.side?.crossing === 'ferry' && edge.side.water === 'major-river') boats[hex] = (boats[hex] ?? 0) | bit;
    }
  }
  const terrain = Array.from({ length: grid.size }, (_, hex) => hexAt(hex).terrain);
  return { grid, terrain, barrier, price, normal, restricted, linked, boats };
}

export const edgeAt = (hex: Hex, direction: Direction): number => hex * DIRECTIONS.length + direction;
