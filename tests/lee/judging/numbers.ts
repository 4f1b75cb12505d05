import { random } from '../../support/random.ts';

/** Chances of one case, the same for the same seed. */
export class Chance {
  readonly below: (n: number) => number;

  constructor(seed: number) {
    this.below = random(seed);
  }

  /** To the thousandth. */
  between(from: number, to: number): number {
    return from + this.below(Math.round((to - from) * 1000) + 1) / 1000;
  }

  is(percent: number): boolean {
    return this.below(100) < percent;
  }

  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  /** Just off a limit, on either side. */
  get off(): number {
    return this.is(15) ? this.between(-0.2, 0.2) : this.between(-0.012, 0.012);
  }
}

export const mil = (length: number): number => Math.round(length * 1000) / 1000;
export const hundredth = (degrees: number): number => Math.round((((degrees % 360) + 360) % 360) * 100) / 100;
