/** Two errors: 95 of 100 intervals hold the truth. */
const NORMAL_95 = 1.959964;

export const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Of the values themselves, not of their mean; 0 where there is none or one. */
export function varianceOf(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const mean = meanOf(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}

/** Of the mean. */
export const standardError = (values: readonly number[]): number =>
  values.length === 0 ? 0 : Math.sqrt(varianceOf(values) / values.length);

export type Interval = readonly [low: number, high: number];

/** Wilson's interval for a share seen in so many independent trials: it stays within 0 and 1, also where all or none were won. */
export function wilson(share: number, trials: number): Interval {
  if (trials === 0) return [0, 1];
  const square = NORMAL_95 ** 2 / trials;
  const middle = (share + square / 2) / (1 + square);
  const half = (NORMAL_95 / (1 + square)) * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/**
 * The games of a pair are not independent: with the sides changed one often makes up for the other. A pair counts for as many
 * trials as the spread of the pairs is worth, from one to the two that were played.
 */
export function scoreInterval(pairs: readonly number[]): Interval {
  const share = meanOf(pairs);
  const variance = varianceOf(pairs);
  const games = 2 * pairs.length;
  const worth = variance === 0 ? games : (pairs.length * share * (1 - share)) / variance;
  return wilson(share, Math.min(games, Math.max(pairs.length, worth)));
}

/** How much stronger who scores so is, by Elo; undefined: without limit. */
export function eloOf(score: number): number | undefined {
  if (score <= 0 || score >= 1) return undefined;
  return 400 * Math.log10(score / (1 - score));
}

/** What who is so much stronger scores. */
export const scoreOf = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));
