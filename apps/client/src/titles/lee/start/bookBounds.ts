import type { Book } from '@wigwag/lee';
import type { BookRow, Bounds } from './bookRows.ts';

const keyOf = ({ path, part }: BookRow): string => [...path, ...(part === undefined ? [] : [part])].join('.');

/**
 * The bounds of a row beside the other values as they are: the first year is not after the last, morale starts on a level
 * that there is, and both zones fit on the table.
 */
export function boundsBeside(row: BookRow, own: Bounds, { years, morale, layout }: Book, tableDepth: number): Bounds {
  const most = (max: number): Bounds => ({ ...own, max: Math.min(own.max, max) });
  const least = (min: number): Bounds => ({ ...own, min: Math.max(own.min, min) });
  switch (keyOf(row)) {
    case 'years.0':
      return most(years.value[1]);
    case 'years.1':
      return least(years.value[0]);
    case 'morale.start':
      return most(morale.value.levels - 1);
    case 'morale.levels':
      return least(morale.value.start + 1);
    case 'layout.depthA':
      return most(tableDepth - layout.value.depthB);
    case 'layout.depthB':
      return most(tableDepth - layout.value.depthA);
    default:
      return own;
  }
}
