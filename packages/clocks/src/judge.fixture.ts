import type { Calendar } from './calendar.ts';
import { type Instant, MINUTE } from './instants.ts';
import type { Timetable } from './used.ts';

/** What a person reads off the wall. */
interface Wall {
  readonly isWeekend: boolean;
  readonly date: string;
  readonly minute: number;
}

const walls = new Map<string, Map<Instant, Wall>>();

function read(format: Intl.DateTimeFormat, at: Instant): Wall {
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    isWeekend: ['lör', 'sön'].includes(parts.weekday ?? ''),
    date: `${parts.year}-${parts.month}-${parts.day}`,
    minute: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

/** The wall of a zone, each minute read once. */
function wallOf(zone: string): (at: Instant) => Wall {
  const format = new Intl.DateTimeFormat('sv', {
    timeZone: zone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const known = walls.get(zone) ?? new Map<Instant, Wall>();
  walls.set(zone, known);
  return at => {
    const wall = known.get(at) ?? read(format, at);
    known.set(at, wall);
    return wall;
  };
}

function runsBy({ weekends, vacations, night }: Calendar, { isWeekend, date, minute }: Wall): boolean {
  if (weekends && isWeekend) return false;
  if (vacations.some(({ from, to }) => date >= from && date <= to)) return false;
  if (night === undefined) return true;
  const { from, to } = night;
  return from < to ? minute < from || minute >= to : minute < from && minute >= to;
}

/**
 * Running time between two instants on whole minutes: slow, and by other means than the package. It walks minute by minute, asks the machine
 * for the words on the wall, and reads them as a person would.
 */
export function judgedUse({ calendar, pauses }: Timetable, from: Instant, to: Instant): number {
  const wall = wallOf(calendar.zone);
  let sum = 0;
  for (let at = from; at < to; at += MINUTE) {
    const isPaused = pauses.some(pause => at >= pause.from && (pause.to === undefined || at < pause.to));
    if (!isPaused && runsBy(calendar, wall(at))) sum += MINUTE;
  }
  return sum;
}
