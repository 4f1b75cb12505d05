import { sampleArmies } from '@wigwag/tests/sampleArmies';
import { leeTitle, sampleSetup } from '@wigwag/titles';
import { describe, expect, test } from 'vitest';
import { leeAddressOf, withYear } from './address.ts';

const { union: blue, confederacy: grey, book } = sampleArmies();

const laid = (address: string) => {
  const asked = leeAddressOf(new URLSearchParams(address));
  return sampleSetup({ blue, grey, book }, { table: asked.table, ...withYear(asked, book.years.value) });
};

describe('the year in an address', () => {
  test.each(['yearBy=referee', 'yearBy=event', 'yearBy=referee&year=1862', 'year=1862', 'table=24x144'])(
    'a battle by %s can be opened again',
    address => {
      const setup: unknown = JSON.parse(JSON.stringify(laid(address)));
      expect(leeTitle.worldOf(setup, { scenario: () => undefined })).toHaveProperty('world');
    },
  );

  test.each(['1901', '99999999999999999999', '0', '-1', 'abc', '1862.5'])('%s is no year of the book', year => {
    expect(() => laid(`yearBy=referee&year=${year}`)).toThrow(`no-such-year ${year}`);
  });
});
