import { describe, expect, test } from 'vitest';
import { hatchedBy } from './scan.ts';

const square = (from: number, to: number) => [
  { x: from, y: from },
  { x: to, y: from },
  { x: to, y: to },
  { x: from, y: to },
];
const spans = (...args: Parameters<typeof hatchedBy>) =>
  hatchedBy(...args).map(([a, b]) => [a.x, b.x, a.y].map(n => Math.round(n * 10) / 10));

describe('hatching', () => {
  test('goes from edge to edge', () => {
    expect(spans([square(1, 9)], { x: 1, y: 0 }, 4)).toEqual([
      [1, 9, 4],
      [1, 9, 8],
    ]);
  });

  test('leaves out the holes', () => {
    expect(spans([square(1, 9), square(3, 5)], { x: 1, y: 0 }, 4)).toEqual([
      [1, 3, 4],
      [5, 9, 4],
      [1, 9, 8],
    ]);
  });

  test('of a shape without end is not tried', () => {
    expect(hatchedBy([square(0, 1e9)], { x: 1, y: 0 }, 2)).toEqual([]);
    expect(hatchedBy([square(0, Number.NaN)], { x: 1, y: 0 }, 2)).toEqual([]);
  });

  test('slants, and of nothing there is nothing', () => {
    const half = Math.SQRT1_2;
    for (const [a, b] of hatchedBy([square(0, 10)], { x: half, y: half }, 2)) {
      expect(b.x - a.x).toBeCloseTo(b.y - a.y);
    }
    expect(hatchedBy([], { x: 1, y: 0 }, 2)).toEqual([]);
  });
});
