import { DIRECTION_NAMES, DIRECTIONS, OFF_MAP } from './directions.ts';
import { type Grid, type Hex, type Hexside, sideBetween, sideOf } from './grid.ts';
import { noSuchHex, noSuchSide } from './hexError.ts';

/** The main printed number of a hex. */
export function hexName(grid: Grid, hex: Hex): string {
  return grid.names[hex]?.[0] ?? noSuchHex(hex);
}

/** Accepts every printed number of a hex: where sheets overlap it has several. */
export function findHex(grid: Grid, printed: string): Hex | undefined {
  return grid.byName.get(printed);
}

/** 'N0101-N0102'; on the edge of the map the hex and the compass name, 'N0101-NW'. */
export function sideName(grid: Grid, side: Hexside): string {
  const hex = grid.sideHexes[side * 2] ?? noSuchSide(side);
  const beyond = grid.sideHexes[side * 2 + 1] ?? noSuchSide(side);
  const name = beyond === OFF_MAP ? compassName(grid, hex, side) : hexName(grid, beyond);
  return `${hexName(grid, hex)}-${name}`;
}

function compassName(grid: Grid, hex: Hex, side: Hexside): string {
  const d = DIRECTIONS.find(each => sideOf(grid, hex, each) === side);
  return d === undefined ? noSuchSide(side) : DIRECTION_NAMES[grid.orientation][d];
}

/** Two adjacent hexes, or a hex and a compass name; in either order, by any printed number. */
export function findSide(grid: Grid, printed: string): Hexside | undefined {
  const [first, second, ...rest] = printed.split('-');
  if (first === undefined || second === undefined || rest.length > 0) return undefined;
  const a = findHex(grid, first);
  const b = findHex(grid, second);
  if (a !== undefined && b !== undefined) return sideBetween(grid, a, b);
  if (a !== undefined) return sideToward(grid, a, second);
  if (b !== undefined) return sideToward(grid, b, first);
  return undefined;
}

function sideToward(grid: Grid, hex: Hex, compass: string): Hexside | undefined {
  const d = DIRECTIONS.find(each => DIRECTION_NAMES[grid.orientation][each] === compass);
  return d === undefined ? undefined : sideOf(grid, hex, d);
}
