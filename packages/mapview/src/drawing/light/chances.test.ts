import { hexAt, neighbour } from '@wigwag/hex';
import { describe, expect, test } from 'vitest';
import { grid, mapOf, middle, unit } from '../drawing.fixture.ts';
import { type Occupied, occupiedBy } from '../names/occupied.ts';
import { coveredBy, writingOf } from '../names/writing.ts';
import { BADGE } from '../pieces/badges.ts';
import { seatsOf } from '../pieces/seating.ts';
import { type Box, boxAround, centreOf, overlap, RADIUS } from '../sheet/layout.ts';
import { writeChances } from './chances.ts';

describe('chances', () => {
  const east = neighbour(grid, middle, 2);
  const map = mapOf(
    { [middle]: { name: 'Saint Stephen’s Church', place: 'village' }, [east]: { name: 'Bethel', place: 'town' } },
    {},
  );
  const everywhere = new Map(map.hexes.map((_, hex) => [hex, { chance: 1, label: '100%' }]));
  const none: Occupied = { plates: new Map(), badges: [] };
  const stackIn = (hex: number) => [unit('a', { hex }), unit('b', { hex })];
  /** A little less than the letters take. */
  const lettersAt = ({ x, y }: { x: number; y: number }): Box => ({ x: x - 16, y: y - 5, width: 32, height: 10 });

  test('hide no name, and stay in their hex', () => {
    for (const occupied of [
      none,
      occupiedBy(seatsOf(grid, [unit('a')], undefined)),
      occupiedBy(seatsOf(grid, stackIn(east), undefined)),
    ]) {
      const writing = writingOf(map, occupied, 'middle', 'en');
      const written = writeChances(map, everywhere, occupied, 'middle', writing);
      expect(written).toHaveLength(grid.size - occupied.plates.size);
      for (const chance of written) {
        const { x, y } = centreOf(grid, chance.hex);
        const hidden = coveredBy(writing).reduce((sum, name) => sum + overlap(name, lettersAt(chance)), 0);
        expect(hidden).toBe(0);
        expect(Math.abs(chance.x - x) + 16).toBeLessThan(RADIUS * 0.95);
        expect(Math.abs(chance.y - y) + 5).toBeLessThan((RADIUS * Math.sqrt(3)) / 2);
      }
    }
  });

  test('stand in the middle where nothing else is, off the houses where some are', () => {
    const writing = writingOf(map, none, 'middle', 'en');
    const at = new Map(writeChances(map, everywhere, none, 'middle', writing).map(each => [each.hex, each]));
    const corner = hexAt(grid, 1, 1);
    expect(at.get(corner)).toMatchObject(centreOf(grid, corner));
    expect(Math.abs((at.get(middle)?.y ?? 0) - centreOf(grid, middle).y)).toBeGreaterThan(10);
  });

  test('make way for the strength of a stack where it is written, not from afar', () => {
    const bare = mapOf({}, {});
    const occupied = { ...none, badges: [boxAround(centreOf(grid, middle), BADGE.width, BADGE.height)] };
    const moved = (zoom: 'far' | 'middle'): number[] =>
      writeChances(bare, everywhere, occupied, zoom, writingOf(bare, occupied, zoom, 'en'))
        .filter(({ hex, x, y }) => x !== centreOf(grid, hex).x || y !== centreOf(grid, hex).y)
        .map(({ hex }) => hex);
    expect(moved('middle')).toEqual([middle]);
    expect(moved('far')).toEqual([]);
  });

  test('from afar there is no room for them', () => {
    expect(writeChances(map, everywhere, none, 'whole', writingOf(map, none, 'whole', 'en'))).toEqual([]);
  });
});
