import type { Language, Translate } from '@wigwag/words';
import { isTime } from '../../shell/keeping/keptGame.ts';

const MINUTE = 60_000;
const UNITS = [
  ['year', 365 * 24 * 60],
  ['month', 30 * 24 * 60],
  ['week', 7 * 24 * 60],
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** How long ago, in the largest unit that fits: “3 days ago”. */
function howLongAgo(t: Translate, language: Language, then: number, now: number): string {
  const minutes = Math.floor((now - then) / MINUTE);
  const [unit, size] = UNITS.find(([, each]) => minutes >= each) ?? [];
  if (unit === undefined || size === undefined) return t('client.games.now');
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(minutes / size), unit);
}

interface LastPlayed {
  readonly when: string;
  readonly date: string;
  /** For machines. */
  readonly iso: string;
}

/** Undefined: what was kept is not a time. */
export function lastPlayed(t: Translate, language: Language, then: number, now: number): LastPlayed | undefined {
  if (!isTime(then)) return undefined;
  return {
    when: howLongAgo(t, language, then, now),
    date: new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(then),
    iso: new Date(then).toISOString(),
  };
}
