import { DIRECTIONS, type Direction, type Flood, type Hex, neighbour, OFF_MAP } from '@wigwag/hex';
import type { Game } from '../game.ts';
import { isOutOfArea } from '../movement/area.ts';
import { isZoneToZone, moverOf, priceFor } from '../movement/price.ts';
import { enemyOf, hexOf, unitData } from '../pieces/pieces.ts';
import { barrierAt } from '../world/ground.ts';
import { inNormalZone, isHeld } from '../zones/zones.ts';

const BARRED = -1;

/** What the guards of a step say that do not depend on points: ground, and enemies in the way. */
function isShut(g: Game, unit: number, from: Hex, direction: Direction, to: Hex): boolean {
  const { side } = unitData(g, unit);
  if (isOutOfArea(g, unit, to)) return true;
  return barrierAt(g.derived.ground, side, from, direction) !== undefined || isHeld(g, enemyOf(side), to);
}

/** Points, in halves, to every hex within a budget. A march ends where it enters an enemy normal zone of control. */
export function marchFlood(g: Game, unit: number, moved: boolean, budget: number, flood: Flood): Flood {
  const start = hexOf(g, unit);
  const mover = moverOf(g, unit);
  const enemy = enemyOf(mover.side);
  return flood.run(g.world.grid, [start], budget, (from, direction, to) => {
    if (isShut(g, unit, from, direction, to)) return BARRED;
    const stopped = inNormalZone(g, enemy, from) && (moved || from !== start);
    if (stopped || isZoneToZone(g, unit, from, to)) return BARRED;
    return priceFor(g, mover, from, direction, to);
  });
}

/** 6.2/minimum-one-hex: the neighbours that a march may always enter first. */
export function firstHexes(g: Game, unit: number): Hex[] {
  const start = hexOf(g, unit);
  return DIRECTIONS.flatMap(direction => {
    const to = neighbour(g.world.grid, start, direction);
    return to === OFF_MAP || isShut(g, unit, start, direction, to) ? [] : [to];
  });
}
