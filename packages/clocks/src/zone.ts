import { assert } from '@wigwag/kernel';
import { DAY, type Instant, SECOND, type Span } from './instants.ts';

/** A stretch of time in which the clocks of a zone are not changed. */
export interface Stretch extends Span {
  /** What the clock on the wall is ahead of Greenwich. */
  readonly offset: number;
}

/** So many zones are remembered at most: names differ in their letters' case, so that there are more than zones. */
const REMEMBERED = 1000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes longer than a hundred uses of it. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (formats.size >= REMEMBERED) formats.clear();
  formats.set(zone, format);
  return format;
}

/** The name as it is written in the world's list of zones; undefined: there is no such zone. */
export function zoneNamed(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

const WALL = /^(\d+)\/(\d+)\/(\d+), (\d+):(\d+):(\d+)$/;

/** What the clock on the wall is ahead of Greenwich at an instant. */
export function offsetAt(zone: string, at: Instant): number {
  const second = Math.floor(at / SECOND) * SECOND;
  const parts = WALL.exec(formatOf(zone).format(second));
  assert(parts !== null, 'no-wall-time', { zone });
  const [month = 1, day = 1, year = 0, hour = 0, minute = 0, seconds = 0] = parts.slice(1).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, seconds) - second;
}

/** The instant at which the offset changes; it is another one at `to` than at `from`. */
function changeBetween(zone: string, from: Instant, to: Instant): Instant {
  const before = offsetAt(zone, from);
  let low = from;
  let high = to;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(zone, middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** Nowhere are clocks put forward and back again within a day. */
const PROBED = DAY;

/** A span cut where the clocks of the zone are changed. */
export function stretches(zone: string, { from, to }: Span): Stretch[] {
  const found: Stretch[] = [];
  let begins = from;
  let offset = offsetAt(zone, from);
  for (let probe = from; probe < to; ) {
    const next = Math.min(probe + PROBED, to);
    const later = offsetAt(zone, next);
    if (later !== offset) {
      const change = changeBetween(zone, probe, next);
      found.push({ from: begins, to: change, offset });
      begins = change;
      offset = later;
    }
    probe = next;
  }
  return begins < to ? [...found, { from: begins, to, offset }] : found;
}
