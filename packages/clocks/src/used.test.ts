import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALWAYS, type Calendar } from './calendar.ts';
import { DAY, HOUR, type Instant, MINUTE } from './instants.ts';
import { judgedUse } from './judge.fixture.ts';
import { anInstant, aTimetable } from './timetables.fixture.ts';
import { standingAt, used, whenUsed } from './used.ts';

const at = (text: string): Instant => Date.parse(text);
const of = (calendar: Partial<Calendar>) => ({ calendar: { ...ALWAYS, ...calendar }, pauses: [] });
const SLEEP = { from: 22 * 60, to: 7 * 60 };

describe('time used', () => {
  test('an instant costs nothing, and neither does the past', () => {
    const times = of({});
    expect(used(times, at('2026-05-01T12:00Z'), at('2026-05-01T12:00Z'))).toBe(0);
    expect(used(times, at('2026-05-01T12:00Z'), at('2026-05-01T11:00Z'))).toBe(0);
    expect(used(times, at('2026-05-01T12:00Z'), at('2026-05-01T12:00:00.007Z'))).toBe(7);
  });

  test('nights stand by the clock on the wall', () => {
    const times = of({ zone: 'Europe/Warsaw', night: SLEEP });
    // From noon to noon in summer, two hours ahead of Greenwich.
    expect(used(times, at('2026-07-01T10:00Z'), at('2026-07-02T10:00Z'))).toBe(15 * HOUR);
    expect(used(times, at('2026-07-01T20:00Z'), at('2026-07-02T05:00Z'))).toBe(0);
    expect(used(times, at('2026-07-01T19:59Z'), at('2026-07-02T05:01Z'))).toBe(2 * MINUTE);
  });

  test('a night of an hour less or more costs no minute of the day', () => {
    const times = of({ zone: 'Europe/Warsaw', night: SLEEP });
    const days = [
      ['2026-03-28T21:00Z', '2026-03-29T05:00Z'],
      ['2026-10-24T20:00Z', '2026-10-25T06:00Z'],
    ] as const;
    for (const [evening, morning] of days) {
      expect(used(times, at(evening), at(morning))).toBe(0);
      expect(used(times, at(evening) - HOUR, at(morning) + HOUR)).toBe(2 * HOUR);
    }
  });

  test('an hour of the night that comes twice stands twice, one that is skipped does not stand', () => {
    const times = of({ zone: 'America/New_York', night: { from: 60, to: 120 } });
    expect(used(times, at('2026-11-01T04:00Z'), at('2026-11-01T08:00Z'))).toBe(2 * HOUR);
    const skipped = of({ zone: 'America/New_York', night: { from: 120, to: 180 } });
    expect(used(skipped, at('2026-03-08T06:00Z'), at('2026-03-08T09:00Z'))).toBe(3 * HOUR);
  });

  test('weekends, vacations and pauses stand, and none is counted twice', () => {
    const friday = at('2026-11-20T12:00Z');
    const monday = at('2026-11-23T12:00Z');
    expect(used(of({ weekends: true }), friday, monday)).toBe(DAY);
    const off = { weekends: true, vacations: [{ from: '2026-11-21', to: '2026-11-23' }] };
    expect(used(of(off), friday, monday)).toBe(12 * HOUR);
    const paused = {
      ...of(off),
      pauses: [
        { from: friday + HOUR, to: friday + 3 * HOUR },
        { from: friday + 2 * HOUR, to: friday + 4 * HOUR },
      ],
    };
    expect(used(paused, friday, monday)).toBe(9 * HOUR);
    expect(used({ ...paused, pauses: [{ from: friday }] }, friday, monday)).toBe(0);
  });

  test('the judge who walks minute by minute finds the same, thousands of times', () => {
    fc.assert(
      fc.property(aTimetable, anInstant, fc.integer({ min: 0, max: 3 * 24 * 60 }), (times, from, minutes) => {
        const to = from + minutes * MINUTE;
        expect(used(times, from, to)).toBe(judgedUse(times, from, to));
      }),
      { numRuns: 3000 },
    );
  });

  test('used(a, c) = used(a, b) + used(b, c), at any millisecond', () => {
    const instants = fc.array(fc.tuple(anInstant, fc.integer({ min: 0, max: MINUTE })), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(aTimetable, instants, (times, drawn) => {
        const [a = 0, b = 0, c = 0] = drawn.map(([minute, more]) => minute + more).sort((x, y) => x - y);
        expect(used(times, a, b) + used(times, b, c)).toBe(used(times, a, c));
      }),
      { numRuns: 500 },
    );
  });

  test('a pause more never takes time, and none gives time back', () => {
    fc.assert(
      fc.property(aTimetable, anInstant, anInstant, anInstant, (times, x, y, pause) => {
        const [from, to] = x < y ? [x, y] : [y, x];
        const more = { ...times, pauses: [...times.pauses, { from: pause, to: pause + DAY }] };
        expect(used(more, from, to)).toBeLessThanOrEqual(used(times, from, to));
        expect(used(more, from, to)).toBeGreaterThanOrEqual(0);
        expect(used(more, from, Math.min(pause, to))).toBe(used(times, from, Math.min(pause, to)));
      }),
    );
  });
});

