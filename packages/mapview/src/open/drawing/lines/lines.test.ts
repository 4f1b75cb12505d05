import { describe, expect, test } from 'vitest';
import { fromLine } from '../geometry/lines.ts';
import { INCH } from '../geometry/units.ts';
import { stonesAlong, ticksAlong, zigzag } from './ticks.ts';
import { waterlinesOf } from './waterlines.ts';

const line = [
  { x: 0, y: 100 },
  { x: 400, y: 100 },
];
const ys = (d: string): number[] => [...d.matchAll(/[ML]-?[\d.]+,(-?[\d.]+)/g)].map(([, y]) => Number(y));

describe('what runs along a line', () => {
  test('waterlines stay between the banks, and each water has its own', () => {
    const d = waterlinesOf(line, 2, 7);
    expect(ys(d).length).toBeGreaterThan(50);
    for (const y of ys(d)) expect(Math.abs(y - 100)).toBeLessThan(INCH);
    expect(Math.max(...ys(d))).toBeGreaterThan(110);
    expect(Math.min(...ys(d))).toBeLessThan(90);
    expect(waterlinesOf(line, 2, 7)).toBe(d);
    expect(waterlinesOf(line, 2, 8)).not.toBe(d);
  });

  test('of a water too short to flow there are none', () => {
    expect(waterlinesOf([{ x: 0, y: 0 }], 2, 7)).toBe('');
  });

  test('ticks stand on the side they are told to', () => {
    expect(ticksAlong(line, { step: 10, from: 0, to: 0.5 })).toBe('M100,100l0,10M300,100l0,10');
    expect(ticksAlong(line, { step: 10, from: 0, to: -0.5 })).toBe('M100,100l0,-10M300,100l0,-10');
  });

  test('uneven ticks are never longer than they may be', () => {
    const lengths = [...ticksAlong(line, { step: 0.3, from: 0, to: 0.5, uneven: 0.5 }, 3).matchAll(/l0,([\d.]+)/g)];
    expect(lengths.length).toBeGreaterThan(50);
    for (const [, length] of lengths) {
      expect(Number(length)).toBeLessThanOrEqual(10);
      expect(Number(length)).toBeGreaterThanOrEqual(4.9);
    }
    expect(new Set(lengths.map(([, length]) => length)).size).toBeGreaterThan(5);
  });

  test('a fence swings to both sides, and begins and ends on its line', () => {
    const fence = zigzag(line, 0.5, 0.1);
    expect([fence[0], fence.at(-1)]).toEqual([line[0], line[1]]);
    expect(new Set(fence.slice(1, -1).map(({ y }) => y))).toEqual(new Set([102, 98]));
    expect(zigzag([], 1, 1)).toEqual([]);
  });

  test('a wall is of stones beside each other', () => {
    const stones = stonesAlong(line, 1, 0.4, 5);
    expect(stones).toHaveLength(20);
    for (const corner of stones.flat()) expect(fromLine(corner, line)).toBeLessThanOrEqual(0.25 * INCH);
    expect(Math.max(...(stones[3] ?? []).map(({ x }) => x))).toBeLessThanOrEqual(80);
  });
});
