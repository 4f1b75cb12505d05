import type { UnionExtendedMarch } from '../profiles/profile.ts';
import type { Army } from '../vocabulary.ts';

export type ExtendedResult = 'NE' | 'D' | 1 | 2 | 3;

// biome-ignore format: a table
export const EXTENDED_MARCH: Readonly<Record<'5' | '6' | '7' | '8', readonly ExtendedResult[]>> = {
  //  organized   disorganized: to 5   6-9    10 and more
  5: [ 'NE',                    'NE',  'NE',  'NE' ],
  6: [ 'D',                     1,     1,     1    ],
  7: [ 'D',                     1,     1,     2    ],
  8: [ 'D',                     1,     2,     3    ],
};

/** 5.1/extended-columns */
export function extendedColumn(manpower: number, disorganized: boolean): number {
  if (!disorganized) return 0;
  if (manpower <= 5) return 1;
  return manpower <= 9 ? 2 : 3;
}

export const extendedRow = (roll: number): keyof typeof EXTENDED_MARCH =>
  roll <= 5 ? '5' : roll === 6 ? '6' : roll === 7 ? '7' : '8';

export const extendedMarch = (roll: number, manpower: number, disorganized: boolean): ExtendedResult =>
  EXTENDED_MARCH[extendedRow(roll)][extendedColumn(manpower, disorganized)] ?? 'NE';

/** What is added for a Union unit. */
export function unionPlus(
  { sparedCavalry, outsidePotomac, notRegular }: UnionExtendedMarch,
  isCavalry: boolean,
  army: Army | undefined,
): number {
  const inPotomacArmy = army === 'potomac';
  const spared = isCavalry && (sparedCavalry === 'all' || (sparedCavalry === 'potomac' && inPotomacArmy));
  return (spared ? 0 : 1) + (inPotomacArmy ? 0 : outsidePotomac) + (army === 'regular' ? 0 : notRegular);
}

/** What is added for the Fatigue Level already reached. */
export function wearinessPlus(fatigue: number, exhausted: boolean): number {
  if (fatigue === 4) return exhausted ? 3 : 1;
  return fatigue === 3 && exhausted ? 1 : 0;
}
