import { DIRECTIONS, type Hex, neighbour, OFF_MAP, sideBetween } from '@wigwag/hex';
import type { HexsideData } from '../data/map.ts';
import type { Game } from '../game.ts';
import type { Side, Terrain } from '../vocabulary.ts';

/** A position in fair weather: all that an oracle knows of. */
export const inFairWeather = (position: string): string => position.replaceAll(/^(rain|unfordable|events) .*\n/gm, '');

/** The map and who stands on it, read off the scenario without any cache: slow, short, for oracles. */

export const around = ({ world }: Game, hex: Hex): Hex[] => DIRECTIONS.map(d => neighbour(world.grid, hex, d));

export const terrainAt = ({ world }: Game, hex: Hex): Terrain =>
  hex === OFF_MAP ? 'off-map' : (world.scenario.map.hexes[hex]?.terrain ?? 'off-map');

/** Whose bridges count: those of one side, or of both. */
type User = Side | 'either';

const sideOver = ({ world }: Game, a: Hex, b: Hex) =>
  a === OFF_MAP || b === OFF_MAP ? undefined : sideBetween(world.grid, a, b);

const printedBetween = (g: Game, a: Hex, b: Hex): HexsideData | undefined =>
  g.world.scenario.map.hexsides[sideOver(g, a, b) ?? -1];

const hasWays = (g: Game, hex: Hex): boolean =>
  around(g, hex).some(near => (printedBetween(g, hex, near)?.ways.length ?? 0) > 0);

/** 10.2: what is left of a bridge or ferry. */
const ruinOf = ({ crossing: _, ...rest }: HexsideData): HexsideData =>
  rest.water === 'minor-river' || rest.fordRemains ? { ...rest, crossing: 'ford' } : rest;

export function between(g: Game, a: Hex, b: Hex, user: User): HexsideData | undefined {
  const printed = printedBetween(g, a, b);
  const change = g.board.crossings.find(({ hexside }) => hexside === sideOver(g, a, b));
  if (printed === undefined || change === undefined) return printed;
  const own = change.destroyed ? ruinOf(printed) : printed;
  if (change.pontoon === undefined || (user !== 'either' && user !== change.pontoon)) return own;
  return { ...own, crossing: 'bridge', ways: hasWays(g, a) && hasWays(g, b) ? ['road'] : [] };
}

export const isWay = (g: Game, a: Hex, b: Hex, user: User): boolean => (between(g, a, b, user)?.ways.length ?? 0) > 0;

/** Ways that open mountain and swamp: a trail through a swamp only by its option. */
function opens(g: Game, a: Hex, b: Hex, user: User): boolean {
  const swamp = [a, b].some(hex => terrainAt(g, hex) === 'swamp');
  const ways = between(g, a, b, user)?.ways ?? [];
  const serving = ways.filter(way => way !== 'trail' || !swamp || g.world.options.trailsOpenSwamps);
  return serving.length > 0;
}

const isClose = (g: Game, hex: Hex): boolean => ['mountain', 'swamp'].includes(terrainAt(g, hex));

export const isClosedGround = (g: Game, a: Hex, b: Hex, user: User): boolean =>
  (isClose(g, a) || isClose(g, b)) && !opens(g, a, b, user);

export const isBareRiver = (g: Game, a: Hex, b: Hex, user: User): boolean => {
  const side = between(g, a, b, user);
  return (side?.water === 'minor-river' || side?.water === 'major-river') && side.crossing === undefined;
};

export const isWet = (g: Game, a: Hex, b: Hex): boolean =>
  printedBetween(g, a, b)?.water === 'all-water' || terrainAt(g, b) === 'water';

export const unitsAt = ({ world, board }: Game, side: Side, hex: Hex): number[] =>
  board.units.flatMap((unit, id) => (unit.hex === hex && hex >= 0 && world.units[id]?.side === side ? [id] : []));

/** 2.4, 10.2: how a zone of control crosses from one hex to its neighbour, over a pontoon of either side too. */
export function zoneOver(g: Game, from: Hex, to: Hex): 'none' | 'restricted' | 'normal' {
  if (isBareRiver(g, from, to, 'either') || isWet(g, from, to) || isWet(g, to, from)) return 'none';
  if (terrainAt(g, to) === 'off-map') return 'none';
  if ((isClose(g, from) || isClose(g, to)) && !isWay(g, from, to, 'either')) return 'none';
  const woods = terrainAt(g, from) === 'woods' || terrainAt(g, to) === 'woods';
  return woods && !isWay(g, from, to, 'either') ? 'restricted' : 'normal';
}
