import type { Point } from '@wigwag/hex';
import type { Size } from '../drawing/sheet/gathering.ts';
import type { Box } from '../drawing/sheet/layout.ts';

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

const NO_ROOM: Room = { left: 0, top: 0, right: 0, bottom: 0 };

/** The frame without its room. */
const inner = ({ frame, room = NO_ROOM }: Framed): Size => ({
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
  Math.min(MOST, Math.max(Math.min(LEAST, scaleFor(inner(framed), framed.box)), k));

/** The whole map in the middle of the frame, or of what its room leaves of it. */
export function whole(framed: Framed): Transform {
  const { box, room = NO_ROOM } = framed;
  const { width, height } = inner(framed);
  const k = scaleWithin(scaleFor({ width, height }, box), framed);
  return { k, x: room.left + (width - box.width * k) / 2, y: room.top + (height - box.height * k) / 2 };
}

/** A point of the map in the middle of the frame. */
export const centred = ({ x, y }: Point, k: number, { frame, box }: Framed): Transform => ({
  k,
  x: frame.width / 2 - (x - box.x) * k,
  y: frame.height / 2 - (y - box.y) * k,
});

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

type Edges = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

/** How far the map has to move for an element to lie inside the frame. */
export function intoFrame(element: Edges, frame: Edges): Point {
  const into = (from: number, to: number, low: number, high: number): number =>
    from < low + EDGE ? low + EDGE - from : to > high - EDGE ? high - EDGE - to : 0;
  return {
    x: into(element.left, element.right, frame.left, frame.right),
    y: into(element.top, element.bottom, frame.top, frame.bottom),
  };
}
