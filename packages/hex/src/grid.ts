import { axialColumn, axialQ, axialR, axialRow, axialStep } from './axial.ts';
import { DIRECTIONS, type Direction, OFF_MAP, type Orientation, opposite } from './directions.ts';
import { noSuchHex } from './hexError.ts';
import { checkSpec, type GridSpec, printedHexes } from './sheets.ts';

/** Index into the grid, 0..size-1. */
export type Hex = number;

/** One id shared by the two hexes; sides on the edge of the map have an id too. */
export type Hexside = number;

/** Which hex lies at a global column and row, OFF_MAP for none: a table over the smallest rectangle that holds the map. */
interface Positions {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly hexes: Int32Array;
}

export interface Grid {
  readonly orientation: Orientation;
  readonly size: number;
  /** Global column and row of each hex. */
  readonly columns: Int16Array;
  readonly rows: Int16Array;
  /** Axial coordinates of each hex. */
  readonly q: Int16Array;
  readonly r: Int16Array;
  readonly positions: Positions;
  /** size * 6: hex or OFF_MAP. */
  readonly neighbours: Int32Array;
  /** size * 6: hexside. */
  readonly sides: Int32Array;
  readonly sideCount: number;
  /** sideCount * 2: the two hexes, the lower first; the second is OFF_MAP on the edge. */
  readonly sideHexes: Int32Array;
  /** Printed names of each hex in sheet order; the first is the main one. */
  readonly names: readonly (readonly string[])[];
  readonly byName: ReadonlyMap<string, Hex>;
}

export function makeGrid(spec: GridSpec): Grid {
  checkSpec(spec);
  const { orientation } = spec;
  const { columns, rows, names, byName } = numberHexes(spec);
  const size = names.length;
  const q = columns.map((column, hex) => axialQ(orientation, column, rows[hex] ?? noSuchHex(hex)));
  const r = columns.map((column, hex) => axialR(orientation, column, rows[hex] ?? noSuchHex(hex)));
  const positions = placeHexes(columns, rows);
  const neighbours = joinHexes(orientation, q, r, positions);
  return { orientation, size, columns, rows, q, r, positions, neighbours, ...numberSides(neighbours), names, byName };
}

function numberHexes(spec: GridSpec) {
  const columns: number[] = [];
  const rows: number[] = [];
  const names: string[][] = [];
  const byName = new Map<string, Hex>();
  const byPosition = new Map<string, Hex>();
  for (const sheet of spec.sheets) {
    for (const { name, column, row } of printedHexes(sheet)) {
      const position = `${column},${row}`;
      const hex = byPosition.get(position) ?? columns.length;
      byName.set(name, hex);
      const aliases = names[hex];
      if (aliases) {
        aliases.push(name);
        continue;
      }
      byPosition.set(position, hex);
      columns.push(column);
      rows.push(row);
      names.push([name]);
    }
  }
  return { columns: Int16Array.from(columns), rows: Int16Array.from(rows), names, byName };
}

function placeHexes(columns: Int16Array, rows: Int16Array): Positions {
  const left = smallest(columns);
  const top = smallest(rows);
  const width = largest(columns) - left + 1;
  const height = largest(rows) - top + 1;
  const hexes = new Int32Array(width * height).fill(OFF_MAP);
  columns.forEach((column, hex) => {
    const row = rows[hex] ?? noSuchHex(hex);
    hexes[(column - left) * height + row - top] = hex;
  });
  return { left, top, width, height, hexes };
}

function smallest(numbers: Int16Array): number {
  return numbers.reduce((a, b) => Math.min(a, b));
}

function largest(numbers: Int16Array): number {
  return numbers.reduce((a, b) => Math.max(a, b));
}

function joinHexes(orientation: Orientation, qs: Int16Array, rs: Int16Array, positions: Positions): Int32Array {
  const neighbours = new Int32Array(qs.length * 6);
  qs.forEach((q, hex) => {
    const r = rs[hex] ?? noSuchHex(hex);
    for (const d of DIRECTIONS) {
      const step = axialStep(orientation, d);
      neighbours[hex * 6 + d] = hexAtAxial({ orientation, positions }, q + step.q, r + step.r);
    }
  });
  return neighbours;
}

function numberSides(neighbours: Int32Array): Pick<Grid, 'sides' | 'sideCount' | 'sideHexes'> {
  const sides = new Int32Array(neighbours.length);
  const sideHexes: Hex[] = [];
  for (let hex = 0; hex * 6 < neighbours.length; hex++) {
    for (const d of DIRECTIONS) {
      const beyond = neighbours[hex * 6 + d] ?? noSuchHex(hex);
      if (beyond !== OFF_MAP && beyond < hex) {
        sides[hex * 6 + d] = sides[beyond * 6 + opposite(d)] ?? noSuchHex(beyond);
      } else {
        sides[hex * 6 + d] = sideHexes.length / 2;
        sideHexes.push(hex, beyond);
      }
    }
  }
  return { sides, sideCount: sideHexes.length / 2, sideHexes: Int32Array.from(sideHexes) };
}

/** The hex at a global column and row, or OFF_MAP. */
export function hexAt({ positions }: Pick<Grid, 'positions'>, column: number, row: number): Hex {
  const x = column - positions.left;
  const y = row - positions.top;
  if (x < 0 || y < 0 || x >= positions.width || y >= positions.height) return OFF_MAP;
  return positions.hexes[x * positions.height + y] ?? OFF_MAP;
}

export function hexAtAxial(grid: Pick<Grid, 'orientation' | 'positions'>, q: number, r: number): Hex {
  return hexAt(grid, axialColumn(grid.orientation, q, r), axialRow(grid.orientation, q, r));
}

/** The next hex in a direction, or OFF_MAP. */
export function neighbour(grid: Grid, hex: Hex, d: Direction): Hex {
  return grid.neighbours[hex * 6 + d] ?? noSuchHex(hex);
}

/** The hexes next to it that are on the map, clockwise. */
export function neighboursOf(grid: Grid, hex: Hex): Hex[] {
  const found: Hex[] = [];
  for (const d of DIRECTIONS) {
    const next = neighbour(grid, hex, d);
    if (next !== OFF_MAP) found.push(next);
  }
  return found;
}

export function sideOf(grid: Grid, hex: Hex, d: Direction): Hexside {
  return grid.sides[hex * 6 + d] ?? noSuchHex(hex);
}

/** Undefined unless the two hexes are adjacent. */
export function directionTo(grid: Grid, from: Hex, to: Hex): Direction | undefined {
  if (to === OFF_MAP) return undefined;
  for (const d of DIRECTIONS) if (neighbour(grid, from, d) === to) return d;
  return undefined;
}

/** Undefined unless the two hexes are adjacent. */
export function sideBetween(grid: Grid, a: Hex, b: Hex): Hexside | undefined {
  const d = directionTo(grid, a, b);
  return d === undefined ? undefined : sideOf(grid, a, d);
}
