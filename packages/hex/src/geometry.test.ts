import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS, opposite } from './directions.ts';
import { centre, corners, type Point, sideEnds } from './geometry.ts';
import { neighbour, sideOf } from './grid.ts';
import { FIELDS, flatField, hexIn, named, openNeighbours, pointyField } from './testGrids.fixture.ts';

function apart(a: Point | undefined, b: Point | undefined): number {
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : Number.NaN;
}

describe.each(FIELDS)('geometry, %s', (_, grid) => {
  test('corners lie 1 from the centre and from each other', () => {
    fc.assert(
      fc.property(hexIn(grid), hex => {
        const around = corners(grid, hex);
        expect(around).toHaveLength(6);
        for (const d of DIRECTIONS) {
          expect(apart(around[d], centre(grid, hex))).toBeCloseTo(1, 9);
          expect(apart(around[d], around[(d + 1) % 6])).toBeCloseTo(1, 9);
        }
      }),
    );
  });

  test('neighbouring centres lie two inradii apart, and both hexes draw the same side', () => {
    fc.assert(
      fc.property(hexIn(grid), hex => {
        for (const [d, to] of openNeighbours(grid, hex)) {
          expect(apart(centre(grid, hex), centre(grid, to))).toBeCloseTo(Math.sqrt(3), 9);
          const ours = corners(grid, hex);
          const theirs = corners(grid, to);
          expect(apart(ours[d], theirs[(opposite(d) + 1) % 6])).toBeCloseTo(0, 9);
          expect(apart(ours[(d + 1) % 6], theirs[opposite(d)])).toBeCloseTo(0, 9);
        }
      }),
    );
  });

  test('a side runs from its corner to the next, seen from its first hex', () => {
    for (let side = 0; side < grid.sideCount; side++) {
      const hex = grid.sideHexes[side * 2] ?? -1;
      const d = DIRECTIONS.find(each => sideOf(grid, hex, each) === side) ?? 0;
      const around = corners(grid, hex);
      expect(sideEnds(grid, side)).toEqual([around[d], around[(d + 1) % 6]]);
    }
  });
});

test('y grows south: flat even columns sit half a hex lower', () => {
  const at = (name: string) => centre(flatField, named(flatField, name));
  expect(at('0102').y).toBeGreaterThan(at('0101').y);
  expect(at('0201').y - at('0101').y).toBeCloseTo(Math.sqrt(3) / 2, 9);
  expect(at('0301').y).toBeCloseTo(at('0101').y, 9);
  expect(at('0201').x - at('0101').x).toBe(1.5);
});

test('x grows east: pointy even rows sit half a hex to the right', () => {
  const at = (name: string) => centre(pointyField, named(pointyField, name));
  expect(at('0102').x - at('0101').x).toBeCloseTo(Math.sqrt(3) / 2, 9);
  expect(at('0102').y - at('0101').y).toBe(1.5);
  expect(at('0201').x - at('0101').x).toBeCloseTo(Math.sqrt(3), 9);
});

test('direction 0 points where its name says', () => {
  const flat = named(flatField, '1111');
  expect(centre(flatField, neighbour(flatField, flat, 0)).x).toBe(centre(flatField, flat).x);
  expect(centre(flatField, neighbour(flatField, flat, 0)).y).toBeLessThan(centre(flatField, flat).y);
  expect(() => centre(flatField, -1)).toThrow('no-such-hex');
  expect(() => sideEnds(flatField, -1)).toThrow('no-such-side');
});
