import { type Hex, sideBetween } from '@wigwag/hex';
import type { HexsideData } from '../data/map.ts';
import type { Game } from '../game.ts';
import { BARRIERS, edgeAt } from '../world/ground.ts';
import { direction } from '../zones/zones.ts';

export function hexsideBetween(g: Game, a: Hex, b: Hex): HexsideData | undefined {
  const side = sideBetween(g.world.ground.grid, a, b);
  return side === undefined ? undefined : g.world.scenario.map.hexsides[side];
}

/** A river without bridge, dam, ferry or ford. */
export function isUncrossedRiver(g: Game, a: Hex, b: Hex): boolean {
  const side = hexsideBetween(g, a, b);
  return (side?.water === 'minor-river' || side?.water === 'major-river') && side.crossing === undefined;
}

export const isAllWater = (g: Game, a: Hex, b: Hex): boolean => hexsideBetween(g, a, b)?.water === 'all-water';

/** Into or out of mountain or swamp without road, pike or railroad, nor a trail that serves there. */
export function isPathless(g: Game, from: Hex, to: Hex): boolean {
  const towards = direction(g, from, to);
  const place = towards === undefined ? 0 : (g.world.ground.barrier[edgeAt(from, towards)] ?? 0);
  return BARRIERS[place - 1] === '6.2/mountain-access' || BARRIERS[place - 1] === '6.2/swamp-access';
}
