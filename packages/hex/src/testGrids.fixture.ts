import fc from 'fast-check';
import { type Direction, OFF_MAP } from './directions.ts';
import { type Grid, type Hex, makeGrid } from './grid.ts';
import { findHex } from './numbering.ts';
import type { GridSpec, Range, Sheet } from './sheets.ts';

export const NORTHERN_VIRGINIA: GridSpec = {
  orientation: 'flat',
  sheets: [
    { name: 'N', columns: [1, 58], rows: { odd: [1, 34], even: [1, 33] }, at: [0, 0] },
    { name: 'S', columns: [1, 58], rows: { odd: [1, 34], even: [1, 33] }, at: [0, 23] },
  ],
};

export const northernVirginia = makeGrid(NORTHERN_VIRGINIA);

export function oneSheet(orientation: 'flat' | 'pointy', name: string, columns: Range, rows: Range): Grid {
  return makeGrid({ orientation, sheets: [{ name, columns, rows: { odd: rows, even: rows }, at: [0, 0] }] });
}

export const flatField = oneSheet('flat', '', [1, 21], [1, 21]);
export const pointyField = oneSheet('pointy', '', [1, 21], [1, 21]);
export const FIELDS = [
  ['flat', flatField],
  ['pointy', pointyField],
] as const;

export function named(grid: Grid, printed: string): Hex {
  const hex = findHex(grid, printed);
  if (hex === undefined) throw new Error(printed);
  return hex;
}

export function allHexes(grid: Grid): Hex[] {
  return Array.from({ length: grid.size }, (_, hex) => hex);
}

export function hexIn(grid: Grid): fc.Arbitrary<Hex> {
  return fc.nat({ max: grid.size - 1 });
}

/** Neighbours without OFF_MAP, with their directions. */
export function openNeighbours(grid: Grid, hex: Hex): [Direction, Hex][] {
  const found: [Direction, Hex][] = [];
  for (const d of [0, 1, 2, 3, 4, 5] as const) {
    const to = grid.neighbours[hex * 6 + d];
    if (to !== undefined && to !== OFF_MAP) found.push([d, to]);
  }
  return found;
}

const printedRange: fc.Arbitrary<Range> = fc
  .tuple(fc.integer({ min: 0, max: 93 }), fc.integer({ min: 0, max: 6 }))
  .map(([from, more]) => [from, from + more]);

function sheetNamed(name: string): fc.Arbitrary<Sheet> {
  return fc.record({
    name: fc.constant(name),
    columns: printedRange,
    rows: fc.record({ odd: printedRange, even: printedRange }),
    at: fc.tuple(evenOffset, evenOffset),
  });
}

const evenOffset = fc.integer({ min: -60, max: 60 }).map(half => half * 2);

/** One to three small sheets, apart or overlapping, often with holes. */
export const anySpec: fc.Arbitrary<GridSpec> = fc.record({
  orientation: fc.constantFrom('flat' as const, 'pointy' as const),
  sheets: fc.oneof(
    fc.tuple(sheetNamed('')),
    fc.tuple(sheetNamed('N'), sheetNamed('S')),
    fc.tuple(sheetNamed('W'), sheetNamed('M'), sheetNamed('E')),
  ),
});
