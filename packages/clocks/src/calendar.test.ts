import { describe, expect, test } from 'vitest';
import { ALWAYS, type Calendar, calendarProblem, dayNumber, today, vacationDays } from './calendar.ts';
import { zoneNamed } from './zone.ts';

const problem = (changes: Partial<Calendar>) => calendarProblem({ ...ALWAYS, ...changes });

describe('a calendar from outside', () => {
  test('is taken if its zone exists, its night is short enough and its vacations are days', () => {
    expect(problem({ zone: 'Europe/Warsaw', night: { from: 1320, to: 480 } })).toBeUndefined();
    expect(problem({ vacations: [{ from: '2026-12-24', to: '2027-01-13' }] })).toBeUndefined();
  });

  test('is refused with the reason', () => {
    expect(problem({ zone: 'Europe/Atlantis' })).toBe('no-zone');
    expect(problem({ zone: '' })).toBe('no-zone');
    expect(problem({ night: { from: 1320, to: 481 } })).toBe('long-night');
    expect(problem({ night: { from: 1320, to: 1320 } })).toBe('bad-night');
    expect(problem({ night: { from: -1, to: 20 } })).toBe('bad-night');
    expect(problem({ night: { from: 1.5, to: 20 } })).toBe('bad-night');
    expect(problem({ night: { from: 0, to: 1440 } })).toBe('bad-night');
    expect(problem({ vacations: [{ from: '2026-02-30', to: '2026-03-01' }] })).toBe('bad-vacation');
    expect(problem({ vacations: [{ from: '2026-03-02', to: '2026-03-01' }] })).toBe('bad-vacation');
    expect(problem({ vacations: [{ from: 'tomorrow', to: '2026-03-01' }] })).toBe('bad-vacation');
    expect(problem({ vacations: [{ from: '2026-03-01', to: '9999-12-31' }] })).toBe('bad-vacation');
  });

  test('has 21 days off a year, each counted once', () => {
    const weeks = { from: '2026-03-01', to: '2026-03-21' };
    expect(problem({ vacations: [weeks] })).toBeUndefined();
    expect(problem({ vacations: [weeks, weeks] })).toBeUndefined();
    expect(problem({ vacations: [weeks, { from: '2026-08-01', to: '2026-08-01' }] })).toBe('long-vacation');
    expect([...vacationDays([{ from: '2026-12-30', to: '2027-01-02' }])]).toEqual([
      [2026, 2],
      [2027, 2],
    ]);
  });
});

test('a zone is called as the world’s list calls it', () => {
  expect(zoneNamed('europe/warsaw')).toBe('Europe/Warsaw');
  expect(zoneNamed('Mars/Olympus')).toBeUndefined();
});

test('today is the date on that person’s wall', () => {
  const now = Date.parse('2026-11-18T23:30Z');
  expect(today({ ...ALWAYS, zone: 'Europe/Warsaw' }, now)).toBe('2026-11-19');
  expect(today({ ...ALWAYS, zone: 'America/New_York' }, now)).toBe('2026-11-18');
  expect(dayNumber('1970-01-02')).toBe(1);
});
