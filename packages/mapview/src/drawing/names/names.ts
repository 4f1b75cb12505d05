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

/** Where a name may stand, best first: below, above, right, left, aslant; farther out where a counter stands, and at its corners. */
function seats({ x, y }: Point, size: number, box: Box | undefined): NameSeat[] {
  const { above, below, left, right } = clearOf({ x, y }, box);
  const corners: readonly NameSeat[] = [
    { x: x + right + 4, y: y + below * 0.7 + size * 0.5, anchor: 'start' },
    { x: x - left - 4, y: y + below * 0.7 + size * 0.5, anchor: 'end' },
    { x: x + right + 4, y: y - above * 0.7, anchor: 'start' },
    { x: x - left - 4, y: y - above * 0.7, anchor: 'end' },
  ];
  return [
    { x, y: y + below + size * 0.76, anchor: 'middle' },
    { x, y: y - above - size * 0.28, anchor: 'middle' },
    { x: x + right + 4, y: y + size * 0.28, anchor: 'start' },
    { x: x - left - 4, y: y + size * 0.28, anchor: 'end' },
    { x: x + right * 0.6, y: y + below + size * 0.9, anchor: 'start' },
    { x: x - left * 0.6, y: y + below + size * 0.9, anchor: 'end' },
    { x: x + right * 0.6, y: y - above - size * 0.3, anchor: 'start' },
    { x: x - left * 0.6, y: y - above - size * 0.3, anchor: 'end' },
    ...(box === undefined ? [] : corners),
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

interface Named {
  readonly hex: Hex;
  readonly text: string;
  readonly style: WrittenName['style'];
}

interface Worthy {
  readonly named: Named;
  readonly worth: number;
}

/** Of a map, whoever stands on it: how far the sheet goes, and the named places, the important first. */
interface Known {
  readonly sheet: Box;
  readonly places: readonly Worthy[];
}

const byWorth = (a: Worthy, b: Worthy): number => b.worth - a.worth || a.named.hex - b.named.hex;

function studied(map: MapPicture): Known {
  const places = map.hexes
    .flatMap((data, hex) => (data.name === undefined ? [] : [{ hex, text: data.name, style: styleOf(data) }]))
    .map(named => ({ named, worth: importance(map, named.hex) }))
    .sort(byWorth);
  return { sheet: extent(map.grid, drawnHexes(map)), places };
}

const knownMaps = new WeakMap<MapPicture, Known>();

function knownOf(map: MapPicture): Known {
  const known = knownMaps.get(map) ?? studied(map);
  knownMaps.set(map, known);
  return known;
}

/** The named places, the important first. */
function namedOn(map: MapPicture, marked: ReadonlySet<Hex>): readonly Named[] {
  const { places } = knownOf(map);
  if (marked.size === 0) return places.map(({ named }) => named);
  return places
    .map(({ named, worth }) => ({ named, worth: worth + (marked.has(named.hex) ? MARKED : 0) }))
    .sort(byWorth)
    .map(({ named }) => named);
}

interface Room {
  readonly map: MapPicture;
  readonly taken: Crowd;
  readonly sheet: Box;
  readonly covered: Covered;
}

const roomOn = (map: MapPicture, covered: Covered, written: readonly Box[]): Room => ({
  ...{ map, covered },
  taken: new Crowd([...covered.values(), ...written]),
  sheet: knownOf(map).sheet,
});

/** The seats that a name may have, each with what is in its way; one that is better by its rank alone is not much better. */
const weighedIn = ({ map, taken, sheet, covered }: Room, { hex, text, style }: Named, size: number) =>
  seats(centreOf(map.grid, hex), size, covered.get(hex)).map((seat, rank) => {
    const box = boxOf(seat, text, size, style);
    const inTheWay = overhang(box, sheet) + taken.under(box);
    return { seat, rank, box, inTheWay, cost: inTheWay + rank * size * 0.3 };
  });

type Weighed = ReturnType<typeof weighedIn>[number];

const leastOf = (weighed: readonly Weighed[]): Weighed => weighed.reduce((a, b) => (b.cost < a.cost ? b : a));

/** At work counters are so large on the ground, close by they are smaller: what is free of the large ones is free of the small. */
const AT_WORK = 54.72;

/** The box as large as it is at work. */
function atWork({ x, y, width, height }: Box): Box {
  const larger = Math.max(1, AT_WORK / width) - 1;
  const [w, h] = [width * larger, height * larger];
  return { x: x - w / 2, y: y - h / 2, width: width + w, height: height + h };
}

interface Homes {
  /** What is covered at work. */
  readonly key: string;
  readonly ranks: ReadonlyMap<Hex, number>;
}

const latest = new WeakMap<MapPicture, Homes>();

/** The seat, by its rank, that each name has at work with these pieces on the map. */
function homesOn(map: MapPicture, now: Covered): ReadonlyMap<Hex, number> {
  const covered = new Map([...now].map(([hex, box]) => [hex, atWork(box)]));
  const key = [...covered].map(([hex, box]) => [hex, box.x, box.y, box.width].map(Math.round)).join(';');
  const before = latest.get(map);
  if (before?.key === key) return before.ranks;
  const room = roomOn(map, covered, []);
  const ranks = new Map(
    namedOn(map, NOTHING_MARKED).map(named => {
      const best = leastOf(weighedIn(room, named, SIZE.middle[named.style]));
      room.taken.add(best.box);
      return [named.hex, best.rank];
    }),
  );
  latest.set(map, { key, ranks });
  return ranks;
}

/** So much of a name may be in the way of something before it leaves its seat. */
const SLIGHT = 0.06;

/** Its home as long as that is free, so that it does not wander with the zoom; else where the least is in its way. */
function seatFor(weighed: readonly Weighed[], home: number | undefined): Weighed {
  const atHome = weighed.find(({ rank }) => rank === home);
  const isFree = atHome !== undefined && atHome.inTheWay <= atHome.box.width * atHome.box.height * SLIGHT;
  return isFree ? atHome : leastOf(weighed);
}

/**
 * Names keep clear of counters, of what is written already and of each other: the important first, each in its home or in
 * the seat with the least in the way.
 */
export function writeNames(
  map: MapPicture,
  covered: Covered,
  sight: Sight,
  written: readonly Box[],
  marked: ReadonlySet<Hex> = NOTHING_MARKED,
): WrittenName[] {
  const { zoom } = sight;
  const room = roomOn(map, covered, written);
  const home = homesOn(map, covered);
  return namedOn(map, marked).flatMap(named => {
    const { hex, text, style } = named;
    const size = lettersOf(sight, SIZE[zoom][style], MOST[style]);
    const best = seatFor(weighedIn(room, named, size), home.get(hex));
    if (isFar(zoom) && best.inTheWay > (marked.has(hex) ? bearable(best.box) : 0)) return [];
    room.taken.add(best.box);
    return [{ hex, text, style, size, ...best.seat, box: best.box }];
  });
}
