import { expect, test, vi } from 'vitest';
import { keysOf } from './keys.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('location', { search: '', hash: '' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

test('a button with a key of its own keeps it, and the others are numbered as if it were not there', () => {
  expect(keysOf([{ key: 'G' }, {}, {}, { key: 'X' }])).toEqual(['G', '1', '2', 'X']);
  expect(keysOf([{}, { key: 'Escape' }])).toEqual(['1', 'Escape']);
});

test('there are nine numbers', () => {
  expect(keysOf(Array.from({ length: 11 }, () => ({}))).slice(8)).toEqual(['9', undefined, undefined]);
});
