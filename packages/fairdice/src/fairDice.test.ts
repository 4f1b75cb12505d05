import { CHAIN_START, chainAfter, fits, type Request } from '@wigwag/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DiceMoment, fairDice } from './fairDice.ts';

const chain = chainAfter(CHAIN_START, { by: 'blue', choice: { do: 'step', to: 3 }, dice: [[4]] });
const moment: DiceMoment = { chain, by: 'grey', choice: { do: 'roll' }, request: 0 };
const ten: Request = { kind: 'roll', n: 10, why: 'any' };

/** Worked out by another implementation of README.md: they must never change. */
test('known dice', () => {
  const dice = fairDice({ root: '3' });
  const requests: readonly Request[] = [
    { kind: 'roll', n: 5, why: 'any' },
    { kind: 'sum', n: 2, why: 'any' },
    { kind: 'draw', n: 5, of: 6, why: 'any' },
    { kind: 'draw', n: 3, of: 300, why: 'any' },
    { kind: 'roll', n: 40, why: 'any' },
  ];
  const answers = requests.map((request, at) => dice(request, { ...moment, request: at }));
  const long = '3353613161512444231246132323543156245332'; // 40 dice: more than one block of 32 bytes
  expect(answers).toEqual([[3, 2, 1, 2, 4], [5, 1], [2, 5, 0, 4, 1], [285, 47, 127], [...long].map(Number)]);
});

describe('what dice follow from', () => {
  const dice = fairDice({ root: 'r' });

  test('not how often somebody asks, what else is asked, why, or how the choice was put together', () => {
    const first = dice(ten, { ...moment, choice: { do: 'march', to: 4, unit: 2 } });
    for (let n = 0; n < 20; n++) dice(ten, { ...moment, request: n });
    expect(dice(ten, { ...moment, choice: { unit: 2, to: 4, do: 'march' } })).toEqual(first);
    expect(dice({ ...ten, why: 'other' }, { ...moment, choice: { do: 'march', to: 4, unit: 2 } })).toEqual(first);
    expect(fairDice({ root: 'r' })(ten, { ...moment, choice: { do: 'march', to: 4, unit: 2 } })).toEqual(first);
  });

  test('root, game, shares, chain, author, choice and number of the request', () => {
    const others = [
      dice(ten, moment),
      dice(ten, { ...moment, chain: CHAIN_START }),
      dice(ten, { ...moment, by: 'blue' }),
      dice(ten, { ...moment, choice: { do: 'roll', more: true } }),
      dice(ten, { ...moment, request: 1 }),
      fairDice({ root: 'R' })(ten, moment),
      fairDice({ root: 'r', game: 'g' })(ten, moment),
      fairDice({ root: 'r', shares: ['s'] })(ten, moment),
    ];
    expect(new Set(others.map(String)).size).toBe(others.length);
  });

  test('a longer roll begins as a shorter one, and a sum is a roll', () => {
    const [short, long] = [dice({ ...ten, n: 3 }, moment), dice({ ...ten, n: 100 }, moment)];
    expect(long?.slice(0, 3)).toEqual(short);
    expect(dice({ ...ten, kind: 'sum' }, moment)).toEqual(dice(ten, moment));
  });
});

test('every answer fits its request', () => {
  const roll = fc.record({
    kind: fc.constantFrom('roll' as const, 'sum' as const),
    n: fc.nat(70),
    why: fc.constant('any'),
  });
  const draw = fc
    .tuple(fc.integer({ min: 1, max: 600 }), fc.nat(600))
    .map(([of, n]) => ({ kind: 'draw' as const, n: n % (of + 1), of, why: 'any' }));
  const dice = fairDice({ root: 'r' });
  fc.assert(
    fc.property(fc.oneof(roll, draw), fc.nat(500), (request, at) => {
      expect(fits(request, dice(request, { ...moment, request: at }) ?? [])).toBe(true);
    }),
  );
});

describe('a number that two bytes cannot give', () => {
  const dice = fairDice({ root: 'r' });

  test('is not looked for', () => {
    expect(() => dice({ kind: 'draw', n: 1, of: 65_537, why: 'any' }, moment)).toThrow('no-number-below');
    expect(() => dice({ kind: 'draw', n: 1, of: 0, why: 'any' }, moment)).toThrow('no-number-below');
  });

  test('the greatest that they can give is', () => {
    expect(dice({ kind: 'draw', n: 1, of: 65_536, why: 'any' }, moment)?.[0]).toBeLessThan(65_536);
  });
});
