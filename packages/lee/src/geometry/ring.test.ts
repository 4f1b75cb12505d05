import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { line, rectangle } from '../movement/table.fixture.ts';
import { area } from './convex.ts';
import type { Point } from './point.ts';
import { boundings, fitsRectangle, fitsWithTrade, hull, smallestBounding } from './rectangle.ts';
import { distanceOfPieces, inRing, isOnTable, isSimple, overlapOfRings, overlapWithConvex, triangles } from './ring.ts';

const HORSESHOE = line([0, 0], [6, 0], [6, 6], [4, 6], [4, 2], [2, 2], [2, 6], [0, 6]);

const turned = (points: readonly Point[], degrees: number): Point[] => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return points.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos }));
};

/** A ring seen from its middle: simple whatever the radii. */
const star = fc.array(fc.integer({ min: 500, max: 6000 }), { minLength: 3, maxLength: 12 }).map(radii =>
  radii.map((radius, i): Point => {
    const angle = (i * 2 * Math.PI) / radii.length;
    return { x: 20 + (Math.cos(angle) * radius) / 1000, y: 20 + (Math.sin(angle) * radius) / 1000 };
  }),
);

describe('rings', () => {
  test('simple or not', () => {
    expect(isSimple(HORSESHOE)).toBe(true);
    expect(isSimple(rectangle(0, 0, 1, 1))).toBe(true);
    expect(isSimple(line([0, 0], [2, 2], [2, 0], [0, 2]))).toBe(false);
    expect(isSimple(line([0, 0], [2, 0]))).toBe(false);
    expect(isSimple(line([0, 0], [4, 0], [2, 0], [2, 3]))).toBe(false);
    expect(isSimple(line([0, 0], [4, 0], [4, 4], [2, 0], [0, 4]))).toBe(false);
  });

  test('inside, its boundary counted in', () => {
    expect(inRing({ x: 3, y: 1 }, HORSESHOE)).toBe(true);
    expect(inRing({ x: 3, y: 4 }, HORSESHOE)).toBe(false);
    expect(inRing({ x: 4, y: 4 }, HORSESHOE)).toBe(true);
    expect(inRing({ x: 0, y: 0 }, HORSESHOE)).toBe(true);
    expect(inRing({ x: -0.001, y: 3 }, HORSESHOE)).toBe(false);
  });

  test('overlaps of concave rings', () => {
    expect(overlapWithConvex(HORSESHOE, rectangle(0, 3, 6, 5))).toBe(8);
    expect(overlapOfRings(HORSESHOE, triangles(HORSESHOE))).toBeCloseTo(area(HORSESHOE), 9);
    expect(overlapOfRings(rectangle(2, 3, 4, 9), triangles(HORSESHOE))).toBe(0);
    expect(overlapOfRings(rectangle(1, 3, 5, 9), triangles(HORSESHOE))).toBeCloseTo(6, 9);
  });

  test('the distance of concave rings', () => {
    const inside = triangles(rectangle(2.5, 4, 3.5, 5));
    expect(distanceOfPieces(triangles(HORSESHOE), inside)).toBeCloseTo(0.5, 9);
    expect(distanceOfPieces(triangles(HORSESHOE), triangles(rectangle(9, 10, 10, 11)))).toBe(5);
  });

  test('on the table', () => {
    expect(isOnTable(HORSESHOE, 6, 6, 0)).toBe(true);
    expect(isOnTable(HORSESHOE, 6, 5.9, 0.01)).toBe(false);
  });

  test('triangles cover a ring once, and hulls hold it', () => {
    fc.assert(
      fc.property(star, ring => {
        const pieces = triangles(ring);
        expect(pieces.reduce((sum, { shape }) => sum + area(shape), 0)).toBeCloseTo(area(ring), 6);
        expect(overlapOfRings(ring, pieces)).toBeCloseTo(area(ring), 6);
        expect(area(hull(ring))).toBeGreaterThan(area(ring) - 1e-9);
        expect(ring.every(corner => inRing(corner, ring))).toBe(true);
      }),
      { numRuns: 200, seed: 7 },
    );
  });
});

describe('the rectangle around a shape', () => {
  test('hull without corners in the middle of a side', () => {
    expect(hull([...HORSESHOE, { x: 3, y: 0 }])).toHaveLength(4);
  });

  test('of a turned rectangle, its own sides', () => {
    for (const degrees of [0, 17, 45, 90, 133]) {
      const bounding = smallestBounding(turned(rectangle(-6, -3, 6, 3), degrees));
      expect([bounding?.long, bounding?.short].map(side => Math.round((side ?? 0) * 1e6) / 1e6)).toEqual([12, 6]);
    }
  });

  test('no other rectangle along any direction is smaller', () => {
    fc.assert(
      fc.property(star, fc.integer({ min: 0, max: 179 }), (ring, degrees) => {
        const box = turned(ring, degrees);
        const [xs, ys] = [box.map(({ x }) => x), box.map(({ y }) => y)];
        const upright = (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
        const best = smallestBounding(ring);
        expect((best?.long ?? 0) * (best?.short ?? 0)).toBeLessThanOrEqual(upright + 1e-6);
        for (const { corners } of boundings(ring)) expect(overlapWithConvex(ring, corners)).toBeCloseTo(area(ring), 6);
      }),
      { numRuns: 100, seed: 7 },
    );
  });

  test('12 x 6 with a trade, 9 x 4 as the option', () => {
    expect(
      [
        [12, 6],
        [9, 8],
        [24, 3],
        [12.005, 6.005],
      ].map(([a = 0, b = 0]) => fitsWithTrade(rectangle(0, 0, a, b), 12, 6)),
    ).toEqual([true, true, true, true]);
    expect(
      [
        [12.1, 6],
        [9, 8.1],
      ].map(([a = 0, b = 0]) => fitsWithTrade(rectangle(0, 0, a, b), 12, 6)),
    ).toEqual([false, false]);
    expect(
      [
        [9, 4],
        [12, 3],
        [10, 4],
      ].map(([a = 0, b = 0]) => fitsWithTrade(rectangle(0, 0, a, b), 9, 4)),
    ).toEqual([true, true, false]);
  });

  test('C-06: a strip does not fit into 2 x 2 askew', () => {
    expect(fitsRectangle(rectangle(0, 0, 2, 2), 2, 2)).toBe(true);
    expect(fitsRectangle(turned(rectangle(0, 0, 2, 2), 30), 2, 2)).toBe(true);
    expect(fitsRectangle(rectangle(0, 0, 2, 2.1), 2, 2)).toBe(false);
    expect(fitsRectangle(turned(rectangle(0, 0, 2.5, 0.2), 45), 2, 2)).toBe(false);
  });
});
