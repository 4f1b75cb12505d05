import { findHex, type Grid, type Hex, type Hexside, hexName, sideBetween } from '@wigwag/hex';
import { nearest } from '../../nearest.ts';
import type { Params, Path, ProblemCode, Report } from '../../problems.ts';

/** The hex of a printed number, or undefined with the problem reported. */
export function lookUp(grid: Grid, printed: string, path: Path, report: Report): Hex | undefined {
  const hex = findHex(grid, printed);
  if (hex === undefined) report(path, ...unknownHex(grid, printed));
  return hex;
}

/** The hex of a printed number that was looked up before. */
export function hexCalled(grid: Grid, printed: string): Hex {
  const hex = findHex(grid, printed);
  if (hex === undefined) throw new Error(`unchecked-hex ${printed}`);
  return hex;
}

/** In a map itself each hex goes by its main number only: two entries for one hex would escape the eye. */
export function lookUpMain(grid: Grid, printed: string, path: Path, report: Report): Hex | undefined {
  const hex = lookUp(grid, printed, path, report);
  if (hex === undefined) return undefined;
  const main = hexName(grid, hex);
  if (main === printed) return hex;
  report(path, 'hex-alias', { found: printed, main });
  return undefined;
}

/** The hexside of 'N0101-N0102', or undefined with the problem reported. */
export function lookUpHexside(
  grid: Grid,
  printed: string,
  path: Path,
  report: Report,
  hexOf: typeof lookUp = lookUp,
): Hexside | undefined {
  const [first, second, ...rest] = printed.split('-');
  if (!first || !second || rest.length > 0) {
    report(path, 'bad-hexside', { found: printed.slice(0, 40) });
    return undefined;
  }
  const [a, b] = [hexOf(grid, first, path, report), hexOf(grid, second, path, report)];
  if (a === undefined || b === undefined) return undefined;
  const hexside = sideBetween(grid, a, b);
  if (hexside === undefined) report(path, 'not-adjacent', { first, second });
  return hexside;
}

function unknownHex(grid: Grid, found: string): [ProblemCode, Params] {
  const first = hexName(grid, 0);
  const last = hexName(grid, grid.size - 1);
  const suggestion = found.length <= first.length + 2 ? nearest(found, [...grid.byName.keys()]) : undefined;
  const params = { found: found.slice(0, 20), first, last };
  return suggestion === undefined ? ['unknown-hex', params] : ['unknown-hex-near', { ...params, suggestion }];
}
