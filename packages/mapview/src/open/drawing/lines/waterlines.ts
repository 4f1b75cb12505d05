import type { Point } from '@wigwag/hex';
import { noise } from '../../../drawing/sheet/noise.ts';
import { beside, paced } from '../geometry/lines.ts';
import { INCH, pathOf } from '../geometry/units.ts';

/** Lines along the banks, as parts of half the width; those by the banks are longer. */
const COURSES = [0.66, 0.36, 0, -0.36, -0.66] as const;

/** Broken lines that follow the banks, by chance of the water's own: they say which way it flows without an arrow. */
export function waterlinesOf(line: readonly Point[], width: number, seed: number): string {
  const step = INCH * 0.4;
  const steps = paced(line, step);
  if (steps.length < 3) return '';
  return COURSES.map((share, course) => {
    const points = beside(steps, (share * width * INCH) / 2);
    let [d, index] = ['', Math.floor(noise(seed + course, 81) * 4)];
    const long = Math.abs(share) > 0.5 ? 10 : 5;
    for (let part = 0; index < points.length; part++) {
      const own = seed + course * 131 + part * 7919;
      const end = index + 2 + Math.floor(noise(own, 82) * long);
      d += pathOf(points.slice(index, end + 1));
      index = end + 2 + Math.floor(noise(own, 83) * (share === 0 ? 14 : 6));
    }
    return d;
  }).join('');
}
