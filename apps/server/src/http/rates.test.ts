import { expect, test } from 'vitest';
import type { No } from './no.ts';
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

test('whoever is refused is told in how many seconds he may', () => {
  let now = 0;
  const rates = new Rates({ burst: 1, perSecond: 1 / 60 }, () => now);
  const refusal = (): unknown => {
    try {
      return rates.take('a');
    } catch (error) {
      return (error as No).params;
    }
  };
  expect(refusal()).toBeUndefined();
  expect(refusal()).toEqual({ seconds: 60 });
  now = 45_000;
  expect(refusal()).toEqual({ seconds: 15 });
  now = 60_000;
  expect(refusal()).toBeUndefined();
});
