import { hexAt } from '@wigwag/hex';
import { describe, expect, test } from 'vitest';
import type { Terrain } from '../../picture.ts';
import { grid, mapOf, sides } from '../drawing.fixture.ts';
import { groundStrokes } from './ground.ts';
import { GROUND_PENS } from './pens.ts';

const TERRAINS: readonly Terrain[] = [
  'clear',
  'rolling',
  'rough',
  'woods',
  'swamp',
  'mountain',
  'city',
  'water',
  'hill',
];
const [a = 0, b = 0, c = 0, d = 0] = sides(0, 1, 2, 3);
const map = mapOf(
  Object.fromEntries(
    Array.from({ length: grid.size }, (_, hex) => [hex, { terrain: TERRAINS[hex % TERRAINS.length] ?? 'clear' }]),
  ),
  {
    [a]: { water: 'major-river', crossing: 'bridge', ways: ['pike', 'railroad'] },
    [b]: { water: 'creek', crossing: 'ford', ways: ['road'] },
    [c]: { water: 'minor-river', crossing: 'ferry', ways: ['trail'] },
    [d]: { ways: ['railroad'], unfinished: true, ridge: hexAt(grid, 3, 3) },
  },
);

describe('the strokes of the ground', () => {
  const { under, over } = groundStrokes(map, [hexAt(grid, 1, 1), hexAt(grid, 4, 4)]);

  test('every pen is one that the painter asks the style sheets for', () => {
    const pens = new Set([...under, ...over].map(({ pen }) => pen));
    expect([...pens].filter(pen => !GROUND_PENS.includes(pen))).toEqual([]);
    expect(pens.size).toBeGreaterThan(30);
  });

  test('roads and waters lie over what is shaded, fields and their signs under it', () => {
    expect(under.some(({ pen }) => pen.startsWith('line'))).toBe(false);
    expect(over.some(({ pen }) => pen.startsWith('ground') || pen.startsWith('mark'))).toBe(false);
    expect(over.at(-1)?.pen).toBe('neatline');
  });

  test('what a stroke says it touches holds all its points', () => {
    const points = (path: string): number[][] =>
      [...path.matchAll(/[MLQC ](-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    const placed = [...under, ...over].filter(({ within, put }) => within !== undefined && put === undefined);
    // Marks go on by steps from their first point.
    const absolute = placed.filter(({ d }) => !/[a-z]/.test(d));
    expect(absolute.length).toBeGreaterThan(10);
    for (const { d, within } of absolute) {
      if (within === undefined) continue;
      for (const [x = 0, y = 0] of points(d)) {
        expect(x > within.x && x < within.x + within.width && y > within.y && y < within.y + within.height).toBe(true);
      }
    }
  });
});
