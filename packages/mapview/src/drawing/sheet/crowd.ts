import { type Box, overlap } from './layout.ts';

/** About as long as a name: what lies in a cell is looked through for whatever touches it. */
const CELL = 160;

const cellOf = (n: number): number => Math.floor(n / CELL);

/** Boxes by where they lie, so that what a box covers is found among a few of them. */
export class Crowd {
  private readonly cells = new Map<string, Box[]>();

  constructor(boxes: Iterable<Box>) {
    for (const box of boxes) this.add(box);
  }

  add(box: Box): void {
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
      for (const other of this.cells.get(cell) ?? []) if (isFirst(cell, box, other)) sum += overlap(box, other);
    }
    return sum;
  }
}

const nameOf = (column: number, row: number): string => `${column} ${row}`;

function* cellsOf({ x, y, width, height }: Box): Generator<string, void> {
  for (let column = cellOf(x); column <= cellOf(x + width); column++) {
    for (let row = cellOf(y); row <= cellOf(y + height); row++) yield nameOf(column, row);
  }
}

/** Two boxes may share several cells: they are counted in that of their first common corner. */
const isFirst = (cell: string, a: Box, b: Box): boolean =>
  cell === nameOf(cellOf(Math.max(a.x, b.x)), cellOf(Math.max(a.y, b.y)));
