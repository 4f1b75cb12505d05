import type { Direction, Hex } from '@wigwag/hex';
import { holds } from '@wigwag/kernel';
import { friendlySurcharge } from '../../charts/friendlyHex.ts';
import { EXIT_ZONE_COST, FERRY_DIVISOR, HALVES } from '../../charts/terrainCosts.ts';
import type { Game } from '../../game.ts';
import { combatValueOf, enemyOf, unitData, unitState, unitsIn } from '../../pieces/pieces.ts';
import type { Arm, Side } from '../../vocabulary.ts';
import { edgeAt } from '../../world/ground.ts';
import { inNormalZone, isHeld } from '../../zones/zones.ts';

/** 6.2/friendly-hex-*: combined Combat value of friendly infantry and artillery in a hex, works left aside. */
function footIn(g: Game, hex: Hex): number {
  return unitsIn(g, hex)
    .filter(unit => !holds('6.2/friendly-hex-cavalry', unitData(g, unit).arm === 'cavalry'))
    .reduce((combined, unit) => combined + combatValueOf(g, unit), 0);
}

/** Who pays for a step. */
export interface Mover {
  readonly side: Side;
  readonly arm: Arm;
  readonly manpower: number;
}

function surcharge(g: Game, { side, arm }: Mover, to: Hex): number {
  if (!isHeld(g, side, to) || holds('6.2/friendly-hex-cavalry', arm === 'cavalry')) return 0;
  const terrain = g.derived.ground.terrain[to] ?? 'off-map';
  const points = friendlySurcharge(terrain, footIn(g, to), g.world.options.friendlyHexRoundsAtThree);
  return holds('6.2/friendly-hex-who-pays', points > 0) ? points * HALVES : 0;
}

/** 6.2/ferry-penalty-*: the boats of a major-river ferry carry so many men at a time. */
function boats(g: Game, { side, manpower }: Mover, from: Hex, direction: Direction): number {
  const ferried = ((g.derived.ground.passage[side].boats[from] ?? 0) & (1 << direction)) !== 0;
  if (!holds('6.2/ferry-penalty-when', ferried)) return 0;
  return Math.floor(manpower / FERRY_DIVISOR) * HALVES;
}

/** Is this a step from one enemy normal zone of control to another? It costs the whole allowance (6.2/exit-zoc-to-zoc). */
export function isZoneToZone(g: Game, by: Side, from: Hex, to: Hex): boolean {
  const enemy = enemyOf(by);
  return holds('6.2/exit-zoc-to-zoc', inNormalZone(g, enemy, from) && inNormalZone(g, enemy, to));
}

/** What one step costs, in halves of a point. The guards before it have made sure that it can be taken at all. */
export const stepPrice = (g: Game, unit: number, from: Hex, direction: Direction, to: Hex): number =>
  priceFor(g, moverOf(g, unit), from, direction, to);

export function moverOf(g: Game, unit: number): Mover {
  const { side, arm } = unitData(g, unit);
  return { side, arm, manpower: unitState(g, unit).manpower };
}

export function priceFor(g: Game, mover: Mover, from: Hex, direction: Direction, to: Hex): number {
  const { side } = mover;
  const enemy = enemyOf(side);
  const leaving = holds('6.2/exit-zoc-to-clear', inNormalZone(g, enemy, from)) ? EXIT_ZONE_COST * HALVES : 0;
  return (
    (g.derived.ground.passage[side].price[edgeAt(from, direction)] ?? 0) +
    boats(g, mover, from, direction) +
    surcharge(g, mover, to) +
    leaving
  );
}
