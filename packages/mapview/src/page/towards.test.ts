import { hexAt, makeGrid, neighboursOf } from '@wigwag/hex';
import { describe, expect, test } from 'vitest';
import { ARROWS, hexTowards } from './towards.ts';

const field = (orientation: 'flat' | 'pointy') =>
  makeGrid({ orientation, sheets: [{ name: '', columns: [1, 9], rows: { odd: [1, 9], even: [1, 9] }, at: [0, 0] }] });

const OPPOSITE = { ArrowUp: 'ArrowDown', ArrowDown: 'ArrowUp', ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
const KEYS = Object.keys(ARROWS) as (keyof typeof OPPOSITE)[];

describe.each(['flat', 'pointy'] as const)('an arrow on a %s grid', orientation => {
  const grid = field(orientation);
  const start = hexAt(grid, 5, 5);
  const go = (from: number, ...keys: string[]): number =>
    keys.reduce((hex, key) => hexTowards(grid, hex, ARROWS[key] ?? { x: 0, y: 0 }) ?? -1, from);

  test('goes to a neighbour, and the opposite one back', () => {
    for (const from of [start, ...neighboursOf(grid, start)]) {
      for (const key of KEYS) {
        expect(neighboursOf(grid, from)).toContain(go(from, key));
        expect(go(from, key, OPPOSITE[key])).toBe(from);
      }
    }
  });

  test('keeps to its row or column', () => {
    const [across, along] =
      orientation === 'flat' ? (['ArrowRight', 'ArrowDown'] as const) : (['ArrowDown', 'ArrowRight'] as const);
    const [there, on] = [go(start, across, across), go(start, along)];
    const [rows, columns] = orientation === 'flat' ? [grid.rows, grid.columns] : [grid.columns, grid.rows];
    expect([rows[there], columns[there]]).toEqual([rows[start], (columns[start] ?? 0) + 2]);
    expect([rows[on], columns[on]]).toEqual([(rows[start] ?? 0) + 1, columns[start]]);
  });

  test('every neighbour is reached by one or two', () => {
    const found = new Set([...KEYS.map(key => go(start, key)), ...KEYS.flatMap(a => KEYS.map(b => go(start, a, b)))]);
    for (const hex of neighboursOf(grid, start)) expect([...found]).toContain(hex);
  });
});

test('at the edge there is nothing to go to', () => {
  const grid = field('flat');
  expect(hexTowards(grid, hexAt(grid, 1, 1), ARROWS.ArrowUp ?? { x: 0, y: 0 })).toBeUndefined();
});
