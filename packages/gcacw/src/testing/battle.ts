import { hexName } from '@wigwag/hex';
import type { Event } from '../board.ts';
import type { Attack, AttackType } from '../combat/attack/attack.ts';
import { assess, netModifier } from '../combat/attack/resolve.ts';
import { needsArtilleryDie } from '../combat/strength/artillery.ts';
import { modifierBy } from './attackOf.ts';
import { Table } from './table.ts';

const COLUMNS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const printed = (column: number, row: number): string => `0${column}0${row}`;

/** Nine columns and nine rows of clear ground, but for the hexes named by their letter: `{ s: '0404 0604' }`. */
export function field(pieces: string, ground: Readonly<Record<string, string>> = {}): string {
  const letterAt = (hex: string): string => Object.keys(ground).find(letter => ground[letter]?.includes(hex)) ?? '.';
  const lines = ROWS.flatMap(row =>
    [1, 0].map(parity => {
      const drawn = COLUMNS.filter(column => column % 2 === parity).map(column => letterAt(printed(column, row)));
      return `${parity === 1 ? '' : '  '}${drawn.join('   ')}`;
    }),
  );
  const [games, others] = [true, false].map(isGame =>
    pieces
      .split('\n')
      .map(line => line.trim())
      .filter(line => /^(game|year|turns|options) /.test(line) === isGame),
  );
  return [...(games ?? []), 'map', ...lines, ...(others ?? [])].join('\n');
}

/** The attack that waits for its dice, who takes part in it, and what a clause adds to it. */
export function waiting(t: Table): Attack {
  if (t.top?.kind !== 'combat') throw new Error(`no combat, but ${t.asked}`);
  return t.top.attack;
}
export const participants = (t: Table): readonly string[] =>
  waiting(t).units.map(unit => t.game.world.units[unit]?.id ?? '');
export const modifierOf = (t: Table, clause: string): number => modifierBy(t, waiting(t), clause);

/** Rolls the dice of the combat that waits, so that it is read on this row; an artillery die is even. */
export function rollRow(t: Table, row: number): readonly Event[] {
  const assessment = assess(t.game, waiting(t));
  const difference = row - netModifier(assessment, true);
  if (Math.abs(difference) > 5) throw new Error(`row ${row} wants a difference of ${difference}`);
  const dice = difference >= 0 ? [1 + difference, 1] : [1, 1 - difference];
  return needsArtilleryDie(assessment.artillery) ? t.do({ do: 'roll' }, 2, dice) : t.do({ do: 'roll' }, dice);
}

/** An infantry unit of the side that acts marches, with 6 points, and attacks from where it stands. */
export function strike(
  t: Table,
  unit: string,
  target: string,
  row: number,
  type: AttackType = 'normal',
): readonly Event[] {
  if (t.top?.kind !== 'march') t.do({ do: 'march', unit }, 6);
  t.do({ do: 'attack', target, type });
  return rollRow(t, row);
}

/** A leader assaults with Assault Number 4; nobody joins. */
export function storm(
  t: Table,
  leader: string,
  units: readonly string[],
  target: string,
  row: number,
): readonly Event[] {
  t.do({ do: 'assault', leader, units, target });
  t.do({ do: 'roll' }, 1);
  if (t.top?.kind === 'assault') t.do({ do: 'proceed' });
  return rollRow(t, row);
}

/** Hexes that the retreat under way may go to. */
export const ways = (t: Table): string[] =>
  t
    .open('retreat')
    .map(choice => hexName(t.game.world.grid, 'to' in choice ? choice.to : 0))
    .sort();

/** Goes from hex to hex in a retreat. */
export const flee = (t: Table, ...hexes: string[]): Event[] => hexes.flatMap(to => [...t.do({ do: 'retreat', to })]);

/** Union attacks on this ground. */
export const union = (pieces: string, ground?: Readonly<Record<string, string>>): Table =>
  new Table(field(pieces, ground)).atAction('union');
