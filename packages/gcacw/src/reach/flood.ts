import { DIRECTIONS, type Flood, type Hex, neighbour, OFF_MAP } from '@wigwag/hex';
import type { Game } from '../game.ts';
import { isHeldIn } from '../movement/march/marching.ts';
import { isZoneToZone, moverOf, priceFor } from '../movement/step/price.ts';
import { obstacleTo } from '../movement/step/step.ts';
import { hexOf, unitData } from '../pieces/pieces.ts';

const BARRED = -1;

/** Points, in halves, to every hex within a budget. A march ends where it enters an enemy normal zone of control. */
export function marchFlood(g: Game, unit: number, underWay: boolean, budget: number, flood: Flood): Flood {
  const start = hexOf(g, unit);
  const mover = moverOf(g, unit);
  return flood.run(g.world.grid, [start], budget, (from, direction, to) => {
    if (obstacleTo(g, mover.side, unit, from, direction, to) !== undefined) return BARRED;
    if (isHeldIn(g, mover.side, from, underWay || from !== start)) return BARRED;
    // It takes all there is: only a first step can be one.
    if (isZoneToZone(g, mover.side, from, to)) return BARRED;
    return priceFor(g, mover, from, direction, to);
  });
}

/** 6.2/minimum-one-hex: the neighbours that a march may always enter first. */
export function firstHexes(g: Game, unit: number): Hex[] {
  const start = hexOf(g, unit);
  return DIRECTIONS.flatMap(direction => {
    const to = neighbour(g.world.grid, start, direction);
    return to === OFF_MAP || obstacleTo(g, unitData(g, unit).side, unit, start, direction, to) !== undefined
      ? []
      : [to];
  });
}
