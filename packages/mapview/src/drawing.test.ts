import { hexAt, makeGrid, neighbour, sideOf } from '@wigwag/hex';
import { describe, expect, test } from 'vitest';
import { noise } from './chance.ts';
import { centreOf, RADIUS } from './layout.ts';
import { placeNames } from './names.ts';
import type { HexPicture, HexsidePicture, LeaderCounter, MapPicture, UnitCounter } from './picture.ts';
import { fanOf, seatsOf } from './seating.ts';
import { marksOf } from './terrainMarks.ts';
import { courses } from './waterways.ts';
import { network } from './ways.ts';

const grid = makeGrid({
  orientation: 'flat',
  sheets: [{ name: '', columns: [1, 5], rows: { odd: [1, 5], even: [1, 4] }, at: [0, 0] }],
});
const CLEAR: HexPicture = { terrain: 'clear', station: false, landing: false };
const BARE: HexsidePicture = { ways: [], unfinished: false };
const middle = hexAt(grid, 3, 3);

function mapOf(
  hexes: Readonly<Record<number, Partial<HexPicture>>>,
  sides: Readonly<Record<number, Partial<HexsidePicture>>>,
): MapPicture {
  return {
    grid,
    hexes: Array.from({ length: grid.size }, (_, hex) => ({ ...CLEAR, ...hexes[hex] })),
    hexsides: Array.from({ length: grid.sideCount }, (_, side) =>
      sides[side] ? { ...BARE, ...sides[side] } : undefined,
    ),
  };
}

const unit = (id: string, over: Partial<UnitCounter> = {}): UnitCounter => ({
  kind: 'unit',
  id,
  hex: middle,
  side: 'union',
  name: id,
  label: id,
  emphasis: 'quiet',
  arm: 'infantry',
  size: 'division',
  tint: '#fff',
  manpower: 5,
  tactical: '1',
  artillery: 0,
  fatigue: 0,
  disorganized: false,
  exhausted: false,
  demoralized: 0,
  works: 0,
  ...over,
});

describe('chance that is none', () => {
  test('the same for the same seeds, between 0 and 1, and spread out', () => {
    const values = Array.from({ length: 500 }, (_, seed) => noise(seed, 3));
    expect(values).toEqual(Array.from({ length: 500 }, (_, seed) => noise(seed, 3)));
    expect(values.every(value => value >= 0 && value < 1)).toBe(true);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(mean).toBeGreaterThan(0.44);
    expect(mean).toBeLessThan(0.56);
  });

  test('two hexes of woods do not look alike; clear ground is bare', () => {
    const at = { x: 0, y: 0 };
    expect(marksOf('woods', 1, at)).not.toEqual(marksOf('woods', 2, at));
    expect(marksOf('clear', 1, at)).toEqual({ strokes: '', fills: '' });
  });
});

describe('rivers', () => {
  test('hexsides that meet are one course, others are several', () => {
    const river = (...ds: (0 | 1 | 2 | 3 | 4 | 5)[]) =>
      mapOf({}, Object.fromEntries(ds.map(d => [sideOf(grid, middle, d), { water: 'minor-river' as const }])));
    expect(courses(river(0, 1, 2), grid, 'minor-river', [])).toHaveLength(1);
    expect(courses(river(0, 2, 4), grid, 'minor-river', [])).toHaveLength(3);
    expect(courses(river(0, 1, 2, 3, 4, 5), grid, 'minor-river', [])).toHaveLength(1);
    expect(courses(river(0, 1), grid, 'creek', [])).toEqual([]);
  });
});

describe('ways', () => {
  test('a road through a hex is one curve in it and an end in each of its neighbours', () => {
    const map = mapOf(
      {},
      { [sideOf(grid, middle, 0)]: { ways: ['road'] }, [sideOf(grid, middle, 3)]: { ways: ['road'] } },
    );
    expect(network(map, 'road').match(/M/g)).toHaveLength(3);
    expect(network(map, 'pike')).toBe('');
  });

  test('an unfinished railroad is drawn as such', () => {
    const map = mapOf({}, { [sideOf(grid, middle, 1)]: { ways: ['railroad'], unfinished: true } });
    expect(network(map, 'railroad')).toBe('');
    expect(network(map, 'unfinished')).not.toBe('');
  });
});

describe('names', () => {
  const map = mapOf({ [middle]: { name: 'Bethel', place: 'town' } }, {});

  test('stand below their place, and farther off when a counter stands there', () => {
    const [free] = placeNames(map, new Map());
    const [crowded] = placeNames(map, new Map([[middle, 1]]));
    expect(free?.y).toBeGreaterThan(centreOf(grid, middle).y);
    expect(crowded?.y).toBeGreaterThan(free?.y ?? 0);
  });

  test('move when a counter stands below', () => {
    const below = neighbour(grid, middle, 3);
    const [name] = placeNames(
      map,
      new Map([
        [middle, 2],
        [below, 2],
      ]),
    );
    expect(name?.y).toBeLessThan(centreOf(grid, middle).y);
  });
});

describe('stacks', () => {
  test('closed: the strongest on top with the sum, unless another is chosen', () => {
    const seats = seatsOf(grid, [unit('a', { manpower: 9 }), unit('b')], undefined);
    expect(seats.map(({ piece, under }) => [piece.id, under])).toEqual([
      ['b', true],
      ['a', false],
    ]);
    expect(seats[1]?.stack).toEqual({ units: 2, manpower: 14 });
    const chosen = seatsOf(grid, [unit('a', { manpower: 9 }), unit('b', { emphasis: 'selected' })], undefined);
    expect(chosen.at(-1)?.piece.id).toBe('b');
  });

  test('with its leaders it stays in its hex, so that neighbours do not hide each other', () => {
    const plate = (id: string): LeaderCounter => ({
      ...{ kind: 'leader', id, hex: middle, side: 'union', name: id, label: id, emphasis: 'quiet' },
      ...{ with: 'a', stars: 2, value: 5 },
    });
    const { y } = centreOf(grid, middle);
    const half = (RADIUS * Math.sqrt(3)) / 2 + 1.5;
    for (const leaders of [['x'], ['x', 'y'], ['x', 'y', 'z']]) {
      for (const seat of seatsOf(grid, [unit('a'), ...leaders.map(plate)], undefined)) {
        const reach = (seat.piece.kind === 'unit' ? 24 : 6.8) * seat.scale;
        expect(seat.y - reach).toBeGreaterThan(y - half);
        expect(seat.y + reach).toBeLessThan(y + half);
      }
    }
  });

  test('open: side by side; one piece needs no fan', () => {
    const pieces = [unit('a'), unit('b'), unit('c')];
    const xs = seatsOf(grid, pieces, middle).map(({ x }) => x);
    expect(new Set(xs).size).toBe(3);
    expect(fanOf(grid, pieces, middle)).toBeDefined();
    expect(fanOf(grid, [unit('a')], middle)).toBeUndefined();
  });
});
