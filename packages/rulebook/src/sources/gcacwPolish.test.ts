import { CLAUSES } from '@wigwag/gcacw';
import { describe, expect, test } from 'vitest';
import { GCACW } from './gcacw.ts';
import { GCACW_POLISH } from './gcacwPolish.ts';

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
const OTHER_NUMBERS: readonly string[] = [
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
];

describe('the Polish of the Great Campaigns', () => {
  test('every clause is there in Polish, with an example where there is one', () => {
    expect(Object.keys(GCACW_POLISH).toSorted()).toEqual([...CLAUSES].toSorted());
    const uneven = GCACW.clauses.filter(
      ({ id, example }) => (GCACW_POLISH[id]?.example === undefined) !== (example === undefined),
    );
    expect(uneven.map(({ id }) => id)).toEqual([]);
    expect(Object.entries(GCACW_POLISH).filter(([, { title, text }]) => title === '' || text === '')).toEqual([]);
  });

  test('the Polish has the same numbers', () => {
    const other = GCACW.clauses.filter(clause => {
      const polish = GCACW_POLISH[clause.id];
      return polish !== undefined && inPolish(polish).join() !== numbersOf(clause).join();
    });
    expect(other.map(({ id }) => id)).toEqual(OTHER_NUMBERS);
  });

  test('the Polish names the same games', () => {
    const games = (text: string): string[] =>
      [...new Set(text.match(/\b(?:SJW|HCR|RTG|SIV|SLB|OTR|GTC|BAC|AGA|AIO|HSN|RWH|BTC)\b/g))].sort();
    const other = GCACW.clauses.filter(({ id, text }) => {
      const polish = GCACW_POLISH[id];
      return polish !== undefined && games(polish.text).join() !== games(text).join();
    });
    expect(other.map(({ id }) => id)).toEqual([]);
  });
});
