import { nearestOnLine } from '../../geometry/line.ts';
import { pointsIn } from '../judging/worked.ts';
import { samplesOf } from '../linear/water.ts';
import { pointOf, type StoredPoint } from '../stored.ts';

/** What a player has in hand: where, along what line, with what outline, of what kind. */
export interface Hint {
  readonly verb?: string;
  readonly at?: StoredPoint;
  readonly line?: readonly StoredPoint[];
  readonly ring?: readonly StoredPoint[];
  /** The second of two halves. */
  readonly other?: readonly StoredPoint[];
  readonly terrain?: string;
  readonly surface?: string;
  readonly piece?: string;
}

const STEP = 3;

/** How far a line is from what is in hand, in the mean, in inches; 0 without anything in hand. */
export function farFrom({ line, at }: Hint, course: readonly StoredPoint[]): number {
  const points = pointsIn(course);
  if (line !== undefined && line.length > 1 && points.length > 1) {
    const drawn = pointsIn(line);
    const [there, back] = [samplesOf(drawn, STEP), samplesOf(points, STEP)];
    const mean = (samples: typeof there, to: typeof points) =>
      samples.reduce((sum, sample) => sum + nearestOnLine(sample.at, to).distance, 0) / Math.max(1, samples.length);
    return mean(there, points) + mean(back, drawn);
  }
  const place = at ?? line?.[0];
  return place === undefined || points.length < 2 ? 0 : nearestOnLine(pointOf(place), points).distance;
}

export const nearest = <T>(list: readonly T[], far: (each: T) => number): T | undefined =>
  list
    .map(each => ({ each, far: far(each) }))
    .reduce<{ each: T; far: number } | undefined>(
      (best, next) => (best === undefined || next.far < best.far ? next : best),
      undefined,
    )?.each;
