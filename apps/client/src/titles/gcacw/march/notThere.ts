import { HALVES } from '@wigwag/gcacw';
import type { Translate } from '@wigwag/words';
import type { View } from '../room.ts';
import { planOf } from './planOf.ts';

/** Why a march does not get to a hex that is no neighbour: what it would take, and what is left; undefined: nobody marches. */
export function whyNotThere(t: Translate, { frame, game }: View, hex: number): string | undefined {
  if (frame?.kind !== 'march' || frame.step === 'over') return undefined;
  const points = planOf(game, frame.unit).pointsTo(hex);
  if (points === undefined) return t('client.march.noWay');
  return t('client.march.tooFar', { points, left: Math.max(0, frame.left) / HALVES });
}
