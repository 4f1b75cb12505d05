import { DAY, HOUR, type Instant, MINUTE, type Span } from './instants.ts';
import { offsetAt, stretches, zoneNamed } from './zone.ts';

/** Hours in which a person sleeps, in minutes of the day by the clock on the wall; it may go past midnight. */
export interface Night {
  readonly from: number;
  readonly to: number;
}

/** Days off, as 2026-12-24, both included. */
export interface Vacation {
  readonly from: string;
  readonly to: string;
}

/** When a person's time stands still, by the clock on that person's wall. */
export interface Calendar {
  readonly zone: string;
  readonly night?: Night;
  /** Saturdays and Sundays stand. */
  readonly weekends: boolean;
  readonly vacations: readonly Vacation[];
}

/** Time that never stands. */
export const ALWAYS: Calendar = { zone: 'UTC', weekends: false, vacations: [] };

export const LONGEST_NIGHT = 10 * HOUR;
export const VACATION_DAYS_A_YEAR = 21;

/** Why time stands still, the reason that lasts longest first. */
export const STANDS = ['pause', 'vacation', 'weekend', 'night'] as const;
export type Stands = (typeof STANDS)[number];

export const CALENDAR_PROBLEMS = ['no-zone', 'bad-night', 'long-night', 'bad-vacation', 'long-vacation'] as const;
export type CalendarProblem = (typeof CALENDAR_PROBLEMS)[number];

const MINUTES_A_DAY = DAY / MINUTE;
const DATE = /^\d{4}-\d\d-\d\d$/;

const lengthOf = ({ from, to }: Night): number => ((to - from + MINUTES_A_DAY) % MINUTES_A_DAY) * MINUTE;
const isMinute = (minute: number): boolean => Number.isInteger(minute) && minute >= 0 && minute < MINUTES_A_DAY;

/** Days since 1970 began; undefined: there is no such day. */
export function dayNumber(date: string): number | undefined {
  if (!DATE.test(date)) return undefined;
  const day = Date.parse(date) / DAY;
  return Number.isInteger(day) && dateOfDay(day) === date ? day : undefined;
}

/** Swedish dates are written 2026-12-24. */
const ISO = new Intl.DateTimeFormat('sv', { timeZone: 'UTC' });
export const dateOfDay = (day: number): string => ISO.format(day * DAY);

/** The date on that person's wall. */
export const today = ({ zone }: Calendar, now: Instant): string =>
  dateOfDay(Math.floor((now + offsetAt(zone, now)) / DAY));

function daysOf({ from, to }: Vacation): number[] | undefined {
  const first = dayNumber(from);
  const last = dayNumber(to);
  if (first === undefined || last === undefined || last < first || last - first > 366) return undefined;
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** How many days off each year has; a day that is named twice is one. */
export function vacationDays(vacations: readonly Vacation[]): Map<number, number> {
  const days = new Set(vacations.flatMap(vacation => daysOf(vacation) ?? []));
  const counted = new Map<number, number>();
  for (const day of days) {
    const year = Number(dateOfDay(day).slice(0, 4));
    counted.set(year, (counted.get(year) ?? 0) + 1);
  }
  return counted;
}

/** The first thing that is wrong with a calendar from outside. */
export function calendarProblem({ zone, night, vacations }: Calendar): CalendarProblem | undefined {
  if (zoneNamed(zone) === undefined) return 'no-zone';
  if (night !== undefined) {
    if (!isMinute(night.from) || !isMinute(night.to) || night.from === night.to) return 'bad-night';
    if (lengthOf(night) > LONGEST_NIGHT) return 'long-night';
  }
  if (vacations.some(vacation => daysOf(vacation) === undefined)) return 'bad-vacation';
  return [...vacationDays(vacations).values()].some(days => days > VACATION_DAYS_A_YEAR) ? 'long-vacation' : undefined;
}

const SATURDAY = 6;
const SUNDAY = 0;
/** The first of January 1970 was a Thursday. */
const weekday = (day: number): number => (day + 4) % 7;

/** Spans of a day that stand, by the clock on the wall. A night begins on its day and may end on the next. */
function standingOn(calendar: Calendar, day: number, why: Exclude<Stands, 'pause'>): Span[] {
  const midnight = day * DAY;
  const whole = [{ from: midnight, to: midnight + DAY }];
  if (why === 'weekend') {
    return calendar.weekends && [SATURDAY, SUNDAY].includes(weekday(day)) ? whole : [];
  }
  if (why === 'vacation') {
    if (calendar.vacations.length === 0) return [];
    const date = dateOfDay(day);
    return calendar.vacations.some(({ from, to }) => from <= date && date <= to) ? whole : [];
  }
  if (calendar.night === undefined) return [];
  const from = midnight + calendar.night.from * MINUTE;
  return [{ from, to: from + lengthOf(calendar.night) }];
}

const REASONS = ['vacation', 'weekend', 'night'] as const;

/**
 * Spans in which a person's time stands, for one reason or all. What counts is what the clock on the wall shows: an hour of the night that
 * is skipped in spring does not stand, one that comes twice in autumn stands twice.
 */
export function standingSpans(calendar: Calendar, bounds: Span, reasons: readonly Stands[] = REASONS): Span[] {
  const spans: Span[] = [];
  for (const { from, to, offset } of stretches(calendar.zone, bounds)) {
    const wall = { from: from + offset, to: to + offset };
    for (let day = Math.floor(wall.from / DAY) - 1; day * DAY < wall.to; day += 1) {
      for (const why of reasons) {
        if (why === 'pause') continue;
        for (const span of standingOn(calendar, day, why)) {
          const within = { from: Math.max(span.from - offset, from), to: Math.min(span.to - offset, to) };
          if (within.from < within.to) spans.push(within);
        }
      }
    }
  }
  return spans;
}
