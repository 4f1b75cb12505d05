import { expect, test } from 'vitest';
import { handOf, isDoneWith } from './promptFocus.ts';

test('keys that lead the focus about show it; the key of an answer does not, and a pointer hides it', () => {
  expect(handOf({ type: 'keydown', key: 'Tab' })).toBe('keys');
  expect(handOf({ type: 'keydown', key: 'ArrowLeft' })).toBe('keys');
  expect(handOf({ type: 'keydown', key: '2' })).toBeUndefined();
  expect(handOf({ type: 'keydown', key: 'x' })).toBeUndefined();
  expect(handOf({ type: 'pointerdown' })).toBe('pointer');
});

test('a button that was clicked does not keep the focus once something is decided; one that keys have led to does', () => {
  const within = (part: string) => ({ closest: (selector: string) => selector.startsWith(part) });
  expect(isDoneWith(within('button'), 'pointer')).toBe(true);
  expect(isDoneWith(within('button'), 'keys')).toBe(false);
  expect(isDoneWith(within('.decision'), 'keys')).toBe(true);
  expect(isDoneWith(within('nothing'), 'pointer')).toBe(false);
});
