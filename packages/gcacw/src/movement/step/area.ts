import type { Hex } from '@wigwag/hex';
import { inWindow } from '../../data/inPlay.ts';
import type { Game } from '../../game.ts';

/** SC/within: the scenario binds the unit to a part of the map that the hex is not in. */
export function isOutOfArea({ world }: Game, unit: number, hex: Hex): boolean {
  const area = world.within[unit];
  return area !== undefined && !inWindow(world.grid, area, hex);
}
