import { type AnyChoice, type Attack, DECLARED, type Gcacw, type Thing } from '@wigwag/gcacw';
import { choiceFields, type Field, frameFields } from '@wigwag/kernel';
import type { View } from '../room.ts';

const HEXES: readonly Thing[] = ['hex', 'hexes', 'origin', 'target'];
const UNITS: readonly Thing[] = ['unit', 'units', 'unitsInOrder'];
const LEADERS: readonly Thing[] = ['leader', 'leaders', 'leadersInOrder'];

const numbersOf = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((each): each is number => typeof each === 'number');

/** The hexes that a choice is about, and those of the pieces it is about, on the board that is shown. */
export function placesOf(
  { game: { board }, frame }: Pick<View, 'game' | 'frame'>,
  choice: AnyChoice,
): readonly number[] {
  const fields: readonly Field<Gcacw>[] = [
    ...choiceFields(DECLARED, choice),
    ...(frame?.kind === 'march' ? frameFields(DECLARED, frame).filter(([name]) => name === 'unit') : []),
  ];
  const hexes = fields.flatMap(([, thing, value]) => {
    const numbers = numbersOf(value);
    if (HEXES.includes(thing)) return numbers;
    if (UNITS.includes(thing)) return numbers.map(unit => board.units[unit]?.hex ?? -1);
    return LEADERS.includes(thing) ? numbers.map(leader => board.leaders[leader]?.hex ?? -1) : [];
  });
  return [...new Set(hexes)].filter(hex => hex >= 0);
}

/** Where an attack comes from, and where it goes. */
export const placesOfAttack = (
  { game: { board } }: Pick<View, 'game'>,
  { target, units }: Attack,
): readonly number[] => [...new Set([target, ...units.map(unit => board.units[unit]?.hex ?? target)])];
