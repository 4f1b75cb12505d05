import { holds } from '@wigwag/kernel';
import type { Settings } from './data.ts';
import type { ForcedCause } from './kinds.ts';
import type { MarchKind, Mover } from './mover.ts';

/** 7.1 and 7.2: how far a unit may move before and after it has paid for an obstacle. */
export interface Range {
  readonly gross: number;
  readonly plain: number;
  readonly reduced: number;
  /** Whether the cap of twice the movement value shortens it. */
  readonly isCapped: boolean;
}

const NOTHING: Range = { gross: 0, plain: 0, reduced: 0, isCapped: false };

export const isImmobile = ({ movement, immobile }: Pick<Mover, 'movement' | 'immobile'>): boolean =>
  immobile || movement <= 0;

function grossOf(mover: Mover, kind: MarchKind, { data }: Settings): number {
  if (kind === 'support') return mover.movement;
  const march = holds('7.2/march-plus-3', mover.march) ? data.march.value : 0;
  const others = mover.modifiers.reduce((sum, { inches }) => sum + inches, 0);
  return mover.movement + march + (holds('7.2/other-modifiers', true) ? others : 0);
}

/** capped first, then less the cost, and at least 3; with `capLast` the final sum is capped. */
export function rangeOf(mover: Mover, kind: MarchKind, settings: Settings): Range {
  if (isImmobile(mover)) return NOTHING;
  const { data, rulings } = settings;
  const gross = grossOf(mover, kind, settings);
  const cap = holds('7.1/cap-double', true) ? data.capFactor.value * mover.movement : Infinity;
  const least = holds('7.1/min-range-3', true) ? data.minimumRange.value : 0;
  const penalty = holds('7.2/cost-is-3', true) ? data.penalty.value : 0;
  const reduced = rulings['R-03'].value === 'capLast' ? Math.min(cap, gross - penalty) : Math.min(cap, gross) - penalty;
  return {
    gross,
    plain: Math.max(least, Math.min(cap, gross)),
    reduced: Math.max(least, reduced),
    isCapped: gross > cap,
  };
}

const isExemptFromCap = (cause: ForcedCause): boolean =>
  holds('7.1/cap-exempt-pushback', cause === 'push-back') ||
  holds('7.1/cap-exempt-failed-order', cause === 'failed-order') ||
  !holds('7.1/cap-other-forced', true);

/**
 * 7.5, R-14, R-16: half the range in whole inches. The floor of 3 lifts what is halved, not the result.
 * `extra` is what a detailed rule adds, since 7.5 yields to such rules.
 */
export function forcedDistance(mover: Mover, cause: ForcedCause, extra: number, { data }: Settings): number {
  if (isImmobile(mover)) return 0;
  const range = Math.max(data.minimumRange.value, mover.movement);
  const half = holds('7.5/half-range-floor', true) ? Math.floor(range / 2) : range;
  const distance = Math.max(0, half + extra);
  return isExemptFromCap(cause) ? distance : Math.min(distance, data.capFactor.value * mover.movement);
}
