import { loadBook } from '@wigwag/content';
import { DEFAULT_BOOK } from '@wigwag/lee';
import { describe, expect, test } from 'vitest';
import { boundsBeside } from './bookBounds.ts';
import { ownedAt } from './bookPaths.ts';
import { BOOK, type BookRow, type Bounds, isBounds } from './bookRows.ts';

const TABLE = 48;
const rows = BOOK.flatMap(each => each.rows);
const numbers = rows.flatMap(row => (isBounds(row.as) ? [[row, row.as] as const] : []));
const rowOf = (name: string): readonly [BookRow, Bounds] => {
  const found = numbers.find(([{ path, part }]) => [...path, part].join('.') === name);
  if (found === undefined) throw new Error(`no row ${name}`);
  return found;
};
const within = (name: string) => {
  const { min, max } = boundsBeside(...rowOf(name), DEFAULT_BOOK, TABLE);
  return [min, max];
};
const isTaken = ({ path, part }: BookRow, value: number): boolean => {
  const book = ownedAt(DEFAULT_BOOK, path, part, value);
  return 'ok' in loadBook(JSON.stringify({ format: 'wigwag-lee-book 1', id: 'tried', ...book }), 'tried.json');
};

describe('values of the book', () => {
  test.each(numbers)('a file of a book takes the ends of what the form takes: %o', (row, own) => {
    const { min, max, isWhole } = boundsBeside(row, own, DEFAULT_BOOK, TABLE);
    expect([min, max].map(value => isTaken(row, value))).toEqual([true, true]);
    if (isWhole) expect(isTaken(row, min + 0.5)).toBe(false);
  });

  test('years in their order, a level of morale that there is, zones that fit on the table', () => {
    expect(within('years.0')).toEqual([1800, 1863]);
    expect(within('years.1')).toEqual([1861, 1900]);
    expect(within('morale.start')).toEqual([0, 3]);
    expect(within('morale.levels')).toEqual([3, 12]);
    expect(within('layout.depthA')).toEqual([0, 36]);
    expect(within('initiative.successOn')).toEqual([2, 6]);
  });
});
