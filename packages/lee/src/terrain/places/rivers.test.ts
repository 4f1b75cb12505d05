import { random } from '@wigwag/tests/random';
import { describe, expect, test } from 'vitest';
import { planOf } from '../../field/places.ts';
import { axesOf, toAxes } from '../../geometry/axes.ts';
import { distance, headingTo, type Point } from '../../geometry/point.ts';
import type { Side } from '../../world.ts';
import { pointsOf } from '../stored.ts';
import { A, B, linearTurn } from '../table.fixture.ts';
import { isLegalLine } from './lines.ts';
import { someCourse } from './rivers.ts';

const WIDTH = 2;

const courses = (by: Side, count = 120) => {
  const below = random(7);
  const game = linearTurn(by);
  return Array.from({ length: count }, () => pointsOf(someCourse(below, { game, by }, WIDTH)));
};

const endsOf = (line: readonly Point[]): readonly [Point, Point] => {
  const [from, to] = [line[0], line.at(-1)];
  if (from === undefined || to === undefined) throw new Error('no line');
  return [from, to];
};

describe('courses of rivers', () => {
  test('run from a side edge to the other or to the own edge, each of them sometimes', () => {
    for (const by of [A, B]) {
      const own = by === A ? 'top' : 'bottom';
      const sorts = courses(by).map(line =>
        endsOf(line)
          .map(({ x, y }) => (x === 0 ? 'left' : x === 72 ? 'right' : y === 0 ? 'top' : y === 48 ? 'bottom' : 'inside'))
          .join(),
      );
      expect(new Set(sorts)).toEqual(new Set(['left,right', `left,${own}`, `right,${own}`]));
      expect(sorts.filter(sort => sort === 'left,right').length).toBeGreaterThan(40);
    }
  });

  test('reach an own edge away from its corners, and a side edge anywhere on the ground', () => {
    const lines = courses(A);
    const away = lines.map(line => endsOf(line)[1]).filter(({ y }) => y === 0);
    expect(Math.min(...away.map(({ x }) => x))).toBeGreaterThanOrEqual(4);
    expect(Math.max(...away.map(({ x }) => x))).toBeLessThanOrEqual(68);
    const ys = lines.map(line => endsOf(line)[0].y);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(2.5);
    expect(Math.min(...ys)).toBeLessThan(5);
    expect(Math.max(...ys)).toBeLessThanOrEqual(33.5);
    expect(Math.max(...ys)).toBeGreaterThan(31);
  });

  test('keep their banks half an inch off the enemy’s zone and off the edges between their ends', () => {
    for (const by of [A, B]) {
      const { zones } = planOf(linearTurn(by));
      const [low, high] = by === A ? [1.5, zones[B].top - 1.5] : [zones[A].bottom + 1.5, 46.5];
      const inner = courses(by).flatMap(line => line.slice(1, -1));
      expect(inner.filter(({ x, y }) => x < 0.5 || x > 71.5 || y < low || y > high)).toEqual([]);
    }
  });

  test('are legal rivers', () => {
    const game = linearTurn(A);
    const below = random(9);
    const lines = Array.from({ length: 30 }, () => someCourse(below, { game, by: A }, WIDTH));
    expect(lines.filter(line => !isLegalLine({ game, by: A }, 'river', line))).toEqual([]);
  });

  test('bend across their course, to one side and the other, evenly along it and never far', () => {
    let farthest = 0;
    for (const line of courses(A)) {
      const [from, to] = endsOf(line);
      const length = distance(from, to);
      const bends = Math.max(1, Math.round(length / 9));
      expect(line).toHaveLength(2 * bends + 2);
      const axes = axesOf({ at: from, heading: headingTo(from, to) });
      const places = line.map(point => toAxes(axes, point));
      const isFree = line.map(({ x, y }) => x > 0.5 && x < 71.5 && y > 1.5 && y < 34.5);
      const [offs, sides] = [places.map(({ x }) => Math.abs(x)), places.map(({ x }) => Math.sign(x))];
      farthest = Math.max(farthest, ...offs.filter((_, i) => isFree[i]));
      for (const [i, { y }] of places.entries()) {
        if (!isFree[i]) continue;
        // Corners are cut at a quarter and at three quarters of each leg.
        const expected = ((Math.floor(i / 2) + (i % 2 === 0 ? 0.25 : 0.75)) * length) / (bends + 1);
        expect(Math.abs(y - expected)).toBeLessThan(0.01);
      }
      // The two corners of a bend lie on one side, those of the next on the other.
      for (let i = 1; i + 3 < line.length; i += 2) {
        if (isFree[i] && isFree[i + 2] && (offs[i] ?? 0) > 0.8 && (offs[i + 2] ?? 0) > 0.8) {
          expect(sides[i]).toBe(-(sides[i + 2] ?? 0));
        }
      }
    }
    expect(farthest).toBeLessThan(2.2);
    expect(farthest).toBeGreaterThan(1);
  });

  test('none is straight', () => {
    for (const line of courses(A, 40)) {
      const [from, to] = endsOf(line);
      const axes = axesOf({ at: from, heading: headingTo(from, to) });
      expect(Math.max(...line.map(point => Math.abs(toAxes(axes, point).x)))).toBeGreaterThan(0.02);
    }
  });
});
