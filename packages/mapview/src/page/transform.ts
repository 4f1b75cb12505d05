import type { Point } from '@wigwag/hex';
import type { Size } from '../drawing/sheet/gathering.ts';
import type { Box } from '../drawing/sheet/layout.ts';
import { WORK } from '../drawing/sheet/sight.ts';

/** How the map lies under its frame: moved by x and y, drawn k times as large. */
export interface Transform extends Point {
  readonly k: number;
}

/** Room at the edges of the frame that the whole map leaves free. */
export interface Room {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The frame, and what of the map is drawn. */
export interface Framed {
  readonly frame: Size;
  readonly box: Box;
  readonly room?: Room | undefined;
}

export const NO_ROOM: Room = { left: 0, top: 0, right: 0, bottom: 0 };

/** The frame without its room. */
export const areaOf = ({ frame, room = NO_ROOM }: Framed): Box => ({
  x: room.left,
  y: room.top,
  width: Math.max(1, frame.width - room.left - room.right),
  height: Math.max(1, frame.height - room.top - room.bottom),
});

const LEAST = 0.3;
const MOST = 4;
/** Distance that a shown element keeps from the frame. */
const EDGE = 24;

/** The scale at which something just fits into the frame. */
export const scaleFor = (frame: Size, { width, height }: Size): number =>
  Math.min(frame.width / width, frame.height / height);

/** Never smaller than the whole map in the frame, or than what can still be read. */
const scaleWithin = (k: number, framed: Framed): number =>
  Math.min(MOST, Math.max(Math.min(LEAST, scaleFor(areaOf(framed), framed.box)), k));

/** The whole map in the middle of the frame, or of what its room leaves of it. */
export function whole(framed: Framed): Transform {
  const { box } = framed;
  const area = areaOf(framed);
  const k = scaleWithin(scaleFor(area, box), framed);
  return { k, x: area.x + (area.width - box.width * k) / 2, y: area.y + (area.height - box.height * k) / 2 };
}

/** By so much a bar beside the map may grow and shrink again without moving it. */
const HARDLY = 0.75;

/** Is all of the map in what is free of the frame? */
function isSeenWhole({ x, y, k }: Transform, framed: Framed): boolean {
  const { box } = framed;
  const area = areaOf(framed);
  return (
    x >= area.x - 1 &&
    y >= area.y - 1 &&
    x + box.width * k <= area.x + area.width + 1 &&
    y + box.height * k <= area.y + area.height + 1
  );
}

/**
 * The whole map again, when its frame has changed: where all of it is seen already, and not much smaller than it could be, nothing
 * moves. What could be read stays as large where the whole could not be read any more, with what is sought in sight.
 */
export function refitted(now: Transform, framed: Framed, next = whole(framed), sought?: Point): Transform {
  const [wasRead, isRead] = [now.k >= WORK, next.k >= WORK];
  if (isSeenWhole(now, framed)) return now.k >= next.k * HARDLY && (wasRead || !isRead) ? now : next;
  if (!wasRead || isRead) return next;
  const kept = settled(now, framed);
  return sought === undefined ? kept : brought(sought, kept, framed);
}

/** A point of the map in the middle of the frame, or of what its room leaves of it. */
export function centred({ x, y }: Point, k: number, framed: Framed): Transform {
  const { box } = framed;
  const area = areaOf(framed);
  return { k, x: area.x + area.width / 2 - (x - box.x) * k, y: area.y + area.height / 2 - (y - box.y) * k };
}

/** Without empty paper where the map could be, nor anything of the map out of sight where all of it has room. */
export function settled({ x, y, k }: Transform, framed: Framed): Transform {
  const area = areaOf(framed);
  const along = (at: number, from: number, room: number, length: number): number => {
    const ends = [from, from + room - length];
    return Math.max(Math.min(...ends), Math.min(Math.max(...ends), at));
  };
  return {
    k,
    x: along(x, area.x, area.width, framed.box.width * k),
    y: along(y, area.y, area.height, framed.box.height * k),
  };
}

/** Where a point of the map is seen in the frame. */
export const spotOf = ({ x, y }: Point, at: Transform, { box }: Framed): Point => ({
  x: at.x + (x - box.x) * at.k,
  y: at.y + (y - box.y) * at.k,
});

/** Is a point of the map in what the room leaves of the frame, so far from its edge? */
export function isSeen(point: Point, at: Transform, framed: Framed, clear = 0): boolean {
  const spot = spotOf(point, at, framed);
  const { x, y, width, height } = areaOf(framed);
  return spot.x > x + clear && spot.y > y + clear && spot.x < x + width - clear && spot.y < y + height - clear;
}

/** Seen well enough to be found at once. */
const FOUND = 36;

/** A point of the map in sight: where it is already, nothing moves. */
export function brought(point: Point, now: Transform, framed: Framed): Transform {
  if (isSeen(point, now, framed, FOUND)) return now;
  const next = settled(centred(point, now.k, framed), framed);
  return isSeen(point, now, framed) && isNear(now, next) ? now : next;
}

/** It would hardly move: at the edge of the map a hex is seen no better. */
const isNear = (a: Transform, b: Transform): boolean => Math.hypot(a.x - b.x, a.y - b.y) < FOUND;

/** At whole pixels of the screen: between them a painted sheet is blurred. `density`: so many of them are a pixel of the page. */
export function sharp({ x, y, k }: Transform, density: number): Transform {
  const whole = (n: number): number => Math.round(n * density) / density;
  return { x: whole(x), y: whole(y), k };
}

export const panned = ({ x, y, k }: Transform, by: Point): Transform => ({ k, x: x + by.x, y: y + by.y });

/** What lies under a point of the frame stays there. */
export function zoomed({ x, y, k }: Transform, factor: number, about: Point, framed: Framed): Transform {
  const next = scaleWithin(k * factor, framed);
  return { k: next, x: about.x - ((about.x - x) / k) * next, y: about.y - ((about.y - y) / k) * next };
}

/** Of a box on the page. */
export type Edges = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

/** How far the map has to move for an element to lie inside the frame. */
export function intoFrame(element: Edges, frame: Edges): Point {
  const into = (from: number, to: number, low: number, high: number): number =>
    from < low + EDGE ? low + EDGE - from : to > high - EDGE ? high - EDGE - to : 0;
  return {
    x: into(element.left, element.right, frame.left, frame.right),
    y: into(element.top, element.bottom, frame.top, frame.bottom),
  };
}
