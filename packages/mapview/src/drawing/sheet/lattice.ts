import type { Grid, Hex, Point } from '@wigwag/hex';
import { centreOf, RADIUS } from './layout.ts';
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

/**
 * The points of a hex on a shaken lattice over the whole map: as they go on from hex to hex, the ground shows no honeycomb,
 * and as each is shaken by itself, it never repeats.
 */
export function latticeIn(grid: Grid, hex: Hex, spacing: number, shake: number): LatticePoint[] {
  const { x, y } = centreOf(grid, hex);
  const rise = spacing * 0.866;
  const points: LatticePoint[] = [];
  for (let row = Math.floor((y - RADIUS) / rise); row * rise <= y + RADIUS + rise; row++) {
    const indent = row % 2 === 0 ? 0 : spacing / 2;
    for (let column = Math.floor((x - RADIUS) / spacing) - 1; column * spacing <= x + RADIUS + spacing; column++) {
      const seed = row * 8191 + column;
      const px = column * spacing + indent + sway(seed, 11) * shake;
      const py = row * rise + sway(seed, 12) * shake;
      if (isInside(px - x, py - y, grid.orientation === 'flat')) points.push({ x: px, y: py, seed });
    }
  }
  return points;
}

/** Thinned out by chance. */
export const thinned = (points: readonly LatticePoint[], share: number): LatticePoint[] =>
  points.filter(({ seed }) => noise(seed, 13) < share);
