import { DIRECTIONS, type Direction, type Hex, neighbour, OFF_MAP, sideOf } from '@wigwag/hex';
import { holds } from '@wigwag/kernel';
import { COSTS, type Costs, type GroundTerrain, HALVES, RIDGE_COST } from '../charts/terrainCosts.ts';
import type { ClauseId } from '../clauses.generated.ts';
import { type HexData, type HexsideData, isLand, type MapData } from '../data/map.ts';
import { type OptionName, SIDES, type Side, type Terrain } from '../vocabulary.ts';
import { type Conditions, isUnfordable } from './conditions.ts';
import { type CrossingChange, changedHexside, endsOf } from './crossings.ts';

/** Why no unit crosses a hexside, whatever it pays. */
export const BARRIERS = [
  '2.3/partial-hexes-off-map',
  '6.2/water',
  '10.2/pontoon-enemy-no-cross',
  '6.2/river-crossing',
  '12.0/rain-river-crossing',
  '12.0/unfordable-major',
  '12.0/unfordable-minor',
  '12.0/rain-creek-crossing',
  '6.2/mountain-access',
  '6.2/swamp-access',
] as const satisfies readonly ClauseId[];
export type Barrier = (typeof BARRIERS)[number];

/** The hexsides as one side may use them, by hex and direction (hex * 6 + direction) or as masks with a bit a direction. */
interface Passage {
  /** 0: open; else the place in BARRIERS plus one. */
  readonly barrier: Uint8Array;
  /** Points to enter the neighbour, in halves, before anything that depends on who moves. */
  readonly price: Uint8Array;
  /** Directions in which a ferry crosses: its boats cost points. */
  readonly boats: Uint8Array;
  /** Directions in which a road, pike, railroad or trail leads on. */
  readonly linked: Uint8Array;
  /** Directions into or out of mountain or swamp in which nothing leads that serves there. */
  readonly pathless: Uint8Array;
}

/** A hex and what its terrain is played as. */
interface PlayedHex {
  readonly data: HexData;
  readonly terrain: GroundTerrain;
}

/** The map as the rules read it in the weather of the turn and with the crossings that stand. Reasons, not only costs. */
export interface Ground {
  readonly conditions: Conditions;
  readonly hexes: readonly PlayedHex[];
  readonly terrain: readonly GroundTerrain[];
  readonly passage: Readonly<Record<Side, Passage>>;
  /** Directions in which a zone of control reaches over the hexside, normal or restricted. */
  readonly normal: Uint8Array;
  readonly restricted: Uint8Array;
}

interface Edge {
  readonly from: PlayedHex;
  readonly to: PlayedHex;
  readonly side: HexsideData | undefined;
  /** A pontoon lies here that the side may not use. */
  readonly foreign: boolean;
  /** A ruin is here, perhaps with a pontoon over it. */
  readonly destroyed: boolean;
  readonly conditions: Conditions;
  readonly options: Readonly<Record<OptionName, boolean>>;
}

const isRoaded = ({ side }: Edge): boolean => side?.ways.some(way => way !== 'trail') ?? false;
const hasTrail = ({ side }: Edge): boolean => side?.ways.includes('trail') ?? false;
const isLinked = (edge: Edge): boolean => isRoaded(edge) || hasTrail(edge);
const touches = ({ from, to }: Edge, terrain: GroundTerrain): boolean =>
  from.terrain === terrain || to.terrain === terrain;
const isRiver = ({ side }: Edge): boolean => side?.water === 'minor-river' || side?.water === 'major-river';
const isUncrossed = (edge: Edge): boolean => isRiver(edge) && edge.side?.crossing === undefined;
const isFord = (edge: Edge): boolean => isRiver(edge) && edge.side?.crossing === 'ford';
/** A creek that nothing leads over, in open country. */
const isBareCreek = (edge: Edge): boolean => edge.side?.water === 'creek' && !isLinked(edge) && !touches(edge, 'city');

