import { QUARTERS } from '@wigwag/gcacw';

export { inPercent as percent } from '@wigwag/words';

const FRACTIONS = ['', '¼', '½', '¾'] as const;

/** A value kept in quarters, as players write it: 9½. */
export function inQuarters(quarters: number): string {
  const whole = Math.floor(quarters / QUARTERS);
  const fraction = FRACTIONS[Math.round(quarters - whole * QUARTERS)] ?? '';
  return whole === 0 && fraction !== '' ? fraction : `${whole}${fraction}`;
}

export const inTenths = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(value);
