import { hexAt } from '@wigwag/hex';
import { describe, expect, test } from 'vitest';
import { grid, mapOf, middle } from '../drawing.fixture.ts';
import { centreOf, drawnHexes } from './layout.ts';
import { boxRound, partIn } from './part.ts';

describe('a part of the map', () => {
  test('has the shape that is asked for, with the hexes in its middle', () => {
    const box = boxRound(grid, [middle], 1.5);
    expect(box.width / box.height).toBeCloseTo(1.5);
    const { x, y } = centreOf(grid, middle);
    expect(box.x + box.width / 2).toBeCloseTo(x);
    expect(box.y + box.height / 2).toBeCloseTo(y);
  });

  test('hexes far apart are all in it', () => {
    const hexes = [hexAt(grid, 1, 1), hexAt(grid, 5, 5)];
    const { x, y, width, height } = boxRound(grid, hexes, 1);
    for (const centre of hexes.map(hex => centreOf(grid, hex))) {
      expect(centre.x > x && centre.x < x + width).toBe(true);
      expect(centre.y > y && centre.y < y + height).toBe(true);
    }
  });

  test('what is not seen in it is not drawn', () => {
    const map = { ...mapOf({}, {}), courses: [{ title: { en: 'Run', pl: 'Run' }, hexsides: [] }] };
    const corner = hexAt(grid, 1, 1);
    const part = partIn(map, boxRound(grid, [corner], 1));
    expect(drawnHexes(part)).toContain(corner);
    expect(drawnHexes(part)).not.toContain(hexAt(grid, 5, 5));
    expect(part.courses).toEqual([]);
  });
});
