import { describe, expect, test } from 'vitest';
import { fromLine } from '../geometry/lines.ts';
import { areaOf, isInside } from '../geometry/rings.ts';
import { beltEdge } from './belt.ts';

const square = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
];
const bent = [
  { x: 0, y: 0 },
  { x: 40, y: 0 },
  { x: 40, y: 40 },
];

describe('a belt', () => {
  test('round a ring is one line outside it, as far off everywhere', () => {
    for (const ring of [square, square.toReversed()]) {
      const edges = beltEdge(ring, 3, true);
      expect(edges).toHaveLength(1);
      for (const point of edges[0] ?? []) {
        expect(fromLine(point, [...ring, ...ring.slice(0, 1)])).toBeCloseTo(3, 1);
        expect(isInside(point, ring)).toBe(false);
      }
      // 10 x 10, four sides of 3 and a circle of 3.
      expect(areaOf(edges[0] ?? [])).toBeCloseTo(100 + 120 + Math.PI * 9, 0);
    }
  });

  test('round a line takes in both sides and its ends, without loops at a bend', () => {
    const edges = beltEdge(bent, 6, false);
    expect(edges).toHaveLength(1);
    for (const point of edges[0] ?? []) expect(fromLine(point, bent)).toBeCloseTo(6, 1);
    const inner = 80 * 12 + Math.PI * 36 - 36 + (Math.PI * 36) / 4;
    expect(Math.abs(areaOf(edges[0] ?? []) - inner)).toBeLessThan(inner * 0.03);
  });

  test('round a point is a circle, round nothing nothing', () => {
    expect(areaOf(beltEdge([{ x: 5, y: 5 }], 10, false)[0] ?? [])).toBeCloseTo(Math.PI * 100, -1);
    expect(beltEdge([], 3, false)).toEqual([]);
  });
});
