import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALWAYS, type Calendar } from './calendar.ts';
import { type Clock, counted, mayClaim, newClock, nextAlarm, passedOn, reached, started, timetable } from './clock.ts';
import { DAY, HOUR, type Instant, MINUTE, SECOND } from './instants.ts';
import { PACES } from './pace.ts';
import { anInstant, aTimetable } from './timetables.fixture.ts';
import { type Timetable, used } from './used.ts';

const NOW = Date.parse('2026-11-18T12:00Z');
const FREE: Timetable = { calendar: ALWAYS, pauses: [] };
const { week, evening } = PACES;
const running = (left: number): Clock => started({ left, had: left }, NOW);

describe('a clock over days', () => {
  test('runs only while the decision is its side’s', () => {
    const clock = newClock(week);
    expect(counted(clock, week, FREE, NOW + DAY)).toEqual(clock);
    expect(counted(started(clock, NOW), week, FREE, NOW + DAY).left).toBe(6 * DAY);
    expect(started(running(DAY), NOW + HOUR)).toEqual(running(DAY));
  });

  test('gains its increment when the decision passes on, up to the cap and not before', () => {
    expect(passedOn(running(3 * DAY), week, FREE, NOW + HOUR)).toEqual({ left: 4 * DAY - HOUR, had: 4 * DAY - HOUR });
    expect(passedOn(running(7 * DAY), week, FREE, NOW + HOUR).left).toBe(7 * DAY);
    expect(counted(running(3 * DAY), week, FREE, NOW + HOUR).left).toBe(3 * DAY - HOUR);
    const waiting = newClock(week);
    expect(passedOn(waiting, week, FREE, NOW + HOUR)).toBe(waiting);
  });

  test('at zero nothing ends: a day of grace, then the opponent may claim', () => {
    const clock = running(HOUR);
    expect(mayClaim(clock, week, FREE, NOW + HOUR)).toBe(false);
    expect(mayClaim(clock, week, FREE, NOW + HOUR + DAY - 1)).toBe(false);
    expect(mayClaim(clock, week, FREE, NOW + HOUR + DAY)).toBe(true);
    expect(mayClaim(clock, week, FREE, NOW + 100 * DAY)).toBe(true);
  });

  test('who decides in the grace, or after it, has the increment and no debt', () => {
    expect(passedOn(running(HOUR), week, FREE, NOW + 20 * HOUR).left).toBe(DAY);
    expect(passedOn(running(HOUR), week, FREE, NOW + 90 * DAY).left).toBe(DAY);
  });

  test('nobody may claim against a clock that does not run', () => {
    const stopped: Clock = { left: -DAY, had: DAY };
    expect(mayClaim(stopped, week, FREE, NOW + 9 * DAY)).toBe(false);
    expect(nextAlarm(stopped, week, FREE)).toBeUndefined();
  });

  test('rings at four fifths, at zero and after the grace', () => {
    let clock = running(5 * DAY);
    const rung: [string, Instant][] = [];
    for (let next = nextAlarm(clock, week, FREE); next !== undefined; next = nextAlarm(clock, week, FREE)) {
      rung.push([next.alarm, next.at - NOW]);
      clock = counted(clock, week, FREE, next.at);
      expect(reached(clock, week)).toBe(next.alarm);
    }
    expect(rung).toEqual([
      ['reminder', 4 * DAY],
      ['zero', 5 * DAY],
      ['claimable', 6 * DAY],
    ]);
  });

  test('counting in between changes no alarm, whatever the calendar', () => {
    fc.assert(
      fc.property(
        aTimetable,
        anInstant,
        fc.integer({ min: 1, max: 7 * DAY }),
        fc.nat(20 * DAY),
        (times, from, left, gap) => {
          const clock = started({ left, had: left }, from);
          const first = nextAlarm(clock, week, times);
          const between = counted(clock, week, times, from + gap);
          if (first !== undefined && first.at > from + gap) expect(nextAlarm(between, week, times)).toEqual(first);
          else expect(between.left).toBe(Math.max(left - used(times, from, from + gap), -week.grace));
        },
      ),
    );
  });

  test('what was used before a calendar changed stays used', () => {
    fc.assert(
      fc.property(
        aTimetable,
        aTimetable,
        anInstant,
        fc.nat(3 * DAY),
        fc.nat(3 * DAY),
        (old, changed, from, one, two) => {
          const clock = started(newClock(week), from);
          const atChange = counted(clock, week, old, from + one);
          const later = counted(atChange, week, changed, from + one + two);
          expect(later.left).toBeLessThanOrEqual(atChange.left);
          expect(atChange.left).toBe(week.reserve - used(old, from, from + one));
        },
      ),
    );
  });
});

describe('a live clock', () => {
  const asleep: Calendar = { zone: 'UTC', night: { from: 0, to: 600 }, weekends: true, vacations: [] };

  test('does not wait for anybody’s night, but for a pause', () => {
    const night = Date.parse('2026-11-21T03:00Z');
    expect(used(timetable(week, asleep, []), night, night + MINUTE)).toBe(0);
    expect(used(timetable(evening, asleep, []), night, night + MINUTE)).toBe(MINUTE);
    expect(used(timetable(evening, asleep, [{ from: night }]), night, night + MINUTE)).toBe(0);
  });

  test('forgives what the line took, up to a second and never more than was used', () => {
    const pass = (after: number, lag: number): number =>
      passedOn(running(10 * MINUTE), evening, FREE, NOW + after, lag).left - 10 * MINUTE - evening.increment;
    expect(pass(5 * SECOND, 0)).toBe(-5 * SECOND);
    expect(pass(5 * SECOND, 300)).toBe(300 - 5 * SECOND);
    expect(pass(5 * SECOND, 60 * SECOND)).toBe(-4 * SECOND);
    expect(pass(200, 900)).toBe(0);
    expect(pass(200, -900)).toBe(-200);
  });

  test('over days the line costs nothing worth forgiving', () => {
    expect(counted(running(DAY), week, FREE, NOW + HOUR, SECOND).left).toBe(DAY - HOUR);
  });
});
