import { expect, test } from 'vitest';
import { Rates } from './rates.ts';

test('so many at once, then so many a second, each name for itself', () => {
  let now = 0;
  const rates = new Rates({ burst: 3, perSecond: 2 }, () => now);
  const tries = (name: string, times: number) => Array.from({ length: times }, () => rates.allows(name));
  expect(tries('a', 5)).toEqual([true, true, true, false, false]);
  expect(tries('b', 1)).toEqual([true]);
  now = 400;
  expect(tries('a', 1)).toEqual([false]);
  now = 1000;
  expect(tries('a', 3)).toEqual([true, true, false]);
  now = 1_000_000;
  expect(tries('a', 4)).toEqual([true, true, true, false]);
});
