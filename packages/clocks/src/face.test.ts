import { describe, expect, test } from 'vitest';
import { ALWAYS } from './calendar.ts';
import { newClock, started } from './clock.ts';
import { faceOf, minutesAndSeconds, twoUnits } from './face.ts';
import { DAY, HOUR, MINUTE, SECOND } from './instants.ts';
import { PACES } from './pace.ts';

const NOW = Date.parse('2026-11-18T12:00Z');
const FREE = { calendar: ALWAYS, pauses: [] };

describe('the face of a clock', () => {
  test('counts down to zero and says when the time is up', () => {
    const clock = started({ left: HOUR, had: HOUR }, NOW);
    const at = (later: number) => faceOf(clock, PACES.week, FREE, NOW + later);
    expect(at(0)).toEqual({ kind: 'days', left: HOUR, isRunning: true, zeroAt: NOW + HOUR, claimAt: NOW + HOUR + DAY });
    expect(at(50 * MINUTE)).toMatchObject({ left: 10 * MINUTE, reached: 'reminder' });
    expect(at(2 * HOUR)).toEqual({
      kind: 'days',
      left: 0,
      isRunning: true,
      reached: 'zero',
      claimAt: NOW + HOUR + DAY,
    });
    expect(at(2 * DAY)).toEqual({ kind: 'days', left: 0, isRunning: true, reached: 'claimable' });
  });

  test('tells why it stands, and of a clock that does not run only what is left', () => {
    const paused = { ...FREE, pauses: [{ from: NOW }] };
    const face = faceOf(started(newClock(PACES.week), NOW), PACES.week, paused, NOW + HOUR);
    expect(face).toEqual({ kind: 'days', left: 7 * DAY, isRunning: true, stands: { why: 'pause' } });
    expect(faceOf(newClock(PACES.week), PACES.week, paused, NOW)).toEqual({
      kind: 'days',
      left: 7 * DAY,
      isRunning: false,
    });
  });
});

test('over days the two largest units', () => {
  expect(twoUnits(2 * DAY + 4 * HOUR + 59 * MINUTE)).toEqual([
    { unit: 'day', count: 2 },
    { unit: 'hour', count: 4 },
  ]);
  expect(twoUnits(2 * DAY + 59 * MINUTE)).toEqual([{ unit: 'day', count: 2 }]);
  expect(twoUnits(59 * SECOND)).toEqual([{ unit: 'second', count: 59 }]);
  expect(twoUnits(0)).toEqual([{ unit: 'second', count: 0 }]);
});

test('live minutes and seconds, where 0:00 is zero', () => {
  expect(minutesAndSeconds(61 * MINUTE + 5 * SECOND)).toBe('61:05');
  expect(minutesAndSeconds(1)).toBe('0:01');
  expect(minutesAndSeconds(0)).toBe('0:00');
});
