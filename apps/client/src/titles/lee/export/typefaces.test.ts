import { expect, test } from 'vitest';
import { coversAny } from './typefaces.ts';

test('a part of a typeface is wanted if a letter of the text lies in its range', () => {
  const [latin, more] = ['U+0-FF, U+131, U+152-153', 'U+100-2BA, U+1E00-1E9F'];
  expect([latin, more].map(range => coversAny(range, 'half line'))).toEqual([true, false]);
  expect([latin, more].map(range => coversAny(range, 'związany walką'))).toEqual([true, true]);
  expect(coversAny('U+131', 'ı')).toBe(true);
  expect(coversAny('', 'a')).toBe(false);
});
