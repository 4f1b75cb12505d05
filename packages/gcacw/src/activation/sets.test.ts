import { expect, test } from 'vitest';
import { setsOf, setsOfSize } from './selection.ts';

test('all sets of a few units, each once', () => {
  expect(setsOf([1, 2, 3])).toHaveLength(7);
  expect(setsOf([])).toEqual([]);
  expect(new Set(setsOf([1, 2, 3, 4, 5, 6]).map(String)).size).toBe(63);
});

test('of many units a sample: each alone, all, all but one', () => {
  const many = [1, 2, 3, 4, 5, 6, 7];
  expect(setsOf(many)).toHaveLength(15);
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
  expect(new Set(sample.flat()).size).toBe(12);
});
