import { type DiceSource, rolling } from '@wigwag/kernel';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

export function freshSeed(): number {
  const [seed = 1] = crypto.getRandomValues(new Uint32Array(1));
  return seed | 0;
}

/** An endless source of dice; `used` faces of it were rolled in a game that goes on. */
export function diceFrom(seed: number, used: number): DiceSource {
  const generator = xoroshiro128plus(seed);
  const below = (n: number): number => uniformInt(generator, 0, n - 1);
  for (let face = 0; face < used; face++) below(6);
  return rolling(below);
}
