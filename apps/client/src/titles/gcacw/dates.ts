import type { Language } from '@wigwag/words';

/** Day before month, in both languages. */
const LOCALES = { en: 'en-GB', pl: 'pl' } as const satisfies Record<Language, string>;

const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** A day of a scenario, as 1862-08-08, in words. */
export const dateOf = (iso: string | undefined, language: Language): string =>
  iso === undefined ? '' : new Intl.DateTimeFormat(LOCALES[language], DAY).format(Date.parse(iso));

export const datesOf = (from: string, to: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], DAY).formatRange(Date.parse(from), Date.parse(to));
