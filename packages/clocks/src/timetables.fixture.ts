import fc from 'fast-check';
import { type Calendar, dateOfDay, type Night, type Vacation } from './calendar.ts';
import { DAY, type Instant, MINUTE } from './instants.ts';
import type { Pause, Timetable } from './used.ts';

/** Where the clocks are changed by an hour, or by half an hour; and where they never are. */
const ZONES = ['Europe/Warsaw', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata'];

/** Ten days around the changes of the clocks in New York and Warsaw, and around a new year. */
const DAYS_FROM = ['2026-03-03', '2026-03-24', '2026-10-23', '2026-12-28'];
const DAYS = 10;

/** A whole minute of these days. */
export const anInstant: fc.Arbitrary<Instant> = fc
  .tuple(fc.constantFrom(...DAYS_FROM), fc.integer({ min: 0, max: DAYS * 24 * 60 }))
  .map(([day, minutes]) => Date.parse(day) + minutes * MINUTE);

const aNight: fc.Arbitrary<Night> = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 600 }))
  .map(([from, length]) => ({ from, to: (from + length) % 1440 }));

const aVacation: fc.Arbitrary<Vacation> = fc.tuple(anInstant, fc.integer({ min: 0, max: 9 })).map(([at, days]) => {
  const first = Math.floor(at / DAY);
  return { from: dateOfDay(first), to: dateOfDay(first + days) };
});

export const aCalendar: fc.Arbitrary<Calendar> = fc
  .record({
    zone: fc.constantFrom(...ZONES),
    night: fc.option(aNight, { nil: undefined }),
    weekends: fc.boolean(),
    vacations: fc.array(aVacation, { maxLength: 2 }),
  })
  .map(({ night, ...rest }) => (night === undefined ? rest : { ...rest, night }));

const aPause: fc.Arbitrary<Pause> = fc
  .tuple(anInstant, fc.option(fc.integer({ min: 0, max: 3 * 24 * 60 }), { nil: undefined, freq: 8 }))
  .map(([from, minutes]) => (minutes === undefined ? { from } : { from, to: from + minutes * MINUTE }));

export const aTimetable: fc.Arbitrary<Timetable> = fc.record({
  calendar: aCalendar,
  pauses: fc.array(aPause, { maxLength: 3 }),
});
