import { DIRECTIONS, type Grid, type Hex, type Hexside, OFF_MAP, sideBetween, sideOf } from '@wigwag/hex';
import { holds } from '@wigwag/kernel';
import type { HexsideData, MapData } from '../data/map.ts';
import type { CrossingSetup } from '../data/scenario.ts';
import type { Game } from '../game.ts';
import type { Crossing, Side, Way } from '../vocabulary.ts';

/** What has become of a hexside since the map was printed: its own crossing is gone, or a side has laid a pontoon. */
export interface CrossingChange {
  readonly hexside: Hexside;
  readonly destroyed: boolean;
  readonly pontoon?: Side;
  /** 10.1/pontoon-is-road: both hexes have a road, pike, trail or railroad. */
  readonly carriesRoad?: boolean;
}

/** 10.2/destroyed-*: a minor river keeps a ford, a major one nothing but where the map says so. */
function remains({ water, fordRemains }: HexsideData): Crossing | undefined {
  if (holds('10.2/destroyed-minor-is-ford', water === 'minor-river')) return 'ford';
  if (holds('10.2/destroyed-shenandoah-ferries', fordRemains)) return 'ford';
  return holds('10.2/destroyed-major-no-ford', true) ? undefined : 'ford';
}

function destroyed(data: HexsideData): HexsideData {
  const { crossing, ...rest } = data;
  // The aqueduct was no crossing, and its ruin is none (10.2/aqueduct).
  if (crossing === undefined) return data;
  const left = remains(data);
  return left === undefined ? rest : { ...rest, crossing: left };
}

const ROAD: readonly Way[] = ['road'];

/**
 * A hexside as it is now for those who may use a pontoon there, or for those who may not.
 * A pontoon is no more than its road: a pike or railroad of the map does not run over it.
 */
export function changedHexside(printed: HexsideData, change: CrossingChange, usesPontoon: boolean): HexsideData {
  const own = change.destroyed ? destroyed(printed) : printed;
  if (change.pontoon === undefined || !usesPontoon) return own;
  const ways = holds('10.1/pontoon-is-road', change.carriesRoad === true) ? ROAD : [];
  return { ...own, crossing: 'bridge', ways };
}

/** Does a road, pike, trail or railroad touch the hex? */
export const hasWay = ({ grid, hexsides }: MapData, hex: Hex): boolean =>
  DIRECTIONS.some(direction => (hexsides[sideOf(grid, hex, direction)]?.ways.length ?? 0) > 0);

/** A change as the set-up or a building party makes it. */
export const crossingChange = (map: MapData, { hexside, destroyed, pontoon }: CrossingSetup): CrossingChange => ({
  hexside,
  destroyed,
  ...(pontoon && { pontoon, carriesRoad: endsOf(map.grid, hexside).every(hex => hasWay(map, hex)) }),
});

/** The one or two hexes of a hexside. */
export function endsOf({ sideHexes }: Grid, hexside: Hexside): Hex[] {
  const one = sideHexes[hexside * 2] ?? OFF_MAP;
  const other = sideHexes[hexside * 2 + 1] ?? OFF_MAP;
  if (one === OFF_MAP) return [];
  return other === OFF_MAP ? [one] : [one, other];
}

export const isEndOf = ({ sideHexes }: Grid, hexside: Hexside, hex: Hex): boolean =>
  hex !== OFF_MAP && (sideHexes[hexside * 2] === hex || sideHexes[hexside * 2 + 1] === hex);

/** The other hex of a hexside, and the hexside between two hexes; -1: there is none. */
export const hexBeyond = ({ grid }: { readonly grid: Grid }, hex: Hex, hexside: Hexside): Hex =>
  endsOf(grid, hexside).find(end => end !== hex) ?? OFF_MAP;
export const hexsideBetween = ({ grid }: { readonly grid: Grid }, from: Hex, to: Hex): Hexside =>
  sideBetween(grid, from, to) ?? -1;

/** What lies between two neighbours now, for a side; undefined: nothing. */
export function hexsideNow(g: Game, by: Side, from: Hex, to: Hex): HexsideData | undefined {
  const side = sideBetween(g.world.grid, from, to);
  const printed = side === undefined ? undefined : g.world.scenario.map.hexsides[side];
  const change = g.board.crossings.find(({ hexside }) => hexside === side);
  return printed && change ? changedHexside(printed, change, change.pontoon === by) : printed;
}
