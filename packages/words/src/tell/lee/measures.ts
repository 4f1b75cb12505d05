import type { Translate } from '../../translate.ts';

const QUARTERS = ['', '¼', '½', '¾'] as const;
/** Nobody sets a ruler closer. */
const NEAR = 0.006;

/** 3, 2¼, 1.8: quarters as they are on a ruler, otherwise tenths, and hundredths where a tenth would hide the difference. */
export function digits(t: Translate, value: number): string {
  if (value < 0) return `−${digits(t, -value)}`;
  const quarters = Math.round(value * QUARTERS.length);
  if (Math.abs(value - quarters / QUARTERS.length) < NEAR) {
    const whole = Math.floor(quarters / QUARTERS.length);
    const part = QUARTERS[quarters % QUARTERS.length] ?? '';
    return whole === 0 && part !== '' ? part : `${whole}${part}`;
  }
  const tenths = value.toFixed(1);
  const text = tenths.endsWith('.0') ? value.toFixed(2) : tenths;
  return t('lee.language') === 'pl' ? text.replace('.', ',') : text;
}

/** What a unit went, as it is told everywhere: in quarters or whole tenths, and never so that more seems left than is. */
export function coveredInches(value: number): number {
  const isInQuarters = Math.round(value * 100) % 25 === 0;
  return isInQuarters ? Math.round(value * 4) / 4 : Math.ceil(Math.round(value * 1000) / 100) / 10;
}

/** 1.8 in, 1,8 cala. */
export const inInches = (t: Translate, inches: number): string =>
  t('lee.inches', { count: plural(inches), number: digits(t, inches) });

/** A number that is almost whole is said as if it were. */
const plural = (inches: number): number => (Math.abs(inches - Math.round(inches)) < NEAR ? Math.round(inches) : inches);
