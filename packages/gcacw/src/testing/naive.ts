import { DIRECTIONS, type Hex, neighbour, OFF_MAP, sideBetween } from '@wigwag/hex';
import type { HexsideData } from '../data/map.ts';
import type { Game } from '../game.ts';
import type { Side, Terrain } from '../vocabulary.ts';

/** A position in fair weather, with every crossing as the map was printed: all that an oracle knows of. */
export const asPrinted = (position: string): string =>
  position.replaceAll(/^(rain|unfordable|events|destroyed|pontoon) .*\n/gm, '');

/** The map and who stands on it, read off the scenario without any cache: slow, short, for oracles. */

export const around = ({ world }: Game, hex: Hex): Hex[] => DIRECTIONS.map(d => neighbour(world.grid, hex, d));

export const terrainAt = ({ world }: Game, hex: Hex): Terrain =>
  hex === OFF_MAP ? 'off-map' : (world.scenario.map.hexes[hex]?.terrain ?? 'off-map');

export function between({ world }: Game, a: Hex, b: Hex): HexsideData | undefined {
  const side = a === OFF_MAP || b === OFF_MAP ? undefined : sideBetween(world.grid, a, b);
  return side === undefined ? undefined : world.scenario.map.hexsides[side];
}

export const isWay = (g: Game, a: Hex, b: Hex): boolean => (between(g, a, b)?.ways.length ?? 0) > 0;

/** Ways that open mountain and swamp: a trail through a swamp only by its option. */
function opens(g: Game, a: Hex, b: Hex): boolean {
  const swamp = [a, b].some(hex => terrainAt(g, hex) === 'swamp');
  const serving = between(g, a, b)?.ways.filter(way => way !== 'trail' || !swamp || g.world.options.trailsOpenSwamps);
  return (serving?.length ?? 0) > 0;
}

const isClose = (g: Game, hex: Hex): boolean => ['mountain', 'swamp'].includes(terrainAt(g, hex));

export const isClosedGround = (g: Game, a: Hex, b: Hex): boolean => (isClose(g, a) || isClose(g, b)) && !opens(g, a, b);

export const isBareRiver = (g: Game, a: Hex, b: Hex): boolean => {
  const side = between(g, a, b);
  return (side?.water === 'minor-river' || side?.water === 'major-river') && side.crossing === undefined;
};

export const isWet = (g: Game, a: Hex, b: Hex): boolean =>
  between(g, a, b)?.water === 'all-water' || terrainAt(g, b) === 'water';

export const unitsAt = ({ world, board }: Game, side: Side, hex: Hex): number[] =>
  board.units.flatMap((unit, id) => (unit.hex === hex && hex >= 0 && world.units[id]?.side === side ? [id] : []));

/** 2.4: how a zone of control crosses from one hex to its neighbour. */
export function zoneOver(g: Game, from: Hex, to: Hex): 'none' | 'restricted' | 'normal' {
  if (isBareRiver(g, from, to) || isWet(g, from, to) || isWet(g, to, from)) return 'none';
  if (terrainAt(g, to) === 'off-map') return 'none';
  if ((isClose(g, from) || isClose(g, to)) && !isWay(g, from, to)) return 'none';
  const woods = terrainAt(g, from) === 'woods' || terrainAt(g, to) === 'woods';
  return woods && !isWay(g, from, to) ? 'restricted' : 'normal';
}
