import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { pointsLeft } from '../../testing/points.ts';
import { Table } from '../../testing/table.ts';

const rule = ruleTests<ClauseId>();

/** Two hexes, one under the other, and cavalry with 12 points in the upper one. */
const pair = (from: string, to: string, between: string, options = '') => `
  ${options}
  map
    ${from}
      .
    ${to}
  ${between}
  U Ride 0101 cav 4
`;

/** What the cavalry pays from 0101 to 0102, or the clause that bars it. */
function cost(from: string, to: string, between = '', options = ''): number | string {
  const t = new Table(pair(from, to, between, options)).atAction('union');
  t.do({ do: 'march', unit: 'ride' }, 12);
  const why = t.why({ do: 'step', to: '0102' });
  if (why !== undefined) return why;
  t.do({ do: 'step', to: '0102' });
  return 12 - pointsLeft(t);
}

const MOUNTAIN = '6.2/mountain-access';
const SWAMP = '6.2/swamp-access';

// biome-ignore format: the Terrain Chart, dry
const CHART = {
  //    off-road   road  pike  railroad  trail
  '.': [3,         1,    1,    1,        1],
  'o': [3,         1,    1,    1,        1],
  'r': [5,         1,    1,    1,        1],
  'w': [6,         1,    1,    1,        1],
  'c': [1,         1,    1,    1,        1],
  'h': [5,         1,    1,    1,        1],
  'p': [5,         1,    1,    1,        1],
  's': [SWAMP,     1,    1,    1,        1],
  'm': [MOUNTAIN,  1,    1,    1,        2],
} as const;

const WAYS = ['', 'road 0101-0102', 'pike 0101-0102', 'railroad 0101-0102', 'trail 0101-0102'];
const ROADS = WAYS.slice(1, 4);
const ROAD = 'road 0101-0102';
const TRAIL = 'trail 0101-0102';

describe('what a hex costs', () => {
  rule(
    '6.1/move-cost',
    'a unit pays for the terrain it enters, not the one it leaves, and may not jump over a hex',
    () => {
      for (const [terrain, row] of Object.entries(CHART)) {
        const costs = WAYS.map(way => cost('.', terrain, way));
        expect(costs, terrain).toEqual([...row]);
      }
      expect(cost('w', '.')).toBe(3);
      expect(cost('c', 'w')).toBe(6);
      const t = new Table('map\n. .\n .\n. .\n .\n. .\nU Ride 0101 cav 4').atAction('union');
      t.do({ do: 'march', unit: 'ride' }, 12);
      expect(t.why({ do: 'step', to: '0102' })).toBeUndefined();
      expect(t.why({ do: 'step', to: '0103' })).toBe('6.1/move-cost');
      expect(t.why({ do: 'step', to: '0101' })).toBe('6.1/move-cost');
    },
  );

  rule('6.2/road-cost', 'a road counts only where it crosses the hexside', () => {
    for (const way of ROADS) expect(cost('.', 'w', way), way).toBe(1);
    expect(cost('.', 'w')).toBe(6);
    // A road in both hexes that goes round by 0201.
    expect(cost('.', 'w', 'road 0101-0201-0102')).toBe(6);
  });

  rule('6.2/unfinished-rr', 'an unfinished railroad serves as a road serves, everywhere', () => {
    const unfinished = 'railroad 0101-0102\nunfinished 0101-0102';
    for (const terrain of Object.keys(CHART)) {
      expect(cost('.', terrain, unfinished), terrain).toBe(cost('.', terrain, ROAD));
      expect(cost(terrain, '.', unfinished), terrain).toBe(cost(terrain, '.', ROAD));
    }
  });

  rule('6.2/trail-cost', 'a trail takes a unit into a mountain for 2 and anywhere else for 1', () => {
    expect(cost('.', 'm', TRAIL)).toBe(2);
    expect(cost('m', '.', TRAIL)).toBe(1);
    expect(cost('m', 'm', TRAIL)).toBe(2);
    expect(cost('.', 'w', TRAIL)).toBe(1);
    expect(cost('.', 'm', `${TRAIL}\n${ROAD}`)).toBe(1);
  });

  rule('6.2/mountain-access', 'a unit may enter or leave a mountain only along a road, pike, railroad or trail', () => {
    for (const [from, to] of ['.m', 'm.', 'mm', 'cm', 'mc']) {
      expect(cost(from ?? '', to ?? ''), `${from}${to}`).toBe('6.2/mountain-access');
      for (const way of WAYS.slice(1)) expect(cost(from ?? '', to ?? '', way), way).toBeTypeOf('number');
    }
  });

  rule('6.2/ridge', 'a ridge costs 1 more, up and down, along a road as well', () => {
    for (const ridge of ['ridge 0101 | 0102', 'ridge 0102 | 0101']) {
      expect(cost('.', '.', ridge)).toBe(4);
      expect(cost('.', 'r', ridge)).toBe(6);
      for (const way of ROADS) expect(cost('.', 'w', `${ridge}\n${way}`), way).toBe(2);
      expect(cost('.', 'w', `${ridge}\n${TRAIL}`)).toBe(2);
      expect(cost('.', 'm', `${ridge}\n${TRAIL}`)).toBe(3);
      expect(cost('.', 'm', ridge)).toBe('6.2/mountain-access');
    }
  });

  rule('6.2/swamp-access', 'a swamp opens to road, pike and railroad, and to a trail unless the setting is off', () => {
    for (const [from, to] of ['.s', 's.', 'ss']) {
      const over = (way: string, options?: string) => cost(from ?? '', to ?? '', way, options);
      expect(over('')).toBe('6.2/swamp-access');
      for (const way of ROADS) expect(over(way, 'options -trailsOpenSwamps'), way).toBe(1);
      expect(over(TRAIL)).toBe(1);
      expect(over(TRAIL, 'options trailsOpenSwamps')).toBe(1);
      expect(over(TRAIL, 'options -trailsOpenSwamps')).toBe('6.2/swamp-access');
    }
  });

  rule(
    '6.2/provisional-swamp-dry',
    'a provisional swamp without rain is rough ground, access and crowding included',
    () => {
      for (const way of WAYS) {
        expect(cost('.', 'p', way)).toBe(cost('.', 'r', way));
        expect(cost('p', '.', way)).toBe(cost('r', '.', way));
        expect(cost('.', 'p', way, 'options -trailsOpenSwamps')).toBe(cost('.', 'r', way));
      }
      const crowded = (terrain: string) => {
        const t = new Table(`map\n.\n.\n${terrain}\n${ROAD}\nU Foot 0101 4\nU Host 0102 8`).atAction('union');
        t.do({ do: 'march', unit: 'foot' }, 6);
        t.walk('0102');
        return pointsLeft(t);
      };
      expect(crowded('p')).toBe(6 - 1 - 1);
      expect(crowded('p')).toBe(crowded('r'));
      expect(crowded('s')).toBe(6 - 1 - 3);
    },
  );

  rule('6.2/creeks', 'a creek changes nothing on a dry day', () => {
    for (const terrain of Object.keys(CHART)) {
      for (const way of WAYS) {
        expect(cost('.', terrain, `creek 0101 | 0102\n${way}`), `${terrain} ${way}`).toBe(cost('.', terrain, way));
      }
    }
  });

  rule('6.2/water', 'a unit may not enter a water hex, nor cross an all-water hexside', () => {
    expect(cost('.', '~')).toBe('6.2/water');
    expect(cost('.', '.', 'all-water 0101 | 0102')).toBe('6.2/water');
    expect(cost('.', '.')).toBe(3);
  });
});