const isWildMountain = (edge: Edge): boolean => touches(edge, 'mountain') && !isLinked(edge);
const isWildSwamp = (edge: Edge): boolean =>
  touches(edge, 'swamp') && !isRoaded(edge) && !(hasTrail(edge) && edge.options.trailsOpenSwamps);

const isFordClosedBy = (edge: Edge, water: 'minor-river' | 'major-river'): boolean =>
  isFord(edge) && edge.side?.water === water && isUnfordable(edge.conditions, water);

/** The first of these that holds is why the hexside cannot be crossed. Water first: a city opens mountains to a retreat, not rivers. */
const BARRED: readonly (readonly [Barrier, (edge: Edge) => boolean])[] = [
  ['2.3/partial-hexes-off-map', ({ to }) => to.terrain === 'off-map'],
  ['6.2/water', ({ to, side }) => to.terrain === 'water' || side?.water === 'all-water'],
  ['10.2/pontoon-enemy-no-cross', edge => edge.foreign && isUncrossed(edge)],
  ['6.2/river-crossing', isUncrossed],
  ['12.0/rain-river-crossing', edge => edge.conditions.rain && isFord(edge)],
  ['12.0/unfordable-major', edge => isFordClosedBy(edge, 'major-river')],
  ['12.0/unfordable-minor', edge => isFordClosedBy(edge, 'minor-river')],
  ['12.0/rain-creek-crossing', edge => edge.conditions.rain && isBareCreek(edge)],
  ['6.2/mountain-access', isWildMountain],
  ['6.2/swamp-access', isWildSwamp],
];

function barrierOf(edge: Edge): number {
  const found = BARRED.find(([clause, bars]) => holds(clause, bars(edge)));
  return found === undefined ? 0 : BARRIERS.indexOf(found[0]) + 1;
}

/** 6.2/trail-cost; over a crossing that only a trail uses the terrain is paid, but for mountain and swamp (ruling A29). */
function trailServes(edge: Edge): boolean {
  if (!hasTrail(edge)) return false;
  const byTerrain = COSTS.dry.terrain[edge.to.terrain] !== undefined;
  return !(isRiver(edge) && byTerrain) || edge.options.trailOverCrossing;
}

const costsOf = (clause: ClauseId, { conditions }: Edge): Costs =>
  holds(clause, conditions.rain) ? COSTS.rain : COSTS.dry;

function entryCost(edge: Edge): number {
  const { terrain } = edge.to;
  if (holds('6.2/road-cost', isRoaded(edge))) {
    const pike = edge.side?.ways.includes('pike') ?? false;
    return pike ? costsOf('12.0/rain-pike-cost', edge).pike : costsOf('12.0/rain-road-cost', edge).road;
  }
  if (holds('6.2/trail-cost', trailServes(edge))) {
    const { trail } = costsOf('12.0/rain-trail-cost', edge);
    return terrain === 'mountain' ? trail.mountain : trail.other;
  }
  return costsOf('12.0/rain-terrain-cost', edge).terrain[terrain] ?? 0;
}

const priceOf = (edge: Edge): number =>
  HALVES * (entryCost(edge) + (holds('6.2/ridge', edge.side?.ridge !== undefined) ? RIDGE_COST : 0));

/** 6.2/ferry-penalty-*: boats on a major river, and on a minor one in rain or while it is unfordable. */
const needsBoats = ({ side, conditions }: Edge): boolean =>
  side?.crossing === 'ferry' &&
  (side.water === 'major-river' ||
    holds('6.2/ferry-penalty-when', conditions.rain) ||
    holds('12.0/unfordable-ferry', isUnfordable(conditions, side.water)));

