import { WHOLE } from './decay.ts';
import data from './learned.json' with { type: 'json' };

/**
 * How often a side had a place when the game ended, in thousandths, in games that Veterans played against each other: by who stood there, on the
 * last turn or before, by the share of its marches that whoever wants the place still had (rows, in quarters) and by the side's share of the
 * force about it (columns, in tenths).
 */
type Chances = readonly (readonly number[])[];

const STEPS_OF_TIME = 4;
const STEPS_OF_FORCE = 10;

/** Who stands in a place, as a side sees it. */
export type Stander = keyof typeof data;

const at = (table: Chances, row: number, column: number): number => table[row]?.[column] ?? 0;

/** Between two values, so many thousandths of the way. */
const between = (low: number, high: number, way: number): number => low + Math.trunc(((high - low) * way) / WHOLE);

/** That a side has a place in the end, in thousandths. */
export function learnedChance(stands: Stander, isLastTurn: boolean, fresh: number, share: number): number {
  const table: Chances = data[stands][isLastTurn ? 'lastTurn' : 'before'];
  const row = Math.min(STEPS_OF_TIME - 1, Math.trunc((fresh * STEPS_OF_TIME) / WHOLE));
  const column = Math.min(STEPS_OF_FORCE - 1, Math.trunc((share * STEPS_OF_FORCE) / WHOLE));
  const right = share * STEPS_OF_FORCE - column * WHOLE;
  const down = fresh * STEPS_OF_TIME - row * WHOLE;
  const upper = between(at(table, row, column), at(table, row, column + 1), right);
  const lower = between(at(table, row + 1, column), at(table, row + 1, column + 1), right);
  return between(upper, lower, down);
}
