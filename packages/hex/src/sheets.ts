import type { Orientation } from './directions.ts';
import { HexError } from './hexError.ts';

export type Range = readonly [from: number, to: number];

export interface Sheet {
  /** Letters only, '' where a map has one sheet. The printed number of a hex is this name and CCRR. */
  readonly name: string;
  /** Printed column numbers. */
  readonly columns: Range;
  /** Printed row numbers in the odd and in the even columns. */
  readonly rows: { readonly odd: Range; readonly even: Range };
  /** What to add to a printed column and row to get the global one. */
  readonly at: readonly [column: number, row: number];
}

export interface GridSpec {
  readonly orientation: Orientation;
  readonly sheets: readonly Sheet[];
}

const LARGEST_PRINTED = 99;
const LARGEST_OFFSET = 999;
const SHEET_NAME = /^\p{L}*$/u;

export function checkSpec(spec: GridSpec): void {
  if (spec.sheets.length === 0) throw new HexError('no-sheets');
  const names = new Set<string>();
  for (const sheet of spec.sheets) {
    if (names.has(sheet.name)) throw new HexError('sheet-name-twice', { sheet: sheet.name });
    names.add(sheet.name);
    checkSheet(spec.orientation, sheet);
  }
}

function checkSheet(orientation: Orientation, sheet: Sheet): void {
  if (!SHEET_NAME.test(sheet.name)) throw new HexError('sheet-name', { sheet: sheet.name });
  checkRange(sheet.name, 'columns', sheet.columns);
  checkRange(sheet.name, 'rows.odd', sheet.rows.odd);
  checkRange(sheet.name, 'rows.even', sheet.rows.even);
  for (const offset of sheet.at) {
    if (!Number.isInteger(offset) || Math.abs(offset) > LARGEST_OFFSET)
      throw new HexError('sheet-offset', { sheet: sheet.name, offset });
  }
  // An odd offset would turn the printed zigzag of this sheet upside down.
  const zigzag = orientation === 'flat' ? sheet.at[0] : sheet.at[1];
  if (zigzag & 1) throw new HexError('sheet-parity', { sheet: sheet.name, offset: zigzag });
}

function checkRange(sheet: string, field: string, [from, to]: Range): void {
  for (const number of [from, to]) {
    if (!Number.isInteger(number) || number < 0 || number > LARGEST_PRINTED)
      throw new HexError('range-number', { sheet, field, number });
  }
  if (from > to) throw new HexError('range-empty', { sheet, field, from, to });
}

export interface PrintedHex {
  readonly name: string;
  readonly column: number;
  readonly row: number;
}

/** Every hex a sheet prints, by column, then row, with its global position. */
export function* printedHexes(sheet: Sheet): Generator<PrintedHex> {
  for (let column = sheet.columns[0]; column <= sheet.columns[1]; column++) {
    const [first, last] = column & 1 ? sheet.rows.odd : sheet.rows.even;
    for (let row = first; row <= last; row++) {
      yield {
        name: sheet.name + twoDigits(column) + twoDigits(row),
        column: column + sheet.at[0],
        row: row + sheet.at[1],
      };
    }
  }
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
