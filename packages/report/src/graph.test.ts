import { expect, test } from 'vitest';
import { apart, line, scale, steps, ticks } from './graph.ts';

test('values go to places, also where there is only one of them', () => {
  expect([0, 5, 10].map(scale([0, 10], [100, 0]))).toEqual([100, 50, 0]);
  expect(scale([3, 3], [7, 9])(3)).toBe(7);
});

test('steps stay level until the value changes; lines do not', () => {
  const points = [
    [0, 4],
    [2, 1],
  ] as const;
  expect(steps(points)).toBe('M0,4 H2 V1');
  expect(line(points)).toBe('M0,4 L2,1');
});

test.each([
  [0, 1, [0, 1]],
  [0, 13, [0, 5, 10]],
  [-3, 3, [-2, 0, 2]],
  [0, 0, [0]],
])('from %i to %i a handful of round numbers is written', (low, high, wanted) => {
  expect(ticks(low, high).map(value => value + 0)).toEqual(wanted);
});

test('two labels at nearly the same height are moved apart, in their order', () => {
  expect(apart(10, 40, 15)).toEqual([10, 40]);
  expect(apart(10, 14, 15)).toEqual([4.5, 19.5]);
  expect(apart(14, 10, 15)).toEqual([19.5, 4.5]);
});
