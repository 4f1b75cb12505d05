import type { Language } from '@wigwag/words';

/**
 * How far something is, as people say it: “40 %”; not “100 %” before it is done.
 * Not of how many decisions: that number would tell how many a side has hidden.
 */
export function progressSaid(language: Language, decision: number, of: number) {
  const share = of === 0 ? 1 : Math.floor((100 * decision) / of) / 100;
  return {
    percent: new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share),
  };
}
