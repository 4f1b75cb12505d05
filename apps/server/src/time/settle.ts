import {
  type Alarm,
  type Calendar,
  type Clock,
  counted,
  nextAlarm,
  type Pace,
  type Pause,
  passedOn,
  reached,
  started,
  type Timetable,
  timetable,
} from '@wigwag/clocks';

/** A side's time in one game, and whose it is. */
export interface SeatTime {
  readonly side: string;
  readonly clock: Clock;
  readonly calendar: Calendar;
  /** What the line of that browser takes. */
  readonly lag: number;
}

/** A decision passed on, or the game began or ended. */
export interface Turn {
  readonly status: string;
  readonly active: string | undefined;
  readonly at: number;
}

export interface GameTime {
  readonly pace: Pace;
  readonly pauses: readonly Pause[];
  readonly seats: readonly SeatTime[];
}

/** What happened to a clock that somebody should hear of. */
export interface Rung {
  readonly side: string;
  readonly alarm: Alarm;
}

export interface Settled {
  readonly seats: readonly SeatTime[];
  readonly rung: readonly Rung[];
}

export const timesOf = ({ pace, pauses }: GameTime, { calendar }: SeatTime): Timetable =>
  timetable(pace, calendar, pauses);

/** Who has to decide: more than one side where they decide at the same time. */
export const activeSides = (active: string | undefined): readonly string[] =>
  active === undefined ? [] : active.split(',');

function turned(game: GameTime, seat: SeatTime, { status, active, at }: Turn): SeatTime {
  const { pace } = game;
  const times = timesOf(game, seat);
  const isOver = status !== 'running';
  if (!isOver && activeSides(active).includes(seat.side)) return { ...seat, clock: started(seat.clock, at) };
  if (!isOver) return { ...seat, clock: passedOn(seat.clock, pace, times, at, seat.lag) };
  const { left, had } = counted(seat.clock, pace, times, at);
  return { ...seat, clock: { left, had } };
}

/** Counts a game's time up to now: what passed on since the last time, then the alarms that have rung. */
export function settled(game: GameTime, turns: readonly Turn[], now: number): Settled {
  const rung: Rung[] = [];
  const seats = game.seats.map(before => {
    const seat = turns.reduce((each, turn) => turned(game, each, turn), before);
    const clock = counted(seat.clock, game.pace, timesOf(game, seat), now);
    const alarm = clock.since === undefined ? undefined : reached(clock, game.pace);
    if (alarm !== undefined && alarm !== reached(seat.clock, game.pace)) rung.push({ side: seat.side, alarm });
    return { ...seat, clock };
  });
  return { seats, rung };
}

/** When somebody has to look at a seat's clock again. */
export const alarmAt = (game: GameTime, seat: SeatTime): number | undefined =>
  nextAlarm(seat.clock, game.pace, timesOf(game, seat))?.at;
