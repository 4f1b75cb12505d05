import type { Size } from '../../drawing/sheet/gathering.ts';
import type { Transform } from '../transform.ts';

/** Pixels of the screen along the edge of a tile. */
export const TILE = 512;

/** Where a tile lies among those of its scale. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

export interface Range {
  readonly from: Place;
  /** The last that belongs to it. */
  readonly to: Place;
}

export const nameOf = ({ column, row }: Place): string => `${column} ${row}`;

/** The tiles that touch the frame, or come within so many pixels of the page of it. `density`: pixels of the screen a pixel. */
export function rangeIn({ x, y, k }: Transform, frame: Size, map: Size, density: number, beyond: number): Range {
  const last = (length: number): number => Math.max(0, Math.ceil((length * k * density) / TILE) - 1);
  const at = (pixels: number, length: number): number =>
    Math.max(0, Math.min(last(length), Math.floor((pixels * density) / TILE)));
  return {
    from: { column: at(-x - beyond, map.width), row: at(-y - beyond, map.height) },
    to: { column: at(frame.width - x + beyond, map.width), row: at(frame.height - y + beyond, map.height) },
  };
}

export const isIn = ({ column, row }: Place, { from, to }: Range): boolean =>
  column >= from.column && column <= to.column && row >= from.row && row <= to.row;

export const isSame = (a: Range, b: Range): boolean =>
  nameOf(a.from) === nameOf(b.from) && nameOf(a.to) === nameOf(b.to);

/** All of them, those in the middle first. */
export function placesIn({ from, to }: Range): Place[] {
  const places: Place[] = [];
  for (let row = from.row; row <= to.row; row++) {
    for (let column = from.column; column <= to.column; column++) places.push({ column, row });
  }
  const off = ({ column, row }: Place): number =>
    Math.hypot(column - (from.column + to.column) / 2, row - (from.row + to.row) / 2);
  return places.sort((a, b) => off(a) - off(b));
}