/** Where no zone of control goes. */
const ZONE_ENDS: readonly (readonly [ClauseId, (edge: Edge) => boolean])[] = [
  ['2.4/zoc-rivers', isUncrossed],
  ['2.4/zoc-swamp-mountain', edge => (touches(edge, 'swamp') || touches(edge, 'mountain')) && !isLinked(edge)],
  ['2.4/zoc-all-water', ({ side, to, from }) => side?.water === 'all-water' || !isLand(to.data) || !isLand(from.data)],
  ['12.0/rain-zoc-fords', edge => edge.conditions.rain && isFord(edge)],
  ['12.0/rain-zoc-creeks', edge => edge.conditions.rain && isBareCreek(edge)],
  ['12.0/unfordable-zoc', edge => !edge.destroyed && isFord(edge) && isUnfordable(edge.conditions, edge.side?.water)],
  [
    '10.2/destroyed-zoc-unfordable',
    edge => edge.destroyed && isFord(edge) && isUnfordable(edge.conditions, edge.side?.water),
  ],
];

const isWoodsHexside = (edge: Edge): boolean => holds('2.3/woods-hexside', touches(edge, 'woods'));

function zoneOf(edge: Edge): 'none' | 'restricted' | 'normal' {
  if (ZONE_ENDS.some(([clause, ends]) => holds(clause, ends(edge)))) return 'none';
  return holds('2.4/restricted-zoc', isWoodsHexside(edge) && !isLinked(edge)) ? 'restricted' : 'normal';
}

const OUTSIDE: HexData = { terrain: 'off-map', station: false, landing: false };

/** What of a scenario the ground is made of. Hexes out of play are off the map. */
export interface Land {
  readonly map: MapData;
  /** By hex: 1 in the part of the map that is in play. */
  readonly inPlay: Uint8Array;
  readonly options: Readonly<Record<OptionName, boolean>>;
}

