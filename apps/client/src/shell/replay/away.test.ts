import type { Vocabulary } from '@wigwag/kernel';
import { expect, test } from 'vitest';
import { replaySince } from './away.ts';
import type { Moment, Replay } from './moments.ts';

const moment = (lines: number): Moment => ({
  lines,
  side: 'union',
  sentence: `up to ${lines}`,
  dice: '',
  battles: [],
  stretch: 1,
});

const replay: Replay<Vocabulary> = {
  moments: [1, 4, 6, 9].map(moment),
  stretchName: () => ({ long: '', short: '' }),
  leadOf: () => undefined,
  paceOf: () => 100,
  detail: index => `detail ${index}`,
  leaves: [],
};

test('what happened since a line: moments that end after it, numbered anew, each with its own detail', () => {
  const { moments, detail } = replaySince(replay, 4);
  expect(moments.map(({ lines }) => lines)).toEqual([6, 9]);
  expect(detail(0)).toBe('detail 2');
  expect(replaySince(replay, 5).moments.map(({ lines }) => lines)).toEqual([6, 9]);
});

test('since the end there is the last moment left to look at', () => {
  expect(replaySince(replay, 9).moments.map(({ lines }) => lines)).toEqual([9]);
});
