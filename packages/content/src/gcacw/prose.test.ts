import { expect, test } from 'vitest';
import { bundledFiles } from '../../bundled/index.ts';

test('names and prose have one kind of apostrophe, and no spaces that typesetting puts in', () => {
  const odd = bundledFiles().flatMap(({ path, text = '' }) =>
    text.split('\n').flatMap((line, at) => (/\p{L}'|\u00a0/u.test(line) ? [`${path}:${at + 1}`] : [])),
  );
  expect(odd).toEqual([]);
});
