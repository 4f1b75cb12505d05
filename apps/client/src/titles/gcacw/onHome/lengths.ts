import type { Translate } from '@wigwag/words';
import type { Entry } from '../library/lists.ts';

export const LENGTHS = ['short', 'evening', 'long'] as const;
export type Length = (typeof LENGTHS)[number];

/** How long a game lasts, by the decisions it takes: a piece a turn takes about a minute. */
export function lengthOf({ pieces, turns }: Pick<Entry, 'pieces' | 'turns'>): Length {
  const minutes = pieces * turns;
  if (minutes < 70) return 'short';
  return minutes < 180 ? 'evening' : 'long';
}

const SAID: { readonly [L in Length]: (t: Translate) => string } = {
  short: t => t('client.home.length.short'),
  evening: t => t('client.home.length.evening'),
  long: t => t('client.home.length.long'),
};

export const lengthSaid = (t: Translate, length: Length): string => SAID[length](t);
