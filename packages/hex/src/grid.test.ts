import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTION_NAMES, DIRECTIONS, OFF_MAP, type Orientation, opposite } from './directions.ts';
import { directionTo, hexAt, makeGrid, neighbour, neighboursOf, sideBetween, sideOf } from './grid.ts';
import { hexName } from './numbering.ts';
import {
  allHexes,
  anySpec,
  flatField,
  NORTHERN_VIRGINIA,
  named,
  northernVirginia,
  openNeighbours,
  pointyField,
} from './testGrids.fixture.ts';

/** Column and row steps of each direction, as the layout is defined. */
const LAYOUT: Readonly<
  Record<Orientation, Readonly<Record<'odd' | 'even', Readonly<Record<string, [number, number]>>>>>
> = {
  flat: {
    odd: { N: [0, -1], NE: [1, -1], SE: [1, 0], S: [0, 1], SW: [-1, 0], NW: [-1, -1] },
    even: { N: [0, -1], NE: [1, 0], SE: [1, 1], S: [0, 1], SW: [-1, 1], NW: [-1, 0] },
  },
  pointy: {
    odd: { NE: [0, -1], E: [1, 0], SE: [0, 1], SW: [-1, 1], W: [-1, 0], NW: [-1, -1] },
    even: { NE: [1, -1], E: [1, 0], SE: [1, 1], SW: [0, 1], W: [-1, 0], NW: [0, -1] },
  },
};

describe('layout', () => {
  test('every neighbour on any map is where the layout puts it', () => {
    fc.assert(
      fc.property(anySpec, spec => {
        const grid = makeGrid(spec);
        for (const hex of allHexes(grid)) {
          const column = grid.columns[hex] ?? 0;
          const row = grid.rows[hex] ?? 0;
          const parity = (grid.orientation === 'flat' ? column : row) & 1 ? 'odd' : 'even';
          for (const d of DIRECTIONS) {
            const step = LAYOUT[grid.orientation][parity][DIRECTION_NAMES[grid.orientation][d]] ?? [0, 0];
            expect(neighbour(grid, hex, d)).toBe(hexAt(grid, column + step[0], row + step[1]));
          }
        }
      }),
    );
  });

  test.each([
    [flatField, '0505', ['0504', '0604', '0605', '0506', '0405', '0404']],
    [flatField, '0605', ['0604', '0705', '0706', '0606', '0506', '0505']],
    [pointyField, '0505', ['0504', '0605', '0506', '0406', '0405', '0404']],
    [pointyField, '0506', ['0605', '0606', '0607', '0507', '0406', '0505']],
  ] as const)('around %#', (grid, centre, around) => {
    expect(DIRECTIONS.map(d => hexName(grid, neighbour(grid, named(grid, centre), d)))).toEqual(around);
  });

  test('a corner of the map has few neighbours', () => {
    expect(neighboursOf(northernVirginia, named(northernVirginia, 'N0101'))).toEqual([
      named(northernVirginia, 'N0201'),
      named(northernVirginia, 'N0102'),
    ]);
  });

  test('northern Virginia has 3,277 hexes, in the order of sheet, column, row', () => {
    expect(northernVirginia.size).toBe(3277);
    expect(hexName(northernVirginia, 0)).toBe('N0101');
    expect(hexName(northernVirginia, 34)).toBe('N0201');
    expect(hexName(northernVirginia, 1942)).toBe('N5833');
    expect(hexName(northernVirginia, 1943)).toBe('S0112');
    expect(hexName(northernVirginia, 3276)).toBe('S5833');
  });

  test('the same spec gives the same grid', () => {
    expect(makeGrid(NORTHERN_VIRGINIA)).toEqual(northernVirginia);
  });

  test('two sheets join without a seam', () => {
    for (const hex of allHexes(northernVirginia)) {
      const row = northernVirginia.rows[hex] ?? 0;
      const column = northernVirginia.columns[hex] ?? 0;
      const inland = column > 1 && column < 58 && row > 1 && row < 56;
      if (inland) expect(openNeighbours(northernVirginia, hex)).toHaveLength(6);
    }
  });
});

describe('neighbours and sides on any map', () => {
  test('neighbours are mutual, in opposite directions, over one shared side', () => {
    fc.assert(
      fc.property(anySpec, spec => {
        const grid = makeGrid(spec);
        for (const hex of allHexes(grid)) {
          expect(neighboursOf(grid, hex)).toEqual(openNeighbours(grid, hex).map(([, to]) => to));
          for (const [d, to] of openNeighbours(grid, hex)) {
            expect(neighbour(grid, to, opposite(d))).toBe(hex);
            expect(directionTo(grid, hex, to)).toBe(d);
            expect(sideOf(grid, to, opposite(d))).toBe(sideOf(grid, hex, d));
            expect(sideBetween(grid, hex, to)).toBe(sideOf(grid, hex, d));
            expect(sideBetween(grid, to, hex)).toBe(sideOf(grid, hex, d));
          }
        }
      }),
    );
  });

  test('every side knows its one or two hexes, and every hex its six sides', () => {
    fc.assert(
      fc.property(anySpec, spec => {
        const grid = makeGrid(spec);
        const seen = new Map<number, number[]>();
        for (const hex of allHexes(grid)) {
          for (const d of DIRECTIONS) seen.set(sideOf(grid, hex, d), [...(seen.get(sideOf(grid, hex, d)) ?? []), hex]);
        }
        expect([...seen.keys()].sort((a, b) => a - b)).toEqual([...Array(grid.sideCount).keys()]);
        for (const [side, hexes] of seen) {
          const [first, second = OFF_MAP] = hexes;
          expect([...grid.sideHexes.subarray(side * 2, side * 2 + 2)]).toEqual([first, second]);
        }
      }),
    );
  });

  test('hexes apart share nothing', () => {
    const a = named(flatField, '0101');
    const b = named(flatField, '0103');
    expect(directionTo(flatField, a, b)).toBeUndefined();
    expect(directionTo(flatField, a, a)).toBeUndefined();
    expect(directionTo(flatField, a, OFF_MAP)).toBeUndefined();
    expect(sideBetween(flatField, a, b)).toBeUndefined();
  });

  test('a hex that does not exist is a mistake of the caller', () => {
    expect(() => neighbour(flatField, OFF_MAP, 0)).toThrow('no-such-hex');
    expect(() => neighbour(flatField, flatField.size, 0)).toThrow('no-such-hex');
    expect(() => sideOf(flatField, OFF_MAP, 5)).toThrow('no-such-hex');
    expect(hexAt(flatField, 0, 5)).toBe(OFF_MAP);
    expect(hexAt(flatField, 5, 22)).toBe(OFF_MAP);
  });
});
