import { hexAt } from '@wigwag/hex';
import { expect, test } from 'vitest';
import { grid, mapOf } from '../drawing.fixture.ts';
import { overlap } from '../sheet/layout.ts';
import { cut, windowHexes } from '../sheet/window.ts';
import { marksOf } from './terrainMarks.ts';
import { neatlineOf, veilOf } from './veil.ts';

test('the veil hides whatever of the ground runs out of its hex, and nothing that is in play', () => {
  const woods = Object.fromEntries(Array.from({ length: grid.size }, (_, hex) => [hex, { terrain: 'woods' as const }]));
  const window = [hexAt(grid, 1, 1), hexAt(grid, 2, 2)] as const;
  const map = cut(mapOf(woods, {}), window);
  const [, sheet = '', border] = /^M(.*?)Z(.*)$/.exec(veilOf(map, window)) ?? [];
  const [x = 0, y = 0, width = 0, height = 0] = [...sheet.matchAll(/-?[\d.]+/g)].map(Number);
  const crowns = windowHexes(map, window).outside.flatMap(hex => [
    ...(marksOf(map, hex).trees ?? '').matchAll(/M(-?[\d.]+),(-?[\d.]+)/g),
  ]);
  expect(crowns.length).toBeGreaterThan(50);
  for (const [, left, top] of crowns) {
    const crown = { x: Number(left) - 5, y: Number(top) - 5, width: 10, height: 10 };
    expect(overlap(crown, { x, y, width, height })).toBeCloseTo(100);
  }
  expect(border).toBe(neatlineOf(map, window));
});
