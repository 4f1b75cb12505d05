import type { Language } from '@wigwag/words';

/** How far something is, as people say it: “40 %”, “12,000”; not “100 %” before it is done. */
export function progressSaid(language: Language, decision: number, of: number) {
  const share = of === 0 ? 1 : Math.floor((100 * decision) / of) / 100;
  const number = new Intl.NumberFormat(language);
  return {
    percent: new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share),
    decision: number.format(decision),
    of: number.format(of),
  };
}
