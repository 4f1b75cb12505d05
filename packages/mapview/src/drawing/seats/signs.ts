import type { Grid, Hex, Point } from '@wigwag/hex';
import type { Occupied } from '../names/occupied.ts';
import { type Box, boxAround, centreOf, overlap, RADIUS } from '../sheet/layout.ts';

/** A place that is marked, and where its sign stands. */
export interface Sign extends Point {
  readonly hex: Hex;
}

/** In pixels, with its rim: signs do not grow with the ground. */
const SIZE = 23;
/** A seat that comes later has to hide so much less, in pixels. */
const LATER = 8;

export const signBox = (sign: Point, k: number): Box => boxAround(sign, SIZE / k, SIZE / k);

const holds = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x > x && point.x < x + width && point.y > y && point.y < y + height;

/** Round the middle of a free hex, best first. */
const inHex = ({ x, y }: Point): Point[] => {
  const [aside, up] = [RADIUS * 0.62, RADIUS * 0.3];
  return [
    { x: x + aside, y: y - up },
    { x: x - aside, y: y - up },
    { x: x + aside, y: y + up },
    { x: x - aside, y: y + up },
  ];
};

/** Beside the pieces of a hex, best first: at the edge of the hex, then along the pieces, then above and below them. */
function besidePieces({ x, y }: Point, box: Box, half: number): Point[] {
  const [left, right] = [box.x - half, box.x + box.width + half];
  const [top, bottom] = [box.y - half, box.y + box.height + half];
  const heights = [y - RADIUS * 0.3, y + RADIUS * 0.3, box.y + half, bottom - 2 * half];
  return [
    ...heights.flatMap(height => [
      { x: right, y: height },
      { x: left, y: height },
    ]),
    { x, y: bottom },
    { x, y: top },
  ];
}

/** Each in its hex, or beside the pieces there, where it hides no piece and no other sign. */
export function seatSigns(grid: Grid, hexes: readonly Hex[], { covered, badges }: Occupied, k: number): Sign[] {
  const taken: Box[] = [...covered.values(), ...badges];
  return hexes.map(hex => {
    const middle = centreOf(grid, hex);
    const pieces = covered.get(hex);
    const isHeld = pieces !== undefined && holds(pieces, middle);
    const seats = isHeld ? besidePieces(middle, pieces, SIZE / 2 / k) : inHex(middle);
    const weighed = seats.map((seat, rank) => {
      const box = signBox(seat, k);
      return { seat, box, cost: taken.reduce((sum, each) => sum + overlap(box, each), (rank * LATER) / k / k) };
    });
    const best = weighed.reduce((a, b) => (b.cost < a.cost ? b : a));
    taken.push(best.box);
    return { hex, ...best.seat };
  });
}
