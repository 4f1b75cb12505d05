import { expect, test } from 'vitest';
import { noise } from './noise.ts';

test('noise is the same for the same seeds, between 0 and 1, and spread out', () => {
  const values = Array.from({ length: 500 }, (_, seed) => noise(seed, 3));
  expect(values).toEqual(Array.from({ length: 500 }, (_, seed) => noise(seed, 3)));
  expect(values.every(value => value >= 0 && value < 1)).toBe(true);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  expect(mean).toBeGreaterThan(0.44);
  expect(mean).toBeLessThan(0.56);
});
