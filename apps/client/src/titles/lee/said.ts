import { coveredInches, type Language, type Translate } from '@wigwag/words';

const QUARTERS: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½', 0.75: '¾' };

const isInQuarters = (value: number): boolean => Math.round(value * 100) % 25 === 0;

/** What is moved and what is left, so written that they add up, and never so that more seems left than is. */
export function movedAndLeft(
  language: Language,
  { moved, remaining }: { readonly moved: number; readonly remaining: number },
): { readonly moved: string; readonly left: string } {
  const isExact = isInQuarters(moved) && isInQuarters(remaining);
  return {
    moved: number(language, coveredInches(moved)),
    left: number(language, isExact ? remaining : Math.floor(Math.round(remaining * 1000) / 100) / 10),
  };
}

/** A number as the language writes it, to a tenth unless it is in quarters. */
export function number(language: Language, value: number): string {
  const rounded = Math.round(value * 100) / 100;
  const part = rounded - Math.trunc(rounded);
  const quarter = QUARTERS[Math.abs(part)];
  if (quarter !== undefined) return `${Math.trunc(rounded) === 0 ? '' : Math.trunc(rounded)}${quarter}`;
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(rounded);
}

/** A length with its unit. */
export const inchesSaid = (t: Translate, language: Language, inches: number): string =>
  t('lee.client.inches', { count: inches, n: number(language, inches) });

/** What an army is worth, as the book counts it. */
export const dollars = (language: Language, worth: number): string =>
  `$${new Intl.NumberFormat(language).format(worth)}`;

/** The same without its sign's mark: a sentence has it. */
export const degreesOf = (value: number): string => String(Math.round(value)).replace('-', '−');

/** A turn as it is seen: never a whole one. */
export const turnedOnce = (value: number): number => ((value % 360) + 360) % 360;

/** Whole degrees, with the minus of the typeface: a hyphen is too short beside figures. */
export const degrees = (value: number): string => `${String(Math.round(value)).replace('-', '−')}°`;
