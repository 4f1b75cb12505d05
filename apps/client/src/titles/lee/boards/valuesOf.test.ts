import type { General } from '@wigwag/lee';
import { translator } from '@wigwag/words';
import { expect, test } from 'vitest';
import { cardOf } from './valuesOf.ts';

const t = translator('en');
const plain: General = { id: 'a', name: 'Hale', level: 'corps', abilities: [] };

test('a general is chosen by what his card says', () => {
  expect(cardOf(t, 'en', { ...plain, character: 'cautious', movement: 1 })).toBe('Hale (cautious, movement +1)');
  expect(cardOf(t, 'en', { ...plain, movement: -1 })).toBe('Hale (movement −1)');
  expect(cardOf(t, 'en', { ...plain, abilities: ['works'] })).toBe(`Hale (${t('lee.client.ability.works')})`);
  expect(cardOf(t, 'en', plain)).toBe('Hale (no special values)');
});
