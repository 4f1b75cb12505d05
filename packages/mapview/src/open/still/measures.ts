import type { Point } from '@wigwag/hex';
import { boxOf, centroid } from '../drawing/geometry/rings.ts';
import type { OpenPicture } from '../picture.ts';

/** Where to put a piece on a real table, and how large it is: inches. */
export interface Measures {
  readonly id: string;
  /** From the edges of the table to the middle of the piece. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Of the least rectangle round it. */
  readonly long: number;
  readonly broad: number;
  /** How its long side lies: degrees clockwise from level, from -90 to 90. */
  readonly turned: number;
}

interface Rectangle {
  readonly long: number;
  readonly broad: number;
  readonly turned: number;
}

/** The least rectangle has a side along one of the ring's. */
function leastRectangle(ring: readonly Point[]): Rectangle {
  let best: Rectangle = { long: Number.POSITIVE_INFINITY, broad: Number.POSITIVE_INFINITY, turned: 0 };
  ring.forEach((from, index) => {
    const to = ring[(index + 1) % ring.length] ?? from;
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const { width, height } = boxOf(ring.map(({ x, y }) => ({ x: x * cos + y * sin, y: y * cos - x * sin })));
    if (width * height >= best.long * best.broad - 1e-9) return;
    const turned = ((angle * 180) / Math.PI + (width >= height ? 0 : 90) + 720) % 180;
    best = {
      long: Math.max(width, height),
      broad: Math.min(width, height),
      turned: turned > 90 ? turned - 180 : turned,
    };
  });
  return best;
}

/** The measures of all areas, for a list beside the printed table. */
export function measuresOf({ areas, width, height }: Pick<OpenPicture, 'areas' | 'width' | 'height'>): Measures[] {
  return areas
    .filter(({ ring }) => ring.length >= 3)
    .map(({ id, ring }) => {
      const { x, y } = centroid(ring);
      return { id, left: x, right: width - x, top: y, bottom: height - y, ...leastRectangle(ring) };
    });
}
