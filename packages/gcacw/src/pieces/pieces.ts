import type { Hex } from '@wigwag/hex';
import { type Leader, NOWHERE, type Unit } from '../board.ts';
import { combatValue } from '../charts/strength.ts';
import type { LeaderData, UnitData } from '../data/orderOfBattle.ts';
import type { Game } from '../game.ts';
import type { Side } from '../vocabulary.ts';

/** Ids in choices come from outside: these answer undefined for one that names nothing on the map. */
export function unitOnMap(g: Game, unit: number): Unit | undefined {
  const found = g.board.units[unit];
  return found !== undefined && found.hex !== NOWHERE ? found : undefined;
}

export function leaderOnMap(g: Game, leader: number): Leader | undefined {
  const found = g.board.leaders[leader];
  return found !== undefined && found.hex !== NOWHERE ? found : undefined;
}

/** For ids that are known to be good. */
export const unitState = (g: Game, unit: number): Unit => g.board.units[unit] as Unit;
/** No rule goes by a piece's name, so it does not see one. */
type Nameless<T> = Omit<T, 'name'>;
export const unitData = (g: Game, unit: number): Nameless<UnitData> => g.world.units[unit] as UnitData;
export const leaderData = (g: Pick<Game, 'world'>, leader: number): Nameless<LeaderData> =>
  g.world.leaders[leader] as LeaderData;

export const hexOf = (g: Game, unit: number): Hex => unitState(g, unit).hex;
export const hexOfLeader = (g: Game, leader: number): Hex => g.board.leaders[leader]?.hex ?? NOWHERE;

export const isOwnUnit = (g: Game, side: Side, unit: number): boolean =>
  unitOnMap(g, unit) !== undefined && unitData(g, unit).side === side;

export const isOwnLeader = (g: Game, side: Side, leader: number): boolean =>
  leaderOnMap(g, leader) !== undefined && leaderData(g, leader).side === side;

export function unitsOf(g: Game, side: Side): number[] {
  const found: number[] = [];
  for (const unit of g.world.unitsOfSide[side]) if (hexOf(g, unit) !== NOWHERE) found.push(unit);
  return found;
}

/** Those of these units that are still on the map. */
export const survivors = (g: Game, units: readonly number[]): number[] =>
  units.filter(unit => unitOnMap(g, unit) !== undefined);

/** Units of the side on the map of which something is true. */
export function unitsWho(g: Game, side: Side, may: (g: Game, unit: number) => boolean): number[] {
  const found: number[] = [];
  for (const unit of g.world.unitsOfSide[side]) if (hexOf(g, unit) !== NOWHERE && may(g, unit)) found.push(unit);
  return found;
}

export function leadersOf(g: Game, side: Side): number[] {
  const found: number[] = [];
  for (const leader of g.world.leadersOfSide[side]) if (hexOfLeader(g, leader) !== NOWHERE) found.push(leader);
  return found;
}

export function unitsIn({ board: { units } }: Game, hex: Hex): number[] {
  const found: number[] = [];
  for (let unit = 0; unit < units.length; unit++) if (units[unit]?.hex === hex) found.push(unit);
  return found;
}

export function leadersWith(g: Game, unit: number): number[] {
  const found: number[] = [];
  for (let leader = 0; leader < g.board.leaders.length; leader++) {
    if (g.board.leaders[leader]?.with === unit) found.push(leader);
  }
  return found;
}

/** In quarters (2.2/strength-organized-value, 2.2/strength-disorganized-value). */
export function combatValueOf(g: Game, unit: number): number {
  const { manpower, disorganized } = unitState(g, unit);
  return combatValue(manpower, disorganized);
}

export const enemyOf = (side: Side): Side => (side === 'union' ? 'confederate' : 'union');
