import type { Hex, Point } from '@wigwag/hex';
import type { HexPicture, MapPicture } from '../../picture.ts';
import { Crowd } from '../sheet/crowd.ts';
import { type Box, centreOf, drawnHexes, extent, overlap, RADIUS, sidesOf } from '../sheet/layout.ts';
import { lettersOf, type Sight } from '../sheet/sight.ts';
import { isFar, type Zoom } from '../sheet/zoom.ts';

export interface WrittenName {
  readonly hex: Hex;
  readonly text: string;
  readonly style: 'village' | 'town' | 'ground';
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'middle' | 'start' | 'end';
  /** What the letters cover. */
  readonly box: Box;
}

/** Towns are written larger, and everything larger the farther off the map is. */
const SIZE: Readonly<Record<Zoom, Readonly<Record<WrittenName['style'], number>>>> = {
  whole: { town: 50, village: 38, ground: 38 },
  far: { town: 27, village: 20, ground: 20 },
  middle: { town: 18.6, village: 15.7, ground: 15.7 },
  near: { town: 15, village: 12, ground: 12 },
};
/** Near by letters grow no more: in pixels. */
const MOST: Readonly<Record<WrittenName['style'], number>> = { town: 24, village: 19, ground: 19 };

/** What the pieces of each occupied hex cover, there or beside it. */
export type Covered = ReadonlyMap<Hex, Box>;

const styleOf = ({ place, terrain, station }: HexPicture): WrittenName['style'] => {
  if (place === 'town' || terrain === 'city') return 'town';
  return place === 'village' || station ? 'village' : 'ground';
};

/** A place that is marked comes before every town. */
const MARKED = 1000;
const NOTHING_MARKED: ReadonlySet<Hex> = new Set();
/** From afar the name of such a place may lie so far under something else. */
const bearable = ({ width, height }: Box): number => width * height * 0.35;

const WORTH = { town: 100, village: 0, ground: 0 } as const;

/** A place is worth naming as a town, for its station, and for the ways that meet there. */
function importance({ grid, hexes, hexsides }: MapPicture, hex: Hex): number {
  const data = hexes[hex];
  if (data === undefined) return 0;
  const ways = sidesOf(grid, hex).flatMap(side => hexsides[side]?.ways ?? []);
  const pikes = ways.filter(way => way === 'pike').length;
  return WORTH[styleOf(data)] + ways.length + pikes * 1.5 + (data.station ? 3 : 0);
}

type NameSeat = Pick<WrittenName, 'x' | 'y' | 'anchor'>;

/** How far off the middle of its hex a name has to keep: from a sign, or from the pieces there. */
function clearOf({ x, y }: Point, box: Box | undefined) {
  const [up, aside] = [RADIUS * 0.2, RADIUS * 0.22];
  const isHere = box !== undefined && box.x < x && box.x + box.width > x && box.y < y && box.y + box.height > y;
  return isHere
    ? { above: y - box.y, below: box.y + box.height - y, left: x - box.x, right: box.x + box.width - x }
    : { above: up, below: up, left: aside, right: aside };
}

/** Where a name may stand, best first: below, above, right, left, aslant; farther out where a counter stands. */
function seats({ x, y }: Point, size: number, box: Box | undefined): NameSeat[] {
  const { above, below, left, right } = clearOf({ x, y }, box);
  return [
    { x, y: y + below + size * 0.76, anchor: 'middle' },
    { x, y: y - above - size * 0.28, anchor: 'middle' },
    { x: x + right + 4, y: y + size * 0.28, anchor: 'start' },
    { x: x - left - 4, y: y + size * 0.28, anchor: 'end' },
    { x: x + right * 0.6, y: y + below + size * 0.9, anchor: 'start' },
    { x: x - left * 0.6, y: y + below + size * 0.9, anchor: 'end' },
    { x: x + right * 0.6, y: y - above - size * 0.3, anchor: 'start' },
    { x: x - left * 0.6, y: y - above - size * 0.3, anchor: 'end' },
  ];
}

/** Of a letter, in parts of its size; names of the ground are spaced. */
const WIDTH = { town: 0.51, village: 0.44, ground: 0.48 } as const;

function boxOf(seat: NameSeat, text: string, size: number, style: WrittenName['style']): Box {
  const width = text.length * size * WIDTH[style] + 2;
  const x = seat.anchor === 'middle' ? seat.x - width / 2 : seat.anchor === 'end' ? seat.x - width : seat.x;
  return { x, y: seat.y - size * 0.75, width, height: size };
}

/** What of a box lies off the sheet. */
const overhang = (box: Box, sheet: Box): number => box.width * box.height - overlap(box, sheet);

/**
 * Names keep clear of counters, of what is written already and of each other: the important first, each takes the seat with
 * the least in the way.
 */
export function writeNames(
  map: MapPicture,
  covered: Covered,
  sight: Sight,
  written: readonly Box[],
  marked: ReadonlySet<Hex> = NOTHING_MARKED,
): WrittenName[] {
  const { zoom } = sight;
  const taken = new Crowd([...covered.values(), ...written]);
  const sheet = extent(map.grid, drawnHexes(map));
  const blocked = (box: Box): number => overhang(box, sheet) + taken.under(box);
  const named = map.hexes
    .flatMap((data, hex) => (data.name === undefined ? [] : [{ hex, data, text: data.name }]))
    .map(each => ({ ...each, worth: importance(map, each.hex) + (marked.has(each.hex) ? MARKED : 0) }))
    .sort((a, b) => b.worth - a.worth || a.hex - b.hex);
  return named.flatMap(({ hex, data, text }) => {
    const style = styleOf(data);
    const size = lettersOf(sight, SIZE[zoom][style], MOST[style]);
    const weighed = seats(centreOf(map.grid, hex), size, covered.get(hex)).map((seat, rank) => {
      const box = boxOf(seat, text, size, style);
      const inTheWay = blocked(box);
      return { seat, box, inTheWay, cost: inTheWay + rank * size * 0.3 };
    });
    const best = weighed.reduce((a, b) => (b.cost < a.cost ? b : a));
    if (isFar(zoom) && best.inTheWay > (marked.has(hex) ? bearable(best.box) : 0)) return [];
    taken.add(best.box);
    return [{ hex, text, style, size, ...best.seat, box: best.box }];
  });
}
