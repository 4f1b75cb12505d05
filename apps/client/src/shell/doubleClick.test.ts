import { expect, test } from 'vitest';
import { isSecondHalf } from './doubleClick.ts';

const first = { at: 1000, x: 700, y: 830, among: 'March' };

test('a second click at once, at the same place and on other answers is no second decision', () => {
  const second = { at: 1180, x: 702, y: 829, among: 'Force march' };
  expect(isSecondHalf(undefined, first)).toBe(false);
  expect(isSecondHalf(first, second)).toBe(true);
  expect(isSecondHalf(first, { ...second, among: 'March' }), 'the same answers').toBe(false);
  expect(isSecondHalf(first, { ...second, at: 1500 }), 'later').toBe(false);
  expect(isSecondHalf(first, { ...second, x: 760 }), 'another button').toBe(false);
});
