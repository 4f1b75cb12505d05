import { type Box, overlap } from './layout.ts';

/** About as long as a name: what lies in a cell is looked through for whatever touches it. */
const CELL = 160;

const cellOf = (n: number): number => Math.floor(n / CELL);

/** Something that may be hidden, and how bad that is; as bad as its area, if nothing is said. */
interface Crowded extends Box {
  readonly weight?: number;
}

/** Boxes by where they lie, so that what a box covers is found among a few of them. */
export class Crowd {
  private readonly cells = new Map<number, Crowded[]>();

  constructor(boxes: Iterable<Crowded>) {
    for (const box of boxes) this.add(box);
  }

  add(box: Crowded): void {
    for (const cell of cellsOf(box)) {
      const here = this.cells.get(cell);
      if (here === undefined) this.cells.set(cell, [box]);
      else here.push(box);
    }
  }

  /** How much of them the box would hide. */
  under(box: Box): number {
    let sum = 0;
    for (const cell of cellsOf(box)) {
      for (const other of this.cells.get(cell) ?? []) {
        const hidden = overlap(box, other);
        if (hidden > 0 && isFirst(cell, box, other)) sum += hidden * (other.weight ?? 1);
      }
    }
    return sum;
  }
}

/** No map is so wide. */
const ROWS = 0x10000;

const nameOf = (column: number, row: number): number => column * ROWS + row;

function cellsOf({ x, y, width, height }: Box): number[] {
  const cells: number[] = [];
  for (let column = cellOf(x); column <= cellOf(x + width); column++) {
    for (let row = cellOf(y); row <= cellOf(y + height); row++) cells.push(nameOf(column, row));
  }
  return cells;
}

/** Two boxes may share several cells: they are counted in that of their first common corner. */
const isFirst = (cell: number, a: Box, b: Box): boolean =>
  cell === nameOf(cellOf(Math.max(a.x, b.x)), cellOf(Math.max(a.y, b.y)));
