import { neighbour } from '@wigwag/hex';
import { describe, expect, test } from 'vitest';
import { grid, mapOf, middle, unit } from '../drawing.fixture.ts';
import { seatsOf } from '../pieces/seating.ts';
import { type Box, centreOf, overlap } from '../sheet/layout.ts';
import { zoomOf } from '../sheet/zoom.ts';
import { writeNames } from './names.ts';
import { occupiedBy } from './occupied.ts';
import { writingOf } from './writing.ts';

describe('names', () => {
  const map = mapOf({ [middle]: { name: 'Bethel', place: 'town' } }, {});

  test('stand below their place, and farther off when a counter stands there', () => {
    const [free] = writeNames(map, new Map(), 'middle', []);
    const [crowded] = writeNames(map, new Map([[middle, 1]]), 'middle', []);
    expect(free?.y).toBeGreaterThan(centreOf(grid, middle).y);
    expect(crowded?.y).toBeGreaterThan(free?.y ?? 0);
  });

  test('move when a counter stands below', () => {
    const below = neighbour(grid, middle, 3);
    const [name] = writeNames(
      map,
      new Map([
        [middle, 2],
        [below, 2],
      ]),
      'middle',
      [],
    );
    expect(name?.y).toBeLessThan(centreOf(grid, middle).y);
  });

  test('seen from afar the important are written and what finds no room is left out; near by all are', () => {
    const crowd = mapOf(
      {
        [middle]: { name: 'Bethel', place: 'town' },
        [neighbour(grid, middle, 1)]: { name: 'Saint Stephen’s Church', place: 'village' },
        [neighbour(grid, middle, 4)]: { name: 'Old Baptist Meeting House', place: 'village' },
        [neighbour(grid, middle, 2)]: { name: 'Wolf Run Shoals', place: 'village' },
      },
      {},
    );
    const written = (zoom: 'whole' | 'near') => writeNames(crowd, new Map(), zoom, []).map(({ text }) => text);
    expect(written('near')).toHaveLength(4);
    expect(written('whole')[0]).toBe('Bethel');
    expect(written('whole').length).toBeLessThan(4);
  });

  test('are eleven pixels high where pieces are first written on', () => {
    const farthest = 0.7;
    expect([zoomOf(farthest), zoomOf(farthest - 0.01)]).toEqual(['middle', 'far']);
    const hamlet = mapOf({ [middle]: { name: 'Bethel', place: 'village' } }, {});
    const [name] = writeNames(hamlet, new Map(), 'middle', []);
    expect((name?.size ?? 0) * farthest).toBeGreaterThan(10.9);
  });

  test('keep off the strength of a stack', () => {
    const stack = [1, 2].map(n => unit(`${n}`, { hex: neighbour(grid, middle, 4) }));
    const occupied = occupiedBy(seatsOf(grid, [...stack, unit('here')], undefined));
    const hiddenFor = (badges: readonly Box[]) =>
      writingOf(map, { ...occupied, badges }, 'middle', 'en').names.flatMap(({ box }) =>
        occupied.badges.map(badge => overlap(badge, box)),
      );
    expect(hiddenFor(occupied.badges)).toEqual([0]);
    expect(hiddenFor([])).not.toEqual([0]);
  });

  test('keep off what is written along a river', () => {
    const [free] = writeNames(map, new Map(), 'middle', []);
    const river = { x: (free?.x ?? 0) - 60, y: (free?.y ?? 0) - 12, width: 120, height: 20 };
    expect(writeNames(map, new Map(), 'middle', [river])[0]?.y).not.toBe(free?.y);
  });
});
