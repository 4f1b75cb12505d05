import type { Clause, Hit } from '@wigwag/rulebook';
import { expect, test } from 'vitest';
import { inForceFirst } from './useSearch.ts';

const HERE = { game: 'OTR', year: 1862, weather: 'dry', mode: 'basic', options: new Set<string>() };

const hit = (address: string): Hit => ({
  ...{ kind: 'clause', id: address, address, section: '8.0', title: '', text: '', terms: [] },
});
const clause = (id: string, except: readonly string[] = []): [string, Clause] => [
  id,
  { id, title: '', text: '', mark: 'is', isRemark: false, refs: [], readings: [], applies: { except } },
];

test('what holds in the game on the table is found first, each in its order', () => {
  const book = { clauses: new Map([clause('8.0/a', ['OTR']), clause('8.0/b'), clause('8.0/c')]) };
  const hits = [hit('8.0/a'), hit('8.0/b'), hit('8.0'), hit('8.0/c')];
  const addresses = (here?: typeof HERE): string[] => inForceFirst(hits, book, here).map(({ address }) => address);
  expect(addresses(HERE)).toEqual(['8.0/b', '8.0', '8.0/c', '8.0/a']);
  expect(addresses()).toEqual(['8.0/a', '8.0/b', '8.0', '8.0/c']);
});
