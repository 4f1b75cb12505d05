import { convexDistance, distance, type Game, type Side, standingUnit } from '@wigwag/lee';
import type { Translate } from '@wigwag/words';
import type { Judged } from '../asking/judging.ts';

interface Vouched {
  readonly said: string;
  readonly clause: string;
}

/** Inches between two bases of a side; undefined: they do not both stand on the table. */
function gapOf(game: Game, side: Side, one: string, other: string): number | undefined {
  const [a, b] = [standingUnit(game, side, one), standingUnit(game, side, other)];
  return a && b && convexDistance(a.quad, b.quad);
}

/**
 * What no clause of our text settles, because the chapter that would is missing: whoever chooses it vouches for it, and the
 * log says so. Undefined: there is nothing of the kind, the rules alone decide.
 */
export function vouchedFor(
  t: Translate,
  { choice, course }: Judged,
  { game, eyes }: { readonly game: Game; readonly eyes: Side },
  inInches: (inches: number) => string,
): Vouched | undefined {
  if (choice?.do === 'passLines') {
    const n = inInches(gapOf(game, eyes, choice.one, choice.other) ?? 0);
    return { said: t('lee.client.vouch.supporting', { n }), clause: '7.6/swap-supporting' };
  }
  if (choice?.do !== 'occupy') return undefined;
  const [from, to] = course?.path ?? [];
  const n = inInches(from && to ? distance(from, to) : 0);
  return { said: t('lee.client.vouch.entitled', { n }), clause: '7.4/occupy-closer' };
}
