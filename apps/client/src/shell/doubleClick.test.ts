import { expect, test } from 'vitest';
import { isSecondHalf } from './doubleClick.ts';

test('the second click of a double click, on other answers than the first, is no second decision', () => {
  expect(isSecondHalf(2, 'March', 'Force march')).toBe(true);
  expect(isSecondHalf(3, 'March', 'Force march'), 'nor is a third').toBe(true);
  expect(isSecondHalf(2, 'March', 'March'), 'the same answers').toBe(false);
  expect(isSecondHalf(1, 'March', 'Force march'), 'a click by itself').toBe(false);
  expect(isSecondHalf(0, 'March', 'Force march'), 'a key').toBe(false);
});
