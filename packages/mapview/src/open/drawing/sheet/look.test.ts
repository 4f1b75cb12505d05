import { describe, expect, test } from 'vitest';
import { lookAt } from './look.ts';

/** In pixels. */
const pen = (k: number): number => lookAt(k).pen * k;
const hair = (k: number): number => lookAt(k).hair * k;

describe('the pens', () => {
  test('grow with the zoom, from 0.9 to 1.6', () => {
    expect([pen(0.1), pen(0.62), pen(4)]).toEqual([0.9, 1, 1.6]);
    expect(pen(1.5)).toBeGreaterThan(pen(1));
  });

  test('of hachures grow less', () => {
    expect(hair(4)).toBeLessThan(pen(4));
    expect(hair(4) / hair(0.62)).toBeLessThan(pen(4) / pen(0.62));
  });

  test('a pixel is a pixel at any zoom', () => {
    expect([0.25, 1, 3].map(k => lookAt(k).px * k)).toEqual([1, 1, 1]);
  });
});
