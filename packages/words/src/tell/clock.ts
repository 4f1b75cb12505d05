import { type ClockFace, type Instant, minutesAndSeconds, type Pace, twoUnits } from '@wigwag/clocks';
import { keyFor, type Language, type Translate } from '../translate.ts';
import { LOCALES } from './dates.ts';

/** Who reads. */
export interface Reader {
  readonly language: Language;
  readonly zone: string;
}

/** A length of time in its two largest units, as 2 days 4 hrs. */
export const lengthInWords = (length: number, language: Language): string =>
  twoUnits(length)
    .map(({ unit, count }) =>
      new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit, unitDisplay: 'short' }).format(count),
    )
    .join(' ');

/** A moment by the clock on the reader's wall. */
export const momentInWords = (at: Instant, { language, zone }: Reader): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);

/** The time on a plate: live 12:05, over days the two largest units. */
export const clockTime = ({ kind, left }: ClockFace, language: Language): string =>
  kind === 'live' ? minutesAndSeconds(left) : lengthInWords(left, language);

const momentOf = (at: Instant | undefined, reader: Reader): { readonly until: string } | undefined =>
  at === undefined ? undefined : { until: momentInWords(at, reader) };

/** What there is to say of a clock besides its time: how far it has run, or why it stands. Undefined: nothing. */
export function clockNote(t: Translate, face: ClockFace, whose: 'mine' | 'theirs', reader: Reader): string | undefined {
  const { stands, reached, zeroAt, claimAt } = face;
  if (reached === 'claimable') return t(keyFor('clock', whose, reached));
  if (stands !== undefined) {
    const until = momentOf(stands.until, reader);
    return until === undefined ? t('clock.stands.pause') : t(keyFor('clock.stands', stands.why), until);
  }
  if (reached === undefined) return undefined;
  return t(keyFor('clock', whose, reached), momentOf(reached === 'zero' ? claimAt : zeroAt, reader));
}

/** What a clock has left, for a reader who cannot see the plate. */
export const clockLeft = (t: Translate, face: ClockFace, language: Language): string =>
  t('clock.left', { time: clockTime(face, language) });

/** How much time the players have, as a challenge says it. */
export const paceInWords = (t: Translate, { kind, reserve, increment }: Pace, language: Language): string =>
  t(keyFor('clock.pace', kind), {
    reserve: lengthInWords(reserve, language),
    increment: lengthInWords(increment, language),
  });
