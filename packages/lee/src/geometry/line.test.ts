import { describe, expect, test } from 'vitest';
import { line, pose } from '../movement/table.fixture.ts';
import { axesOf, clipToPane, clipToStrip, fromAxes, toAxes } from './axes.ts';
import { bandPieces } from './band.ts';
import { area } from './convex.ts';
import { crossesItself, crossings, lineDistance, lineLength, nearestOnLine } from './line.ts';
import { forwardOf, headingTo, rightOf } from './point.ts';
import { poseOf, storedPose } from './pose.ts';
import { inRing } from './ring.ts';
import { segmentDistance, segmentsMeet } from './segments.ts';
import {
  angleBetweenAxes,
  atLeast,
  atMost,
  clearlyMore,
  fromCentimetres,
  hundredths,
  isOverlap,
  turnBetween,
} from './units.ts';

describe('units', () => {
  test('a boundary case is decided for whoever acts, and a forbidden limit is forbidden', () => {
    expect([9, 9.01, 9.011].map(value => atMost(value, 9))).toEqual([true, true, false]);
    expect([3, 2.99, 2.989].map(value => atLeast(value, 3))).toEqual([true, true, false]);
    expect([6, 6.01, 6.011].map(value => clearlyMore(value, 6))).toEqual([false, false, true]);
    expect([0.01, 0.011].map(isOverlap)).toEqual([false, true]);
  });

  test('turns, axes and stored poses', () => {
    expect([turnBetween(350, 10), turnBetween(10, 350), turnBetween(0, 180)]).toEqual([20, -20, 180]);
    expect([angleBetweenAxes(0, 180), angleBetweenAxes(5, 178), angleBetweenAxes(0, 90)]).toEqual([0, 7, 90]);
    expect(hundredths(359.999)).toBe(0);
    expect(fromCentimetres(6)).toBeCloseTo(2.3622, 4);
    const stored = storedPose(pose(20.12132, 15.87868, -45));
    expect(stored).toEqual({ x: 20121, y: 15879, heading: 31500 });
    expect(storedPose(poseOf(stored))).toEqual(stored);
  });

  test('headings run clockwise from the top', () => {
    expect([forwardOf(0), rightOf(0)]).toEqual([
      { x: 0, y: -1 },
      { x: 1, y: 0 },
    ]);
    expect(headingTo({ x: 0, y: 0 }, { x: 1, y: 0 })).toBe(90);
    expect(headingTo({ x: 0, y: 0 }, { x: -1, y: 1 })).toBeCloseTo(225, 12);
  });
});

describe('lines', () => {
  test('length, nearest point, distance', () => {
    const road = line([36, 0], [18, 18], [18, 48]);
    expect(lineLength(road)).toBeCloseTo(55.456, 3);
    expect(nearestOnLine({ x: 20, y: 30 }, road)).toMatchObject({ at: { x: 18, y: 30 }, distance: 2, leg: 1 });
    expect(nearestOnLine({ x: 20, y: 30 }, road).along).toBeCloseTo(25.456 + 12, 3);
    expect(lineDistance(line([0, 0], [4, 0]), line([7, 4], [9, 9]))).toBe(5);
    expect(segmentDistance({ x: 0, y: 0 }, { x: 4, y: 4 }, { x: 0, y: 4 }, { x: 4, y: 0 })).toBe(0);
  });

  test('crossings, in order and once at a corner', () => {
    const [river, wander] = [line([0, 20], [72, 20]), line([10, 10], [10, 30], [20, 20], [30, 30], [40, 0])];
    const found = crossings(wander, river);
    expect(found.map(({ at }) => at.x)).toEqual([10, 20, 30 + 10 / 3]);
    expect(found.map(({ legs }) => legs)).toEqual([
      [0, 0],
      [1, 0],
      [3, 0],
    ]);
    expect(crossings(river, line([0, 21], [72, 21]))).toEqual([]);
  });

  test('crossing oneself', () => {
    expect(crossesItself(line([0, 0], [4, 0], [4, 4], [2, 4], [2, -2]))).toBe(true);
    expect(crossesItself(line([0, 0], [4, 0], [4, 4], [2, 4], [2, 1]))).toBe(false);
    expect(crossesItself(line([0, 0], [4, 0], [1, 0]))).toBe(true);
    expect(crossesItself(line([0, 0], [4, 0], [8, 0]))).toBe(false);
    expect(segmentsMeet({ x: 0, y: 0 }, { x: 4, y: 0 }, { x: 2, y: 0 }, { x: 2, y: 3 })).toBe(true);
  });

  test('a band has straight ends and round bends', () => {
    const [leg] = bandPieces(line([0, 20], [72, 20]), 2);
    expect(area(leg?.shape ?? [])).toBeCloseTo(144, 9);
    const bent = bandPieces(line([0, 20], [20, 20], [20, 40]), 2);
    expect(bent).toHaveLength(3);
    expect(area(bent[2]?.shape ?? [])).toBeCloseTo(Math.PI / 4, 2);
    const covers = (x: number, y: number) => bent.some(({ shape }) => inRing({ x, y }, shape));
    expect([covers(20.69, 19.31), covers(20.72, 19.28), covers(19.5, 20.5), covers(18, 22)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('the frame of a base', () => {
  const frame = axesOf(pose(24, 40, 90));

  test('there and back', () => {
    expect(toAxes(frame, { x: 27, y: 41 })).toEqual({ x: 1, y: 3 });
    expect(fromAxes(frame, { x: 1, y: 3 })).toEqual({ x: 27, y: 41 });
  });

  test('what lies ahead', () => {
    const strip = clipToStrip(frame, line([20, 38], [30, 38], [30, 42], [20, 42]), 1);
    expect(area(strip)).toBeCloseTo(12, 9);
    const pane = { left: -1, right: 1, low: 0, high: 4 };
    expect(clipToPane(frame, { x: 20, y: 40 }, { x: 40, y: 40 }, pane)).toEqual(line([0, 0], [0, 4]));
    expect(clipToPane(frame, { x: 20, y: 42 }, { x: 40, y: 42 }, pane)).toBeUndefined();
    expect(clipToPane(frame, { x: 30, y: 30 }, { x: 30, y: 50 }, pane)).toBeUndefined();
  });
});
