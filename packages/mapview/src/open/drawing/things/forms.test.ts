import { describe, expect, test } from 'vitest';
import { areaOf, boxOf } from '../geometry/rings.ts';
import { INCH } from '../geometry/units.ts';
import { bandForm, baseForm, bridgeForm, diamondForm, squareForm } from './forms.ts';

const rounded = (points: readonly { x: number; y: number }[]) =>
  points.map(({ x, y }) => [Math.round((x / INCH) * 100) / 100, Math.round((y / INCH) * 100) / 100]);

describe('outlines of things', () => {
  test('a base lies behind the middle of its front', () => {
    const base = { at: { x: 10, y: 10 }, width: 4, depth: 2 };
    expect(rounded(baseForm({ ...base, heading: 0 }))).toEqual([
      [8, 10],
      [12, 10],
      [12, 12],
      [8, 12],
    ]);
    // Looking right, its left end is above.
    expect(rounded(baseForm({ ...base, heading: 90 }))).toEqual([
      [10, 8],
      [10, 12],
      [8, 12],
      [8, 8],
    ]);
  });

  test('a bridge lies about its middle, along its way', () => {
    const box = boxOf(bridgeForm({ at: { x: 10, y: 10 }, heading: 90, length: 3, width: 1 }));
    expect([box.x, box.y, box.width, box.height].map(n => Math.round(n))).toEqual([170, 190, 60, 20]);
  });

  test('a band is as broad as its width', () => {
    const line = [
      { x: 0, y: 5 },
      { x: 10, y: 5 },
    ];
    expect(areaOf(bandForm(line, 2))).toBeCloseTo(20 * INCH * INCH);
  });

  test('squares and diamonds lie about their middle', () => {
    expect(boxOf(squareForm({ x: 1, y: 2 }, 10))).toEqual({ x: 15, y: 35, width: 10, height: 10 });
    expect(boxOf(diamondForm({ x: 1, y: 2 }, 5))).toEqual({ x: 15, y: 35, width: 10, height: 10 });
  });
});
