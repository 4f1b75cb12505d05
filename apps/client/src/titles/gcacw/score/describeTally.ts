import type { Result, Side, World } from '@wigwag/gcacw';
import { describeOutcome, keyFor, type Translate } from '@wigwag/words';

const inside = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The smallest lead with which a side wins; undefined: it cannot win by points. */
function neededBy({ scenario }: Pick<World, 'scenario'>, side: Side): number | undefined {
  const leads = (scenario.victory?.degrees ?? []).flatMap(({ winner, by }) => (winner === side ? [by] : []));
  return leads.length === 0 ? undefined : Math.min(...leads);
}

const otherThan = (winner: Side): Side => (winner === 'union' ? 'confederate' : 'union');

const leadOf = (points: Result['points'], side: Side): number => points[side] - points[otherThan(side)];

/** Who leads in points, and what that comes to: whoever is ahead need not be the one who would win, and is told what is missing. */
export function describeTally(t: Translate, world: Pick<World, 'scenario'>, result: Result, isOver = false): string {
  const { points, winner, degree } = result;
  const by = leadOf(points, 'union');
  const outcome = inside(describeOutcome(t, result));
  if (by === 0) {
    if (winner === 'draw') return t('client.scoreLevel');
    if (isOver) return t('client.scoreEndLevel', { outcome });
    const other = otherThan(winner);
    const needed = neededBy(world, other);
    return needed === undefined
      ? t('client.scoreLevelBut', { outcome })
      : t('client.scoreLevelNeeds', { side: t(keyFor('gcacw.side', other)), needed, outcome });
  }
  const leader = by > 0 ? 'union' : 'confederate';
  const lead = { side: t(keyFor('gcacw.side', leader)), by: Math.abs(by) };
  if (winner === leader && degree !== 'none')
    return t('client.scoreLead', { ...lead, degree: inside(t(keyFor('gcacw.degree', degree))) });
  if (isOver) return t('client.scoreEnd', { ...lead, outcome });
  const needed = neededBy(world, leader);
  return needed === undefined
    ? t('client.scoreLeadBut', { ...lead, outcome })
    : t('client.scoreLeadNeeds', { ...lead, needed, outcome });
}

/** Whoever leads and has not won needed more: it is said how much. Undefined: whoever leads has won, or nobody leads. */
export function describeShortfall(t: Translate, world: Pick<World, 'scenario'>, result: Result): string | undefined {
  const leader = (['union', 'confederate'] as const).find(side => leadOf(result.points, side) > 0);
  const needed = leader && neededBy(world, leader);
  if (leader === undefined || needed === undefined || result.winner === leader || result.suddenDeath !== '')
    return undefined;
  const by = leadOf(result.points, leader);
  return t('client.scoreShort', { side: t(keyFor('gcacw.side', leader)), by, needed });
}
