import type { Told } from '@wigwag/host';
import type { Vocabulary } from '@wigwag/kernel';
import { describe, expect, test } from 'vitest';
import { battleFrom, indexAt, type Moment, nextStop, stepBack, stepOn } from './moments.ts';

const moment = (lines: number, isBattle = false): Moment => ({
  ...{ lines, side: 'blue', sentence: '', dice: '', stretch: 1 },
  battles: isBattle ? [{ winner: 'blue', lines }] : [],
});

/** Four moments: a battle is the second and the last. */
const MOMENTS = [moment(1), moment(5, true), moment(6), moment(9, true)];

describe('the moments of a game', () => {
  test('each begins where the one before it ended', () => {
    expect([1, 2, 5, 6, 7, 9, 12].map(lines => indexAt(MOMENTS, lines))).toEqual([0, 1, 1, 2, 3, 3, 3]);
  });

  test('one goes from end to end, out of the middle of one to its own end or that of the one before', () => {
    expect([1, 3, 5, 6, 9].map(at => stepOn(MOMENTS, at))).toEqual([5, 5, 6, 9, 9]);
    expect([1, 3, 5, 6, 9].map(at => stepBack(MOMENTS, at))).toEqual([1, 1, 1, 5, 6]);
  });

  test('from battle to battle', () => {
    expect([1, 3, 5, 9].map(at => battleFrom(MOMENTS, at, 'on'))).toEqual([5, 5, 9, 9]);
    expect([9, 7, 5, 3].map(at => battleFrom(MOMENTS, at, 'back'))).toEqual([5, 5, 5, 3]);
    const twice = [moment(1), { ...moment(9), battles: [4, 9].map(lines => ({ winner: 'blue', lines })) }];
    expect(
      [1, 4, 5].map(at => battleFrom(twice, at, 'on')),
      'two of one moment',
    ).toEqual([4, 9, 9]);
    expect([9, 5, 4].map(at => battleFrom(twice, at, 'back'))).toEqual([4, 4, 4]);
  });

  test('what plays by itself stops at lines with something to see, and at the end of each moment', () => {
    const log = ['.', '.', 'x', '.', '.', '.', '.', 'x', '.'].map(type => ({
      by: 'blue',
      events: [{ type }],
      rolled: [],
    }));
    const pace = ({ events }: Told<Vocabulary>): number => (events[0]?.type === 'x' ? 200 : 0);
    expect([1, 3, 5, 6, 8, 9].map(at => nextStop(log, MOMENTS, at, pace))).toEqual([3, 5, 6, 8, 9, 9]);
  });
});
