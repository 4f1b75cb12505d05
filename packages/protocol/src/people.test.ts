import { expect, test } from 'vitest';
import { newGuest } from './people.ts';

test.each(['Ada', ' Ada ', 'Żółć Łęcka', '李', 'x'.repeat(40)])('%j is a name', name => {
  expect(newGuest.parse({ name })).toEqual({ name: name.trim() });
});

test.each(['', '   ', 'x'.repeat(41), 'two\nlines', 'a\u202eb', '\ud800', 7, null])('%j is none', name => {
  expect(newGuest.safeParse({ name }).success).toBe(false);
});

test('nothing may be there that is not asked for', () => {
  expect(newGuest.safeParse({ name: 'Ada', isAdmin: true }).success).toBe(false);
});
