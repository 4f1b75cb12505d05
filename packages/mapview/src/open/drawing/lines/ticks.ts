import type { Point } from '@wigwag/hex';
import { noise } from '../../../drawing/sheet/noise.ts';
import { paced, rightOf } from '../geometry/lines.ts';
import { INCH, plus, stroke } from '../geometry/units.ts';

export interface Comb {
  /** Inches from tick to tick. */
  readonly step: number;
  /** From the line to where a tick begins and ends, in inches: negative is to the left. */
  readonly from: number;
  readonly to: number;
  /** How uneven the ticks are: 0 for rails, more for earth. */
  readonly uneven?: number;
}

/** Short strokes across a line: ties of a railway, the slopes of a bank, the ticks of works. */
export function ticksAlong(line: readonly Point[], { step, from, to, uneven = 0 }: Comb, seed = 0): string {
  return paced(line, step * INCH)
    .map((point, index) => {
      const across = rightOf(point.along);
      const length = (to - from) * (1 - uneven * noise(seed + index, 84));
      return stroke(plus(point, across, from * INCH), plus(point, across, (from + length) * INCH));
    })
    .join('');
}

/** A worm fence: rails laid zigzag along the line. */
export function zigzag(line: readonly Point[], step: number, swing: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  const steps = paced(line, step * INCH);
  if (first === undefined || last === undefined) return [];
  return [
    first,
    ...steps.map((point, index) => plus(point, rightOf(point.along), (index % 2 === 0 ? 1 : -1) * swing * INCH)),
    last,
  ];
}

/** The stones of a wall, each an outline of its own, no two alike. */
export function stonesAlong(line: readonly Point[], step: number, breadth: number, seed: number): Point[][] {
  return paced(line, step * INCH).map((point, index) => {
    const across = rightOf(point.along);
    const half = (step * INCH * (0.84 + noise(seed + index, 85) * 0.16)) / 2;
    const thick = (breadth * INCH * (0.72 + noise(seed + index, 86) * 0.38)) / 2;
    const corner = (u: number, v: number): Point => plus(plus(point, point.along, u * half), across, v * thick);
    const cut = 0.55 + noise(seed + index, 87) * 0.3;
    return [
      corner(-1, -cut),
      corner(-cut, -1),
      corner(cut, -1),
      corner(1, -cut),
      corner(1, cut),
      corner(cut, 1),
      corner(-cut, 1),
      corner(-1, cut),
    ];
  });
}
