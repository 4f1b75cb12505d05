import type { Point } from '@wigwag/hex';
import { latticeOver } from '../../../drawing/sheet/lattice.ts';
import { type Box, round } from '../../../drawing/sheet/layout.ts';
import { noise, sway } from '../../../drawing/sheet/noise.ts';
import type { Zoom } from '../../../drawing/sheet/zoom.ts';
import type { OpenPicture } from '../../picture.ts';
import { boxOf, grown, isInside, touch } from '../geometry/rings.ts';
import { allInUnits, INCH } from '../geometry/units.ts';
import { freeOf } from '../sheet/room.ts';
import { tuft } from './rough.ts';

/** Through the middles between corners: a shape without corners. */
function soft(ring: readonly Point[]): string {
  const mid = (a: Point, b: Point): string => `${round((a.x + b.x) / 2)},${round((a.y + b.y) / 2)}`;
  const [first, last] = [ring[0], ring.at(-1)];
  if (first === undefined || last === undefined) return '';
  return ring.reduce(
    (d, point, index) => {
      const next = ring[(index + 1) % ring.length] ?? first;
      return `${d}Q${round(point.x)},${round(point.y)} ${mid(point, next)}`;
    },
    `M${mid(last, first)}`,
  );
}

/** How far out from its middle the ground changes its tone: three edges, each fainter. */
export const TONES = [1, 0.8, 0.6] as const;

/** Where the ground is a little lower: soft patches, the same for every table of a size. */
export function patchesOf({ width, height }: Pick<OpenPicture, 'width' | 'height'>): string[] {
  const middles = latticeOver({ x: 0, y: 0, width, height }, 15, 5.4).filter(({ seed }) => noise(seed, 71) < 0.62);
  return TONES.map(share =>
    middles
      .map(({ x, y, seed }) => {
        const corners = Array.from({ length: 9 }, (_, corner) => {
          const angle = (corner / 9) * Math.PI * 2;
          const r = (4.2 + noise(seed, 72) * 4) * (0.72 + noise(seed + corner, 73) * 0.56) * share;
          return { x: (x + Math.cos(angle) * r * 1.25) * INCH, y: (y + Math.sin(angle) * r * 0.85) * INCH };
        });
        return soft(corners);
      })
      .join(''),
  );
}

const APART: Readonly<Record<Zoom, number>> = { whole: 5.2, far: 3.1, middle: 2.3, near: 1.75 };

/** Where a table is bare: no area, no line, nothing that stands. */
function isBareOn({ areas, lines, depots, points }: Ground): (point: Point) => boolean {
  const isFree = freeOf(lines);
  const rings = areas.map(({ ring }) => allInUnits(ring)).map(ring => ({ ring, box: boxOf(ring) }));
  const spots: Box[] = [
    ...depots.map(({ at, size }) => ({ at, size })),
    ...points.map(({ at }) => ({ at, size: 2 })),
  ].map(({ at, size }) => ({
    x: (at.x - size / 2) * INCH,
    y: (at.y - size / 2) * INCH,
    width: size * INCH,
    height: size * INCH,
  }));
  return point => {
    const here = grown({ ...point, width: 0, height: 0 }, INCH * 0.5);
    return (
      isFree(point, INCH * 0.4) &&
      !spots.some(spot => touch(spot, here)) &&
      !rings.some(({ ring, box }) => touch(box, here) && (isInside(point, ring) || touchesRing(here, ring)))
    );
  };
}

const touchesRing = (box: Box, ring: readonly Point[]): boolean =>
  [
    { x: box.x, y: box.y },
    { x: box.x + box.width, y: box.y },
    { x: box.x, y: box.y + box.height },
    { x: box.x + box.width, y: box.y + box.height },
  ].some(corner => isInside(corner, ring));

/** What of a picture the signs of the open ground keep off. */
export type Ground = Pick<OpenPicture, 'width' | 'height' | 'areas' | 'lines' | 'depots' | 'points'>;

export interface Meadow {
  readonly swells: string;
  readonly tufts: string;
}

/** The open ground: long low folds, and tufts of grass. */
export function meadowOf(ground: Ground, zoom: Zoom): Meadow {
  const apart = APART[zoom] * INCH;
  const [right, bottom] = [ground.width * INCH, ground.height * INCH];
  const isBare = isBareOn(ground);
  let [swells, tufts] = ['', ''];
  for (const { x, y, seed } of latticeOver({ x: 0, y: 0, width: right, height: bottom }, apart, apart * 0.36)) {
    const chance = noise(seed, 74);
    const margin = INCH * 0.4;
    if (chance > 0.66 || x < margin || y < margin || x > right - margin || y > bottom - margin) continue;
    if (!isBare({ x, y })) continue;
    const size = apart * 0.16;
    if (chance < 0.3) tufts += tuft({ x, y }, size, seed);
    else {
      const w = size * (1.6 + noise(seed, 75));
      swells += `M${round(x - w / 2)},${round(y)}q${round(w / 2)},${round(-size * (0.34 + sway(seed, 76) * 0.12))} ${round(w)},${round(size * 0.06)}`;
    }
  }
  return { swells, tufts };
}
