import { describe, expect, test } from 'vitest';
import { attackerResult, columnLabel, defenderResult, HIGHEST_ROW, LOWEST_ROW, readCell } from './chart.ts';

/** The printed chart, typed in anew: the row, then a cell a column. */
const DEFENDER = `
       ½-3   4-6   7-11  12-18 19-26 27-37 38-49 50+
   10  3DR*  4DR*  5DR*  5DR*  6DR*  8DR*  9DR*  11DR*
    9  2DR*  3DR*  4DR*  4DR*  5DR*  7DR*  8DR*  10DR*
    8  2DR*  2DR*  3DR*  4DR*  5DR*  7DR*  7DR*  9DR*
    7  1DR   2DR   2DR   3DR   4DR   6DR   7DR   8DR
    6  1DR   2DR   2DR   3DR   3DR   4DR   5DR   6DR
    5  1DR   2DR   2DR   3DR   3DR   3DR   4DR   5DR
    4  DR    1DR   1DR   2DR   3DR   3DR   4DR   5DR
    3  Dr    Dr    1Dr   1Dr   2Dr   2Dr   3Dr   4Dr
    2  Dr    Dr    1Dr   1Dr   2Dr   2Dr   2Dr   3Dr
    1  D     D     D     1D    1D    2D    2D    2D
    0  D     D     D     D     1D    1D    2D    2D
   -1  F     F     F     F     1F    1F    1F    2F
   -2  f     f     f     F     f     1f    1f    1f
   -3  -     -     -     -     -     1     1     1
   -4  -     -     -     -     -     -     1     1
   -5  -     -     -     -     -     -     -     1
   -6  -     -     -     -     -     -     -     -
   -7  -     -     -     -     -     -     -     -
   -8  -     -     -     -     -     -     -     -`;

const ATTACKER = `
       ½-3   4-6   7-11  12-18 19-26 27-37 38-49 50-59 60-69 70+
   10  a     a     a     a     a     a     a     a     1a    1a
    9  a     a     a     a     a     a     a     1a    1a    1a
    8  a     a     a     a     a     a     1a    1a    1a    2a
    7  a     a     a     a     a     1a    1a    1a    2a    2a
    6  a     a     a     a     1a    1a    1a    2a    2a    3a
    5  Ea    Ea    Ea    Ea    1Ea   1Ea   2Ea   2Ea   3Ea   3Ea
    4  fa    fa    fa    1fa   1fa   2fa   3fa   3fa   4fa   5fa
    3  Fa    Fa    Fa    1Fa   2Fa   2Fa   3Fa   4Fa   5Fa   6Fa
    2  Da    Da    1Da   1Da   2Da   2Da   3Da   4Da   5Da   6Da
    1  D     1D    1D    1D    2D    3D    3D    4D    5D    7D
    0  D     1D    1D    1D    2D    3D    4D    5D    6D    8D
   -1  D     1D    1D    1D    2D    3D    5D    6D    7D    8D
   -2  D     1D    2D    2D    3D    3D    5D    7D    8D    9D
   -3  1D    2D    2D    2D    3D    4D    5D    7D    8D    9D
   -4  1D    2D    2D    2D    3D    5D    6D    8D    9D    10D
   -5  1D    2D    2D    3D    4D    6D    7D    9D    11D   12D
   -6  2D    2D    3D    3D    5D    6D    8D    10D   12D   13D
   -7  2D    3D    4D    4D    5D    7D    9D    11D   13D   15D
   -8  3D    4D    5D    5D    6D    8D    10D   12D   14D   16D`;

/** The lowest and the highest value of each column, the last one open. */
const COLUMNS = [
  [0.5, 3],
  [3.5, 6],
  [6.5, 11],
  [11.5, 18],
  [18.5, 26],
  [26.5, 37],
  [37.5, 49],
] as const;
const DEFENDER_COLUMNS = [...COLUMNS, [49.5, 160]] as const;
const ATTACKER_COLUMNS = [...COLUMNS, [49.5, 59], [59.5, 69], [69.5, 320]] as const;

function read(chart: string): { labels: string[]; rows: (readonly [row: number, cells: string[]])[] } {
  const [head = '', ...lines] = chart.trim().split('\n');
  const rows = lines.map(line => {
    const [row, ...cells] = line.trim().split(/\s+/);
    return [Number(row), cells] as const;
  });
  return { labels: head.trim().split(/\s+/), rows };
}

describe('the Combat Chart', () => {
  test('every cell for the defender is as printed, at both ends of its column', () => {
    const { labels, rows } = read(DEFENDER);
    expect(rows.map(([row]) => row)).toEqual(Array.from({ length: 19 }, (_, at) => HIGHEST_ROW - at));
    for (const [row, cells] of rows) {
      for (const [at, [low, high]] of DEFENDER_COLUMNS.entries()) {
        for (const value of [low, high]) {
          expect(defenderResult(row, value, true).cell, `${row} ${value}`).toBe(cells[at]);
          expect(columnLabel('defender', value)).toBe(labels[at]);
        }
      }
    }
  });

  test('every cell for the attacker is as printed, at both ends of its column', () => {
    const { labels, rows } = read(ATTACKER);
    expect(rows.at(-1)?.[0]).toBe(LOWEST_ROW);
    for (const [row, cells] of rows) {
      for (const [at, [low, high]] of ATTACKER_COLUMNS.entries()) {
        for (const value of [low, high]) {
          expect(attackerResult(row, value).cell, `${row} ${value}`).toBe(cells[at]);
          expect(columnLabel('attacker', value)).toBe(labels[at]);
        }
      }
    }
  });

  test('the one odd cell, row -2 for 12-18, is played f and as printed only by option', () => {
    expect([defenderResult(-2, 12, false).cell, defenderResult(-2, 18, false).cell]).toEqual(['f', 'f']);
    expect(defenderResult(-2, 12, true).cell).toBe('F');
    for (const [row, cells] of read(DEFENDER).rows) {
      if (row === -2) continue;
      expect(defenderResult(row, 12, false).cell, `${row}`).toBe(cells[3]);
    }
  });

  test('a cell is men, then letters: D 3 levels, F 2, f 1, E ends a march', () => {
    const none = { loss: 0, disorganized: false, fatigue: 0, endsMarch: false, retreat: 'none', advance: false };
    const rows = [
      ['-', {}],
      ['1', { loss: 1 }],
      ['a', { advance: true }],
      ['3a', { loss: 3, advance: true }],
      ['2Ea', { loss: 2, endsMarch: true, advance: true }],
      ['1f', { loss: 1, fatigue: 1, endsMarch: true }],
      ['2F', { loss: 2, fatigue: 2, endsMarch: true }],
      ['16D', { loss: 16, disorganized: true, fatigue: 3, endsMarch: true }],
      ['1Dr', { loss: 1, disorganized: true, fatigue: 3, endsMarch: true, retreat: 'r' }],
      ['DR', { disorganized: true, fatigue: 3, endsMarch: true, retreat: 'R' }],
      ['11DR*', { loss: 11, disorganized: true, fatigue: 3, endsMarch: true, retreat: 'R*' }],
    ] as const;
    for (const [cell, said] of rows) expect(readCell(cell), cell).toEqual({ cell, ...none, ...said });
  });
});
