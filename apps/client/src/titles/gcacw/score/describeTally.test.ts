import type { Result } from '@wigwag/gcacw';
import { translator } from '@wigwag/words';
import { expect, test } from 'vitest';
import { describeTally } from './describeTally.ts';

const result = (union: number, confederate: number, winner: Result['winner'], degree: Result['degree']): Result => ({
  points: { union, confederate },
  winner,
  degree,
  suddenDeath: '',
});

test.each([
  [result(4, 7, 'confederate', 'marginal'), 'Confederacy +3, marginal'],
  [result(6, 0, 'union', 'substantive'), 'Union +6, substantive'],
  [result(2, 1, 'draw', 'none'), 'Union +1; if it ended now: a draw'],
  [result(2, 1, 'confederate', 'decisive'), 'Union +1; if it ended now: decisive Confederate victory'],
  [result(3, 3, 'draw', 'none'), 'level'],
  [result(3, 3, 'union', 'marginal'), 'level; if it ended now: marginal Union victory'],
] as const)('the lead, and what it comes to: %#', (now, sentence) => {
  expect(describeTally(translator('en'), now)).toBe(sentence);
});

test('of a game that is over nothing is supposed', () => {
  const t = translator('en');
  expect(describeTally(t, result(3, 3, 'union', 'marginal'), true)).toBe('level: marginal Union victory');
  expect(describeTally(t, result(2, 1, 'draw', 'none'), true)).toBe('Union +1: a draw');
});

test('in Polish the degree has its noun', () => {
  const t = translator('pl');
  expect(describeTally(t, result(6, 0, 'union', 'substantive'))).toBe('Unia +6, znaczące zwycięstwo');
});
