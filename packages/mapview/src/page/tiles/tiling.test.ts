import { describe, expect, test } from 'vitest';
import { isIn, placesIn, rangeIn, TILE } from './tiling.ts';

const frame = { width: 1000, height: 600 };
const map = { width: 3000, height: 2000 };

describe('tiles of the ground', () => {
  test('those that touch the frame are wanted, and no other', () => {
    const seen = rangeIn({ x: -600, y: 0, k: 1 }, frame, map, 1, 0);
    expect(seen).toEqual({ from: { column: 1, row: 0 }, to: { column: 3, row: 1 } });
    expect(isIn({ column: 0, row: 0 }, seen)).toBe(false);
    expect(isIn({ column: 3, row: 1 }, seen)).toBe(true);
  });

  test('none lies beyond the map, however far it is moved', () => {
    const last = { column: Math.ceil((3000 * 0.5) / TILE) - 1, row: Math.ceil((2000 * 0.5) / TILE) - 1 };
    expect(rangeIn({ x: 90_000, y: 90_000, k: 0.5 }, frame, map, 1, 0).from).toEqual({ column: 0, row: 0 });
    expect(rangeIn({ x: -90_000, y: -90_000, k: 0.5 }, frame, map, 1, 0).to).toEqual(last);
  });

  test('a screen with finer pixels needs more of them', () => {
    const count = (density: number): number => placesIn(rangeIn({ x: 0, y: 0, k: 1 }, frame, map, density, 0)).length;
    expect(count(2)).toBeGreaterThan(2.5 * count(1));
  });

  test('what lies in the middle is painted first', () => {
    const places = placesIn({ from: { column: 0, row: 0 }, to: { column: 4, row: 2 } });
    expect(places).toHaveLength(15);
    expect(places[0]).toEqual({ column: 2, row: 1 });
    expect(
      isIn(places.at(-1) ?? { column: 9, row: 9 }, { from: { column: 1, row: 0 }, to: { column: 3, row: 2 } }),
    ).toBe(false);
  });
});
