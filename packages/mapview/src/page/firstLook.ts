import type { Point } from '@wigwag/hex';
import { boxHolding, gathering, type SidedPoint } from '../drawing/sheet/gathering.ts';
import { type Framed, scaleFor } from './transform.ts';

/** A point in the middle of the frame, and how large a unit is drawn. */
export interface Look {
  readonly middle: Point;
  readonly k: number;
}

/** Below this the names on the pieces are gone. */
const SMALLEST = 0.7;
const READABLE = 0.76;

/** Where the frame is too small to read the whole map: as many of the pieces as it can hold, of both sides. Otherwise `whole`. */
export function firstLook({ frame, box }: Framed, pieces: readonly SidedPoint[]): Look | 'whole' {
  if (scaleFor(frame, box) >= READABLE) return 'whole';
  const k =
    pieces.length === 0 ? READABLE : Math.min(READABLE, Math.max(SMALLEST, scaleFor(frame, boxHolding(pieces))));
  return { middle: gathering({ width: frame.width / k, height: frame.height / k }, box, pieces), k };
}
