import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTION_NAMES, DIRECTIONS } from './directions.ts';
import { directionTo, makeGrid, neighbour } from './grid.ts';
import { bearing, directionTowards, distance, line, range, ring } from './measure.ts';
import { hexName } from './numbering.ts';
import { allHexes, anySpec, FIELDS, flatField, hexIn, named, northernVirginia } from './testGrids.fixture.ts';

describe.each(FIELDS)('distance, %s', (_, grid) => {
  const hex = hexIn(grid);

  test('is a metric', () => {
    fc.assert(
      fc.property(hex, hex, hex, (a, b, c) => {
        expect(distance(grid, a, b)).toBe(distance(grid, b, a));
        expect(distance(grid, a, b) === 0).toBe(a === b);
        expect(distance(grid, a, c)).toBeLessThanOrEqual(distance(grid, a, b) + distance(grid, b, c));
      }),
    );
  });

  test('is 1 exactly between neighbours', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        expect(distance(grid, a, b) === 1).toBe(directionTo(grid, a, b) !== undefined);
      }),
    );
  });

  test('shrinks by one with a step towards', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        const towards = directionTowards(grid, a, b);
        expect(towards === undefined).toBe(a === b);
        const next = towards === undefined ? a : neighbour(grid, a, towards);
        if (next >= 0 && a !== b) expect(distance(grid, next, b)).toBe(distance(grid, a, b) - 1);
      }),
    );
  });

  test('is the number of steps, counted one by one', () => {
    const steps = new Map([[named(grid, '0101'), 0]]);
    for (const [from, taken] of steps) {
      for (const d of DIRECTIONS) {
        const to = neighbour(grid, from, d);
        if (to >= 0 && !steps.has(to)) steps.set(to, taken + 1);
      }
    }
    for (const to of allHexes(grid)) expect(distance(grid, named(grid, '0101'), to)).toBe(steps.get(to));
  });
});

test('distance looks past a hole in the map', () => {
  const rows = { odd: [1, 1], even: [1, 1] } as const;
  const grid = makeGrid({
    orientation: 'flat',
    sheets: [
      { name: 'W', columns: [1, 1], rows, at: [0, 0] },
      { name: 'E', columns: [1, 1], rows, at: [6, 0] },
    ],
  });
  expect(distance(grid, named(grid, 'W0101'), named(grid, 'E0101'))).toBe(6);
  expect(line(grid, named(grid, 'W0101'), named(grid, 'E0101'))).toEqual([0, 1]);
  expect(() => distance(grid, -1, 0)).toThrow('no-such-hex');
});

describe.each(FIELDS)('ring and range, %s', (_, grid) => {
  const middle = named(grid, '1111');

  test.each([0, 1, 2, 5, 9])('sizes in the open at radius %d', radius => {
    expect(ring(grid, middle, radius)).toHaveLength(radius === 0 ? 1 : 6 * radius);
    expect(range(grid, middle, radius)).toHaveLength(1 + 3 * radius * (radius + 1));
  });

  test('hold exactly the hexes at, or within, their radius, also at the edge', () => {
    fc.assert(
      fc.property(hexIn(grid), fc.nat({ max: 25 }), (centre, radius) => {
        const at = allHexes(grid).filter(hex => distance(grid, centre, hex) === radius);
        const within = allHexes(grid).filter(hex => distance(grid, centre, hex) <= radius);
        expect(ring(grid, centre, radius).sort((a, b) => a - b)).toEqual(at);
        expect(range(grid, centre, radius).sort((a, b) => a - b)).toEqual(within);
      }),
    );
  });

  test('the first ring is the neighbours, clockwise from direction 0', () => {
    expect(ring(grid, middle, 1)).toEqual(DIRECTIONS.map(d => neighbour(grid, middle, d)));
  });

  test('a ring goes round without a jump', () => {
    const hexes = ring(grid, middle, 6);
    hexes.forEach((hex, i) => {
      expect(distance(grid, hex, hexes[(i + 1) % hexes.length] ?? -1)).toBe(1);
    });
  });
});

test('the second ring is clockwise from the north', () => {
  const names = ring(flatField, named(flatField, '0505'), 2).map(hex => hexName(flatField, hex));
  expect(names).toEqual([
    ...['0503', '0603', '0704', '0705', '0706', '0606'],
    ...['0507', '0406', '0306', '0305', '0304', '0403'],
  ]);
});

describe.each(FIELDS)('line, %s', (_, grid) => {
  const hex = hexIn(grid);

  test('has distance + 1 hexes, each next to the one before, also along the edge', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        const hexes = line(grid, a, b);
        expect(hexes).toHaveLength(distance(grid, a, b) + 1);
        expect([hexes[0], hexes.at(-1)]).toEqual([a, b]);
        hexes.slice(1).forEach((each, i) => {
          expect(distance(grid, hexes[i] ?? -1, each)).toBe(1);
        });
      }),
      { numRuns: 1000 },
    );
  });

  test('is the same there and back', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        expect(line(grid, b, a).reverse()).toEqual(line(grid, a, b));
      }),
    );
  });
});

test.each([
  ['0505', '0501', ['0505', '0504', '0503', '0502', '0501']],
  ['0505', '0907', ['0505', '0605', '0706', '0806', '0907']],
  ['0101', '0501', ['0101', '0201', '0301', '0401', '0501']],
])('the line from %s to %s', (from, to, names) => {
  expect(line(flatField, named(flatField, from), named(flatField, to)).map(hex => hexName(flatField, hex))).toEqual(
    names,
  );
});

describe('bearing', () => {
  test.each(FIELDS)('of a neighbour is its direction, %s', (orientation, grid) => {
    const middle = named(grid, '1111');
    for (const d of DIRECTIONS)
      expect(bearing(grid, middle, neighbour(grid, middle, d))).toBe(DIRECTION_NAMES[orientation][d]);
  });

  test.each([
    ['N2020', 'N2010', 'N'],
    ['N2020', 'N2210', 'N'],
    ['N2020', 'N2612', 'NE'],
    ['N2020', 'N3020', 'E'],
    ['N2020', 'N3022', 'E'],
    ['N2020', 'N2626', 'SE'],
    ['N2020', 'S2007', 'S'],
    ['N2020', 'N1424', 'SW'],
    ['N2020', 'N1020', 'W'],
    ['N2020', 'N1515', 'NW'],
    ['N2020', 'N2020', ''],
  ])('from %s to %s is "%s"', (from, to, wind) => {
    expect(bearing(northernVirginia, named(northernVirginia, from), named(northernVirginia, to))).toBe(wind);
  });

  test('back is the opposite wind', () => {
    const back = { N: 'S', S: 'N', E: 'W', W: 'E' } as const;
    fc.assert(
      fc.property(hexIn(flatField), hexIn(flatField), (a, b) => {
        const turned = bearing(flatField, a, b).replace(/[NSEW]/g, wind => back[wind as keyof typeof back]);
        expect(bearing(flatField, b, a)).toBe(turned);
      }),
    );
  });
});

test('any map: a range wide enough holds every hex', () => {
  fc.assert(
    fc.property(anySpec, spec => {
      const grid = makeGrid(spec);
      const widest = Math.max(...allHexes(grid).map(hex => distance(grid, 0, hex)));
      expect(range(grid, 0, widest)).toHaveLength(grid.size);
    }),
    { numRuns: 30 },
  );
});
