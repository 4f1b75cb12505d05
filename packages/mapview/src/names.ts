import type { Hex, Point } from '@wigwag/hex';
import { type Box, centreOf, RADIUS } from './layout.ts';
import type { HexPicture, MapPicture } from './picture.ts';
import { COVERED_WIDTH, coveredHeight } from './seating.ts';

export interface PlacedName {
  readonly hex: Hex;
  readonly text: string;
  readonly style: 'village' | 'town' | 'ground';
  readonly x: number;
  readonly y: number;
  readonly anchor: 'middle' | 'start' | 'end';
}

const SIZE: Readonly<Record<PlacedName['style'], number>> = { village: 14.5, town: 17, ground: 14.5 };
/** How many leader plates stand in each occupied hex. */
export type Occupied = ReadonlyMap<Hex, number>;

const styleOf = ({ place, terrain, station }: HexPicture): PlacedName['style'] => {
  if (place === 'town' || terrain === 'city') return 'town';
  return place === 'village' || station ? 'village' : 'ground';
};

/** Where a name may stand, best first: below, above, right, left; farther out where a counter stands. */
function seats(
  { x, y }: Point,
  size: number,
  plates: number | undefined,
): Omit<PlacedName, 'hex' | 'text' | 'style'>[] {
  const away = plates === undefined ? RADIUS * 0.24 : coveredHeight(plates) / 2;
  const aside = plates === undefined ? RADIUS * 0.24 : COVERED_WIDTH / 2;
  return [
    { x, y: y + away + size * 0.76, anchor: 'middle' },
    { x, y: y - away - size * 0.3, anchor: 'middle' },
    { x: x + aside + 4, y: y + 4, anchor: 'start' },
    { x: x - aside - 4, y: y + 4, anchor: 'end' },
    { x: x + aside * 0.6, y: y + away + size * 0.9, anchor: 'start' },
    { x: x - aside * 0.6, y: y + away + size * 0.9, anchor: 'end' },
  ];
}

function boxOf(seat: Pick<PlacedName, 'x' | 'y' | 'anchor'>, text: string, size: number): Box {
  const width = text.length * size * 0.46 + 2;
  const x = seat.anchor === 'middle' ? seat.x - width / 2 : seat.anchor === 'end' ? seat.x - width : seat.x;
  return { x, y: seat.y - size * 0.75, width, height: size };
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Names keep clear of counters and of each other: each takes the seat with the least in the way. */
export function placeNames({ grid, hexes }: MapPicture, occupied: Occupied): PlacedName[] {
  const taken: Box[] = [...occupied].map(([hex, plates]) => {
    const { x, y } = centreOf(grid, hex);
    const height = coveredHeight(plates);
    return { x: x - COVERED_WIDTH / 2, y: y - height / 2, width: COVERED_WIDTH, height };
  });
  return hexes.flatMap((data, hex) => {
    const text = data.name;
    if (text === undefined) return [];
    const style = styleOf(data);
    const blocked = (box: Box): number => taken.reduce((sum, other) => sum + overlap(box, other), 0);
    const weighed = seats(centreOf(grid, hex), SIZE[style], occupied.get(hex)).map((seat, rank) => {
      const box = boxOf(seat, text, SIZE[style]);
      return { seat, box, cost: blocked(box) + rank * 4 };
    });
    const best = weighed.reduce((a, b) => (b.cost < a.cost ? b : a));
    taken.push(best.box);
    return [{ hex, text, style, ...best.seat }];
  });
}
