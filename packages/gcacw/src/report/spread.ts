/** What may come up, each with how likely it is. */
export type Spread = ReadonlyMap<number, number>;

/** Nothing can happen but nothing. */
export const NOTHING: Spread = new Map([[0, 1]]);

const FACES = 6;
export const DIE: Spread = new Map(Array.from({ length: FACES }, (_, n) => [n + 1, 1 / FACES]));

/** Both happen, and do not know of each other: what comes up is their sum. */
export function together(one: Spread, other: Spread): Spread {
  const sums = new Map<number, number>();
  for (const [a, p] of one) for (const [b, q] of other) sums.set(a + b, (sums.get(a + b) ?? 0) + p * q);
  return sums;
}

export const expectedOf = (spread: Spread): number =>
  [...spread].reduce((sum, [value, share]) => sum + value * share, 0);

/** In two games of three. */
const TWO_OF_THREE = 2 / 3;
/** Shares are sums of many fractions: what is two thirds but for the last digit is two thirds. */
const CLOSE = 1e-9;

/** The nearest round its expectation, as far on one side as on the other, in which two games of three stay, at least. */
export function bandOf(spread: Spread): number {
  const expected = expectedOf(spread);
  const apart = [...spread]
    .map(([value, share]) => [Math.abs(value - expected), share] as const)
    .sort(([one], [other]) => one - other);
  let held = 0;
  for (const [index, [distance, share]] of apart.entries()) {
    held += share;
    // As far on the other side belongs to it as well.
    const isLast = (apart[index + 1]?.[0] ?? Number.POSITIVE_INFINITY) > distance + CLOSE;
    if (isLast && held >= TWO_OF_THREE - CLOSE) return distance;
  }
  return apart.at(-1)?.[0] ?? 0;
}
