import type { Grid, Hex, Point } from '@wigwag/hex';
import { type Box, boxAround, centreOf, RADIUS } from './layout.ts';
import { noise, sway } from './noise.ts';

const HALF_HEIGHT = (RADIUS * Math.sqrt(3)) / 2;

/** Whether a point lies in a hex whose centre is the origin. */
function isInside(x: number, y: number, flat: boolean): boolean {
  const [along, across] = flat ? [Math.abs(x), Math.abs(y)] : [Math.abs(y), Math.abs(x)];
  return across <= HALF_HEIGHT && along * Math.sqrt(3) + across <= HALF_HEIGHT * 2;
}

export interface LatticePoint extends Point {
  readonly seed: number;
}

/** The points of a shaken lattice that lie in a box or near it: as each is shaken by itself, it never repeats. */
export function latticeOver({ x, y, width, height }: Box, spacing: number, shake: number): LatticePoint[] {
  const rise = spacing * 0.866;
  const points: LatticePoint[] = [];
  for (let row = Math.floor(y / rise); row * rise <= y + height + rise; row++) {
    const indent = row % 2 === 0 ? 0 : spacing / 2;
    for (let column = Math.floor(x / spacing) - 1; column * spacing <= x + width + spacing; column++) {
      const seed = row * 8191 + column;
      const px = column * spacing + indent + sway(seed, 11) * shake;
      const py = row * rise + sway(seed, 12) * shake;
      points.push({ x: px, y: py, seed });
    }
  }
  return points;
}

/** Those of a hex: as they go on from hex to hex, the ground shows no honeycomb. */
export function latticeIn(grid: Grid, hex: Hex, spacing: number, shake: number): LatticePoint[] {
  const centre = centreOf(grid, hex);
  return latticeOver(boxAround(centre, 2 * RADIUS, 2 * RADIUS), spacing, shake).filter(({ x, y }) =>
    isInside(x - centre.x, y - centre.y, grid.orientation === 'flat'),
  );
}

/** Thinned out by chance. */
export const thinned = (points: readonly LatticePoint[], share: number): LatticePoint[] =>
  points.filter(({ seed }) => noise(seed, 13) < share);
