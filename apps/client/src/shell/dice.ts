import { type DiceSource, rolling, type SavedGame } from '@wigwag/kernel';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

function freshSeed(): number {
  const [seed = 1] = crypto.getRandomValues(new Uint32Array(1));
  return seed | 0;
}

/** An endless source of dice; `used` faces of it were rolled in a game that goes on. */
function diceFrom(seed: number, used: number): DiceSource {
  const generator = xoroshiro128plus(seed);
  const below = (n: number): number => uniformInt(generator, 0, n - 1);
  for (let face = 0; face < used; face++) below(6);
  return rolling(below);
}

const facesIn = ({ decisions }: SavedGame): number =>
  decisions.reduce((sum, { dice }) => sum + dice.reduce((faces, answer) => faces + answer.length, 0), 0);

/** Fixed dice go on where a saved game left them; without a seed they are random. */
export const diceOf =
  (seed: number | undefined) =>
  (saved: SavedGame | undefined): DiceSource =>
    diceFrom(seed ?? freshSeed(), seed === undefined || saved === undefined ? 0 : facesIn(saved));
