import { expect, it } from 'vitest';
import { editDistance, nearest, unknown, unknownReference } from './nearest.ts';

it.each([
  ['wood', 'woods'],
  ['ruogh', 'rough'],
  ['Clear', 'clear'],
  ['zebra', undefined],
  ['', undefined],
])('%s: %s', (found, suggestion) => {
  expect(nearest(found, ['clear', 'rough', 'woods', 'water'])).toBe(suggestion);
});

it('counts single letters put in, left out or exchanged', () => {
  expect(editDistance('ford', 'ford')).toBe(0);
  expect(editDistance('ford', 'fort')).toBe(1);
  expect(editDistance('', 'dam')).toBe(3);
});

it('says where it has a suggestion, and where nothing is known', () => {
  expect(unknown('unknown-name', 'frod', ['ford', 'dam'])).toEqual([
    'unknown-name-near',
    { found: 'frod', known: 'ford, dam', suggestion: 'ford' },
  ]);
  expect(unknown('unknown-name', 'xyz', ['ford'])).toEqual(['unknown-name', { found: 'xyz', known: 'ford' }]);
  expect(unknownReference('unknown-map', 'xyz', [])).toEqual(['no-map', { found: 'xyz' }]);
});
