import { neighbour } from '@wigwag/hex';
import { describe, expect, test } from 'vitest';
import type { HexPicture } from '../../picture.ts';
import { grid, mapOf, middle } from '../drawing.fixture.ts';
import { centreOf, RADIUS } from '../sheet/layout.ts';
import { marksOf } from './terrainMarks.ts';

describe('signs of the ground', () => {
  test('two hexes of woods do not look alike; clear ground is bare', () => {
    const other = neighbour(grid, middle, 2);
    const map = mapOf({ [middle]: { terrain: 'woods' }, [other]: { terrain: 'woods' } }, {});
    const moved = (hex: number) => (marksOf(map, hex).trees ?? '').match(/M/g)?.length;
    expect(moved(middle)).toBeGreaterThan(5);
    expect(marksOf(map, middle)).not.toEqual(marksOf(map, other));
    expect(marksOf(map, neighbour(grid, middle, 0))).toEqual({});
  });

  test('signs stay in their hex, and off the houses in its middle', () => {
    const far = (marks: string): number[] =>
      [...marks.matchAll(/M(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => {
        const at = centreOf(grid, middle);
        return Math.hypot(Number(x) - at.x, Number(y) - at.y);
      });
    const trees = (data: Partial<HexPicture>) => far(marksOf(mapOf({ [middle]: data }, {}), middle).trees ?? '');
    const [wild, settled] = [trees({ terrain: 'woods' }), trees({ terrain: 'woods', place: 'village' })];
    expect(Math.max(...wild)).toBeLessThan(RADIUS + 6);
    expect(Math.min(...wild)).toBeLessThan(Math.min(...settled));
    expect(Math.min(...settled)).toBeGreaterThan(RADIUS * 0.2);
  });
});

describe('hachures', () => {
  test('run downhill from a lone mountain, heavy on the side away from the light', () => {
    const { 'hachures-lit': lit = '', 'hachures-shaded': shaded = '' } = marksOf(
      mapOf({ [middle]: { terrain: 'mountain' } }, {}),
      middle,
    );
    const { y } = centreOf(grid, middle);
    const heights = (strokes: string) => [...strokes.matchAll(/M-?[\d.]+,(-?[\d.]+)/g)].map(([, at]) => Number(at) - y);
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(mean(heights(shaded))).toBeGreaterThan(5);
    expect(mean(heights(lit))).toBeLessThan(-5);
  });
});
