import { random } from '@wigwag/tests/random';
import { describe, expect, test } from 'vitest';
import { lineLength, nearestOnLine } from '../../geometry/line.ts';
import { whyNot } from '../../testing/play.fixture.ts';
import { pointsOf } from '../stored.ts';
import { A, area, B, laidLine, line, PLAIN, rect, type Sketch, table } from '../table.fixture.ts';
import { barrierOptions, someBarrier } from './barriers.ts';

const turn = (sketch: Sketch) => table({ kind: 'barriers', by: A }, { world: PLAIN, barriersLeft: 4, ...sketch });
const field = (ring: ReturnType<typeof rect>) => area('p2', 'difficult', ring, A, { surface: 'field' });
const round = (corners: number) =>
  line(
    ...Array.from({ length: corners }, (_, i) => {
      const angle = (2 * Math.PI * i) / corners;
      return [30 + 4 * Math.cos(angle), 20 + 3 * Math.sin(angle)] as const;
    }),
  );

describe('fences along a road', () => {
  const STRAIGHT = () => laidLine('p1', 'road', line([36, 0], [36, 48]), A);
  const along = (host: ReturnType<typeof STRAIGHT>, count = 40) => {
    const below = random(3);
    const game = turn({ lines: [host] });
    const found = Array.from({ length: count }, () => someBarrier(below, game, A, host) ?? []).flat();
    expect(found.filter(choice => whyNot(game, choice) !== undefined)).toEqual([]);
    return found;
  };

  test('stand just off its side, on either, along a part of it', () => {
    const fences = along(STRAIGHT()).map(choice => pointsOf(choice.line));
    expect(fences).toHaveLength(40);
    const offs = fences.flatMap(fence => fence.map(({ x }) => Math.round((x - 36) * 1000) / 1000));
    expect(new Set(offs)).toEqual(new Set([0.65, -0.65]));
    expect(fences.every(fence => new Set(fence.map(({ x }) => x)).size === 1)).toBe(true);
    const lengths = fences.map(lineLength);
    expect(Math.min(...lengths)).toBeGreaterThan(0.199 * 48);
    expect(Math.max(...lengths)).toBeLessThan(0.401 * 48);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeGreaterThan(4);
    const starts = fences.map(fence => Math.min(...fence.map(({ y }) => y)));
    expect(Math.min(...starts)).toBeGreaterThan(0.049 * 48);
    expect(Math.max(...starts)).toBeLessThan(0.501 * 48);
    expect(Math.max(...starts)).toBeGreaterThan(0.4 * 48);
    expect(Math.min(...starts)).toBeLessThan(0.15 * 48);
  });

  test('follow its bends at the same distance, and are as long as their part', () => {
    const host = laidLine('p1', 'road', line([36, 0], [36, 20], [40, 28], [40, 48]), A);
    const road = pointsOf(host.line);
    const fences = along(host).map(choice => pointsOf(choice.line));
    const bent = fences.filter(fence => fence.length > 2);
    expect(bent.length).toBeGreaterThan(10);
    for (const fence of fences) {
      for (const corner of fence) expect(Math.abs(nearestOnLine(corner, road).distance - 0.65)).toBeLessThan(0.1);
      expect(lineLength(fence)).toBeGreaterThan(0.18 * lineLength(road));
      expect(lineLength(fence)).toBeLessThan(0.42 * lineLength(road));
    }
  });

  test('are fences or walls', () => {
    expect(new Set(along(STRAIGHT()).map(({ barrier }) => barrier))).toEqual(new Set(['fence', 'wall']));
  });
});

describe('fences along a field', () => {
  const corners = (host: ReturnType<typeof field>, count = 24) => {
    const below = random(2);
    const game = turn({ areas: [host] });
    const found = Array.from({ length: count }, () => someBarrier(below, game, A, host) ?? []).flat();
    expect(found.filter(choice => whyNot(game, choice) !== undefined)).toEqual([]);
    return found.map(choice => choice.line);
  };

  test('cover a whole side or two, beginning at any corner', () => {
    const lines = corners(field(rect(20, 14, 26, 18)));
    expect(lines).toHaveLength(24);
    expect(new Set(lines.map(each => each.length))).toEqual(new Set([2, 3]));
    expect(new Set(lines.map(each => JSON.stringify(each[0]))).size).toBe(4);
    const border = rect(20, 14, 26, 18).map(corner => JSON.stringify(corner));
    for (const each of lines) {
      const places = each.map(corner => border.indexOf(JSON.stringify(corner)));
      expect(places).toEqual(each.map((_, i) => ((places[0] ?? 0) + i) % 4));
    }
  });

  test('a field with two corners is never fenced all around', () => {
    const lens = line([20, 14], [23, 13.2], [26, 13], [29, 13.2], [32, 14], [29, 14.8], [26, 15], [23, 14.8]);
    const lines = corners(field(lens));
    expect(lines.length).toBeGreaterThan(0);
    expect(Math.max(...lines.map(each => each.length))).toBeLessThan(lens.length);
  });

  test('a field without corners is fenced along half of it', () => {
    const lines = corners(field(round(40)), 3);
    expect(lines.map(each => each.length)).toEqual([21, 21, 21]);
  });
});

describe('what is offered', () => {
  test('one for each free host of the side, the same for the same position', () => {
    const lines = [
      laidLine('p1', 'road', line([36, 0], [36, 48]), A),
      laidLine('p3', 'road', line([50, 0], [50, 48]), B),
      laidLine('p4', 'river', line([0, 30], [72, 30]), A),
      laidLine('p5', 'railway', line([10, 0], [10, 48]), A),
    ];
    const sketch = { lines, areas: [field(rect(20, 14, 26, 18))] };
    const game = turn(sketch);
    expect(barrierOptions(game, A).map(({ along }) => along)).toEqual(['p1', 'p5', 'p2']);
    expect(barrierOptions(game, B).map(({ along }) => along)).toEqual(['p3']);
    expect(barrierOptions(turn(sketch), A)).toEqual(barrierOptions(game, A));
    expect(barrierOptions(turn({ ...sketch, laid: 5 }), A)).not.toEqual(barrierOptions(game, A));
    const fenced = [{ id: 'p9', barrier: 'fence', along: 'p1', line: line([36.6, 0], [36.6, 9]), by: A }] as const;
    expect(barrierOptions(turn({ ...sketch, barriers: fenced }), A).map(({ along }) => along)).toEqual(['p5', 'p2']);
  });
});
