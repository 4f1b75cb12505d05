import { type Frame, HALVES, type Kind, QUARTERS, type World } from '@wigwag/gcacw';
import type { Translate } from '@wigwag/words';
import type { ShownReach } from '../march/shownReach.ts';
import { inQuarters, percent } from '../odds/numbers.ts';

/** What the march of a unit has left once its dice are rolled; undefined: they are still to be rolled. */
export const pointsLeft = (frame: Frame<Kind> | undefined, mover: number | undefined): number | undefined =>
  frame?.kind === 'march' && frame.unit === mover ? Math.max(0, frame.left) / HALVES : undefined;

/** What a way to a hex takes: once the dice are rolled, what it leaves. Under a leader, which unit's way it is. */
export function reachSaid(
  t: Translate,
  { units }: Pick<World, 'units'>,
  { unit, points, chance, forced }: ShownReach['hexes'][number],
  left: number | undefined,
): string {
  const cost =
    left === undefined ? t('client.reach', { points, chance: percent(chance) }) : t('client.reachCost', { points });
  return [
    ...(unit === undefined ? [] : [units[unit]?.name ?? '']),
    cost,
    ...(left !== undefined && chance > 0
      ? [t('client.reachLeft', { points: inQuarters(Math.max(0, left - points) * QUARTERS) })]
      : []),
    ...(forced > chance ? [t('client.reachForced', { chance: percent(forced) })] : []),
  ].join(' · ');
}
