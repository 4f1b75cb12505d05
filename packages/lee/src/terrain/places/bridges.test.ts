import { describe, expect, test } from 'vitest';
import { distance, type Point } from '../../geometry/point.ts';
import { whyNot } from '../../testing/play.fixture.ts';
import { pointsOf } from '../stored.ts';
import { A, area, B, bridge, laidLine, line, PLAIN, rect, type Sketch, table } from '../table.fixture.ts';
import { bridgePlaces, someBridgePlaces } from './bridges.ts';

const river = (course = line([0, 20], [40, 20], [72, 24])) => laidLine('p1', 'river', course, A);
const turn = (sketch: Sketch = {}) =>
  table({ kind: 'bridges', by: B, river: 'p1', left: 1 }, { world: PLAIN, lines: [river()], ...sketch });

const gaps = (points: readonly Point[]): number[] => points.slice(1).map((to, i) => distance(points[i] ?? to, to));

describe('places for a bridge', () => {
  test('are legal and lie all along the river, close together', () => {
    const game = turn();
    const places = bridgePlaces(game, B);
    expect(places.map(at => whyNot(game, { do: 'placeBridge', at }))).toEqual(places.map(() => undefined));
    const points = pointsOf(places);
    expect(Math.max(...gaps(points))).toBeLessThanOrEqual(2.001);
    expect(Math.min(...gaps(points))).toBeGreaterThan(1.7);
    expect(points[0]?.x).toBeCloseTo(1, 3);
    expect(points.at(-1)?.x).toBeGreaterThan(70.9);
    expect(points.filter(({ x }) => x < 40).every(({ y }) => y === 20)).toBe(true);
    expect(points.filter(({ x }) => x > 40).every(({ x, y }) => Math.abs(y - (20 + (x - 40) / 8)) < 0.002)).toBe(true);
  });

  test('keep three inches from the other bridges and six from what is impassable', () => {
    const standing = pointsOf(bridgePlaces(turn({ bridges: [bridge('p2', 20, 20)] }), B));
    expect(standing.filter(({ x }) => Math.abs(x - 20) < 3.99)).toEqual([]);
    expect(standing.filter(({ x }) => Math.abs(x - 20) < 6).length).toBeGreaterThan(0);
    const rocks = area('p3', 'hill', rect(20, 22, 24, 26), A, { surface: 'impassable' });
    const beside = pointsOf(bridgePlaces(turn({ areas: [rocks] }), B));
    expect(beside.filter(({ x }) => x > 15 && x < 29)).toEqual([]);
    expect(beside.length).toBeGreaterThan(20);
  });

  test('where no place is found in steps, a narrow one is found by looking more closely', () => {
    const short = river(line([0, 8], [8, 0]));
    const length = Math.sqrt(128);
    const at = (along: number) => ({ x: (8 * along) / length, y: 8 - (8 * along) / length });
    const narrow = [0.9, length - 1.4].map((along, i) => ({
      ...bridge(`p${i + 2}`, at(along).x, at(along).y),
      heading: 4500,
    }));
    const game = turn({ lines: [short], bridges: narrow });
    const places = bridgePlaces(game, B);
    expect(places).toHaveLength(1);
    for (const place of places) expect(whyNot(game, { do: 'placeBridge', at: place })).toBeUndefined();
    const nearer = [0.9, 7.9].map((along, i) => ({ ...bridge(`p${i + 2}`, at(along).x, at(along).y), heading: 4500 }));
    const last = { ...bridge('p4', at(length - 0.2).x, at(length - 0.2).y), heading: 4500 };
    expect(bridgePlaces(turn({ lines: [short], bridges: [...nearer, last] }), B)).toEqual([]);
  });

  test('only rivers have any', () => {
    const lines = [
      laidLine('p1', 'stream', line([0, 20], [72, 20]), A),
      laidLine('p2', 'road', line([9, 0], [9, 48]), A),
    ];
    expect(bridgePlaces(turn({ lines }), B)).toEqual([]);
  });

  test('are worked out once, and who needs some gets the first of them', () => {
    const game = turn();
    const first = someBridgePlaces(turn(), B, 2);
    expect(first).toHaveLength(2);
    expect(bridgePlaces(game, B)).toBe(bridgePlaces(game, B));
    expect(bridgePlaces(game, B).slice(0, 2)).toEqual(first);
    expect(someBridgePlaces(game, B, 3)).toEqual(bridgePlaces(game, B).slice(0, 3));
    expect(someBridgePlaces(turn(), B, 0)).toEqual([]);
  });
});
