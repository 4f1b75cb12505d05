import { describe, expect, test } from 'vitest';
import { line, pose, rectangle } from '../movement/table.fixture.ts';
import { axesOf, clipToPane, clipToStrip } from './axes.ts';
import { bandPieces } from './band.ts';
import { footprint, pivotedCentre } from './base.ts';
import { area, centroid, clipByHalfPlane } from './convex.ts';
import { crossesItself, crossings, lineDistance, lineLength, nearestOnLine } from './line.ts';
import { boundings, hull, smallestBounding } from './rectangle.ts';
import { inRing, isOnTable, isSimple } from './ring.ts';

const SQUARE = rectangle(0, 0, 4, 4);

describe('cutting', () => {
  test('a half plane keeps its own side, the line counted in', () => {
    const right = { x: 1, y: 0 };
    expect(clipByHalfPlane(SQUARE, { x: 0, y: 0 }, right)).toEqual(SQUARE);
    expect(clipByHalfPlane(SQUARE, { x: 1, y: 9 }, right)).toEqual(line([1, 0], [4, 0], [4, 4], [1, 4]));
    expect(clipByHalfPlane(SQUARE, { x: 1, y: 9 }, { x: -1, y: 0 })).toEqual(line([0, 0], [1, 0], [1, 4], [0, 4]));
    expect(clipByHalfPlane(SQUARE, { x: 4, y: 0 }, right)).toEqual(line([4, 0], [4, 0], [4, 4], [4, 4]));
    expect(clipByHalfPlane(SQUARE, { x: 4.1, y: 0 }, right)).toEqual([]);
    expect(clipByHalfPlane([], { x: 0, y: 0 }, right)).toEqual([]);
  });

  test('a slanting half plane', () => {
    expect(area(clipByHalfPlane(SQUARE, { x: 0, y: 2 }, { x: 1, y: 1 }))).toBeCloseTo(14, 12);
    expect(area(clipByHalfPlane(SQUARE, { x: 0, y: 2 }, { x: -1, y: -1 }))).toBeCloseTo(2, 12);
  });

  test('a turn about the centre goes clockwise', () => {
    const { at, heading } = pivotedCentre(pose(24, 20), { width: 4, depth: 2 }, 90);
    expect([at.x, at.y, heading]).toEqual([25, 21, 90]);
  });

  test('a line in a pane before a base', () => {
    const axes = axesOf(pose(10, 20));
    const pane = { left: -1, right: 1, low: 0, high: 4 };
    const inPane = (...points: readonly (readonly [number, number])[]) => {
      const [from = { x: 0, y: 0 }, to = from] = line(...points);
      return clipToPane(axes, from, to, pane);
    };
    expect(inPane([10, 30], [10, 18])).toEqual(line([0, 0], [0, 2]));
    expect(inPane([10, 18], [10, 30])).toEqual(line([0, 2], [0, 0]));
    expect(inPane([0, 18], [20, 18])).toEqual(line([-1, 2], [1, 2]));
    expect(inPane([7, 17], [12, 12])).toBeUndefined();
    expect(inPane([8, 20], [12, 16])).toEqual(line([-1, 1], [1, 3]));
    expect(inPane([9, 30], [9, 10])).toEqual(line([-1, 0], [-1, 4]));
    expect(inPane([8.9, 30], [8.9, 10])).toBeUndefined();
    expect(inPane([11.1, 30], [11.1, 10])).toBeUndefined();
    expect(inPane([0, 20.1], [20, 20.1])).toBeUndefined();
    expect(inPane([0, 15.9], [20, 15.9])).toBeUndefined();
    expect(inPane([0, 16], [20, 16])).toEqual(line([-1, 4], [1, 4]));
  });

  test('a strip before a base ends at its front and at its sides', () => {
    const strip = clipToStrip(axesOf(pose(10, 20)), rectangle(0, 15, 30, 30), 2);
    expect(area(strip)).toBeCloseTo(20, 12);
    expect(strip.every(({ x, y }) => Math.abs(x) <= 2 && y >= 0 && y <= 5)).toBe(true);
    expect(clipToStrip(axesOf(pose(10, 20)), rectangle(13, 10, 15, 12), 2)).toEqual([]);
  });
});

