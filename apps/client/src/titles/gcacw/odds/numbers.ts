import { QUARTERS } from '@wigwag/gcacw';

const FRACTIONS = ['', '¼', '½', '¾'] as const;

/** A value kept in quarters, as players write it: 9½. */
export function inQuarters(quarters: number): string {
  const whole = Math.floor(quarters / QUARTERS);
  const fraction = FRACTIONS[Math.round(quarters - whole * QUARTERS)] ?? '';
  return whole === 0 && fraction !== '' ? fraction : `${whole}${fraction}`;
}

/** Sums of shares miss 1 by less than this; no dice do. */
const ERROR = 1e-9;

/** A number and its sign stay together at the end of a line. */
const SPACE = '\u00a0';

/** What may happen is never 0 %, and what may fail never 100 %. */
export function percent(share: number): string {
  const rounded = Math.round(share * 100);
  if (rounded === 0 && share > ERROR) return `<1${SPACE}%`;
  return rounded === 100 && share < 1 - ERROR ? `>99${SPACE}%` : `${rounded}${SPACE}%`;
}

export const inTenths = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(value);
