import { hexAt, neighbour } from '@wigwag/hex';
import { describe, expect, test } from 'vitest';
import type { Highlights } from '../../picture.ts';
import { grid, mapOf, middle, SIGHTS, unit } from '../drawing.fixture.ts';
import { occupiedBy } from '../names/occupied.ts';
import { coveredBy, writingOf } from '../names/writing.ts';
import { seatsOf } from '../seats/seating.ts';
import { boxAround, centreOf, overlap } from '../sheet/layout.ts';
import { sightOf } from '../sheet/sight.ts';
import { type Band, bandsOf } from './bands.ts';
import { writePlates } from './plates.ts';

const map = mapOf({ [middle]: { name: 'Saint Stephen’s Church', place: 'village' } }, {});

/** Sure in the first two columns, likely in the third, only by effort in the rest. */
const reach: Highlights['reach'] = new Map(
  map.hexes.map((_, hex) => {
    const column = grid.columns[hex] ?? 0;
    if (column < 3) return [hex, { chance: 1, label: '100%' }];
    return [hex, column === 3 ? { chance: 0.5, label: '50%' } : { chance: 0.2, label: '33%', forced: true }];
  }),
);

describe('bands of equal chance', () => {
  test('hold the hexes that hang together and of which the same is said', () => {
    const bands = bandsOf(grid, reach);
    expect(bands.map(({ label, forced }) => [label, forced])).toEqual([
      ['100%', false],
      ['50%', false],
      ['33%', true],
    ]);
    expect(bands.reduce((sum, { hexes }) => sum + hexes.length, 0)).toBe(grid.size);
    const apart = new Map([hexAt(grid, 1, 1), hexAt(grid, 5, 5)].map(hex => [hex, { chance: 1, label: '100%' }]));
    expect(bandsOf(grid, apart)).toHaveLength(2);
  });

  test('are labelled once or twice, hide no name and no piece, and can be read at any zoom', () => {
    const pieces = [unit('a', { hex: neighbour(grid, middle, 0) })];
    for (const k of [0.8, 1, 2.4]) {
      const sight = sightOf(k);
      const occupied = occupiedBy(seatsOf(grid, pieces, sight), sight.k);
      const writing = writingOf(map, occupied, sight, 'en');
      const plates = writePlates(map, bandsOf(grid, reach), occupied, sight, writing);
      for (const label of ['100%', '50%', '33%']) {
        const count = plates.filter(plate => plate.label === label).length;
        expect(count).toBeGreaterThan(0);
        expect(count).toBeLessThan(3);
      }
      for (const plate of plates) {
        expect(plate.size * sight.k).toBeGreaterThanOrEqual(11);
        if (k > 0.8) expect(coveredBy(writing).reduce((sum, box) => sum + overlap(box, plate), 0)).toBe(0);
        expect([...occupied.covered.values()].reduce((sum, box) => sum + overlap(box, plate), 0)).toBeLessThan(20);
      }
    }
  });

  test('of a single hex have their plate aside where a name stands in the middle of it', () => {
    const alone = new Map([[middle, { chance: 0.5, label: '50 %' }]]);
    const name = boxAround(centreOf(grid, middle), 90, 14);
    const writing = { rivers: [], names: [], badges: [name] };
    const plates = (over: typeof writing) =>
      writePlates(map, bandsOf(grid, alone), { covered: new Map(), badges: [] }, SIGHTS.middle, over);
    expect(plates(writing).map(plate => overlap(plate, name))).toEqual([0]);
    const [free] = plates({ ...writing, badges: [] });
    expect((free?.y ?? 0) + (free?.height ?? 0) / 2).toBeCloseTo(centreOf(grid, middle).y);
  });

  test('have no plates from afar, where the shade alone tells', () => {
    const sight = sightOf(0.6);
    const occupied = { covered: new Map(), badges: [] };
    expect(writePlates(map, bandsOf(grid, reach), occupied, sight, writingOf(map, occupied, sight, 'en'))).toEqual([]);
  });

  test('of which nothing is said have no plate', () => {
    const silent = new Map([[middle, { chance: 0.4, label: '' }]]);
    const writing = writingOf(map, { covered: new Map(), badges: [] }, SIGHTS.middle, 'en');
    expect(writePlates(map, bandsOf(grid, silent), { covered: new Map(), badges: [] }, SIGHTS.middle, writing)).toEqual(
      [],
    );
  });

  test('of many only the largest of each chance are labelled', () => {
    const bands: Band[] = map.hexes.map((_, hex) => ({
      ...{ label: hex % 2 === 0 ? '50%' : '83%', chance: 0.5, forced: false },
      hexes: hex === 4 ? [4, 6] : [hex],
    }));
    const sight = sightOf(1);
    const occupied = occupiedBy([], sight.k);
    const plates = writePlates(map, bands, occupied, sight, writingOf(map, occupied, sight, 'en'));
    expect(plates.map(({ label }) => label).sort()).toEqual(['50%', '50%', '83%', '83%']);
    expect(plates.some(({ hex }) => [4, 6].includes(hex))).toBe(true);
  });
});
