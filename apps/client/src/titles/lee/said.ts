import type { Language } from '@wigwag/words';

const QUARTERS: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½', 0.75: '¾' };

/** A number as the language writes it, to a tenth unless it is in quarters. */
export function number(language: Language, value: number): string {
  const rounded = Math.round(value * 100) / 100;
  const part = rounded - Math.trunc(rounded);
  const quarter = QUARTERS[Math.abs(part)];
  if (quarter !== undefined) return `${Math.trunc(rounded) === 0 ? '' : Math.trunc(rounded)}${quarter}`;
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(rounded);
}
