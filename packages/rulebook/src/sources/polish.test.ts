import { describe, expect, test } from 'vitest';
import { GCACW } from './gcacw.ts';
import { GCACW_POLISH } from './gcacwPolish.ts';
import { LEE } from './lee.ts';
import { LEE_POLISH } from './leePolish.ts';

/** Every number of a text, however it is written: 1 1/2 and 1½, 2.5 and in Polish 2,5. */
const numbersIn = (text: string): string[] => {
  const plain = text.replaceAll('½', ' 1/2');
  return (plain.match(/\d+(?:\.\d+)?/g) ?? []).map(Number).map(String).sort();
};

const numbersOf = ({ text, example = '' }: { readonly text: string; readonly example?: string }): string[] =>
  numbersIn(`${text} ${example}`);

const inPolish = ({ text, example = '' }: { readonly text: string; readonly example?: string }): string[] =>
  numbersIn(`${text} ${example}`.replaceAll(/(?<=\d),(?=\d)/g, '.'));

/** Read side by side: a number in words ("szóstka", "drugi etap"), a year in full, a setting called by its title. */
const OTHER_NUMBERS: Readonly<Record<'gcacw' | 'lee', readonly string[]>> = {
  lee: [],
  gcacw: [
    '5.5/procedure-1864-bw',
    '5.5/procedure-1864-fb1',
    '5.5/procedure-1864-fb2',
    '7.1/assault-step2-fatigue',
    '7.1/assault-step5-natural-six',
    '7.1/assault-district-minus2',
    '7.2/entrench-x2',
    '7.2/entrench-x2-5',
    '7.7/step2-natural-one',
    '7.7/stack-one-loses',
    '9.0/1864-redoubt',
    '9.0/1864-abatis',
    '9.0/1864-bw-build',
    '9.0/1864-bw-fb1-fb2',
    '9.0/table-1864',
    '9.0/table-multipliers',
    '9.0/mult-breastwork',
    '9.0/mult-fort-build-2',
    '9.0/redoubt-whole-hex',
    '11.0/gain-r',
  ],
};

const BOOKS = [
  { source: GCACW, texts: GCACW_POLISH, other: OTHER_NUMBERS.gcacw },
  { source: LEE, texts: LEE_POLISH, other: OTHER_NUMBERS.lee },
] as const;

describe.each(BOOKS)('the Polish of $source.name', ({ source, texts, other: reviewed }) => {
  test('every clause is there in Polish, with an example where there is one', () => {
    expect(Object.keys(texts).toSorted()).toEqual(source.clauses.map(({ id }) => id).toSorted());
    const uneven = source.clauses.filter(
      ({ id, example }) => (texts[id]?.example === undefined) !== (example === undefined),
    );
    expect(uneven.map(({ id }) => id)).toEqual([]);
    expect(Object.entries(texts).filter(([, { title, text }]) => title === '' || text === '')).toEqual([]);
  });

  test('the Polish has the same numbers', () => {
    const other = source.clauses.filter(clause => {
      const polish = texts[clause.id];
      return polish !== undefined && inPolish(polish).join() !== numbersOf(clause).join();
    });
    expect(other.map(({ id }) => id)).toEqual(reviewed);
  });

  test('the Polish names the same games', () => {
    const games = (text: string): string[] =>
      [...new Set(text.match(/\b(?:SJW|HCR|RTG|SIV|SLB|OTR|GTC|BAC|AGA|AIO|HSN|RWH|BTC)\b/g))].sort();
    const other = source.clauses.filter(({ id, text }) => {
      const polish = texts[id];
      return polish !== undefined && games(polish.text).join() !== games(text).join();
    });
    expect(other.map(({ id }) => id)).toEqual([]);
  });
});
