import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { attackOf, field, modifierBy } from '../../testing/attackOf.ts';
import { pointsLeft } from '../../testing/points.ts';
import { Table } from '../../testing/table.ts';

const rule = ruleTests<ClauseId>();

/** Ride goes from 0101 to 0102; what lies between, and the ground beyond. */
function cost(lines: string, to = '.'): number | string {
  const t = new Table(`
    map
      .   .
        .
      ${to}   .
        .
    ${lines}
    U Ride 0101 cav 4
  `).atAction('union');
  t.do({ do: 'march', unit: 'ride' }, 12);
  const why = t.why({ do: 'step', to: '0102' });
  if (why !== undefined) return why;
  t.do({ do: 'step', to: '0102' });
  return 12 - pointsLeft(t);
}

const RIVERS = ['minor-river', 'major-river'] as const;
const PONTOON = 'pontoon union 0101-0102';
/** A road, pike, trail or railroad on each bank, and none over the river. */
const BANKS = 'pike 0101-0201\npike 0102-0202';

describe('crossings', () => {
  rule(
    '10.0/crossings',
    'rivers may be crossed at bridges, dams, ferries, fords and own pontoons, nowhere else',
    () => {
      for (const water of RIVERS) {
        const river = `${water} 0101 | 0102`;
        expect(cost(river)).toBe('6.2/river-crossing');
        for (const crossing of ['bridge', 'dam', 'ferry', 'ford'])
          expect(cost(`${river}\n${crossing} 0101-0102`), crossing).toBeTypeOf('number');
        expect(cost(`${river}\n${PONTOON}`)).toBe(3);
      }
      expect(cost('creek 0101 | 0102')).toBe(3);
    },
  );

  rule('10.0/road-over-crossing', 'a road, pike or railroad over the crossing costs 1; else the ground is paid', () => {
    for (const water of RIVERS) {
      for (const crossing of ['bridge', 'dam', 'ford']) {
        const river = `${water} 0101 | 0102\n${crossing} 0101-0102`;
        for (const way of ['road', 'pike', 'railroad']) expect(cost(`${river}\n${way} 0101-0102`, 'r'), way).toBe(1);
        expect(cost(river, 'r')).toBe(5);
        expect(cost(`${river}\ntrail 0101-0102`, 'r')).toBe(5);
        expect(cost(`options trailOverCrossing\n${river}\ntrail 0101-0102`, 'r')).toBe(1);
        expect(cost(`${river}\ntrail 0101-0102`, 'm')).toBe(2);
        expect(cost(`${river}\ntrail 0101-0102`, 's')).toBe(1);
      }
    }
  });

  rule('10.0/pontoon-cost', 'its user pays 1 (2 in rain) with ways in both hexes, else what the ground costs', () => {
    for (const water of RIVERS) {
      const river = `${water} 0101 | 0102\n${PONTOON}`;
      expect(cost(`${river}\n${BANKS}`, 'r')).toBe(1);
      expect(cost(`${river}\n${BANKS}\nrain 1`, 'r')).toBe(2);
      expect(cost(`${river}\npike 0101-0201`, 'r')).toBe(5);
      expect(cost(river, 'w')).toBe(6);
    }
  });

  rule('10.1/pontoon-is-road', 'a road, never a pike, runs over it if both hexes have a way', () => {
    const river = `minor-river 0101 | 0102\n${PONTOON}`;
    for (const way of ['road', 'pike', 'trail', 'railroad']) {
      const both = `${river}\n${way} 0101-0201\n${way} 0102-0202`;
      expect(cost(both, 'w'), way).toBe(1);
      expect(cost(`${both}\nrain 1`, 'w'), `${way} in rain`).toBe(2);
      expect(cost(`${river}\n${way} 0102-0202`, 'w'), `${way} on one bank`).toBe(6);
    }
    // A pike printed over the bridge that was destroyed does not run over the pontoon that replaces it.
    const replaced = `${river}\nbridge 0101-0102\npike 0101-0102\ndestroyed 0101-0102\nrain 1`;
    expect(cost(replaced, 'w')).toBe(2);
    // A mountain is open only by a way.
    expect(cost(`${river}\n${BANKS}`, 'm')).toBe(1);
    expect(cost(river, 'm')).toBe('6.2/mountain-access');
  });

  rule('10.0/creek-roads', 'a road over a creek is no bridge: no +2 for the defender, and none to build there', () => {
    const over = (...lines: string[]): Table =>
      new Table([field({}), ...lines, 'C Hill 0302', 'U Newton 0303'].join('\n'));
    const crossing = (...lines: string[]): number => {
      const t = over(...lines);
      return modifierBy(t, attackOf(t, '0303', ['hill']), '7.4/terrain-crossing');
    };
    expect(crossing('creek 0302 | 0303', 'road 0302-0303')).toBe(0);
    expect(crossing('minor-river 0302 | 0303', 'bridge 0302-0303', 'road 0302-0303')).toBe(2);
    const builder = over('creek 0302 | 0303', 'road 0302-0303').atRecovery('union');
    expect(builder.why({ do: 'build', unit: 'newton', hexside: '0302-0303' })).toBe('10.1/no-creek-bridges');
  });
});
