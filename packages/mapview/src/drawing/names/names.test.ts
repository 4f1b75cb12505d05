import { hexAt, neighbour } from '@wigwag/hex';
import { describe, expect, test } from 'vitest';
import { grid, mapOf, middle, plate, SIGHTS, unit } from '../drawing.fixture.ts';
import { seatsOf } from '../seats/seating.ts';
import { type Box, centreOf, overlap } from '../sheet/layout.ts';
import { sightOf } from '../sheet/sight.ts';
import { writeNames } from './names.ts';
import { type Occupied, occupiedBy } from './occupied.ts';
import { writingOf } from './writing.ts';

const FREE: Occupied = { covered: new Map(), badges: [] };

describe('names', () => {
  const map = mapOf({ [middle]: { name: 'Bethel', place: 'town' } }, {});

  /** Pieces in these hexes, each a unit with a leader. */
  const coveredAt = (...hexes: number[]) => {
    const pieces = hexes.flatMap(hex => [unit(`${hex}`, { hex }), plate(`leader-${hex}`, { hex })]);
    return { ...occupiedBy(seatsOf(grid, pieces, SIGHTS.middle), 1), badges: [] };
  };

  test('stand below their place, and farther off when a counter stands there', () => {
    const [free] = writeNames(map, FREE, SIGHTS.middle);
    const [crowded] = writeNames(map, coveredAt(middle), SIGHTS.middle);
    expect(free?.y).toBeGreaterThan(centreOf(grid, middle).y);
    expect(crowded?.y).toBeGreaterThan(free?.y ?? 0);
  });

  test('move when a counter stands below', () => {
    const below = neighbour(grid, middle, 3);
    const [name] = writeNames(map, coveredAt(middle, below), SIGHTS.middle);
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
    const written = (zoom: 'whole' | 'near') => writeNames(crowd, FREE, SIGHTS[zoom]).map(({ text }) => text);
    expect(written('near')).toHaveLength(4);
    expect(written('whole')[0]).toBe('Bethel');
    expect(written('whole').length).toBeLessThan(4);
  });

  test('are eleven pixels high at any zoom, and near by they do not grow without end', () => {
    const hamlet = mapOf({ [middle]: { name: 'Bethel', place: 'village' } }, {});
    for (const k of [0.2, 0.3, 0.41, 0.43, 0.69, 0.7, 1, 1.3, 2, 4]) {
      // What finds no room on so small a map is left out.
      for (const { size } of writeNames(hamlet, FREE, sightOf(k))) {
        expect(size * k, `at ${k}`).toBeGreaterThan(11);
        expect(size * k, `at ${k}`).toBeLessThan(30);
      }
    }
    expect(writeNames(hamlet, FREE, sightOf(0.43), [])).toHaveLength(1);
  });

  test('do not wander with the zoom as long as the counters are there', () => {
    const hill = neighbour(grid, middle, 1);
    const ground = mapOf(
      { [middle]: { name: 'Fairmount', place: 'village' }, [hill]: { name: 'Pigeon Hill', terrain: 'hill' } },
      {},
    );
    const above = [0.8, 1, 1.3, 1.6, 2.1].map(k => {
      const sight = sightOf(k);
      const occupied = occupiedBy(seatsOf(grid, [unit('here')], sight), sight.k);
      const name = writeNames(ground, occupied, sight).find(({ hex }) => hex === hill);
      return (name?.y ?? 0) < centreOf(grid, hill).y;
    });
    expect(above).toEqual([true, true, true, true, true]);
    expect(writeNames(ground, FREE, SIGHTS.middle).find(({ hex }) => hex === hill)?.y).toBeGreaterThan(
      centreOf(grid, hill).y,
    );
  });

  test('stay where they are whatever moves elsewhere, and come back when what covered them has gone', () => {
    const places = mapOf(
      {
        [middle]: { name: 'Bethel', place: 'town' },
        [neighbour(grid, middle, 3)]: { name: 'Saint Stephen’s Church', place: 'village' },
        [neighbour(grid, middle, 2)]: { name: 'Wolf Run Shoals', place: 'village' },
        [neighbour(grid, middle, 5)]: { name: 'Old Baptist Meeting House', place: 'village' },
      },
      {},
    );
    const standing = (occupied: Occupied) =>
      new Map(writeNames(places, occupied, SIGHTS.middle).map(name => [name.hex, name]));
    const free = standing(FREE);
    for (let hex = 0; hex < grid.size; hex++) {
      const occupied = coveredAt(hex);
      for (const [place, name] of standing(occupied)) {
        const home = free.get(place);
        const hidden = [...occupied.covered.values()].some(box => home !== undefined && overlap(box, home.box) > 0);
        if (place !== hex && !hidden) expect(name, `${place} with a counter in ${hex}`).toEqual(home);
      }
    }
    expect(standing(FREE)).toEqual(free);
  });

  test('go beyond the pieces of their own hex on the side where they stand', () => {
    const [free] = writeNames(map, FREE, SIGHTS.middle);
    const occupied = coveredAt(middle);
    const [name] = writeNames(map, occupied, SIGHTS.middle);
    expect(name?.x).toBe(free?.x);
    const pieces = occupied.covered.get(middle);
    expect(name?.box.y).toBeGreaterThanOrEqual((pieces?.y ?? 0) + (pieces?.height ?? 0));
  });

  test('are the same objects as long as they stand where they stood', () => {
    const written = (hex: number) => writingOf(map, coveredAt(hex), SIGHTS.middle, 'en').names;
    const first = written(hexAt(grid, 1, 1));
    expect(written(hexAt(grid, 5, 1))).toBe(first);
    expect(written(middle)).not.toBe(first);
  });

  test('come out at a corner where counters stand above and below and signs at both sides', () => {
    const occupied = coveredAt(middle, neighbour(grid, middle, 0), neighbour(grid, middle, 3));
    const { x, y } = centreOf(grid, middle);
    const signs = [x - 62, x + 34].map(left => ({ x: left, y: y - 10, width: 28, height: 20 }));
    const [name] = writeNames(map, { ...occupied, badges: signs }, SIGHTS.middle);
    const box = name?.box ?? { x: 0, y: 0, width: 0, height: 0 };
    for (const other of [...occupied.covered.values(), ...signs]) expect(overlap(box, other)).toBe(0);
  });

  test('keep off the strength of a stack', () => {
    const stack = [1, 2].map(n => unit(`${n}`, { hex: neighbour(grid, middle, 4) }));
    const occupied = occupiedBy(seatsOf(grid, [...stack, unit('here')], SIGHTS.middle), 1);
    const hiddenFor = (badges: readonly Box[]) =>
      writingOf(map, { ...occupied, badges }, SIGHTS.middle, 'en').names.flatMap(({ box }) =>
        occupied.badges.map(badge => overlap(badge, box)),
      );
    expect(hiddenFor(occupied.badges)).toEqual([0]);
    expect(hiddenFor([])).not.toEqual([0]);
  });

  test('keep off what is written along a river', () => {
    const [free] = writeNames(map, FREE, SIGHTS.middle);
    const river = { x: (free?.x ?? 0) - 60, y: (free?.y ?? 0) - 12, width: 120, height: 20 };
    expect(writeNames(map, FREE, SIGHTS.middle, [river])[0]?.y).not.toBe(free?.y);
  });
});
