import { expect, test } from 'vitest';
import { facingOf } from './facing.ts';

test('a front looks one of four ways, turned less than half the way to the next', () => {
  expect(facingOf(0)).toEqual({ way: 'up', turned: 0 });
  expect(facingOf(340)).toEqual({ way: 'up', turned: -20 });
  expect(facingOf(-20)).toEqual({ way: 'up', turned: -20 });
  expect(facingOf(185)).toEqual({ way: 'down', turned: 5 });
  expect(facingOf(255)).toEqual({ way: 'left', turned: -15 });
  expect(facingOf(359.8)).toEqual({ way: 'up', turned: 0 });
});
