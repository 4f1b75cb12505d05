import type { Terrain } from '../vocabulary.ts';
import { QUARTERS } from './strength.ts';

/** 6.2/friendly-hex-table: open ground and close ground. */
const CLOSE: readonly Terrain[] = ['woods', 'swamp', 'mountain'];

// biome-ignore format: a table
const SURCHARGE = {
  //       3 to 11   more than 11
  open:  [ 1,        2 ],
  close: [ 3,        4 ],
} as const;

const LEAST = 3;
const MANY = 11;

/**
 * Points on top for entering a hex with friendly infantry and artillery of this combined Combat value (in quarters).
 * 6.2/friendly-hex-rounding: a value between 11 and 12 is more than 11; 2.5 is below 3, unless the option rounds it up.
 */
export function friendlySurcharge(terrain: Terrain, combined: number, roundsAtThree: boolean): number {
  const least = roundsAtThree ? (LEAST - 1) * QUARTERS + 1 : LEAST * QUARTERS;
  if (combined < least) return 0;
  return SURCHARGE[CLOSE.includes(terrain) ? 'close' : 'open'][combined > MANY * QUARTERS ? 1 : 0];
}