describe('outlines', () => {
  test('the centre of a shape without surface is a corner of it', () => {
    expect(centroid(line([3, 3], [5, 3]))).toEqual({ x: 3, y: 3 });
    expect(centroid([])).toEqual({ x: 0, y: 0 });
  });

  test('a footprint is drawn in on every side', () => {
    expect(footprint(pose(24, 20), { width: 4, depth: 2 }, 0.5)).toEqual(
      line([22.5, 20.5], [25.5, 20.5], [25.5, 21.5], [22.5, 21.5]),
    );
  });

  test('a hull, whatever the order of its points', () => {
    const points = line([4, 4], [0, 0], [2, 2], [0, 4], [4, 0], [0, 2], [4, 2], [2, 0]);
    for (const given of [points, points.toReversed(), points.toSorted((a, b) => b.y - a.y)]) {
      expect(hull(given)).toEqual(line([0, 0], [4, 0], [4, 4], [0, 4]));
    }
  });

  test('the heading and the corners of a bounding rectangle', () => {
    const upright = smallestBounding(rectangle(1, 2, 3, 9));
    expect([upright?.long, upright?.short, upright?.heading]).toEqual([7, 2, 0]);
    const lying = smallestBounding(rectangle(1, 2, 9, 4));
    expect([lying?.long, lying?.short, lying?.heading]).toEqual([8, 2, 90]);
    expect(hull(lying?.corners ?? [])).toEqual(line([1, 2], [9, 2], [9, 4], [1, 4]));
    expect(smallestBounding([])).toBeUndefined();
  });

  test('the smallest rectangle around a triangle lies along the side that makes it so', () => {
    const triangle = line([0, 0], [10, 0], [1, 3]);
    expect(boundings(triangle)).toHaveLength(3);
    const best = smallestBounding(triangle);
    const surfaces = boundings(triangle).map(({ long, short }) => long * short);
    expect((best?.long ?? 0) * (best?.short ?? 0)).toBe(Math.min(...surfaces));
  });

  test.each([
    ['a spike', line([0, 0], [4, 0], [4, 4], [4, 0], [0, 4])],
    ['a spike at the first corner', line([2, 0], [4, 0], [4, 4], [0, 4], [0, 0], [3, 0])],
    ['a slanting spike', line([0, 0], [2, 2], [1, 1], [0, 4])],
    ['a corner twice', line([0, 0], [4, 0], [4, 0], [4, 4], [0, 4])],
    ['a corner on a side', line([0, 0], [4, 0], [4, 4], [2, 0], [0, 4])],
    ['two corners', line([0, 0], [4, 0])],
    ['a triangle without surface', line([0, 0], [1, 3], [2, 6])],
    ['a corner on the first side', line([0, 0], [8, 0], [8, 4], [4, 0], [1, 4])],
    ['a ring that crosses its first side', line([0, 0], [8, 0], [8, 4], [4, -1], [1, 4])],
  ])('%s is not simple', (_name, ring) => {
    expect(isSimple(ring)).toBe(false);
    expect(isSimple(ring.toReversed())).toBe(false);
  });

  test('a corner in the middle of a side is simple', () => {
    for (const ring of [line([0, 0], [2, 0], [4, 0], [4, 4], [0, 4]), line([2, 0], [4, 0], [4, 4], [0, 4], [0, 0])]) {
      expect([isSimple(ring), isSimple(ring.toReversed())]).toEqual([true, true]);
    }
    expect(isSimple(line([0, 0], [4, 0], [0, 3]))).toBe(true);
  });

  test('in a ring with a corner at the height of the point', () => {
    const diamond = line([4, 0], [8, 4], [4, 8], [0, 4]);
    expect(line([4, 4], [1, 4], [7, 4]).map(at => inRing(at, diamond))).toEqual([true, true, true]);
    expect(line([-1, 4], [9, 4], [0, 0], [-1, 0], [-1, 8]).map(at => inRing(at, diamond))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  test('on the table up to each edge', () => {
    const is = (x: number, y: number) =>
      isOnTable(
        [
          { x: 1, y: 1 },
          { x, y },
        ],
        72,
        48,
        0.01,
      );
    expect([is(0, 0), is(72, 48), is(-0.01, 48.01), is(72.01, -0.01)]).toEqual([true, true, true, true]);
    expect([is(-0.02, 9), is(72.02, 9), is(9, -0.02), is(9, 48.02)]).toEqual([false, false, false, false]);
  });
});

describe('lines', () => {
  test('doubling back in any direction is crossing oneself, going on or turning off is not', () => {
    for (const back of [line([0, 0], [4, 4], [1, 1]), line([0, 4], [4, 0], [2, 2]), line([3, 0], [3, 5], [3, 2])]) {
      expect(crossesItself(back)).toBe(true);
      expect(crossesItself(back.toReversed())).toBe(true);
    }
    for (const on of [line([0, 0], [4, 4], [6, 6]), line([0, 0], [4, 4], [4, 0]), line([0, 0], [4, 0], [1, 1])]) {
      expect(crossesItself(on)).toBe(false);
    }
  });

  test('crossings tell how far along the first line they are', () => {
    const found = crossings(line([0, 0], [10, 0], [10, 10]), line([4, -1], [4, 5], [12, 5]));
    expect(found.map(({ at, along }) => [at.x, at.y, along])).toEqual([
      [4, 0, 4],
      [10, 5, 15],
    ]);
    expect(crossings(line([0, 0], [10, 0]), line([8, -1], [8, 1], [2, 1], [2, -1])).map(({ along }) => along)).toEqual([
      2, 8,
    ]);
  });

  test('the nearest point, its leg and how far along it is', () => {
    const bent = line([0, 0], [10, 0], [10, 10]);
    expect(nearestOnLine({ x: 3, y: 2 }, bent)).toEqual({ at: { x: 3, y: 0 }, distance: 2, leg: 0, along: 3 });
    expect(nearestOnLine({ x: 12, y: 4 }, bent)).toEqual({ at: { x: 10, y: 4 }, distance: 2, leg: 1, along: 14 });
    expect(nearestOnLine({ x: 13, y: -4 }, bent)).toEqual({ at: { x: 10, y: 0 }, distance: 5, leg: 0, along: 10 });
    expect(nearestOnLine({ x: 3, y: 2 }, [])).toEqual({ at: { x: 3, y: 2 }, distance: Infinity, leg: -1, along: 0 });
    expect([lineLength(bent), lineLength([])]).toEqual([20, 0]);
    expect(lineDistance(bent, line([13, 4], [20, 4], [20, 20]))).toBe(3);
    expect(lineDistance(bent, [])).toBe(Infinity);
  });

  test.each([
    ['right', line([0, 0], [10, 0], [10, 10]), [10.5, -0.5], [8.9, 1.1]],
    ['left', line([0, 0], [10, 0], [10, -10]), [10.5, 0.5], [8.9, -1.1]],
  ])('a band that bends to the %s is round on the outer side', (_name, bent, [x = 0, y = 0], [u = 0, v = 0]) => {
    const pieces = bandPieces(bent, 2);
    const covers = (point: { x: number; y: number }) => pieces.some(({ shape }) => inRing(point, shape));
    expect([covers({ x, y }), covers({ x: u, y: v })]).toEqual([true, false]);
    expect(covers({ x: x > 10 ? 10.9 : x, y: y < 0 ? -0.9 : 0.9 })).toBe(false);
  });

  test('a band has no bend where the line goes straight on, and no leg where a point is given twice', () => {
    expect(bandPieces(line([0, 0], [5, 0], [10, 0]), 2)).toHaveLength(2);
    expect(bandPieces(line([0, 0], [5, 0], [5, 0], [10, 0]), 2)).toHaveLength(2);
    expect(bandPieces(line([0, 0], [5, 0], [5, 0], [5, 5]), 2)).toHaveLength(3);
    const [first] = bandPieces(line([0, 0], [0, 5]), 2);
    expect(hull(first?.shape ?? [])).toEqual(line([-1, 0], [1, 0], [1, 5], [-1, 5]));
  });
});
