import type { Result } from '@wigwag/gcacw';
import { describeOutcome, keyFor, type Translate } from '@wigwag/words';

const inside = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Who leads in points, and the degree: whoever is ahead need not be the one who would win. */
export function describeTally(t: Translate, result: Result, isOver = false): string {
  const { points, winner, degree } = result;
  const by = points.union - points.confederate;
  const outcome = inside(describeOutcome(t, result));
  if (by === 0) {
    if (winner === 'draw') return t('client.scoreLevel');
    return isOver ? t('client.scoreEndLevel', { outcome }) : t('client.scoreLevelBut', { outcome });
  }
  const leader = by > 0 ? 'union' : 'confederate';
  const lead = { side: t(keyFor('gcacw.side', leader)), by: Math.abs(by) };
  if (winner === leader && degree !== 'none')
    return t('client.scoreLead', { ...lead, degree: inside(t(keyFor('gcacw.degree', degree))) });
  return isOver ? t('client.scoreEnd', { ...lead, outcome }) : t('client.scoreLeadBut', { ...lead, outcome });
}
