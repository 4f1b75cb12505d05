import { DIRECTIONS, type Direction, type Orientation, type SixOf } from './directions.ts';

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

/** By the signs of the way still to go in q and r, each plus one: the direction of a step that shortens it. */
const TOWARDS: Readonly<Record<Orientation, readonly Direction[]>> = {
  flat: towardsTable('flat'),
  pointy: towardsTable('pointy'),
};

function towardsTable(orientation: Orientation): Direction[] {
  return [-1, 0, 1].flatMap(q =>
    [-1, 0, 1].map(r => {
      // Where both point the same way no single step serves both: q first.
      const wanted = q !== 0 && q === r ? { q, r: 0 } : { q, r };
      return DIRECTIONS.find(d => STEPS[orientation][d].q === wanted.q && STEPS[orientation][d].r === wanted.r) ?? 0;
    }),
  );
}

/** For a way that is not nothing. */
export const axialTowards = (orientation: Orientation, q: number, r: number): Direction =>
  TOWARDS[orientation][(Math.sign(q) + 1) * 3 + Math.sign(r) + 1] ?? 0;

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
