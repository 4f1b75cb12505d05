import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OFF_MAP } from './directions.ts';
import { makeGrid, neighbour, sideBetween, sideOf } from './grid.ts';
import { findHex, findSide, hexName, sideName } from './numbering.ts';
import { allHexes, anySpec, flatField, named, northernVirginia, pointyField } from './testGrids.fixture.ts';

describe('hex numbers', () => {
  test('there and back on any map, by every printed number', () => {
    fc.assert(
      fc.property(anySpec, spec => {
        const grid = makeGrid(spec);
        for (const hex of allHexes(grid)) {
          expect(findHex(grid, hexName(grid, hex))).toBe(hex);
          for (const name of grid.names[hex] ?? []) expect(findHex(grid, name)).toBe(hex);
        }
      }),
    );
  });

  test.each([
    ['N2030', 'S2007'],
    ['N0124', 'S0101'],
    ['N0134', 'S0111'],
    ['N0224', 'S0201'],
    ['N5833', 'S5810'],
  ])('%s and %s are one hex, called by the first', (first, second) => {
    const hex = named(northernVirginia, second);
    expect(findHex(northernVirginia, first)).toBe(hex);
    expect(hexName(northernVirginia, hex)).toBe(first);
    expect(northernVirginia.names[hex]).toEqual([first, second]);
  });

  test('beyond the overlap a hex has one number', () => {
    expect(northernVirginia.names[named(northernVirginia, 'N0123')]).toEqual(['N0123']);
    expect(northernVirginia.names[named(northernVirginia, 'S0112')]).toEqual(['S0112']);
    expect(northernVirginia.names.filter(names => names.length === 2)).toHaveLength(29 * 11 + 29 * 10);
  });

  test('a map of one sheet prints no letter', () => {
    expect(hexName(flatField, named(flatField, '0508'))).toBe('0508');
    expect(hexName(pointyField, named(pointyField, '0508'))).toBe('0508');
  });

  test.each(['', 'N', 'N0100', 'N5901', 'N0234', 'X0101', '0101', 'n0101', 'N101', ' N0101'])(
    'no hex is "%s"',
    printed => {
      expect(findHex(northernVirginia, printed)).toBeUndefined();
    },
  );

  test('a hex that does not exist has no number', () => {
    expect(() => hexName(flatField, OFF_MAP)).toThrow('no-such-hex');
  });
});

describe('hexside names', () => {
  test('there and back on any map', () => {
    fc.assert(
      fc.property(anySpec, spec => {
        const grid = makeGrid(spec);
        const names = Array.from({ length: grid.sideCount }, (_, side) => sideName(grid, side));
        expect(new Set(names).size).toBe(grid.sideCount);
        names.forEach((name, side) => {
          expect(findSide(grid, name)).toBe(side);
          expect(findSide(grid, name.split('-').reverse().join('-'))).toBe(side);
        });
      }),
    );
  });

  test('the lower hex comes first, any number will do', () => {
    const side = sideBetween(northernVirginia, named(northernVirginia, 'S2007'), named(northernVirginia, 'S2006'));
    expect(side).toBeDefined();
    for (const name of ['N2029-N2030', 'N2030-N2029', 'S2007-N2029', 'S2006-S2007'])
      expect(findSide(northernVirginia, name)).toBe(side);
    expect(sideName(northernVirginia, side ?? -1)).toBe('N2029-N2030');
  });

  test('on the edge: the hex and a compass name', () => {
    const corner = named(northernVirginia, 'N0101');
    expect(neighbour(northernVirginia, corner, 0)).toBe(OFF_MAP);
    expect(sideName(northernVirginia, sideOf(northernVirginia, corner, 0))).toBe('N0101-N');
    expect(sideName(northernVirginia, sideOf(northernVirginia, corner, 4))).toBe('N0101-SW');
    expect(sideName(pointyField, sideOf(pointyField, named(pointyField, '0101'), 4))).toBe('0101-W');
    expect(findSide(northernVirginia, 'N0101-N')).toBe(sideOf(northernVirginia, corner, 0));
  });

  test('inland a compass name is understood too', () => {
    expect(findSide(northernVirginia, 'N0101-S')).toBe(findSide(northernVirginia, 'N0101-N0102'));
  });

  test.each(['', 'N0101', 'N0101-', 'N0101-E', 'N0101-N0103', 'N0101-N0101', 'N0101-N0102-N0103', 'N-S', 'X-Y'])(
    'no side is "%s"',
    printed => {
      expect(findSide(northernVirginia, printed)).toBeUndefined();
    },
  );

  test('a side that does not exist has no name', () => {
    expect(() => sideName(flatField, -1)).toThrow('no-such-side');
    expect(() => sideName(flatField, flatField.sideCount)).toThrow('no-such-side');
  });
});
