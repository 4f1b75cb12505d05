import { DAY, HOUR, MINUTE, SECOND } from './instants.ts';

export const PACE_KINDS = ['days', 'live'] as const;

/** How much time the players of a game have. Lengths of running time, in milliseconds. */
export interface Pace {
  /** Over days a person's nights, weekends and vacations stand; live only what both agreed on. */
  readonly kind: (typeof PACE_KINDS)[number];
  readonly reserve: number;
  /** Added when the decision passes on to the other side. */
  readonly increment: number;
  /** An increment never lifts the time above this. */
  readonly cap: number;
  /** After zero nothing ends: so long the opponent has to wait before he may claim. */
  readonly grace: number;
  /** So much of what the line took is forgiven, a decision. */
  readonly lag: number;
}

const overDays = (reserve: number, increment: number): Pace => ({
  kind: 'days',
  reserve,
  increment,
  cap: reserve,
  grace: DAY,
  lag: 0,
});

const live = (reserve: number, increment: number): Pace => ({
  kind: 'live',
  reserve,
  increment,
  cap: 2 * reserve,
  grace: 2 * MINUTE,
  lag: SECOND,
});

/** What a challenge offers. */
export const PACES = {
  week: overDays(7 * DAY, DAY),
  brisk: overDays(3 * DAY, 12 * HOUR),
  month: overDays(30 * DAY, 2 * DAY),
  evening: live(60 * MINUTE, 30 * SECOND),
  long: live(120 * MINUTE, 60 * SECOND),
} as const satisfies Record<string, Pace>;

export type PaceName = keyof typeof PACES;
export const PACE_NAMES = Object.keys(PACES) as readonly PaceName[];
