import type { AnyChoice } from '@wigwag/lee';
import type { Translate } from '@wigwag/words';
import { nameOfOrdinary } from '../map/names.ts';

const LINES: Readonly<Partial<Record<AnyChoice['do'], (t: Translate) => string>>> = {
  layRiver: t => t('lee.client.river'),
  layStream: t => t('lee.client.stream'),
  layRoad: t => t('lee.client.road'),
  layRailway: t => t('lee.client.railway'),
  placeBridge: t => t('lee.client.bridge'),
};

/** What the assistant has laid, each kind once with how many; undefined: nothing. */
export function laidSaid(t: Translate, laid: readonly AnyChoice[]): string | undefined {
  const counts = new Map<string, number>();
  for (const choice of laid) {
    const isArea = choice.do === 'layArea' || choice.do === 'layHalves';
    const name = isArea ? nameOfOrdinary(t, choice.terrain) : LINES[choice.do]?.(t);
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  if (counts.size === 0) return undefined;
  const parts = [...counts].map(([name, n]) => t('lee.client.laidOf', { name, n })).join(', ');
  return t('lee.client.laid', { parts });
}
