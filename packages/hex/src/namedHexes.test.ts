import { describe, expect, test } from 'vitest';
import { DIRECTIONS } from './directions.ts';
import { neighbour, sideBetween } from './grid.ts';
import { bearing, distance } from './measure.ts';
import { findSide, sideName } from './numbering.ts';
import { named, northernVirginia, oneSheet } from './testGrids.fixture.ts';

// The printed maps that the rules speak of, as far as the numbers named in them: the true extent does not matter here.
const printed = {
  '': oneSheet('flat', '', [1, 60], [1, 50]),
  N: oneSheet('flat', 'N', [1, 60], [1, 50]),
  S: oneSheet('flat', 'S', [1, 60], [1, 50]),
  W: oneSheet('flat', 'W', [1, 60], [1, 50]),
  E: oneSheet('flat', 'E', [1, 60], [1, 50]),
} as const;

type Pair = [game: string, sheet: keyof typeof printed, a: string, b: string, apart: number, because: string];

describe('hex pairs the rules name', () => {
  test.each<Pair>([
    ['AIO', 'W', 'W3014', 'W2914', 1, 'assault'],
    ['AIO', 'W', 'W3013', 'W2914', 1, 'joins a grand assault'],
    ['AIO', 'W', 'W2813', 'W2914', 1, 'joins a grand assault'],
    ['AIO', 'W', 'W3014', 'W3117', 3, 'command radius'],
    ['AIO', 'W', 'W0533', 'W0532', 1, 'ridge'],
    ['AIO', 'W', 'W5417', 'W5517', 1, 'railroad bridge'],
    ['AIO', 'E', 'E2514', 'E2614', 1, 'railroad bridge'],
    ['HSN', '', '4611', '4610', 1, 'hasty attack'],
    ['HSN', '', '4510', '4610', 1, 'flank attack'],
    ['HSN', '', '4610', '4908', 4, 'rout of four hexes'],
    ['SJW', 'S', 'S4328', 'S4427', 1, 'bridge'],
    ['OTR', 'S', 'S3409', 'S3509', 1, 'ferry'],
    ['HCR', 'W', 'W4126', 'W4226', 1, 'aqueduct'],
  ])('%s %s: %s and %s are %d apart (%s)', (_game, sheet, a, b, apart) => {
    const grid = printed[sheet];
    expect(distance(grid, named(grid, a), named(grid, b))).toBe(apart);
    expect(sideBetween(grid, named(grid, a), named(grid, b)) !== undefined).toBe(apart === 1);
    expect(findSide(grid, `${a}-${b}`)).toBe(sideBetween(grid, named(grid, a), named(grid, b)));
  });

  test('HSN: with 4611 and 4510 five of the six hexes around 4610 are covered', () => {
    const grid = printed[''];
    const enemies = ['4611', '4510'].map(name => named(grid, name));
    const around = DIRECTIONS.map(d => neighbour(grid, named(grid, '4610'), d));
    expect(around.filter(hex => enemies.some(enemy => distance(grid, enemy, hex) <= 1))).toHaveLength(5);
  });

  test('HSN: a rout from 4610 to 4908 goes away from 4611 all the way', () => {
    const grid = printed[''];
    expect(distance(grid, named(grid, '4611'), named(grid, '4908'))).toBe(5);
  });

  test('HSN: the sheet is turned a quarter: its printed east is our south, its southwest our northwest', () => {
    const grid = printed[''];
    expect(bearing(grid, named(grid, '4610'), named(grid, '4611'))).toBe('S');
    expect(bearing(grid, named(grid, '4610'), named(grid, '4510'))).toBe('NW');
  });
});

describe('hexsides of northern Virginia that carry a crossing', () => {
  test.each(['N3704-N3804', 'N4704-N4804', 'S4427-S4428', 'S4328-S4427', 'S1028-S1128', 'S1226-S1327', 'S1227-S1328'])(
    '%s',
    name => {
      expect(sideName(northernVirginia, findSide(northernVirginia, name) ?? -1)).toBe(name);
    },
  );
});

test.each([
  ['', '4610'],
  ['N', 'N4318'],
  ['N', 'N5809'],
  ['N', 'N4322'],
  ['N', 'N0627'],
  ['S', 'S3626'],
  ['S', 'S5304'],
  ['S', 'S3526'],
  ['S', 'S2428'],
  ['E', 'E0537'],
  ['E', 'E0739'],
  ['E', 'E0845'],
  ['E', 'E0941'],
  ['E', 'E2317'],
  ['E', 'E2519'],
  ['W', 'W4317'],
] as const)('sheet "%s" knows %s', (sheet, name) => {
  expect(printed[sheet].names[named(printed[sheet], name)]).toEqual([name]);
});
