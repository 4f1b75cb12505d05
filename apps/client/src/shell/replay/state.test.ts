import { expect, test } from 'vitest';
import { addressOfMoment, momentAsked, nextSpeed, replayAt, SPEEDS, useLooking } from './state.ts';

test('a moment is found again by its address, and nothing else is one', () => {
  expect(momentAsked(addressOfMoment(32))).toBe(32);
  for (const hash of ['', '#', '#at=', '#at=0', '#at=-1', '#at=3x', '#at=99999999999999'])
    expect(momentAsked(hash)).toBeUndefined();
});

test('speeds follow each other round, and looking somewhere stops what plays', () => {
  const seen = SPEEDS.map(() => {
    nextSpeed();
    return useLooking.getState().speed;
  });
  expect(new Set(seen)).toEqual(new Set(SPEEDS));
  useLooking.setState({ isPlaying: true });
  replayAt(0);
  expect(useLooking.getState()).toMatchObject({ at: 1, isPlaying: false });
});
