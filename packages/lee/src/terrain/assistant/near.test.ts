import { describe, expect, test } from 'vitest';
import { distance, type Point } from '../../geometry/point.ts';
import { pointsOf } from '../stored.ts';
import { at, line, rect } from '../table.fixture.ts';
import { farFrom, nearest } from './near.ts';
import { displaced, scaled, spiral } from './spiral.ts';

describe('how far a line is from what is in hand', () => {
  test('from a line: there and back, in the mean, as far as the two are apart', () => {
    const drawn = line([0, 10], [30, 10]);
    expect(farFrom({ line: drawn }, line([0, 10], [30, 10]))).toBe(0);
    expect(farFrom({ line: drawn }, line([0, 13], [30, 13]))).toBeCloseTo(6, 9);
    expect(farFrom({ line: drawn }, line([0, 7], [30, 7]))).toBeCloseTo(6, 9);
    const half = farFrom({ line: drawn }, line([0, 10], [15, 10]));
    expect(half).toBeGreaterThan(2);
    expect(half).toBeLessThan(6);
    // The shorter of the two lies on the longer: only one way counts something.
    expect(farFrom({ line: line([0, 10], [15, 10]) }, line([0, 10], [30, 10]))).toBeCloseTo(half, 9);
  });

  test('from a place, or from the first point of a line that is none yet', () => {
    expect(farFrom({ at: at(5, 4) }, line([0, 10], [30, 10]))).toBe(6);
    expect(farFrom({ line: line([5, 4]) }, line([0, 10], [30, 10]))).toBe(6);
    expect(farFrom({ at: at(5, 7), line: line([5, 4]) }, line([0, 10], [30, 10]))).toBe(3);
  });

  test('nothing in hand, or no line to measure to, is no distance', () => {
    expect(farFrom({}, line([0, 10], [30, 10]))).toBe(0);
    expect(farFrom({ line: [] }, line([0, 10], [30, 10]))).toBe(0);
    expect(farFrom({ at: at(5, 4) }, line([0, 10]))).toBe(0);
    expect(farFrom({ line: line([0, 0], [5, 0]) }, line([0, 10]))).toBe(0);
  });

  test('the nearest of a list is the first of those that are equally near', () => {
    expect(nearest([3, -1, 1, 5], Math.abs)).toBe(-1);
    expect(nearest([4], () => Infinity)).toBe(4);
    expect(nearest([], () => 0)).toBeUndefined();
  });
});

describe('places around', () => {
  const radii = (farthest: number) =>
    pointsOf([...spiral(farthest)]).map((point: Point) => distance({ x: 0, y: 0 }, point));

  test('begin with the place itself and go outwards, as far as was asked', () => {
    const far = radii(30);
    expect(far[0]).toBe(0);
    for (const [i, each] of far.entries()) expect(each).toBeGreaterThan((far[i - 1] ?? 0) - 0.002);
    expect(Math.max(...far)).toBeLessThanOrEqual(30.001);
    expect(Math.max(...far)).toBeGreaterThan(28.4);
    expect(Math.max(...radii(2))).toBeLessThanOrEqual(2.001);
    expect(radii(0.05)).toEqual([0]);
  });

  test('lie close together near by and wider apart farther out, every way around', () => {
    const rings = new Map<string, number>();
    for (const far of radii(30).map(each => (Math.round(each * 20) / 20).toFixed(2))) {
      rings.set(far, (rings.get(far) ?? 0) + 1);
    }
    const steps = [...rings.keys()].map(Number);
    const gaps = steps.slice(1).map((to, i) => ({ from: steps[i] ?? 0, gap: to - (steps[i] ?? 0) }));
    expect(gaps.filter(({ from }) => from < 3).every(({ gap }) => gap < 0.4)).toBe(true);
    expect(gaps.filter(({ from }) => from > 3.5 && from < 8).every(({ gap }) => gap > 0.5 && gap < 0.8)).toBe(true);
    expect(gaps.filter(({ from }) => from > 9).every(({ gap }) => gap > 1.4 && gap < 1.6)).toBe(true);
    expect(new Set([...rings].filter(([far]) => Number(far) > 0 && Number(far) < 2.9).map(([, ways]) => ways))).toEqual(
      new Set([12]),
    );
    expect(new Set([...rings].filter(([far]) => Number(far) > 3.2).map(([, ways]) => ways))).toEqual(new Set([20]));
    const quarters = new Set(pointsOf([...spiral(10)]).map(({ x, y }) => `${x >= 0} ${y >= 0}`));
    expect(quarters.size).toBe(4);
  });

  test('an outline is displaced and drawn together about its middle', () => {
    expect(displaced(rect(1, 2, 3, 5), at(10, -1))).toEqual(rect(11, 1, 13, 4));
    expect(scaled(rect(0, 0, 8, 4), 0.5)).toEqual(rect(2, 1, 6, 3));
    expect(scaled(line([0, 8], [12, 8]), 0.75)).toEqual(line([1.5, 8], [10.5, 8]));
    expect(scaled([], 0.5)).toEqual([]);
  });
});