/** 12.0/provisional-swamp, 6.2/provisional-swamp-dry */
function playedAs(terrain: Terrain, { rain }: Conditions): GroundTerrain {
  if (terrain !== 'provisional-swamp') return terrain;
  return holds('12.0/provisional-swamp', rain) ? 'swamp' : 'rough';
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Writes a byte of a table and gives the table that has it. */
type Put = (table: Uint8Array, at: number, value: number) => Uint8Array;

const putInPlace: Put = (table, at, value) => {
  table[at] = value;
  return table;
};

/** Grounds share their tables: one is copied before its first byte changes. */
function putInCopies(): Put {
  const own = new Set<Uint8Array>();
  return (table, at, value) => {
    if (table[at] === value) return table;
    const copy = own.has(table) ? table : table.slice();
    own.add(copy);
    return putInPlace(copy, at, value);
  };
}

const putBit = (put: Put, mask: Uint8Array, hex: Hex, bit: number, on: boolean): Uint8Array =>
  put(mask, hex, ((mask[hex] ?? 0) & ~bit) | (on ? bit : 0));

/** The hexes as they are played in some weather. */
function playedHexes({ map, inPlay }: Land, conditions: Conditions): PlayedHex[] {
  return Array.from({ length: map.grid.size }, (_, hex) => {
    const data = inPlay[hex] === 1 ? (map.hexes[hex] ?? OUTSIDE) : OUTSIDE;
    return { data, terrain: playedAs(data.terrain, conditions) };
  });
}

const BEYOND: PlayedHex = { data: OUTSIDE, terrain: 'off-map' };

/** One hexside, seen from one of its hexes: as it was printed, or as it has changed for those who use a pontoon there or not. */
function edgeOf(ground: Ground, { map, options }: Land, hex: Hex, direction: Direction): Edge {
  const { conditions, hexes } = ground;
  const to = neighbour(map.grid, hex, direction);
  return {
    from: hexes[hex] ?? BEYOND,
    to: to === OFF_MAP ? BEYOND : (hexes[to] ?? BEYOND),
    side: map.hexsides[sideOf(map.grid, hex, direction)],
    foreign: false,
    destroyed: false,
    conditions,
    options,
  };
}

function changedEdge(printed: Edge, change: CrossingChange, usesPontoon: boolean): Edge {
  const side = printed.side && changedHexside(printed.side, change, usesPontoon);
  const foreign = change.pontoon !== undefined && !usesPontoon;
  return { ...printed, side, foreign, destroyed: change.destroyed };
}

function writePassage(passage: Writable<Passage>, put: Put, edge: Edge, hex: Hex, direction: Direction): void {
  const at = edgeAt(hex, direction);
  const bit = 1 << direction;
  passage.barrier = put(passage.barrier, at, barrierOf(edge));
  passage.price = put(passage.price, at, priceOf(edge));
  passage.boats = putBit(put, passage.boats, hex, bit, needsBoats(edge));
  passage.linked = putBit(put, passage.linked, hex, bit, isLinked(edge));
  passage.pathless = putBit(put, passage.pathless, hex, bit, isWildMountain(edge) || isWildSwamp(edge));
}

function writeZones(ground: Writable<Ground>, put: Put, edge: Edge, hex: Hex, direction: Direction): void {
  const bit = 1 << direction;
  const zone = zoneOf(edge);
  ground.normal = putBit(put, ground.normal, hex, bit, zone === 'normal');
  ground.restricted = putBit(put, ground.restricted, hex, bit, zone === 'restricted');
}

/** The map in some weather, with the crossings it was printed with: the same for both sides. */
export function groundOf(land: Land, conditions: Conditions): Ground {
  const { grid } = land.map;
  const masks = () => new Uint8Array(grid.size);
  const edges = () => new Uint8Array(grid.size * DIRECTIONS.length);
  const passage: Passage = { barrier: edges(), price: edges(), boats: masks(), linked: masks(), pathless: masks() };
  const hexes = playedHexes(land, conditions);
  const ground: Ground = {
    conditions,
    hexes,
    terrain: hexes.map(({ terrain }) => terrain),
    passage: { union: passage, confederate: passage },
    normal: masks(),
    restricted: masks(),
  };
  for (let hex = 0; hex < grid.size; hex++) {
    for (const direction of DIRECTIONS) {
      const edge = edgeOf(ground, land, hex, direction);
      writePassage(passage, putInPlace, edge, hex, direction);
      writeZones(ground, putInPlace, edge, hex, direction);
    }
  }
  return ground;
}

function writeChange(ground: Ground, put: Put, printed: Edge, hex: Hex, direction: Direction, change: CrossingChange) {
  for (const side of SIDES) {
    writePassage(ground.passage[side], put, changedEdge(printed, change, change.pontoon === side), hex, direction);
  }
  // 10.2/zoc-over-enemy-pontoon: a bridge carries the zones of both.
  writeZones(ground, put, changedEdge(printed, change, holds('10.2/zoc-over-enemy-pontoon', true)), hex, direction);
}

const copyOfPassage = ({ barrier, price, boats, linked, pathless }: Passage): Passage => ({
  barrier,
  price,
  boats,
  linked,
  pathless,
});

/** Written out: a spread would give each ground a shape of its own, and the engine looks at grounds at every turn. */
const copyOf = (ground: Ground): Ground => ({
  conditions: ground.conditions,
  hexes: ground.hexes,
  terrain: ground.terrain,
  passage: {
    union: copyOfPassage(ground.passage.union),
    confederate: copyOfPassage(ground.passage.confederate),
  },
  normal: ground.normal,
  restricted: ground.restricted,
});

/** The same ground with some crossings changed. */
export function withCrossings(ground: Ground, land: Land, changes: readonly CrossingChange[]): Ground {
  if (changes.length === 0) return ground;
  const changed = copyOf(ground);
  const put = putInCopies();
  const { grid } = land.map;
  for (const change of changes) {
    for (const hex of endsOf(grid, change.hexside)) {
      const direction = DIRECTIONS.find(d => sideOf(grid, hex, d) === change.hexside);
      if (direction === undefined) continue;
      writeChange(changed, put, edgeOf(changed, land, hex, direction), hex, direction, change);
    }
  }
  return changed;
}

export const edgeAt = (hex: Hex, direction: Direction): number => hex * DIRECTIONS.length + direction;

/** Why a side's units may not cross from one hex to the next; undefined: they may. */
export function barrierAt({ passage }: Ground, side: Side, hex: Hex, direction: Direction): Barrier | undefined {
  const place = passage[side].barrier[edgeAt(hex, direction)] ?? 0;
  return place === 0 ? undefined : BARRIERS[place - 1];
}
