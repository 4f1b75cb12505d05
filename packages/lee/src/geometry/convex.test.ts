import { describe, expect, test } from 'vitest';
import { line, pose, rectangle } from '../movement/table.fixture.ts';
import { centreOf, footprint, lengthUnder, pivotedCentre } from './base.ts';
import { area, centroid, clipByConvex, commonArea, convexDistance, inConvex, penetration } from './convex.ts';
import { firstNearer, overlapSpan } from './translation.ts';
import { EPS } from './units.ts';

const SQUARE = rectangle(0, 0, 4, 4);
const DIAMOND = line([6, 0], [8, 2], [6, 4], [4, 2]);
const UP = { x: 0, y: -1 };

describe('convex shapes', () => {
  test('area and centre of gravity, whichever way round', () => {
    const wedge = line([0, 0], [6, 0], [0, 3]);
    expect([area(wedge), area(wedge.toReversed())]).toEqual([9, 9]);
    expect(centroid(wedge)).toEqual({ x: 2, y: 1 });
    expect(centroid(line([1, 2], [7, 2], [7, 6], [4, 6], [4, 10], [1, 10]))).toEqual({
      x: 3.5,
      y: expect.closeTo(16 / 3, 12),
    });
    expect(centroid(line([100, 100], [100, 103], [106, 100]))).toEqual({ x: 102, y: 101 });
  });

  test('the common part', () => {
    expect(commonArea(SQUARE, rectangle(3, 3, 9, 9))).toBe(1);
    expect(commonArea(SQUARE, rectangle(3, 3, 9, 9).toReversed())).toBe(1);
    expect(commonArea(SQUARE, rectangle(5, 5, 9, 9))).toBe(0);
    expect(
      commonArea(line([0, 0], [6, 0], [6, 6], [4, 6], [4, 2], [2, 2], [2, 6], [0, 6]), rectangle(0, 3, 6, 5)),
    ).toBe(8);
    expect(clipByConvex(SQUARE, rectangle(4.5, 0, 5, 1))).toEqual([]);
  });

  test('how deep they are in each other, and how far apart', () => {
    expect(penetration(SQUARE, rectangle(3, 1, 9, 2))).toBe(1);
    expect(penetration(SQUARE, rectangle(4, 0, 8, 4))).toBeCloseTo(0, 12);
    expect(penetration(SQUARE, rectangle(7, 0, 8, 4))).toBe(-3);
    expect(convexDistance(SQUARE, DIAMOND)).toBe(0);
    expect(convexDistance(SQUARE, rectangle(7, 8, 9, 9))).toBe(5);
    expect(convexDistance(rectangle(5, 1, 6, 2), SQUARE)).toBe(1);
    expect(convexDistance(rectangle(1, 1, 2, 2), SQUARE)).toBe(0);
  });

  test('a point in a shape, its boundary counted in', () => {
    expect(
      [
        { x: 4, y: 2 },
        { x: 5, y: 1 },
        { x: 6, y: 2 },
      ].map(point => inConvex(point, DIAMOND)),
    ).toEqual([true, true, true]);
    expect(inConvex({ x: 4.5, y: 1 }, DIAMOND)).toBe(false);
  });
});

describe('straight displacements', () => {
  const moving = rectangle(1, 10, 3, 11);

  test('where shapes overlap on the way', () => {
    expect(overlapSpan(moving, UP, SQUARE, 0)).toEqual({ from: 6, to: 11 });
    expect(overlapSpan(moving, UP, SQUARE, 0.5)).toEqual({ from: 6.5, to: 10.5 });
    expect(overlapSpan(moving, { x: 1, y: 0 }, SQUARE, 0)).toBeUndefined();
    expect(overlapSpan(rectangle(4, 10, 5, 11), UP, SQUARE, 0)).toBeUndefined();
  });

  test('where they first come too near', () => {
    expect(firstNearer(moving, UP, 9, SQUARE, 3, EPS)).toBeCloseTo(3, 6);
    expect(firstNearer(moving, UP, 3, SQUARE, 3, EPS)).toBeUndefined();
    expect(firstNearer(rectangle(7, 10, 8, 11), UP, 20, SQUARE, 3, EPS)).toBeUndefined();
    expect(firstNearer(rectangle(6.9, 10, 8, 11), UP, 20, SQUARE, 3, EPS)).toBeCloseTo(
      6 - Math.sqrt(2.99 * 2.99 - 2.9 * 2.9) - EPS,
      4,
    );
  });
});

describe('bases', () => {
  const SIZE = { width: 2.4, depth: 1.2 };

  test('the footprint runs back from the front', () => {
    expect(footprint(pose(24, 20, 180), SIZE)).toEqual(line([25.2, 20], [22.8, 20], [22.8, 18.8], [25.2, 18.8]));
    expect(centreOf(pose(24, 20, 90), SIZE)).toEqual({ x: 23.4, y: 20 });
  });

  test('a turn about the centre keeps the centre', () => {
    const start = pose(24, 40, 10);
    const [before, after] = [centreOf(start, SIZE), centreOf(pivotedCentre(start, SIZE, 77), SIZE)];
    expect(after.x).toBeCloseTo(before.x, 12);
    expect(after.y).toBeCloseTo(before.y, 12);
  });

  test('a line along an edge is not under the base', () => {
    const under = (...points: (readonly [number, number])[]) => lengthUnder(pose(24, 40), SIZE, line(...points));
    expect(under([20, 40], [30, 40])).toBe(0);
    expect(under([25.2, 30], [25.2, 50])).toBe(0);
    expect(under([20, 40.6], [30, 40.6])).toBeCloseTo(2.4 - 2 * EPS, 9);
  });
});
