import { describe, expect, test } from 'vitest';
import { makeGrid } from './grid.ts';
import { HexError } from './hexError.ts';
import type { GridSpec, Sheet } from './sheets.ts';

const sound: Sheet = { name: 'N', columns: [1, 4], rows: { odd: [1, 3], even: [1, 2] }, at: [0, 0] };

function faultOf(spec: GridSpec): unknown {
  try {
    makeGrid(spec);
  } catch (error) {
    if (error instanceof HexError) return { code: error.code, ...error.data };
    throw error;
  }
  return undefined;
}

function faultOfSheet(change: Partial<Sheet>, orientation: GridSpec['orientation'] = 'flat'): unknown {
  return faultOf({ orientation, sheets: [{ ...sound, ...change }] });
}

describe('a malformed map is refused', () => {
  test('but a sound one is not', () => {
    expect(faultOfSheet({})).toBeUndefined();
    expect(faultOfSheet({ columns: [0, 99], rows: { odd: [0, 99], even: [7, 7] } })).toBeUndefined();
  });

  test('no sheets', () => {
    expect(faultOf({ orientation: 'flat', sheets: [] })).toEqual({ code: 'no-sheets' });
  });

  test('sheet names: letters only, each once', () => {
    expect(faultOf({ orientation: 'flat', sheets: [sound, { ...sound, at: [0, 20] }] })).toEqual({
      code: 'sheet-name-twice',
      sheet: 'N',
    });
    expect(faultOfSheet({ name: 'N-1' })).toEqual({ code: 'sheet-name', sheet: 'N-1' });
    expect(faultOfSheet({ name: 'N1' })).toEqual({ code: 'sheet-name', sheet: 'N1' });
  });

  test('empty ranges', () => {
    expect(faultOfSheet({ columns: [4, 3] })).toEqual({
      code: 'range-empty',
      sheet: 'N',
      field: 'columns',
      from: 4,
      to: 3,
    });
    expect(faultOfSheet({ rows: { odd: [1, 3], even: [2, 1] } })).toMatchObject({ field: 'rows.even' });
    expect(faultOfSheet({ rows: { odd: [2, 1], even: [1, 3] } })).toMatchObject({ field: 'rows.odd' });
  });

  test.each([-1, 100, 1.5, Number.NaN])('printed number %d', number => {
    expect(faultOfSheet({ columns: [number, 99] })).toEqual({
      code: 'range-number',
      sheet: 'N',
      field: 'columns',
      number,
    });
    expect(faultOfSheet({ rows: { odd: [0, number], even: [1, 2] } })).toMatchObject({ code: 'range-number' });
  });

  test.each([0.5, 1000, -1000, Number.NaN])('offset %d', offset => {
    expect(faultOfSheet({ at: [offset, 0] })).toEqual({ code: 'sheet-offset', sheet: 'N', offset });
  });

  test('flat: a printed even column on an odd global one; rows may shift as they like', () => {
    expect(faultOfSheet({ at: [1, 0] })).toEqual({ code: 'sheet-parity', sheet: 'N', offset: 1 });
    expect(faultOfSheet({ at: [-3, 0] })).toEqual({ code: 'sheet-parity', sheet: 'N', offset: -3 });
    expect(faultOfSheet({ at: [2, 23] })).toBeUndefined();
  });

  test('pointy: a printed even row on an odd global one; columns may shift as they like', () => {
    expect(faultOfSheet({ at: [0, 23] }, 'pointy')).toEqual({ code: 'sheet-parity', sheet: 'N', offset: 23 });
    expect(faultOfSheet({ at: [1, 22] }, 'pointy')).toBeUndefined();
  });
});
