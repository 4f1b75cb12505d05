import { type ClockFace, HOUR, MINUTE } from '@wigwag/clocks';
import { describe, expect, test } from 'vitest';
import { stateAt } from './presence.ts';
import { faceAfter, graceLeft } from './times.ts';

const face: ClockFace = { kind: 'live', left: 5 * MINUTE, isRunning: true, zeroAt: 1000, claimAt: 1000 + 2 * MINUTE };

describe('a clock that was looked at a while ago', () => {
  test('has run on', () => {
    expect(faceAfter(face, MINUTE)).toEqual({ ...face, left: 4 * MINUTE });
  });

  test('does not go below zero: then the grace runs', () => {
    const late = faceAfter(face, 6 * MINUTE);
    expect(late).toMatchObject({ left: 0, reached: 'zero' });
    expect(graceLeft(late, 1000 + MINUTE)).toBe(MINUTE);
    expect(graceLeft(late, HOUR)).toBe(0);
  });

  test('has no grace while there is time', () => {
    expect(graceLeft(face, 0)).toBeUndefined();
  });

  test('shows the same where it stands, at night or because the other decides', () => {
    const night: ClockFace = { ...face, stands: { why: 'night', until: 7 * HOUR } };
    expect(faceAfter(night, HOUR)).toBe(night);
    const waiting: ClockFace = { kind: 'days', left: HOUR, isRunning: false };
    expect(faceAfter(waiting, HOUR)).toBe(waiting);
  });

  test('that is used up stays so', () => {
    const used: ClockFace = { ...face, left: 0, reached: 'claimable' };
    expect(faceAfter(used, MINUTE).reached).toBe('claimable');
  });
});

test('whoever uses the tab is here, whoever has it in sight is idle, all others are away', () => {
  expect(stateAt(60_000, 0, true)).toBe('here');
  expect(stateAt(10 * MINUTE, 0, true)).toBe('idle');
  expect(stateAt(1, 0, false)).toBe('away');
});
