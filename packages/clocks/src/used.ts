import { assert } from '@wigwag/kernel';
import { type Calendar, STANDS, type Stands, standingSpans } from './calendar.ts';
import { clipped, DAY, gapsBetween, type Instant, merged, type Span } from './instants.ts';

/** Both agreed that time stands. Without an end it still does. */
export interface Pause {
  readonly from: Instant;
  readonly to?: Instant;
}

/** When the time of one player in one game runs: the player's calendar and the game's pauses. */
export interface Timetable {
  readonly calendar: Calendar;
  readonly pauses: readonly Pause[];
}

const spanOf = ({ from, to }: Pause): Span => ({ from, to: to ?? Number.POSITIVE_INFINITY });

function running({ calendar, pauses }: Timetable, bounds: Span): Span[] {
  const standing = [...standingSpans(calendar, bounds), ...clipped(pauses.map(spanOf), bounds)];
  return gapsBetween(merged(standing), bounds);
}

/** The running time between two instants. */
export function used(timetable: Timetable, from: Instant, to: Instant): number {
  if (to <= from) return 0;
  return running(timetable, { from, to }).reduce((sum, span) => sum + span.to - span.from, 0);
}

/** Looked through at a time. */
const WINDOW = 7 * DAY;
/** Nobody's time stands that long: nights, weekends and vacations leave two fifths of a year. */
const LONGEST = 40 * 366 * DAY;

/** When the pause without an end begins. */
const endless = ({ pauses }: Timetable): Instant | undefined => pauses.find(({ to }) => to === undefined)?.from;

/** Spans in which time runs, one after another, until the visitor has seen enough or a pause has no end. */
function visitRunning(timetable: Timetable, from: Instant, visit: (span: Span) => boolean): void {
  const end = endless(timetable);
  const last = end ?? from + LONGEST;
  for (let at = from; at < last; at += WINDOW) {
    for (const span of running(timetable, { from: at, to: Math.min(at + WINDOW, last) })) if (visit(span)) return;
  }
  assert(end !== undefined, 'time-never-runs', { from });
}

/** The first instant at which so much running time has passed; undefined: a pause without an end comes before. */
export function whenUsed(timetable: Timetable, from: Instant, time: number): Instant | undefined {
  if (time <= 0) return from;
  let left = time;
  let found: Instant | undefined;
  visitRunning(timetable, from, span => {
    const length = span.to - span.from;
    if (length >= left) found = span.from + left;
    else left -= length;
    return found !== undefined;
  });
  return found;
}

export interface Standing {
  readonly why: Stands;
  /** When time runs again; undefined: when the pause ends. */
  readonly until?: Instant;
}

/** Why time stands at an instant; undefined: it runs. */
export function standingAt(timetable: Timetable, at: Instant): Standing | undefined {
  const moment = { from: at, to: at + 1 };
  const why = STANDS.find(reason =>
    reason === 'pause'
      ? clipped(timetable.pauses.map(spanOf), moment).length > 0
      : standingSpans(timetable.calendar, moment, [reason]).length > 0,
  );
  if (why === undefined) return undefined;
  let until: Instant | undefined;
  visitRunning(timetable, at, span => {
    until = span.from;
    return true;
  });
  return until === undefined ? { why } : { why, until };
}
