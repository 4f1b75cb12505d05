import type { Hex } from '@wigwag/hex';
import type { MapPicture } from '../../picture.ts';
import { Crowd } from '../sheet/crowd.ts';
import { type Box, centreOf } from '../sheet/layout.ts';
import { lettersOf, type Sight, sightOf } from '../sheet/sight.ts';
import { isFar, type Zoom } from '../sheet/zoom.ts';
import { type Lettering, type Named, NOTHING_MARKED, namedOn, sheetOf } from './named.ts';
import { isSlight, leastOf, seats, type Weighed, weigh } from './nameSeats.ts';

/** Towns are written larger, and everything larger the farther off the map is. */
const SIZE: Readonly<Record<Zoom, Readonly<Record<Lettering['style'], number>>>> = {
  whole: { town: 50, village: 38, ground: 38 },
  far: { town: 27, village: 20, ground: 20 },
  middle: { town: 18.6, village: 15.7, ground: 15.7 },
  near: { town: 15, village: 12, ground: 12 },
};
/** Near by letters grow no more: in pixels. */
const MOST: Readonly<Record<Lettering['style'], number>> = { town: 24, village: 19, ground: 19 };

/** From afar the name of a place that is marked may lie so far under something else. */
const bearable = ({ width, height }: Box): number => width * height * 0.35;

/** Where a name stands as long as no piece is there. */
export interface Home extends Weighed {
  readonly named: Named;
  readonly size: number;
  /** How much of it may be hidden; from afar what finds no room is left out. */
  readonly bearable: number;
}

/** How names stand on the map alone: nothing that moves changes it. */
interface Ground {
  readonly sight: Sight;
  /** What is written along rivers. */
  readonly rivers: readonly Box[];
  readonly marked: ReadonlySet<Hex>;
}

/** The important first, each where the least is in its way; at another zoom in the seat that it has at work, if that is free. */
function settled(map: MapPicture, { sight, rivers, marked }: Ground, atWork: readonly Home[]): Home[] {
  const room = { sheet: sheetOf(map), taken: new Crowd(rivers) };
  const ranks = new Map(atWork.map(({ named, rank }) => [named.hex, rank]));
  return namedOn(map, marked).flatMap(named => {
    const { hex, style } = named;
    const size = lettersOf(sight, SIZE[sight.zoom][style], MOST[style]);
    const weighed = seats(centreOf(map.grid, hex), size, undefined).map((seat, rank) =>
      weigh(seat, rank, named, size, room),
    );
    const before = weighed.find(({ rank }) => rank === ranks.get(hex));
    const best = before !== undefined && isSlight(before.inTheWay, before.box) ? before : leastOf(weighed);
    const most = isFar(sight.zoom) ? (marked.has(hex) ? bearable(best.box) : 0) : Number.POSITIVE_INFINITY;
    if (best.inTheWay > most) return [];
    room.taken.add(best.box);
    return [{ named, size, bearable: most, ...best }];
  });
}

const WORK = sightOf(1);
const NOTHING: readonly Box[] = [];

const workplaces = new WeakMap<MapPicture, readonly Home[]>();

export function homesAtWork(map: MapPicture): readonly Home[] {
  const known = workplaces.get(map) ?? settled(map, { sight: WORK, rivers: NOTHING, marked: NOTHING_MARKED }, []);
  workplaces.set(map, known);
  return known;
}

interface Settled {
  readonly key: string;
  readonly rivers: readonly Box[];
  readonly homes: readonly Home[];
}

const latest = new WeakMap<MapPicture, Settled>();

/** Where each name stands at this sight as long as no piece is there; those for which there is no room are left out. */
export function homesOn(map: MapPicture, ground: Ground): readonly Home[] {
  const { sight, rivers, marked } = ground;
  const key = `${sight.zoom} ${sight.k} ${[...marked].sort((a, b) => a - b).join()}`;
  const before = latest.get(map);
  if (before?.key === key && before.rivers === rivers) return before.homes;
  const homes = settled(map, ground, homesAtWork(map));
  latest.set(map, { key, rivers, homes });
  return homes;
}
