import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Below } from './bot.ts';

/** Whole numbers below n, the same for the same seed. */
export function chance(seed: number): Below {
  const generator = xoroshiro128plus(seed);
  return n => uniformInt(generator, 0, n - 1);
}

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** A seed for each thing that needs chance of its own: 32 bits of FNV-1a over its name, mixed once more. */
export function seedFor(...name: readonly (string | number)[]): number {
  let hash = OFFSET;
  for (const letter of name.join('/')) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), PRIME);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
