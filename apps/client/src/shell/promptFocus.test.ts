import { expect, test } from 'vitest';
import { handOf } from './promptFocus.ts';

test('keys that lead the focus about show it; the key of an answer does not, and a pointer hides it', () => {
  expect(handOf({ type: 'keydown', key: 'Tab' })).toBe('keys');
  expect(handOf({ type: 'keydown', key: 'ArrowLeft' })).toBe('keys');
  expect(handOf({ type: 'keydown', key: '2' })).toBeUndefined();
  expect(handOf({ type: 'keydown', key: 'x' })).toBeUndefined();
  expect(handOf({ type: 'pointerdown' })).toBe('pointer');
});
