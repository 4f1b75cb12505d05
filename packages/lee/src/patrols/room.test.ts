import { describe, expect, test } from 'vitest';
import { setUp } from '../board.ts';
import { planOf } from '../field/places.ts';
import type { Game } from '../game.ts';
import { worldOf } from '../testing/armies.fixture.ts';
import type { Side } from '../world.ts';
import { hasRoom, isOnMarker, markerBox, openTo, samplePlaces } from './room.ts';

/** Markers of 2.36 inches; blue is player A, and its tactic opens six inches. */
function position(placed: readonly (readonly [x: number, y: number])[] = [], tactic = 'raid', width = 72): Game {
  const world = worldOf({ table: { width, height: 48 } });
  const board = setUp(world);
  board.armies.lists = { blue: 'potomac', grey: 'valley' };
  board.field.a = 'blue';
  board.tactics.cavalry = { blue: tactic };
  board.patrols.placed = placed.map(([x, y], i) => ({
    marker: `m${i}`,
    side: 'blue' as Side,
    at: { x: Math.round(x * 1000), y: Math.round(y * 1000) },
    byTactic: false,
  }));
  return { world, board, stack: [], derived: {} };
}

const stored = (x: number, y: number) => ({ x: Math.round(x * 1000), y: Math.round(y * 1000) });

describe('room for patrol markers', () => {
  test('covers its square about its middle', () => {
    const { left, right, top, bottom } = markerBox(position(), stored(10, 6));
    expect([left, right, top, bottom].map(each => Math.round(each * 100) / 100)).toEqual([8.82, 11.18, 4.82, 7.18]);
  });

  test('the own zone and what a tactic opens, never the enemy’s zone', () => {
    expect(openTo(position(), 'blue').bottom).toBe(18);
    expect(openTo(position([], 'screen'), 'blue').bottom).toBe(12);
    expect(openTo(position(), 'grey').top).toBe(36);
    const swapped = position();
    swapped.board.field.a = 'grey';
    expect(openTo(swapped, 'blue')).toMatchObject({ top: 30, bottom: 48 });
  });

  test('markers may touch, but not lie on each other', () => {
    const game = position([[10, 6]]);
    const on = (x: number, y: number) => isOnMarker(game, stored(x, y));
    expect([on(12.36, 6), on(12.34, 6), on(10, 8.36), on(10, 8.34), on(12.34, 8.37), on(12.34, 8.34)]).toEqual([
      false,
      true,
      false,
      true,
      false,
      true,
    ]);
  });

  test('places that are offered are free, spread over the ground, and each is named once', () => {
    const game = position([
      [10, 6],
      [20, 6],
    ]);
    const places = samplePlaces(game, 'blue');
    const { left, right, top, bottom } = openTo(game, 'blue');
    for (const place of places) {
      const box = markerBox(game, place);
      expect(isOnMarker(game, place)).toBe(false);
      expect(box.left >= left - 0.01 && box.right <= right + 0.01).toBe(true);
      expect(box.top >= top - 0.01 && box.bottom <= bottom + 0.01).toBe(true);
    }
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(places.length);
    const xs = [...new Set(places.map(({ x }) => x / 1000))].toSorted((a, b) => a - b);
    expect(xs[0]).toBeCloseTo(1.18, 3);
    expect(xs.at(-1)).toBeGreaterThan(64);
    expect(Math.max(...xs.slice(1).map((x, i) => x - (xs[i] ?? 0)))).toBeLessThan(6.01);
    const rows = new Set(samplePlaces(position(), 'blue').map(({ y }) => y / 1000));
    expect([...rows].toSorted((a, b) => a - b)).toEqual([1.18, 7.18, 13.18]);
  });

  test('a narrow strip between markers is found, and none where there is none', () => {
    expect(hasRoom(position([], 'screen'), 'blue')).toBe(true);
    const column = (gap: number) =>
      position(
        [1.18, 3.54, 5.9, 8.26, 10.62].flatMap(
          y =>
            [
              [1.18, y],
              [3.54 + gap, y],
            ] as const,
        ),
        'screen',
        2.36 * 2 + gap,
      );
    expect(hasRoom(column(2.36), 'blue')).toBe(true);
    expect(hasRoom(column(2.3), 'blue')).toBe(false);
    expect(samplePlaces(column(2.3), 'blue')).toEqual([]);
    expect(planOf(column(0)).zones.blue.bottom).toBe(12);
  });
});
