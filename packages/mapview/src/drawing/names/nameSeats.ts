import type { Point } from '@wigwag/hex';
import type { Crowd } from '../sheet/crowd.ts';
import { type Box, overlap, RADIUS } from '../sheet/layout.ts';
import type { Lettering } from './named.ts';

export interface NameSeat extends Point {
  readonly anchor: 'middle' | 'start' | 'end';
}

export const isOn = (box: Box, { x, y }: Point): boolean =>
  box.x < x && box.x + box.width > x && box.y < y && box.y + box.height > y;

/** How far off the middle of its hex a name has to keep: from a sign, or from the pieces there. */
function clearOf({ x, y }: Point, box: Box | undefined) {
  const [up, aside] = [RADIUS * 0.2, RADIUS * 0.22];
  return box !== undefined && isOn(box, { x, y })
    ? { above: y - box.y, below: box.y + box.height - y, left: x - box.x, right: box.x + box.width - x }
    : { above: up, below: up, left: aside, right: aside };
}

/** Where a name may stand, best first: below, above, right, left, aslant; farther out where a counter stands, and at its corners. */
export function seats({ x, y }: Point, size: number, box: Box | undefined): NameSeat[] {
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

function boxOf(seat: NameSeat, text: string, size: number, style: Lettering['style']): Box {
  const width = text.length * size * WIDTH[style] + 2;
  const x = seat.anchor === 'middle' ? seat.x - width / 2 : seat.anchor === 'end' ? seat.x - width : seat.x;
  return { x, y: seat.y - size * 0.75, width, height: size };
}

/** What of a box lies off the sheet. */
const overhang = (box: Box, sheet: Box): number => box.width * box.height - overlap(box, sheet);

/** A seat that a name may have, and what is in its way there. */
export interface Weighed {
  readonly seat: NameSeat;
  readonly rank: number;
  readonly box: Box;
  readonly inTheWay: number;
  /** One that is better by its rank alone is not much better. */
  readonly cost: number;
}

export function weigh(seat: NameSeat, rank: number, letters: Lettering, size: number, room: Room): Weighed {
  const box = boxOf(seat, letters.text, size, letters.style);
  const inTheWay = overhang(box, room.sheet) + room.taken.under(box);
  return { seat, rank, box, inTheWay, cost: inTheWay + rank * size * 0.3 };
}

/** Where names are written, and what is there already. */
export interface Room {
  readonly sheet: Box;
  readonly taken: Crowd;
}

export const leastOf = (weighed: readonly Weighed[]): Weighed => weighed.reduce((a, b) => (b.cost < a.cost ? b : a));

/** So much of a name may be in the way of something before it leaves its seat. */
const SLIGHT = 0.06;

export const isSlight = (hidden: number, { width, height }: Box): boolean => hidden <= width * height * SLIGHT;
