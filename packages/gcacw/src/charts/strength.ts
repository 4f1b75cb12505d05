import { holds } from '@wigwag/kernel';

/** Combat values are kept in quarters: halves come from Strength markers, quarters from works. */
export const QUARTERS = 4;

// biome-ignore format: a table
/** 2.2/strength-disorganized-value: the Combat value on the disorganized side, by Manpower from 1 to 21. 18 to 21 are derived, not printed. */
const DISORGANIZED = [
  0.5, 1, 2, 3, 3, 4, 5, 5, 6, 7, 7, 8, 9, 10, 10, 11, 12, 12, 13, 14, 14,
] as const;

/** 2.2/strength-organized-value: on the organized side Manpower and Combat value are one number. */
export function combatValue(manpower: number, disorganized: boolean): number {
  const reduced = holds('2.2/strength-disorganized-value', disorganized);
  return QUARTERS * (reduced ? (DISORGANIZED[manpower - 1] ?? 0) : manpower);
}
