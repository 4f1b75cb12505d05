import type { Hex, Point } from '@wigwag/hex';
import type { Highlights, MapPicture } from '../picture.ts';
import { boxAround, centreOf, overlap, RADIUS } from './layout.ts';
import type { Occupied } from './occupied.ts';
import { coveredBy, type Writing } from './writing.ts';
import type { Zoom } from './zoom.ts';

/** The middle of a label: where it stands in its hex. */
export interface PlacedChance extends Point {
  readonly hex: Hex;
  readonly label: string;
}

/** Of the letters. From afar a hex has no room for them: there the shade alone tells. */
export const CHANCE_SIZE: Readonly<Record<Zoom, number>> = { whole: 0, far: 20, middle: 14.6, near: 12.8 };
/** Of the size: letters are so high, and figures so wide. */
const [HIGH, WIDE] = [0.74, 0.63];
/** About the letters, for their halo. */
const HALO = 1.6;
/** The lines of writing in a hex, and how far aside each may reach from its middle. */
const LINE = RADIUS * 0.47;
const asideIn = (line: number): number => RADIUS * (0.92 - Math.abs(line) * 0.1);
const LINES = [0, -1, 1, -0.5, 0.5, -1.4, 1.3] as const;
/** Houses, stations; to hide some of them is not so bad as to hide letters. */
const SIGN = { width: 19, height: 14, weight: 0.5 } as const;

const hasSign = ({ hexes }: MapPicture, hex: Hex): boolean =>
  hexes[hex]?.place !== undefined || hexes[hex]?.station === true;

/** Where a label may stand. */
function seats({ x, y }: Point, width: number): Point[] {
  return LINES.flatMap(line => {
    const aside = Math.max(0, asideIn(line) - width / 2);
    return [0, aside, -aside].map(right => ({ x: x + right, y: y + line * LINE }));
  });
}

/**
 * Each label stays in its hex and goes where it hides least of what is written and drawn there, and not farther from the
 * middle than it must. Where a piece stands it would hide the piece, which speaks for its hex.
 */
export function placeChances(
  map: MapPicture,
  reach: Highlights['reach'],
  occupied: Occupied,
  zoom: Zoom,
  writing: Writing,
): PlacedChance[] {
  const size = CHANCE_SIZE[zoom];
  if (size === 0) return [];
  const written = [...coveredBy(writing), ...occupied.badges];
  return [...reach].flatMap(([hex, { label }]) => {
    if (label === '' || occupied.plates.has(hex)) return [];
    const middle = centreOf(map.grid, hex);
    const here = boxAround(middle, 2 * RADIUS, 2 * RADIUS);
    const near = written.filter(box => overlap(box, here) > 0);
    const sign = boxAround(middle, SIGN.width, SIGN.height);
    const weight = hasSign(map, hex) ? SIGN.weight : 0;
    const width = label.length * size * WIDE;
    const cost = (seat: Point): number => {
      const box = boxAround(seat, width + 2 * HALO, size * HIGH + 2 * HALO);
      const away = Math.hypot(seat.x - middle.x, seat.y - middle.y);
      return near.reduce((sum, name) => sum + overlap(box, name), away + overlap(box, sign) * weight);
    };
    const { x, y } = seats(middle, width).reduce((best, seat) => (cost(seat) < cost(best) ? seat : best));
    return [{ hex, label, x, y }];
  });
}
