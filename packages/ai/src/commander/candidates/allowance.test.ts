import { HALVES } from '@wigwag/gcacw';
import { expect, test } from 'vitest';
import { forced } from './allowance.ts';

const mean = (rolls: readonly { ways: number }[], of: (at: number) => number): number =>
  rolls.reduce((sum, { ways }, at) => sum + ways * of(at), 0) / rolls.reduce((sum, { ways }) => sum + ways, 0);

// Nothing for a 1, one man for 2 to 5, for a 6 two of six and more.
test.each([
  ['infantry', 6, 1],
  ['infantry', 5, 5 / 6],
  ['cavalry', 3, 15 / 36],
] as const)('a force march of %s of %i costs %f men on average', (arm, manpower, lost) => {
  const rolls = forced(arm, manpower);
  expect(mean(rolls, at => rolls[at]?.lost ?? Number.NaN)).toBeCloseTo(lost);
});

test('what it costs goes with what it brings: the far rolls are the dear ones', () => {
  expect(forced('cavalry', 3).filter(({ lost }) => lost === 1)[0]?.halves).toBe(7 * HALVES);
  expect(forced('infantry', 3)[0]).toEqual({ halves: 2 * HALVES, lost: 0, ways: 1 });
});
