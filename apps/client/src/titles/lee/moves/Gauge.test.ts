import { expect, test } from 'vitest';
import { ticksTo } from './Gauge.tsx';

test('the axis of a range goes to its end, every three inches', () => {
  expect(ticksTo(9)).toEqual([0, 3, 6, 9]);
  expect(ticksTo(10)).toEqual([0, 3, 6, 9, 10]);
  expect(ticksTo(9.5)).toEqual([0, 3, 6, 9.5]);
  expect(ticksTo(1)).toEqual([0, 1]);
});
