/**
 * How far something is, as people say it: “40 %”; not “100 %” before it is done.
 * Not of how many decisions: that number would tell how many a side has hidden.
 */
export function progressSaid(decision: number, of: number) {
  const percent = of === 0 ? 100 : Math.floor((100 * decision) / of);
  return { percent: `${percent}\u00a0%` };
}
