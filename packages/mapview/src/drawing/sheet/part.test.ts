import { hexAt } from '@wigwag/hex';
import { describe, expect, test } from 'vitest';
import { grid, mapOf, middle } from '../drawing.fixture.ts';
import { centreOf, drawnHexes, extent } from './layout.ts';
import { boxRound, partIn } from './part.ts';

describe('a part of the map', () => {
  const bare = mapOf({}, {});

  test('has the shape that is asked for', () => {
    const box = boxRound(bare, [middle], 1.5);
    expect(box.width / box.height).toBeCloseTo(1.5);
  });

  test('has the hexes in its middle, but shows no more than needed beyond the edge of the map', () => {
    const { x, y } = centreOf(grid, middle);
    const box = boxRound(bare, [middle], 1);
    expect([box.x + box.width / 2, box.y + box.height / 2]).toEqual([expect.closeTo(x), expect.closeTo(y)]);
    const corner = boxRound(bare, [hexAt(grid, 1, 1)], 1);
    const whole = extent(grid, drawnHexes(bare));
    expect([corner.x, corner.y]).toEqual([whole.x, whole.y]);
  });

  test('hexes far apart are all in it', () => {
    const hexes = [hexAt(grid, 1, 1), hexAt(grid, 5, 5)];
    const { x, y, width, height } = boxRound(bare, hexes, 1);
    for (const centre of hexes.map(hex => centreOf(grid, hex))) {
      expect(centre.x > x && centre.x < x + width).toBe(true);
      expect(centre.y > y && centre.y < y + height).toBe(true);
    }
  });

  test('what is not seen in it is not drawn', () => {
    const map = { ...bare, courses: [{ title: { en: 'Run', pl: 'Run' }, hexsides: [] }] };
    const corner = hexAt(grid, 1, 1);
    const part = partIn(map, boxRound(map, [corner], 1));
    expect(drawnHexes(part)).toContain(corner);
    expect(drawnHexes(part)).not.toContain(hexAt(grid, 5, 5));
    expect(part.courses).toEqual([]);
  });
});
