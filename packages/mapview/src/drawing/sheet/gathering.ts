import type { Point } from '@wigwag/hex';
import type { PiecePicture } from '../../picture.ts';
import { type Box, RADIUS } from './layout.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a piece of a side stands. */
export interface SidedPoint extends Point {
  readonly side: PiecePicture['side'];
}

/** A piece needs room about the middle of its hex. */
const ROOM = 1.2 * RADIUS;

export const boxHolding = (points: readonly Point[]): Box => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - ROOM, Math.min(...ys) - ROOM];
  return { x, y, width: Math.max(...xs) + ROOM - x, height: Math.max(...ys) + ROOM - y };
};

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Many pieces, and of both sides: a look at one army alone tells little. */
function worth(pieces: readonly SidedPoint[]): number {
  const own = pieces.filter(({ side }) => side === 'union').length;
  return (1 + own) * (1 + pieces.length - own);
}

/** The pieces that a frame of this size can best show at once. */
function best(pieces: readonly SidedPoint[], { width, height }: Size): readonly SidedPoint[] {
  let found: readonly SidedPoint[] = pieces.slice(0, 1);
  for (const left of new Set(pieces.map(({ x }) => x))) {
    const column = pieces.filter(({ x }) => x >= left && x <= left + width - 2 * ROOM);
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

/** The middle of a frame of this size over the map: where it holds most pieces of both sides; without any, that of the map. */
export function gathering(seen: Size, map: Box, pieces: readonly SidedPoint[]): Point {
  const { x, y } = middleOf(pieces.length === 0 ? map : boxHolding(best(pieces, seen)));
  return { x: within(x, seen.width, map.x, map.width), y: within(y, seen.height, map.y, map.height) };
}

/** The largest part of the map of a shape, width to height, that is best worth a look. */
export function cropped(map: Box, shape: number, pieces: readonly SidedPoint[]): Box {
  const [width, height] = [Math.min(map.width, map.height * shape), Math.min(map.height, map.width / shape)];
  const { x, y } = gathering({ width, height }, map, pieces);
  return { x: x - width / 2, y: y - height / 2, width, height };
}
