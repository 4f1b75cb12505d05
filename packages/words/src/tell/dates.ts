import type { Language } from '../translate.ts';

/** Day before month, in both languages. */
export const LOCALES = { en: 'en-GB', pl: 'pl' } as const satisfies Record<Language, string>;

const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** Made once: making one takes longer than writing a thousand dates. */
const formatsOf = (options: Intl.DateTimeFormatOptions): Readonly<Record<Language, Intl.DateTimeFormat>> => ({
  en: new Intl.DateTimeFormat(LOCALES.en, options),
  pl: new Intl.DateTimeFormat(LOCALES.pl, options),
});

const DAYS = formatsOf(DAY);
const SHORT_DAYS = formatsOf({ day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A day of a scenario, as 1862-08-08, in words. */
export const dateOf = (iso: string | undefined, language: Language): string =>
  iso === undefined ? '' : DAYS[language].format(Date.parse(iso));

export const datesOf = (from: string, to: string, language: Language): string =>
  DAYS[language].formatRange(Date.parse(from), Date.parse(to));

/** Day and month alone, where the year is known. */
export const shortDateOf = (iso: string | undefined, language: Language): string =>
  iso === undefined ? '' : SHORT_DAYS[language].format(Date.parse(iso));

/** 1.9 or 1,9: with as many decimals as asked for. */
export const inDecimals = (value: number, language: Language, decimals = 1): string =>
  new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
    .format(value)
    .replace('-', '−');

/** Sums of shares miss 1 by less than this; no dice do. */
const ERROR = 1e-9;

/** 17 %. What may happen is never 0 %, and what may fail never 100 %. */
export function inPercent(share: number): string {
  const rounded = Math.round(share * 100);
  if (rounded === 0 && share > ERROR) return '<1\u00a0%';
  return rounded === 100 && share < 1 - ERROR ? '>99\u00a0%' : `${rounded}\u00a0%`;
}
