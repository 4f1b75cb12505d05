import { expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import { finderOf } from './find.ts';

const entry = (id: string, label: string, rest: Partial<Entry> = {}): Entry => ({
  ...{ id, label, group: 'pieces', icon: 'search', run: () => undefined },
  ...rest,
});
const ENTRIES = [
  entry('hill', 'A.P. Hill', { detail: 'division, S1221' }),
  entry('march', 'March with A.P. Hill', { group: 'now' }),
  entry('flint', 'Flint Hill', { group: 'places' }),
  entry('zoll', 'Żołnierz', { words: 'piechota' }),
];
const find = finderOf(ENTRIES);
const ids = (query: string): string[] => find(query).map(({ entry: { id } }) => id);

test('entries are found by the beginnings of their words, all of which have to be there', () => {
  expect(ids('hill').sort()).toEqual(['flint', 'hill', 'march']);
  expect(ids('mar hi')).toEqual(['march']);
  expect(ids('s1221')).toEqual(['hill']);
  expect(ids('flnit')).toEqual([]);
  expect(ids('hiill x')).toEqual([]);
});

test('with or without marks, by other words, and by none', () => {
  expect(ids('zolnierz')).toEqual(['zoll']);
  expect(ids('piech')).toEqual(['zoll']);
  expect(ids('  ')).toEqual(ENTRIES.map(({ id }) => id));
});

test('what was found by which words is told, so that they can stand out', () => {
  expect(find('hil')[0]?.terms).toEqual(['hill']);
});

test('a text that was pasted by mistake is looked for as far as anybody would type, be it one endless word', () => {
  expect(ids('x'.repeat(100_000))).toEqual([]);
  const begun = process.cpuUsage();
  expect(ids('hill '.repeat(20_000)).sort()).toEqual(['flint', 'hill', 'march']);
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(500);
  expect(ids('(hill+)+$ [[ \\ __proto__')).toEqual([]);
});
