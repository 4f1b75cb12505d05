import { expect, test } from 'vitest';
import type { Clause } from './book.ts';
import { absenceOf } from './standing.ts';

const clause = (part: Partial<Clause>): Clause => ({
  ...{ id: '1/a', title: '', text: '', mark: 'is', isRemark: false, refs: [], readings: [] },
  ...part,
});

const HERE = { game: 'OTR', year: 1862, weather: 'dry', mode: 'basic', options: new Set(['trailsOpenSwamps']) };

test.each<[Partial<Clause>, ReturnType<typeof absenceOf>]>([
  [{}, undefined],
  [{ applies: { games: ['OTR', 'AGA'] } }, undefined],
  [{ applies: { games: ['AGA'] } }, 'game'],
  [{ applies: { except: ['OTR'] } }, 'game'],
  [{ applies: { years: [1862] } }, undefined],
  [{ applies: { years: [1864] } }, 'year'],
  [{ applies: { weather: 'rain' } }, 'weather'],
  [{ applies: { weather: 'dry' } }, undefined],
  [{ applies: { mode: 'advanced' } }, 'mode'],
  [{ applies: { side: 'union' } }, undefined],
  [{ option: 'trailsOpenSwamps' }, undefined],
  [{ option: 'fatigue4March' }, 'option'],
])('%o is away because of %s', (part, absence) => {
  expect(absenceOf(clause(part), HERE)).toBe(absence);
});

test('1864 stands for the years that follow', () => {
  expect(absenceOf(clause({ applies: { years: [1864] } }), { ...HERE, year: 1865 })).toBeUndefined();
});
