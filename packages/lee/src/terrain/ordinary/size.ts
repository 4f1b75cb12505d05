import { holds } from '@wigwag/kernel';
import type { Game } from '../../game.ts';
import type { Bounding } from '../../geometry/rectangle.ts';
import { atMost, EPS_AREA } from '../../geometry/units.ts';
import { type Finding, finding, ringLit } from '../judging/check.ts';
import { boundingsOf } from '../judging/worked.ts';
import type { StoredPoint } from '../stored.ts';
import { type TerrainTerms, terrainTerms } from '../terms/terms.ts';

type Stored = readonly StoredPoint[];

export const SIZES: Readonly<Record<TerrainTerms['size'], readonly [long: number, short: number]>> = {
  twelveBySix: [12, 6],
  nineByFour: [9, 4],
};

/** Inches: what is not larger than this both ways counts half. */
export const HALF = 2;

const surfaceOf = ({ long, short }: Bounding): number => long * short;

const isWithin = ({ long, short }: Bounding, [most, least]: readonly [number, number]): boolean =>
  atMost(long, most) && atMost(short, least);

/** C-06: the rectangles along the sides of the hull; one that is askew does not count. */
export const isHalf = (ring: Stored): boolean => boundingsOf(ring).some(around => isWithin(around, [HALF, HALF]));

const smallest = (ring: Stored): Bounding | undefined =>
  boundingsOf(ring).reduce<Bounding | undefined>(
    (best, next) => (best === undefined || surfaceOf(next) < surfaceOf(best) ? next : best),
    undefined,
  );

/** within both sides, or smaller one way and larger the other with the same surface at most. */
function fits(ring: Stored, [long, short]: readonly [number, number]): boolean {
  if (boundingsOf(ring).some(around => isWithin(around, [long, short]))) return true;
  const around = smallest(ring);
  return holds('13.2/trade-dimensions', around !== undefined && surfaceOf(around) <= long * short + EPS_AREA);
}

const isExempt = ({ world: { options, book } }: Game): boolean =>
  book.terrain.sizeRule.value === 'off' ||
  holds('13.2/scenario-exempt', options.special || options.method === 'scenario');

/** 13.2, and 13.10/option-9x4 where that was agreed. */
export function findSize(game: Game, rings: readonly Stored[], size: TerrainTerms['size']): Finding {
  if (isExempt(game) || terrainTerms(game).size !== size) return finding(true);
  const [long, short] = SIZES[size];
  const large = rings.find(ring => !fits(ring, SIZES[size]));
  const around = smallest(large ?? rings[0] ?? []);
  const numbers = {
    ...{ long: around?.long ?? 0, short: around?.short ?? 0, limitLong: long, limitShort: short },
    ...{ surface: around === undefined ? 0 : surfaceOf(around), limitSurface: long * short },
  };
  return finding(large === undefined, numbers, around === undefined ? [] : [ringLit(around.corners)]);
}
