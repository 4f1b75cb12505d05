import type { Game } from '../game.ts';
import { conditionsOf, isSameWeather } from '../world/conditions.ts';
import { groundNow } from '../world/world.ts';

/** The ground in the weather of the day; mostly it is that of the day before. */
export function heedWeather({ world, board, derived }: Game): void {
  if (!isSameWeather(derived.ground.conditions, conditionsOf(board))) derived.ground = groundNow(world, board);
}
