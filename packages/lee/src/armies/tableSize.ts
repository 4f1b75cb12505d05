import { type ClauseRow, firstToSpeak } from '@wigwag/kernel';
import type { ClauseId } from '../clauses.generated.ts';
import type { World } from '../world.ts';

/** Points ($) of the largest battle that is a small one. */
const SMALL = 1500;

const SIZES: readonly ClauseRow<ClauseId, [value: number]>[] = [
  ['13.1/table-small', value => value <= SMALL],
  ['13.1/table-large', value => value > SMALL],
];

const SMALL_TABLE: World['table'] = { width: 48, height: 48 };
const LARGE_TABLE: World['table'] = { width: 72, height: 48 };

/** 13.1: what is recommended for a battle of so many points; undefined: nothing. Any other table will do. */
export function recommendedTable(value: number): World['table'] | undefined {
  const clause = firstToSpeak(SIZES, value);
  return clause === undefined ? undefined : clause === '13.1/table-small' ? SMALL_TABLE : LARGE_TABLE;
}
