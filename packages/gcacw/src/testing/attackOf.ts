import { NOBODY } from '../board.ts';
import { QUARTERS } from '../charts/strength.ts';
import type { Attack } from '../combat/attack/attack.ts';
import { assess } from '../combat/attack/resolve.ts';
import { attackTotal, defenceTotal } from '../combat/strength/values.ts';
import { hexOf, hexOfLeader, unitData } from '../pieces/pieces.ts';
import type { Table } from './table.ts';

interface How {
  readonly type?: Attack['type'];
  /** Who launched an assault. */
  readonly leader?: string;
  readonly grand?: boolean;
  readonly lee?: boolean;
}

/** An attack of these units, pieces and hex by name; with a leader it is an assault. */
export function attackOf(t: Table, target: string, units: readonly string[], how: How = {}): Attack {
  const ids = units.map(id => t.unitId(id));
  const first = ids[0] ?? NOBODY;
  const leader = how.leader === undefined ? NOBODY : t.leaderId(how.leader);
  return {
    by: unitData(t.game, first).side,
    from: leader === NOBODY ? hexOf(t.game, first) : hexOfLeader(t.game, leader),
    target: t.hex(target),
    units: ids,
    type: how.type ?? (leader === NOBODY ? 'normal' : 'assault'),
    grand: how.grand ?? false,
    leader,
    lee: how.lee ?? false,
  };
}

/** What a clause adds to its die in an attack. */
export const modifierBy = (t: Table, attack: Attack, clause: string): number =>
  assess(t.game, attack).modifiers.find(each => each.clause === clause)?.value ?? 0;

/** Combat values that count in the ratio, as printed. */
export const attacksWith = (t: Table, ...units: string[]): number =>
  attackTotal(t.game, { units: units.map(id => t.unitId(id)) }) / QUARTERS;
export const defendsWith = (t: Table, hex: string): number => defenceTotal(t.game, t.hex(hex)) / QUARTERS;

/** The six hexes round 0303, from the north clockwise. */
export const RING = ['0302', '0402', '0403', '0304', '0203', '0202'] as const;

/** Ground two hexes deep all round 0303, open but for what is said: `{ '0303': 'm' }`. */
export function field(terrain: Readonly<Record<string, string>> = {}): string {
  const at = (column: number, row: number): string => terrain[`0${column}0${row}`] ?? '.';
  const rows = [1, 2, 3, 4, 5].flatMap(row => [
    `  ${[1, 3, 5].map(column => at(column, row)).join('   ')}`,
    ...(row < 5 ? [`    ${[2, 4].map(column => at(column, row)).join('   ')}`] : []),
  ]);
  return ['map', ...rows].join('\n');
}
