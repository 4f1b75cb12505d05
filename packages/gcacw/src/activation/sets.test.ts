import { expect, test } from 'vitest';
import { isAscending, isPickedFrom, setsOf, setsOfSize } from './selection.ts';

test('all sets of a few units, each once', () => {
  expect(setsOf([1, 2, 3])).toEqual([[1], [1, 2], [1, 2, 3], [1, 3], [2], [2, 3], [3]]);
  expect(setsOf([])).toEqual([]);
  expect(new Set(setsOf([1, 2, 3, 4, 5, 6]).map(String)).size).toBe(63);
});

test('of many units a sample: each alone, all, all but one', () => {
  const many = [1, 2, 3, 4, 5, 6, 7];
  const sets = setsOf(many);
  expect(sets).toHaveLength(15);
  expect(sets.slice(0, 8)).toEqual([...many.map(unit => [unit]), many]);
  expect(sets[8]).toEqual([2, 3, 4, 5, 6, 7]);
  expect(sets[14]).toEqual([1, 2, 3, 4, 5, 6]);
});

test('sets of one size: all of them up to nine units, beyond that each unit in some', () => {
  expect(setsOfSize([1, 2, 3, 4], 2)).toEqual([
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 3],
    [2, 4],
    [3, 4],
  ]);
  expect(setsOfSize([1, 2, 3, 4, 5, 6, 7, 8, 9], 4)).toHaveLength(126);
  const many = Array.from({ length: 12 }, (_, n) => n);
  const sample = setsOfSize(many, 3);
  expect(sample.every(set => set.length === 3 && new Set(set).size === 3)).toBe(true);
  expect(sample.every(isAscending)).toBe(true);
  expect(new Set(sample.flat()).size).toBe(12);
});

test('a set has one name, in rising order or in that of what it is picked from', () => {
  expect([[], [4], [1, 5, 9]].map(isAscending)).toEqual([true, true, true]);
  expect(
    [
      [2, 1],
      [1, 1],
      [1, 3, 2],
    ].map(isAscending),
  ).toEqual([false, false, false]);
  const picked = [[], [3, 2], [3, 1, 2], [1, 3], [3, 3], [4]];
  expect(picked.map(units => isPickedFrom([3, 1, 2], units))).toEqual([true, true, true, false, false, false]);
});
