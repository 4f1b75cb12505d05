import type { Hex } from '@wigwag/hex';
import type { MapPicture } from '../../picture.ts';
import { Crowd } from '../sheet/crowd.ts';
import { type Box, centreOf, overlap } from '../sheet/layout.ts';
import type { Sight } from '../sheet/sight.ts';
import { type Home, homesAtWork, homesOn } from './homes.ts';
import { type Named, NOTHING_MARKED, sheetOf } from './named.ts';
import { isOn, isSlight, leastOf, type NameSeat, type Room, seats, type Weighed, weigh } from './nameSeats.ts';
import type { Covered, Occupied } from './occupied.ts';

export interface WrittenName extends Named, NameSeat {
  readonly size: number;
  /** What the letters cover. */
  readonly box: Box;
}

/** At work counters are so large on the ground, close by they are smaller: what is free of the large ones is free of the small. */
const AT_WORK = 54.72;

/** The box as large as it is at work. */
function atWork({ x, y, width, height }: Box): Box {
  const larger = Math.max(1, AT_WORK / width) - 1;
  const [w, h] = [width * larger, height * larger];
  return { x: x - w / 2, y: y - h / 2, width: width + w, height: height + h };
}

/** What moves over the map, and what does not. */
interface Over {
  readonly map: MapPicture;
  readonly covered: Covered;
  readonly pieces: readonly Box[];
  readonly rivers: readonly Box[];
}

interface Standing {
  readonly home: Home;
  readonly at: Weighed;
}

const seatsOf = ({ map, covered }: Over, { named, size }: Home): NameSeat[] =>
  seats(centreOf(map.grid, named.hex), size, covered.get(named.hex));

/** Its home, beyond the pieces of its own hex, if nothing hides it there. */
function atHome(over: Over, home: Home, pieces: Room, written: Room): Weighed | undefined {
  const { named, rank, size } = home;
  const own = over.covered.get(named.hex);
  if (own === undefined || !isOn(own, centreOf(over.map.grid, named.hex)))
    return isSlight(pieces.taken.under(home.box), home.box) ? home : undefined;
  const seat = seatsOf(over, home)[rank];
  if (seat === undefined) return undefined;
  const [beyond, { box }] = [weigh(seat, rank, named, size, written), weigh(seat, rank, named, size, pieces)];
  const hidden = beyond.inTheWay - overlap(box, home.box) + pieces.taken.under(box);
  return isSlight(hidden, box) ? beyond : undefined;
}

/** Elsewhere about its place: in the seat that it has at work, if that is free, else where the least is in its way. */
function aside(over: Over, home: Home, rank: number | undefined, room: Room): Weighed {
  const weighed = seatsOf(over, home).map((seat, at) => weigh(seat, at, home.named, home.size, room));
  const before = weighed.find(each => each.rank === rank);
  return before !== undefined && isSlight(before.inTheWay, before.box) ? before : leastOf(weighed);
}

/**
 * A name stays at home, whatever moves elsewhere: only what covers it there drives it out, and it comes back when that has
 * gone. Where it goes then depends on what lies about it, and never drives out another.
 */
function standing(over: Over, homes: readonly Home[], ranks: ReadonlyMap<Hex, number>): Standing[] {
  const sheet = sheetOf(over.map);
  const pieces = { sheet, taken: new Crowd(over.pieces) };
  const written = { sheet, taken: new Crowd([...over.rivers, ...homes.map(({ box }) => box)]) };
  const found = homes.map(home => {
    const isHome = (ranks.get(home.named.hex) ?? home.rank) === home.rank;
    return { home, at: isHome ? atHome(over, home, pieces, written) : undefined };
  });
  const kept = found.flatMap(({ at }) => (at === undefined ? [] : [at.box]));
  const room = { sheet, taken: new Crowd([...over.pieces, ...over.rivers, ...kept]) };
  return found.flatMap(({ home, at: before }) => {
    if (before !== undefined) return [{ home, at: before }];
    const at = aside(over, home, ranks.get(home.named.hex), room);
    if (at.inTheWay > home.bearable) return [];
    room.taken.add(at.box);
    return [{ home, at }];
  });
}

const NOWHERE: ReadonlyMap<Hex, number> = new Map();
const NOTHING: readonly Box[] = [];

/** The seat that each name has at work with these pieces on the map. */
function ranksAtWork(map: MapPicture, now: Covered): ReadonlyMap<Hex, number> {
  const covered = new Map([...now].map(([hex, box]) => [hex, atWork(box)]));
  const over = { map, covered, pieces: [...covered.values()], rivers: NOTHING };
  return new Map(standing(over, homesAtWork(map), NOWHERE).map(({ home, at }) => [home.named.hex, at.rank]));
}

/** The names of a map where they keep clear of pieces, of what is written already and of each other. `rivers`: the same object as long as it is the same. */
export function writeNames(
  map: MapPicture,
  { covered, badges, marked = NOTHING_MARKED }: Occupied,
  sight: Sight,
  rivers: readonly Box[] = NOTHING,
): WrittenName[] {
  const over = { map, covered, pieces: [...covered.values(), ...badges], rivers };
  const homes = homesOn(map, { sight, rivers, marked });
  return standing(over, homes, ranksAtWork(map, covered)).map(({ home: { named, size }, at: { seat, box } }) => ({
    ...named,
    ...seat,
    size,
    box,
  }));
}
