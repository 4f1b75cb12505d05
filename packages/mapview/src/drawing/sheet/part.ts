import type { Hex } from '@wigwag/hex';
import type { MapPicture } from '../../picture.ts';
import { type Box, centreOf, drawnHexes, extent, RADIUS } from './layout.ts';
import { keep } from './window.ts';

/** How many hexes there are at least round those in question. */
const ROUND = 1.6;
const REACH = 2 * RADIUS;

/** As little as possible beyond the edge of the map, along one axis. */
const inside = (from: number, length: number, low: number, room: number): number =>
  length > room ? low - (length - room) / 2 : Math.min(Math.max(from, low), low + room - length);

/** The part of a map round some hexes, in the shape that is wanted: width to height. */
export function boxRound(map: MapPicture, hexes: readonly Hex[], shape: number, beyond = ROUND): Box {
  const { x, y, width, height } = extent(map.grid, hexes);
  const whole = extent(map.grid, drawnHexes(map));
  const [wide, high] = [width + 2 * beyond * RADIUS, height + 2 * beyond * RADIUS];
  const grown = { width: Math.max(wide, high * shape), height: Math.max(high, wide / shape) };
  return {
    x: inside(x - (grown.width - width) / 2, grown.width, whole.x, whole.width),
    y: inside(y - (grown.height - height) / 2, grown.height, whole.y, whole.height),
    ...grown,
  };
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
