import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { line, rectangle } from '../movement/table.fixture.ts';
import { convexDistance, inConvex, penetration } from './convex.ts';
import { forwardOf, type Point } from './point.ts';
import { firstNearer, overlapSpan, shifted } from './translation.ts';

const SQUARE = rectangle(0, 0, 4, 4);
const [UP, DOWN, LEFT, RIGHT] = [0, 180, 270, 90].map(forwardOf) as [Point, Point, Point, Point];

/** A convex shape: corners of a circle, at angles that differ. */
const convex = fc
  .record({
    x: fc.integer({ min: -8, max: 8 }),
    y: fc.integer({ min: -8, max: 8 }),
    radius: fc.integer({ min: 1, max: 5 }),
    angles: fc.uniqueArray(fc.integer({ min: 0, max: 35 }), { minLength: 3, maxLength: 6 }),
    backwards: fc.boolean(),
  })
  .map(({ x, y, radius, angles, backwards }): Point[] => {
    const sorted = angles.toSorted((a, b) => (backwards ? b - a : a - b));
    return sorted.map(angle => {
      const { x: dx, y: dy } = forwardOf(angle * 10 + 3);
      return { x: x + dx * radius, y: y + dy * radius };
    });
  });

const way = fc.integer({ min: 0, max: 359 }).map(forwardOf);
const DISTANCES = Array.from({ length: 25 }, (_, i) => i - 8);

describe('convex shapes', () => {
  test('overlap where they have a point in common, and are apart where a line fits between them', () => {
    fc.assert(
      fc.property(convex, convex, (a, b) => {
        const deep = penetration(a, b);
        expect(penetration(b, a)).toBeCloseTo(deep, 9);
        expect(penetration(a.toReversed(), b)).toBeCloseTo(deep, 9);
        const far = convexDistance(a, b);
        expect(convexDistance(b, a)).toBeCloseTo(far, 9);
        expect(far === 0).toBe(deep >= 0);
        expect(far).toBeGreaterThanOrEqual(-deep - 1e-9);
        if (a.some(corner => inConvex(corner, b))) expect(far).toBe(0);
      }),
      { numRuns: 120, seed: 5 },
    );
  });

  test('a corner given twice changes nothing', () => {
    const twice = [...SQUARE, { x: 0, y: 4 }, { x: 0, y: 0 }];
    expect(penetration(twice, rectangle(3, 1, 9, 2))).toBe(1);
    expect(convexDistance(rectangle(7, 8, 9, 9), twice)).toBe(5);
    expect(overlapSpan(rectangle(1, 10, 3, 11), UP, twice, 0)).toEqual({ from: 6, to: 11 });
  });

  test('a point in line with a side but beyond it is outside', () => {
    const outside = line([5, 0], [-1, 0], [0, 5], [4, -1], [2, 5], [5, 2], [-1, 2], [2, -1]);
    for (const shape of [SQUARE, SQUARE.toReversed()]) {
      expect(outside.map(point => inConvex(point, shape))).toEqual(outside.map(() => false));
      expect(line([2, 2], [0, 0], [4, 4], [2, 0], [4, 2]).every(point => inConvex(point, shape))).toBe(true);
    }
  });
});

describe('where a shape overlaps another on its way', () => {
  test.each([
    ['up', UP, rectangle(1, 10, 3, 12), 6, 12],
    ['down', DOWN, rectangle(1, -5, 3, -4), 4, 9],
    ['to the left', LEFT, rectangle(7, 1, 9, 2), 3, 9],
    ['to the right', RIGHT, rectangle(-4, 1, -2, 2), 2, 8],
    ['away from it, it is behind', UP, rectangle(1, -3, 3, -2), -7, -2],
  ])('%s', (_name, direction, moving, from, to) => {
    expect(overlapSpan(moving, direction, SQUARE, 0)).toEqual({ from, to });
    expect(overlapSpan(moving, direction, SQUARE, 0.25)).toEqual({ from: from + 0.25, to: to - 0.25 });
  });

  test('not where it only goes along an edge', () => {
    expect(overlapSpan(rectangle(4, 10, 5, 11), UP, SQUARE, 0)).toBeUndefined();
    expect(overlapSpan(rectangle(-1, 10, 0, 11), UP, SQUARE, 0)).toBeUndefined();
    expect(overlapSpan(rectangle(3.9, 10, 5, 11), UP, SQUARE, 0)).toEqual({ from: 6, to: 11 });
    expect(overlapSpan(rectangle(3.9, 10, 5, 11), UP, SQUARE, 0.1)).toBeUndefined();
  });

  test('is exact: inside deeper, outside not', () => {
    fc.assert(
      fc.property(convex, way, convex, (moving, direction, fixed) => {
        const span = overlapSpan(moving, direction, fixed, 0.1);
        for (const at of DISTANCES) {
          const deep = penetration(shifted(moving, direction, at), fixed);
          const isInside = span !== undefined && at > span.from && at < span.to;
          if (Math.abs(deep - 0.1) > 1e-6) expect(deep > 0.1).toBe(isInside);
        }
      }),
      { numRuns: 40, seed: 5 },
    );
  });
});

describe('where a shape first comes too near', () => {
  const SLACK = 0.01;

  test('head on at the gap itself, and at once if it is too near already', () => {
    expect(firstNearer(rectangle(1, 10, 3, 11), UP, 9, SQUARE, 3, SLACK)).toBeCloseTo(3, 6);
    expect(firstNearer(rectangle(1, 6, 3, 7), UP, 9, SQUARE, 3, SLACK)).toBe(0);
    expect(firstNearer(rectangle(1, 6, 3, 7), DOWN, 9, SQUARE, 3, SLACK)).toBe(0);
  });

  test('not on a way that ends at the gap, leads past it or away', () => {
    expect(firstNearer(rectangle(1, 10, 3, 11), UP, 3, SQUARE, 3, SLACK)).toBeUndefined();
    expect(firstNearer(rectangle(1, 10, 3, 11), UP, 3.02, SQUARE, 3, SLACK)).toBeCloseTo(3, 6);
    expect(firstNearer(rectangle(7, 10, 8, 11), UP, 20, SQUARE, 3, SLACK)).toBeUndefined();
    expect(firstNearer(rectangle(1, 7, 3, 8), DOWN, 20, SQUARE, 3, SLACK)).toBeUndefined();
    expect(firstNearer(rectangle(1, 8, 3, 9), DOWN, 20, SQUARE, 3, SLACK)).toBeUndefined();
  });

  test('as a look at every place of the way finds it', () => {
    fc.assert(
      fc.property(convex, way, convex, (moving, direction, fixed) => {
        const found = firstNearer(moving, direction, 12, fixed, 2, SLACK);
        const isNearAt = (at: number) => convexDistance(shifted(moving, direction, at), fixed) < 2 - SLACK;
        const first = Array.from({ length: 49 }, (_, i) => i / 4).find(isNearAt);
        if (found === undefined) expect(first).toBeUndefined();
        else {
          expect(isNearAt(found + SLACK + 1e-6)).toBe(true);
          expect(found === 0 || !isNearAt(found)).toBe(true);
          expect(found).toBeLessThanOrEqual(first ?? Infinity);
        }
      }),
      { numRuns: 40, seed: 5 },
    );
  });
});
