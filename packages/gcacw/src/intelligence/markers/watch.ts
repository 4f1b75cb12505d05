import { DIRECTIONS, distance, type Hex, neighbour, OFF_MAP } from '@wigwag/hex';
import { holds } from '@wigwag/kernel';
import { NOWHERE } from '../../board.ts';
import { isBareWoods, whyNotAttackAcross } from '../../combat/attack/restrictions.ts';
import type { Game } from '../../game.ts';
import { enemyOf, hexOf, unitData } from '../../pieces/pieces.ts';
import { SIDES, type Side } from '../../vocabulary.ts';
import { barrierAt } from '../../world/ground.ts';
import { direction, isHeld } from '../../zones/zones.ts';
import { isHidden, isOpenlyHeld, ownUnitsIn } from './forces.ts';

/** Nobody can move, attack or reach with a zone from the one hex to the other; off the map there is nobody. */
function isImpassable(g: Game, from: Hex, to: Hex): boolean {
  const { ground } = g.derived;
  const towards = direction(g, from, to);
  if (towards === undefined) return true;
  const zone = ((ground.normal[from] ?? 0) | (ground.restricted[from] ?? 0)) & (1 << towards);
  return (
    zone === 0 &&
    SIDES.every(
      side =>
        barrierAt(ground, side, from, towards) !== undefined && whyNotAttackAcross(g, side, from, to) !== undefined,
    )
  );
}

/** The hexes next to a hex from which one can come to it; and itself, where a retreat has led into it. */
export const reachableNeighbours = (g: Game, hex: Hex): Hex[] => [
  hex,
  ...DIRECTIONS.map(towards => neighbour(g.world.grid, hex, towards)).filter(next => !isImpassable(g, hex, next)),
];

/** Does anything of the side lie in the hex or next to it, whatever the ground in between? A quick look before the exact one. */
export function isBeside(g: Game, side: Side, hex: Hex): boolean {
  if (isHeld(g, side, hex)) return true;
  for (const towards of DIRECTIONS) {
    const next = neighbour(g.world.grid, hex, towards);
    if (next !== OFF_MAP && isHeld(g, side, next)) return true;
  }
  return false;
}

/** LI/place-not-adjacent, LI/reveal-adjacent: does the side stand openly next to the hex? */
export const isOpenlyBeside = (g: Game, side: Side, hex: Hex): boolean =>
  reachableNeighbours(g, hex).some(next => isOpenlyHeld(g, side, next));

/** Woods that no road parts, not even that of a pontoon: one sees along the enemy's. */
const isScreenedByWoods = (g: Game, from: Hex, to: Hex): boolean => SIDES.every(side => isBareWoods(g, side, from, to));

/** A hexside through which cavalry sees: LI/cavalry-exception. */
const isSeenThrough = (g: Game, from: Hex, to: Hex): boolean =>
  !holds('LI/cavalry-exception', isImpassable(g, from, to) || isScreenedByWoods(g, from, to));

/** A real unit of the marker's side in between, under a marker or not: there the cavalry's sight ends. */
const isScreened = (g: Game, side: Side, hex: Hex): boolean =>
  holds('LI/cavalry-exception', ownUnitsIn(g, side, hex).length > 0);

function sees(g: Game, cavalry: Hex, side: Side, hex: Hex): boolean {
  const { grid } = g.world;
  return DIRECTIONS.some(towards => {
    const next = neighbour(grid, cavalry, towards);
    if (next === OFF_MAP || !isSeenThrough(g, cavalry, next)) return false;
    const isBetween = distance(grid, next, hex) === 1 && isSeenThrough(g, next, hex) && !isScreened(g, side, next);
    return next === hex || isBetween;
  });
}

const SIGHT = 2;

/** LI/cavalry-must-be-visible: cavalry under a marker never counts. */
const isWatching = (g: Game, unit: number): boolean =>
  unitData(g, unit).arm === 'cavalry' && !holds('LI/cavalry-must-be-visible', isHidden(g, unit));

/** Is a marker of the side in this hex in sight of enemy cavalry, two hexes away at most? */
export function isSeenByCavalry(g: Game, side: Side, hex: Hex): boolean {
  return g.world.unitsOfSide[enemyOf(side)].some(unit => {
    const at = hexOf(g, unit);
    const isNear = at !== NOWHERE && distance(g.world.grid, at, hex) <= SIGHT;
    return isNear && isWatching(g, unit) && sees(g, at, side, hex);
  });
}
