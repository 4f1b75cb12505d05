import { LANGUAGES, translator } from '@wigwag/words';
import { expect, test } from 'vitest';
import { progressSaid } from './progressSaid.ts';

test.each(LANGUAGES)('while a file is opened nobody learns how many decisions it has (%s)', language => {
  const t = translator(language);
  const values = { name: 'game', ...progressSaid(777, 1888) };
  for (const said of [t('client.file.proving', values), t('client.file.laying', values)]) {
    expect(said.replace(/\s/g, '')).toContain('41%');
    expect(said.match(/\d+/g)).toEqual(['41']);
  }
});

test('it is not all before it is done', () => {
  expect(progressSaid(999, 1000).percent).toBe('99\u00a0%');
  expect(progressSaid(0, 0).percent).toBe('100\u00a0%');
});
