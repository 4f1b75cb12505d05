import type { Point } from '@wigwag/hex';
import { boxHolding, gathering, type Place, type Size } from '../drawing/sheet/gathering.ts';
import type { Box } from '../drawing/sheet/layout.ts';

/** A point in the middle of the frame, and how large a unit is drawn. */
interface Look {
  readonly middle: Point;
  readonly k: number;
}

/** Below this the names on the pieces are gone. */
const SMALLEST = 0.7;
const READABLE = 0.76;

const scaleFor = (size: Size, { width, height }: Size): number => Math.min(size.width / width, size.height / height);

/** Where the frame is too small to read the whole map: as many of the pieces as it can hold, of both sides. Otherwise `whole`. */
export function firstLook(size: Size, box: Box, places: readonly Place[]): Look | 'whole' {
  if (scaleFor(size, box) >= READABLE) return 'whole';
  const k = places.length === 0 ? READABLE : Math.min(READABLE, Math.max(SMALLEST, scaleFor(size, boxHolding(places))));
  return { middle: gathering({ width: size.width / k, height: size.height / k }, box, places), k };
}
