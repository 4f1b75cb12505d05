import { afterEach, describe, expect, test } from 'vitest';
import { firstToSpeak, holds, modifiersOf, switchClauseOff } from './clauses.ts';

afterEach(() => switchClauseOff(undefined));

const ENDS = [
  ['1/low', (n: number) => n < 3],
  ['1/odd', (n: number) => n % 2 === 1],
] as const;
const MODIFIERS = [
  ['2/high', (n: number) => (n > 3 ? 2 : 0)],
  ['2/always', () => -1],
] as const;

describe('clause tables', () => {
  test('the first row that speaks is the reason', () => {
    expect([1, 2, 5, 6].map(n => firstToSpeak(ENDS, n))).toEqual(['1/low', '1/low', '1/odd', undefined]);
  });

  test('modifiers that are nothing are not listed', () => {
    expect(modifiersOf(MODIFIERS, 4)).toEqual([
      { clause: '2/high', value: 2 },
      { clause: '2/always', value: -1 },
    ]);
    expect(modifiersOf(MODIFIERS, 1)).toEqual([{ clause: '2/always', value: -1 }]);
  });

  test('a clause switched off neither speaks nor modifies', () => {
    switchClauseOff('1/low');
    expect([1, 2].map(n => firstToSpeak(ENDS, n))).toEqual(['1/odd', undefined]);
    expect(holds('1/low', true)).toBe(false);
    switchClauseOff('2/always');
    expect(modifiersOf(MODIFIERS, 4)).toEqual([{ clause: '2/high', value: 2 }]);
    expect(holds('1/low', true)).toBe(true);
  });
});
