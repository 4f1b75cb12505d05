import { type Alarm, type Clock, counted, reached, ringsAt } from './clock.ts';
import { DAY, HOUR, type Instant, MINUTE, SECOND } from './instants.ts';
import type { Pace } from './pace.ts';
import { type Standing, standingAt, type Timetable } from './used.ts';

/** What a clock shows to anybody who looks. */
export interface ClockFace {
  readonly kind: Pace['kind'];
  /** Running time that is left, never below zero. */
  readonly left: number;
  readonly isRunning: boolean;
  readonly reached?: Alarm;
  /** Why it stands although the decision is this side's. */
  readonly stands?: Standing;
  /** When the time is up, and when the opponent may claim, if nothing happens. */
  readonly zeroAt?: Instant;
  readonly claimAt?: Instant;
}

export function faceOf(clock: Clock, pace: Pace, times: Timetable, now: Instant): ClockFace {
  const present = counted(clock, pace, times, now);
  const isRunning = present.since !== undefined;
  const alarm = isRunning ? reached(present, pace) : undefined;
  const stands = isRunning ? standingAt(times, now) : undefined;
  const zeroAt = ringsAt('zero', present, pace, times);
  const claimAt = ringsAt('claimable', present, pace, times);
  return {
    kind: pace.kind,
    left: Math.max(present.left, 0),
    isRunning,
    ...(alarm && { reached: alarm }),
    ...(stands && { stands }),
    ...(zeroAt !== undefined && { zeroAt }),
    ...(claimAt !== undefined && { claimAt }),
  };
}

export const UNITS = { day: DAY, hour: HOUR, minute: MINUTE, second: SECOND } as const;
export type Unit = keyof typeof UNITS;

export interface Amount {
  readonly unit: Unit;
  readonly count: number;
}

/** The two largest units of a length of time, rounded down; the second is left out where there is none of it. */
export function twoUnits(length: number): Amount[] {
  const units = Object.entries(UNITS) as [Unit, number][];
  const first = units.findIndex(([, size]) => length >= size);
  if (first === -1) return [{ unit: 'second', count: 0 }];
  let left = length;
  const amounts = units.slice(first, first + 2).map(([unit, size]) => {
    const count = Math.floor(left / size);
    left -= count * size;
    return { unit, count };
  });
  return amounts.filter(({ count }, at) => at === 0 || count > 0);
}

/** Minutes and seconds, as 61:05; what is begun counts, so that 0:00 means zero. */
export function minutesAndSeconds(length: number): string {
  const seconds = Math.ceil(length / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
