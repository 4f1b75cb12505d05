import type { Hex } from '@wigwag/hex';
import { holds } from '@wigwag/kernel';
import { QUARTERS } from '../../charts/strength.ts';
import type { ClauseId } from '../../clauses.generated.ts';
import type { Game } from '../../game.ts';
import { combatValueOf, hexOf, unitData, unitState, unitsIn } from '../../pieces/pieces.ts';
import { worksMultiplier } from '../../works/multiplier.ts';
import type { Attack } from '../attack/attack.ts';

const HALF = QUARTERS / 2;

/** 7.2/demoralize1-attack-half: half, rounded down to a whole number; 1 and ½ become ½. */
function halved(value: number): number {
  return value <= QUARTERS ? HALF : Math.max(QUARTERS, Math.floor(value / 2 / QUARTERS) * QUARTERS);
}

/** What a unit attacks with, in quarters. */
export function attackValue(g: Game, unit: number): number {
  const value = combatValueOf(g, unit);
  const { demoralized } = unitState(g, unit);
  if (holds('7.2/demoralize2-attack-one', demoralized === 2)) return value <= QUARTERS ? HALF : QUARTERS;
  return holds('7.2/demoralize1-attack-half', demoralized === 1) ? halved(value) : value;
}

type Cap = readonly [ClauseId, most: number];

const capped = (value: number, [clause, most]: Cap): number =>
  holds(clause, value > most * QUARTERS) ? most * QUARTERS : value;

/** 7.2/cap-attack, 7.2/cap-attack-per-hex: each attacking hex up to the game's maximum. */
export function attackTotal(g: Game, { units }: Pick<Attack, 'units'>): number {
  const [only, ...others] = units;
  if (only !== undefined && others.length === 0)
    return capped(attackValue(g, only), g.world.profile.maxCombatValue.attacking);
  const byHex = new Map<Hex, number>();
  for (const unit of units) byHex.set(hexOf(g, unit), (byHex.get(hexOf(g, unit)) ?? 0) + attackValue(g, unit));
  return [...byHex.values()].reduce((sum, value) => sum + capped(value, g.world.profile.maxCombatValue.attacking), 0);
}

/** Together, works left aside. */
export function plainValue(g: Game, units: readonly number[]): number {
  let sum = 0;
  for (const unit of units) sum += combatValueOf(g, unit);
  return sum;
}

/** Before entrenchment: what the chart's column goes by (7.5/defender-column). */
export const plainDefence = (g: Game, target: Hex): number => plainValue(g, unitsIn(g, target));

/** 7.2/cap-defence*: the maximum by how many of the units are entrenched. */
function defenceCap(g: Game, defenders: readonly number[]): Cap {
  const { defending, halfEntrenched, allEntrenched } = g.world.profile.maxCombatValue;
  const entrenched = defenders.filter(unit => worksMultiplier(g, unit) > 2).length;
  if (entrenched === defenders.length) return ['7.2/cap-defence-all-entrenched', allEntrenched];
  return entrenched * 2 >= defenders.length ? ['7.2/cap-defence-half-entrenched', halfEntrenched] : defending;
}

/** With works and cap: what the ratio and the quarter rule go by. */
export function defenceTotal(g: Game, target: Hex, defenders = unitsIn(g, target)): number {
  const value = defenders.reduce((sum, unit) => sum + (combatValueOf(g, unit) * worksMultiplier(g, unit)) / 2, 0);
  return capped(value, defenceCap(g, defenders));
}

/** 7.3/demoralized-zero */
const printedArtillery = (g: Game, unit: number): number =>
  holds('7.3/demoralized-zero', unitState(g, unit).demoralized > 0) ? 0 : unitData(g, unit).artillery;

export const artilleryTotal = (g: Game, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + printedArtillery(g, unit), 0);

/** 7.4/artillery-entrench-round-up: each unit's guns by its works, the hex rounded up. */
export const defendingArtillery = (g: Game, target: Hex, defenders = unitsIn(g, target)): number =>
  Math.ceil(defenders.reduce((sum, unit) => sum + (printedArtillery(g, unit) * worksMultiplier(g, unit)) / 2, 0));

/** 7.2/extra-loss-*: a grand assault of such strength costs its attacker more. */
export function extraLoss(attack: Pick<Attack, 'grand'>, attackValue: number): number {
  const total = attackValue / QUARTERS;
  if (holds('7.2/extra-loss-grand-only', !attack.grand)) return 0;
  if (holds('7.2/extra-loss-100', total >= 100)) return 3;
  if (holds('7.2/extra-loss-90', total >= 90)) return 2;
  return holds('7.2/extra-loss-80', total >= 80) ? 1 : 0;
}
