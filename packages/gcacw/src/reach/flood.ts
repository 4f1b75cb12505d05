import { DIRECTIONS, type Direction, type Flood, type Hex, neighbour, OFF_MAP } from '@wigwag/hex';
import type { Game } from '../game.ts';
import { isHeldIn } from '../movement/march/marching.ts';
import { isZoneToZone, moverOf, priceFor } from '../movement/step/price.ts';
import { obstacleTo } from '../movement/step/step.ts';
import { enemyOf, hexOf, unitData } from '../pieces/pieces.ts';
import { inNormalZone } from '../zones/zones.ts';

const BARRED = -1;

/** What each step of a march costs, in halves of a point, from where it begins or from a hex on its way; below 0: it may not be made. */
function stepCosts(g: Game, unit: number, start: Hex, underWay: boolean, manpower?: number) {
  const mover = manpower === undefined ? moverOf(g, unit) : { ...moverOf(g, unit), manpower };
  const enemy = enemyOf(mover.side);
  let at: Hex = OFF_MAP;
  let inZone = false;
  let isStuck = false;
  return (from: Hex, direction: Direction, to: Hex): number => {
    // Of the six steps from a hex, what goes by the hex is asked once.
    if (from !== at) {
      at = from;
      inZone = inNormalZone(g, enemy, from);
      isStuck = isHeldIn(g, mover.side, from, underWay || from !== start);
    }
    if (isStuck || obstacleTo(g, mover.side, unit, from, direction, to) !== undefined) return BARRED;
    // It takes all there is: only a first step can be one.
    if (inZone && isZoneToZone(g, mover.side, from, to)) return BARRED;
    return priceFor(g, mover, from, direction, to);
  };
}

/** Points, in halves, to every hex within a budget. A march ends where it enters an enemy normal zone of control. */
export const marchFlood = (
  g: Game,
  unit: number,
  underWay: boolean,
  budget: number,
  flood: Flood,
  start = hexOf(g, unit),
  manpower?: number,
): Flood => flood.run(g.world.grid, [start], budget, stepCosts(g, unit, start, underWay, manpower));

/** What a march has spent at each hex of a way, in halves of a point; undefined: it may not go that way. */
export function spentAlong(g: Game, unit: number, underWay: boolean, path: readonly Hex[]): number[] | undefined {
  const [start = OFF_MAP, ...rest] = path;
  const costs = stepCosts(g, unit, start, underWay);
  const spent = [0];
  let from = start;
  for (const to of rest) {
    const direction = DIRECTIONS.find(each => neighbour(g.world.grid, from, each) === to);
    const cost = direction === undefined ? BARRED : costs(from, direction, to);
    if (cost < 0) return undefined;
    spent.push((spent.at(-1) ?? 0) + cost);
    from = to;
  }
  return spent;
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