describe('when time will have been used', () => {
  test('it is the first such instant', () => {
    fc.assert(
      fc.property(aTimetable, anInstant, fc.integer({ min: 1, max: 10 * DAY }), (times, from, time) => {
        const when = whenUsed(times, from, time);
        if (when === undefined) {
          expect(times.pauses.some(({ to }) => to === undefined)).toBe(true);
          return;
        }
        expect(used(times, from, when)).toBe(time);
        expect(used(times, from, when - 1)).toBe(time - 1);
      }),
      { numRuns: 2000 },
    );
  });

  test('no time is used at once, and behind an endless pause none is ever', () => {
    const from = at('2026-05-01T12:00Z');
    expect(whenUsed(of({ weekends: true }), from, 0)).toBe(from);
    expect(whenUsed({ ...of({}), pauses: [{ from: from + HOUR }] }, from, HOUR)).toBe(from + HOUR);
    expect(whenUsed({ ...of({}), pauses: [{ from: from + HOUR }] }, from, HOUR + 1)).toBeUndefined();
  });
});

describe('why time stands', () => {
  const times = of({
    zone: 'Europe/Warsaw',
    night: SLEEP,
    weekends: true,
    vacations: [{ from: '2026-11-23', to: '2026-11-23' }],
  });

  test('the reason that lasts longest is told, and when time runs again', () => {
    expect(standingAt(times, at('2026-11-20T12:00Z'))).toBeUndefined();
    const tuesday = at('2026-11-24T06:00Z');
    expect(standingAt(times, at('2026-11-20T21:30Z'))).toEqual({ why: 'night', until: tuesday });
    expect(standingAt(times, at('2026-11-21T03:00Z'))).toEqual({ why: 'weekend', until: tuesday });
    expect(standingAt(times, at('2026-11-23T12:00Z'))).toEqual({ why: 'vacation', until: tuesday });
    const pauses = [{ from: at('2026-11-20T12:00Z') }];
    expect(standingAt({ ...times, pauses }, at('2026-11-23T12:00Z'))).toEqual({ why: 'pause' });
  });

  test('it stands if and only if the next millisecond costs nothing', () => {
    fc.assert(
      fc.property(aTimetable, anInstant, (timetable, now) => {
        const standing = standingAt(timetable, now);
        expect(standing === undefined).toBe(used(timetable, now, now + 1) === 1);
        if (standing?.until === undefined) return;
        expect(used(timetable, now, standing.until)).toBe(0);
        expect(used(timetable, now, standing.until + 1)).toBe(1);
      }),
    );
  });
});
