import { meanOf, scoreOf, varianceOf } from './statistics.ts';

/** Is a stronger by `high` (yes) or by no more than `low` (no)? In Elo. */
export interface Sequential {
  readonly low: number;
  readonly high: number;
}

export type Verdict = 'yes' | 'no' | 'open';

/** Of twenty wrong hypotheses one is taken for right. */
const BOUND = Math.log(19);
/** Before that the spread of the pairs is not known. */
const LEAST_PAIRS = 10;
/** Pairs that nobody played, so that a spread of nothing is not taken for certainty. */
const IMAGINED = [0, 0.5, 1];

/**
 * The generalised sequential probability ratio test over pairs: log of how much likelier the scores are if a is stronger by
 * `high` than if it is by `low`, with the spread as it was seen.
 */
export function likelihood(pairs: readonly number[], { low, high }: Sequential): number {
  const [from, to] = [scoreOf(low), scoreOf(high)];
  const variance = varianceOf([...pairs, ...IMAGINED]);
  return (pairs.length * (to - from) * (2 * meanOf(pairs) - from - to)) / (2 * variance);
}

export function verdictOf(pairs: readonly number[], asked: Sequential): Verdict {
  if (pairs.length < LEAST_PAIRS) return 'open';
  const found = likelihood(pairs, asked);
  if (found >= BOUND) return 'yes';
  return found <= -BOUND ? 'no' : 'open';
}
