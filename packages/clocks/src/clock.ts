import { ALWAYS, type Calendar } from './calendar.ts';
import type { Instant } from './instants.ts';
import type { Pace } from './pace.ts';
import { type Pause, type Timetable, used, whenUsed } from './used.ts';

/** The time of one side. Plain data: it is kept with the game. */
export interface Clock {
  /** Running time that is left; below zero it is grace, down to minus the whole of it. */
  readonly left: number;
  /** What was left when the decision came to this side. */
  readonly had: number;
  /** Counted up to here, and running; undefined: the decision is not this side's. */
  readonly since?: Instant;
}

/** What happens to a clock that runs, in this order. */
export const ALARMS = ['reminder', 'zero', 'claimable'] as const;
export type Alarm = (typeof ALARMS)[number];

/** How much of the time that a side had is left when it is reminded. */
const REMINDED_AT = 0.2;

export const newClock = ({ reserve }: Pace): Clock => ({ left: reserve, had: reserve });

/** Live games do not wait for anybody's night. */
export const timetable = ({ kind }: Pace, calendar: Calendar, pauses: readonly Pause[]): Timetable => ({
  calendar: kind === 'days' ? calendar : ALWAYS,
  pauses,
});

/** The decision comes to this side. One that has it already goes on. */
export const started = (clock: Clock, now: Instant): Clock =>
  clock.since === undefined ? { left: clock.left, had: clock.left, since: now } : clock;

/**
 * Counted up to now, some of it forgiven. To be done with the old timetable whenever a calendar or a pause changes: what was used stays used,
 * so that no change gives time back.
 */
export function counted(clock: Clock, pace: Pace, times: Timetable, now: Instant, lag = 0): Clock {
  if (clock.since === undefined || now <= clock.since) return clock;
  const forgiven = Math.min(Math.max(lag, 0), pace.lag);
  const charged = Math.max(used(times, clock.since, now) - forgiven, 0);
  return { left: Math.max(clock.left - charged, -pace.grace), had: clock.had, since: now };
}

/** The decision passes on: the clock stops and gains its increment. Grace that was used is not counted against it. */
export function passedOn(clock: Clock, pace: Pace, times: Timetable, now: Instant, lag = 0): Clock {
  if (clock.since === undefined) return clock;
  const { left } = counted(clock, pace, times, now, lag);
  const gained = Math.min(Math.max(left, 0) + pace.increment, Math.max(pace.cap, left));
  return { left: gained, had: gained };
}

/** How much is left when an alarm rings. */
const levelOf = (alarm: Alarm, { had }: Clock, { grace }: Pace): number =>
  ({ reminder: Math.floor(Math.max(had, 0) * REMINDED_AT), zero: 0, claimable: -grace })[alarm];

/** The last alarm that has rung; undefined: none. */
export const reached = (clock: Clock, pace: Pace): Alarm | undefined =>
  ALARMS.findLast(alarm => clock.left <= levelOf(alarm, clock, pace));

export interface Ringing {
  readonly alarm: Alarm;
  readonly at: Instant;
}

/** When an alarm rings, if the clock goes on running; undefined: it has rung, or the clock stands for good. */
export function ringsAt(alarm: Alarm, clock: Clock, pace: Pace, times: Timetable): Instant | undefined {
  const level = levelOf(alarm, clock, pace);
  if (clock.since === undefined || clock.left <= level) return undefined;
  return whenUsed(times, clock.since, clock.left - level);
}

/** The next alarm of a clock that runs. */
export function nextAlarm(clock: Clock, pace: Pace, times: Timetable): Ringing | undefined {
  for (const alarm of ALARMS) {
    const at = ringsAt(alarm, clock, pace, times);
    if (at !== undefined) return { alarm, at };
  }
  return undefined;
}

/** After the grace the opponent may claim, wait, or give the seat away. */
export const mayClaim = (clock: Clock, pace: Pace, times: Timetable, now: Instant): boolean =>
  clock.since !== undefined && reached(counted(clock, pace, times, now), pace) === 'claimable';
