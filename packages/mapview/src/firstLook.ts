import type { Point } from '@wigwag/hex';
import { type Box, RADIUS } from './drawing/layout.ts';
import type { CounterPicture } from './picture.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a piece stands. */
export interface Place extends Point {
  readonly side: CounterPicture['side'];
}

/** A point in the middle of the frame, and how large a unit is drawn. */
interface Look {
  readonly middle: Point;
  readonly k: number;
}

/** Below this the names on the pieces are gone. */
const SMALLEST = 0.7;
const READABLE = 0.76;
/** A piece needs room about the middle of its hex. */
const ROOM = 1.2 * RADIUS;

const boxAround = (places: readonly Point[]): Box => {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - ROOM, Math.min(...ys) - ROOM];
  return { x, y, width: Math.max(...xs) + ROOM - x, height: Math.max(...ys) + ROOM - y };
};

const scaleFor = (size: Size, { width, height }: Size): number => Math.min(size.width / width, size.height / height);

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Many pieces, and of both sides: a look at one army alone tells little. */
function worth(places: readonly Place[]): number {
  const own = places.filter(({ side }) => side === 'union').length;
  return (1 + own) * (1 + places.length - own);
}

/** The pieces that a frame of this size can best show at once. */
function best(places: readonly Place[], { width, height }: Size): readonly Place[] {
  let found: readonly Place[] = places.slice(0, 1);
  for (const left of new Set(places.map(({ x }) => x))) {
    const column = places.filter(({ x }) => x >= left && x <= left + width - 2 * ROOM);
    if (worth(column) <= worth(found)) continue;
    for (const top of new Set(column.map(({ y }) => y))) {
      const held = column.filter(({ y }) => y >= top && y <= top + height - 2 * ROOM);
      if (worth(held) > worth(found)) found = held;
    }
  }
  return found;
}

/** No paper beside the map where there is map to be seen. */
const within = (at: number, seen: number, start: number, length: number): number =>
  seen >= length ? start + length / 2 : Math.min(start + length - seen / 2, Math.max(start + seen / 2, at));

/** Where the frame is too small to read the whole map: as many of the pieces as it can hold, of both sides. Otherwise `whole`. */
export function firstLook(size: Size, box: Box, places: readonly Place[]): Look | 'whole' {
  if (scaleFor(size, box) >= READABLE) return 'whole';
  if (places.length === 0) return { middle: middleOf(box), k: READABLE };
  const k = Math.min(READABLE, Math.max(SMALLEST, scaleFor(size, boxAround(places))));
  const seen = { width: size.width / k, height: size.height / k };
  const { x, y } = middleOf(boxAround(best(places, seen)));
  return { middle: { x: within(x, seen.width, box.x, box.width), y: within(y, seen.height, box.y, box.height) }, k };
}
