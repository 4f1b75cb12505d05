import type { Hex, Point } from '@wigwag/hex';
import type { Highlights, MapPicture } from '../../picture.ts';
import type { Occupied } from '../names/occupied.ts';
import { coveredBy, type Writing } from '../names/writing.ts';
import { type Box, boxAround, centreOf, overlap, RADIUS } from '../sheet/layout.ts';
import type { Zoom } from '../sheet/zoom.ts';

/** The middle of a label: where it stands in its hex. */
export interface WrittenChance extends Point {
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

const CELL = 4 * RADIUS;
const cellAt = (x: number, y: number): string => `${Math.floor(x / CELL)},${Math.floor(y / CELL)}`;

/** What is written, by the cells of the sheet from whose hexes it can be touched: there are hundreds of both. */
function byCell(boxes: readonly Box[]): ReadonlyMap<string, readonly Box[]> {
  const cells = new Map<string, Box[]>();
  for (const box of boxes) {
    for (let x = box.x - RADIUS; x < box.x + box.width + RADIUS + CELL; x += CELL) {
      for (let y = box.y - RADIUS; y < box.y + box.height + RADIUS + CELL; y += CELL) {
        const cell = cellAt(x, y);
        const here = cells.get(cell);
        if (here === undefined) cells.set(cell, [box]);
        else here.push(box);
      }
    }
  }
  return cells;
}

/**
 * Each label stays in its hex and goes where it hides least of what is written and drawn there, and not farther from the
 * middle than it must. Where a piece stands it would hide the piece, which speaks for its hex.
 */
export function writeChances(
  map: MapPicture,
  reach: Highlights['reach'],
  occupied: Occupied,
  zoom: Zoom,
  writing: Writing,
): WrittenChance[] {
  const size = CHANCE_SIZE[zoom];
  if (size === 0) return [];
  const written = byCell(coveredBy(writing));
  return [...reach].flatMap(([hex, { label }]) => {
    if (label === '' || occupied.plates.has(hex)) return [];
    const middle = centreOf(map.grid, hex);
    const here = boxAround(middle, 2 * RADIUS, 2 * RADIUS);
    const near = (written.get(cellAt(middle.x, middle.y)) ?? []).filter(box => overlap(box, here) > 0);
    const sign = boxAround(middle, SIGN.width, SIGN.height);
    const weight = hasSign(map, hex) ? SIGN.weight : 0;
    if (near.length === 0 && weight === 0) return [{ hex, label, ...middle }];
    const width = label.length * size * WIDE;
    const cost = (seat: Point): number => {
      const box = boxAround(seat, width + 2 * HALO, size * HIGH + 2 * HALO);
      const away = Math.hypot(seat.x - middle.x, seat.y - middle.y);
      return near.reduce((sum, name) => sum + overlap(box, name), away + overlap(box, sign) * weight);
    };
    const weighed = seats(middle, width).map(seat => ({ seat, cost: cost(seat) }));
    return [{ hex, label, ...weighed.reduce((best, each) => (each.cost < best.cost ? each : best)).seat }];
  });
}
