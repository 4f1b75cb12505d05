import type { Result, World } from '@wigwag/gcacw';
import { translator } from '@wigwag/words';
import { expect, test } from 'vitest';
import { describeShortfall, describeTally } from './describeTally.ts';

const result = (union: number, confederate: number, winner: Result['winner'], degree: Result['degree']): Result => ({
  points: { union, confederate },
  winner,
  degree,
  suddenDeath: '',
});

const WORLD = {
  scenario: {
    victory: {
      degrees: [
        { winner: 'confederate', by: 3, degree: 'marginal' },
        { winner: 'union', by: 2, degree: 'marginal' },
      ],
    },
  },
} as unknown as World;

test.each([
  [result(4, 7, 'confederate', 'marginal'), 'Confederacy +3, marginal'],
  [result(6, 0, 'union', 'substantive'), 'Union +6, substantive'],
  [result(2, 1, 'draw', 'none'), 'Union +1, wins from +2; now: a draw'],
  [result(2, 1, 'confederate', 'decisive'), 'Union +1, wins from +2; now: decisive Confederate victory'],
  [result(3, 3, 'draw', 'none'), 'level'],
  [result(3, 3, 'union', 'marginal'), 'level; Confederacy wins from +3; now: marginal Union victory'],
] as const)('the lead, and what it comes to: %#', (now, sentence) => {
  expect(describeTally(translator('en'), WORLD, now)).toBe(sentence);
});

test('of a game that is over nothing is supposed', () => {
  const t = translator('en');
  expect(describeTally(t, WORLD, result(3, 3, 'union', 'marginal'), true)).toBe('level: marginal Union victory');
  expect(describeTally(t, WORLD, result(2, 1, 'draw', 'none'), true)).toBe('Union +1: a draw');
});

test('at the end it is said what whoever leads was short of', () => {
  const said = (now: Result) => describeShortfall(translator('en'), WORLD, now);
  expect(said(result(3, 5, 'union', 'marginal'))).toBe('The Confederacy leads by 2, but needed +3 to win.');
  expect(said(result(3, 6, 'confederate', 'marginal'))).toBeUndefined();
  expect(said(result(3, 3, 'union', 'marginal'))).toBeUndefined();
});

test('in Polish the degree has its noun', () => {
  const t = translator('pl');
  expect(describeTally(t, WORLD, result(6, 0, 'union', 'substantive'))).toBe('Unia +6, znaczące zwycięstwo');
});

test('where a side cannot win by points, what would come of it is said', () => {
  const world = { scenario: { victory: { degrees: [] } } } as unknown as World;
  expect(describeTally(translator('en'), world, result(2, 1, 'draw', 'none'))).toBe(
    'Union +1; if it ended now: a draw',
  );
});
