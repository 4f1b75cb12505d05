import { describe, expect, test } from 'vitest';
import { Trouble } from '../../shell/trouble.ts';
import { addressOf, addressOfKey, addressOfScenario, mendedAddress, optionsAsked } from './address.ts';

test('an address names a scenario, its dice and its options, whatever their order', () => {
  const address = addressOf(
    new URLSearchParams('?scenario=cedar-mountain&seed=3&options=limitedIntelligence,trailOverCrossing'),
  );
  expect(address).toMatchObject({ scenario: 'cedar-mountain', seed: 3 });
  expect(optionsAsked(address, 1862)).toEqual({ limitedIntelligence: true, trailOverCrossing: true });
  const same = '?scenario=cedar-mountain&seed=3&options=limitedIntelligence,trailOverCrossing';
  expect(addressOfScenario('cedar-mountain', address)).toBe(same);
  expect(addressOfScenario('cedar-mountain', { ...address, options: [...address.options].reverse() })).toBe(same);
});

test('a game of an older version is found again by the key it was kept under', () => {
  expect(addressOfKey('cedar-mountain')).toBe('?scenario=cedar-mountain');
  expect(addressOfKey('cedar-mountain.-7')).toBe('?scenario=cedar-mountain&seed=-7');
  expect(addressOfKey('cedar-mountain.3.trailOverCrossing.limitedIntelligence')).toBe(
    '?scenario=cedar-mountain&seed=3&options=limitedIntelligence,trailOverCrossing',
  );
  expect(addressOfKey('cedar-mountain.limitedIntelligence')).toContain('&options=limitedIntelligence');
  expect([addressOfKey(''), addressOfKey('a.3.balloons')]).toEqual([undefined, undefined]);
});

test('what is empty asks for nothing', () => {
  const address = addressOf(new URLSearchParams('?scenario=cedar-mountain&lesson=&seed=&options='));
  expect(address).toEqual({ scenario: 'cedar-mountain', options: [], seats: {} });
  expect([optionsAsked(address, 1862), addressOfScenario('cedar-mountain', address)]).toEqual([
    {},
    '?scenario=cedar-mountain',
  ]);
});

const toldOf = (read: () => unknown): Trouble => {
  try {
    read();
  } catch (trouble) {
    if (trouble instanceof Trouble) return trouble;
    throw trouble;
  }
  throw new Error('nothing was told');
};

describe('what cannot be meant is told, not passed over', () => {
  const told = (search: string): string => toldOf(() => addressOf(new URLSearchParams(search))).message;

  test('a seed that is no whole number', () => {
    for (const seed of ['abc', '1.5', '3x', '1e3', '0x10', '9007199254740993'])
      expect(told(`?scenario=cedar-mountain&seed=${seed}`)).toBe(`no-such-seed ${seed}`);
    expect(addressOf(new URLSearchParams('?seed=-7')).seed).toBe(-7);
  });

  test('an option that does not exist, in a lesson too', () => {
    expect(told('?scenario=cedar-mountain&options=limitedInteligence')).toBe('no-such-option limitedInteligence');
    expect(told('?lesson=first-march&options=fatigue4March,x')).toBe('no-such-option x');
  });

  test('an option of another year', () => {
    const address = addressOf(
      new URLSearchParams('?scenario=cedar-mountain&options=fatigue4March,entrenchActions1863'),
    );
    expect(toldOf(() => optionsAsked(address, 1862)).message).toBe('option-of-other-year entrenchActions1863');
    expect(optionsAsked(address, 1863)).toEqual({ fatigue4March: true, entrenchActions1863: true });
  });

  test('and the way on is the same address without it', () => {
    const search = '?scenario=cedar-mountain&seed=abc&options=fatigue4March,x';
    const first =
      mendedAddress(
        search,
        toldOf(() => addressOf(new URLSearchParams(search))),
      ) ?? '';
    expect(first).toBe('?scenario=cedar-mountain&options=fatigue4March%2Cx');
    const second =
      mendedAddress(
        first,
        toldOf(() => addressOf(new URLSearchParams(first))),
      ) ?? '';
    expect(addressOf(new URLSearchParams(second))).toEqual({
      ...{ scenario: 'cedar-mountain', options: ['fatigue4March'], seats: {} },
    });
    expect(mendedAddress('?seed=abc', new Trouble('no-such-seed', 'abc'))).toBeUndefined();
    expect(mendedAddress('?scenario=nowhere', new Trouble('no-such-scenario', 'nowhere'))).toBeUndefined();
  });
});

describe('who plays by himself', () => {
  const asked = (search: string) => addressOf(new URLSearchParams(search)).seats;

  test('one side, or both; the address is written as it is read', () => {
    const bold = { level: 'general', style: 'bold' } as const;
    const usual = { level: 'veteran', style: 'balanced' } as const;
    for (const seats of [{ union: bold }, { confederate: usual }, { union: usual, confederate: usual }, {}]) {
      expect(asked(addressOfScenario('cedar-mountain', { seats }))).toEqual(seats);
    }
    expect(asked('?scenario=x&opponent=veteran&side=union')).toEqual({ confederate: usual });
  });

  test.each([
    ['?opponent=marshal', 'no-such-opponent'],
    ['?opponent=general&style=wild', 'no-such-style'],
    ['?opponent=general&side=blue', 'no-such-side'],
    ['?side=union', 'opponent-missing'],
  ])('what cannot be meant is told: %s', (search, code) => {
    const trouble = toldOf(() => asked(search));
    expect(trouble.code).toBe(code);
    expect(trouble.known.length).toBeGreaterThan(2);
    const mended = mendedAddress(`${search}&scenario=x`, trouble);
    expect(() => asked(mended ?? '?side=none')).not.toThrow();
  });
});
