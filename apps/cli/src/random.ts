import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Whole numbers below n, the same for the same seed. */
export function random(seed: number): (n: number) => number {
  const generator = xoroshiro128plus(seed);
  return n => uniformInt(generator, 0, n - 1);
}
