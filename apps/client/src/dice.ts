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

/** The faces of a lesson, then ordinary dice. A face goes by its place in the game: what is taken back comes up again. */
export class LessonDice {
  /** How many faces of the game were rolled before the next one. */
  next = 0;
  private readonly faces: readonly number[];
  private readonly ordinary: DiceSource;

  constructor(faces: readonly number[], ordinary: DiceSource) {
    this.faces = faces;
    this.ordinary = ordinary;
  }

  readonly source: DiceSource = request => {
    const faces = this.faces.slice(this.next, this.next + request.n);
    this.next += request.n;
    return request.kind === 'draw' || faces.length < request.n ? this.ordinary(request) : faces;
  };
}
