import { describe, expect, test } from 'vitest';
import type { ForcePicture } from '../../picture.ts';
import { boxOf, grid, middle, plate, unit } from '../drawing.fixture.ts';
import { boxAround, centreOf, overlap, RADIUS } from '../sheet/layout.ts';
import { fanOf, seatsOf } from './seating.ts';

describe('stacks', () => {
  test('closed: the strongest on top with the sum, unless another is chosen', () => {
    const seats = seatsOf(grid, [unit('a', { manpower: 9 }), unit('b')], undefined);
    expect(seats.map(({ piece, under }) => [piece.id, under])).toEqual([
      ['b', true],
      ['a', false],
    ]);
    expect(seats[1]?.stack).toMatchObject({ units: 2, manpower: 14 });
    const chosen = seatsOf(grid, [unit('a', { manpower: 9 }), unit('b', { emphasis: 'selected' })], undefined);
    expect(chosen.at(-1)?.piece.id).toBe('b');
  });

  test('a force marker lies on top and is no unit', () => {
    const marker: ForcePicture = {
      ...{ kind: 'force', id: 'm', hex: middle, side: 'union', number: 1, name: '1', label: '1', emphasis: 'quiet' },
    };
    const [below, top] = seatsOf(grid, [marker, unit('a', { manpower: 9 })], undefined);
    expect(below?.piece.id).toBe('a');
    expect(top).toMatchObject({ piece: { id: 'm' }, stack: { units: 1, manpower: 9 } });
  });

  test('with its leaders it stays in its hex, so that neighbours do not hide each other', () => {
    const { x, y } = centreOf(grid, middle);
    const hex = boxAround({ x, y }, 2 * RADIUS, RADIUS * Math.sqrt(3) + 3);
    for (const leaders of [['x'], ['x', 'y'], ['x', 'y', 'z']]) {
      const boxes = seatsOf(grid, [unit('a'), ...leaders.map(id => plate(id))], undefined).map(boxOf);
      for (const box of boxes) expect(overlap(box, hex)).toBeCloseTo(box.width * box.height);
      for (const [above, below] of boxes.flatMap((a, n) => boxes.slice(n + 1).map(b => [a, b] as const))) {
        expect(overlap(above, below)).toBeCloseTo(0);
      }
    }
  });

  test('two leaders are written as large as one: the counter under them is lower, unless it lies open', () => {
    const scales = (...leaders: string[]) =>
      seatsOf(grid, [unit('a'), unit('b'), ...leaders.map(id => plate(id))], undefined).map(({ scale }) => scale);
    expect(new Set([...scales('x'), ...scales('x', 'y')]).size).toBe(1);
    const builds = (open: number | undefined) =>
      seatsOf(grid, [unit('a'), unit('b'), plate('x'), plate('y')], open).map(({ build }) => build);
    expect(new Set(builds(undefined))).toEqual(new Set(['low']));
    expect(new Set(builds(middle))).toEqual(new Set(['full']));
  });

  test('open: side by side; one piece needs no fan', () => {
    const pieces = [unit('a'), unit('b'), unit('c')];
    const xs = seatsOf(grid, pieces, middle).map(({ x }) => x);
    expect(new Set(xs).size).toBe(3);
    expect(fanOf(grid, pieces, middle)).toBeDefined();
    expect(fanOf(grid, [unit('a')], middle)).toBeUndefined();
  });
});
