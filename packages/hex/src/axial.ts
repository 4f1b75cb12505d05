import type { Direction, Orientation, SixOf } from './directions.ts';

/**
 * Printed columns and rows zigzag; axial coordinates do not, so that steps add up.
 * `q` runs along the columns and `r` down the rows; the third cube coordinate is -q-r.
 */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

const STEPS: Readonly<Record<Orientation, SixOf<Axial>>> = {
  flat: [
    { q: 0, r: -1 },
    { q: 1, r: -1 },
    { q: 1, r: 0 },
    { q: 0, r: 1 },
    { q: -1, r: 1 },
    { q: -1, r: 0 },
  ],
  pointy: [
    { q: 1, r: -1 },
    { q: 1, r: 0 },
    { q: 0, r: 1 },
    { q: -1, r: 1 },
    { q: -1, r: 0 },
    { q: 0, r: -1 },
  ],
};

export function axialStep(orientation: Orientation, d: Direction): Axial {
  return STEPS[orientation][d];
}

/** How far the zigzag has shifted a line: even lines (columns if flat, rows if pointy) sit half a hex lower or farther right. */
function shift(lineNumber: number): number {
  return (lineNumber + (lineNumber & 1)) / 2;
}

export function axialQ(orientation: Orientation, column: number, row: number): number {
  return orientation === 'flat' ? column : column - shift(row);
}

export function axialR(orientation: Orientation, column: number, row: number): number {
  return orientation === 'flat' ? row - shift(column) : row;
}

export function axialColumn(orientation: Orientation, q: number, r: number): number {
  return orientation === 'flat' ? q : q + shift(r);
}

export function axialRow(orientation: Orientation, q: number, r: number): number {
  return orientation === 'flat' ? r + shift(q) : r;
}
