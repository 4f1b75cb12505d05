import type { Grid, Hex } from '@wigwag/hex';
import type { MapPicture } from '../../picture.ts';
import { type Box, centreOf, extent, RADIUS } from './layout.ts';
import { keep } from './window.ts';

/** How many hexes there are at least round those in question. */
const ROUND = 1.6;
const REACH = 2 * RADIUS;

/** The part of a map round some hexes, in the shape that is wanted: width to height. */
export function boxRound(grid: Grid, hexes: readonly Hex[], shape: number): Box {
  const { x, y, width, height } = extent(grid, hexes);
  const [wide, high] = [width + 2 * ROUND * RADIUS, height + 2 * ROUND * RADIUS];
  const grown = { width: Math.max(wide, high * shape), height: Math.max(high, wide / shape) };
  return { x: x - (grown.width - width) / 2, y: y - (grown.height - height) / 2, ...grown };
}

/** Only what is seen in the box, and a little round it; names of rivers are left to the whole map. */
export function partIn(map: MapPicture, { x, y, width, height }: Box): MapPicture {
  const isNear = (hex: Hex): boolean => {
    const centre = centreOf(map.grid, hex);
    return (
      centre.x > x - REACH && centre.x < x + width + REACH && centre.y > y - REACH && centre.y < y + height + REACH
    );
  };
  return { ...keep(map, isNear), courses: [] };
}
