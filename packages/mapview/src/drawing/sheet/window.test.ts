import { hexAt, sideOf } from '@wigwag/hex';
import { describe, expect, test } from 'vitest';
import { grid, joined, mapOf } from '../drawing.fixture.ts';
import { network } from '../ground/ways.ts';
import { cut, windowHexes } from './window.ts';

describe('the window of a scenario', () => {
  test('what lies far outside is not drawn, what lies near is drawn and not in play', () => {
    const map = mapOf({}, { [sideOf(grid, hexAt(grid, 5, 5), 3)]: { water: 'creek' } });
    const window = [hexAt(grid, 1, 1), hexAt(grid, 2, 2)] as const;
    const { inPlay, outside } = windowHexes(cut(map, window), window);
    expect(inPlay).toHaveLength(4);
    expect(outside).toContain(hexAt(grid, 4, 4));
    expect(outside).not.toContain(hexAt(grid, 5, 1));
    expect(cut(map, window).hexsides.some(side => side !== undefined)).toBe(false);
    expect(cut(map, undefined)).toBe(map);
  });

  test('a way that leads out of what is drawn does not stick out', () => {
    const edge = hexAt(grid, 4, 2);
    const map = mapOf({}, { [sideOf(grid, edge, 1)]: { ways: ['road'] } });
    const window = [hexAt(grid, 1, 1), hexAt(grid, 2, 2)] as const;
    expect(joined(network(map)).get('road')?.match(/M/g)).toHaveLength(2);
    expect(network(cut(map, window))).toEqual([]);
  });
});
