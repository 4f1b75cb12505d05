import type { Point } from '@wigwag/hex';
import type { Size } from '../drawing/sheet/gathering.ts';
import type { Box } from '../drawing/sheet/layout.ts';

/** How the map lies under its frame: moved by x and y, drawn k times as large. */
export interface Transform extends Point {
  readonly k: number;
}

/** The frame, and what of the map is drawn. */
export interface Framed {
  readonly frame: Size;
  readonly box: Box;
}

const LEAST = 0.3;
const MOST = 4;
/** Distance that a shown element keeps from the frame. */
const EDGE = 24;

/** The scale at which something just fits into the frame. */
export const scaleFor = (frame: Size, { width, height }: Size): number =>
  Math.min(frame.width / width, frame.height / height);

/** Never smaller than the whole map in the frame, or than what can still be read. */
const scaleWithin = (k: number, { frame, box }: Framed): number =>
  Math.min(MOST, Math.max(Math.min(LEAST, scaleFor(frame, box)), k));

/** The whole map in the middle of the frame. */
export function whole(framed: Framed): Transform {
  const { frame, box } = framed;
  const k = scaleWithin(scaleFor(frame, box), framed);
  return { k, x: (frame.width - box.width * k) / 2, y: (frame.height - box.height * k) / 2 };
}

/** A point of the map in the middle of the frame. */
export const centred = ({ x, y }: Point, k: number, { frame, box }: Framed): Transform => ({
  k,
  x: frame.width / 2 - (x - box.x) * k,
  y: frame.height / 2 - (y - box.y) * k,
});

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
