import { neighbour } from '@wigwag/hex';
import { describe, expect, test } from 'vitest';
import { grid, middle } from '../drawing.fixture.ts';
import { coastOf } from './regions.ts';

describe('coasts', () => {
  test('round one hex six bends, round two hexes ten, round a ring an outer and an inner coast', () => {
    const bends = (hexes: number[]) => coastOf(grid, hexes).match(/Q/g)?.length;
    expect(bends([middle])).toBe(6);
    expect(bends([middle, neighbour(grid, middle, 1)])).toBe(10);
    const ring = [0, 1, 2, 3, 4, 5].map(d => neighbour(grid, middle, d as 0));
    expect(coastOf(grid, ring).match(/M/g)).toHaveLength(2);
    expect(coastOf(grid, [])).toBe('');
  });
});
