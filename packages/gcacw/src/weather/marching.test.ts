import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { idleUntil } from '../testing/idle.ts';
import { pointsLeft } from '../testing/points.ts';
import { Table } from '../testing/table.ts';

const rule = ruleTests<ClauseId>();

const WAYS = ['road', 'pike', 'railroad', 'trail'];
const RIVERS = ['minor-river', 'major-river'] as const;
const CROSSINGS = ['bridge', 'dam', 'ferry'];

/** Points that Ride pays from 0101 to 0102 out of 12, or the clause that bars the way. */
function cost(lines: readonly string[], to = '.', from = '.', men = 1): number | string {
  return costOfStep(
    new Table(`
      map
        ${from}
          .
        ${to}
      ${lines.join('\n')}
      U Ride 0101 cav ${men}
    `),
  );
}

function costOfStep(t: Table): number | string {
  t.atAction('union').do({ do: 'march', unit: 'ride' }, 12);
  const why = t.why({ do: 'step', to: '0102' });
  if (why !== undefined) return why;
  t.do({ do: 'step', to: '0102' });
  return 12 - pointsLeft(t);
}

const RAIN = 'rain 1';
const wet = (lines: readonly string[] = [], ...ground: (string | undefined)[]): number | string =>
  cost([RAIN, ...lines], ground[0], ground[1]);

describe('roads and ground', () => {
  rule('12.0/rain-road-cost', 'by road or railroad a hex costs two points in rain, one on a dry day', () => {
    for (const way of ['road', 'railroad']) {
      for (const to of ['.', 'r', 'w', 'm', 's', 'p']) {
        expect(wet([`${way} 0101-0102`], to), `${way} ${to}`).toBe(2);
        expect(cost([`${way} 0101-0102`], to), `${way} ${to}`).toBe(1);
      }
    }
    // Yesterday's rain is over, and the mud with it.
    const COLUMN = `map${'\n.\n  .'.repeat(4)}`;
    const onTurnTwo = (lastOfRain: number): number | string => {
      const t = new Table(`turns 2\nrain ${lastOfRain}\n${COLUMN}\nroad 0101-0102\nU Ride 0101 cav 1\nC Hill 0104 1`);
      idleUntil(t.atRecovery('confederate'), 'initiative table');
      expect(t.game.board.turn).toBe(2);
      return costOfStep(t);
    };
    expect([onTurnTwo(1), onTurnTwo(2)]).toEqual([1, 2]);
  });

  rule('12.0/rain-pike-cost', 'by pike a hex costs one and a half', () => {
    expect([wet(['pike 0101-0102'], 'w'), cost(['pike 0101-0102'], 'w')]).toEqual([1.5, 1]);
    const left = (points: number): number => {
      const t = new Table(`
        rain 1
        map
          .
            .
          .
        pike 0101-0102-0201
        U Newton 0101 5
      `).atAction('union');
      t.do({ do: 'march', unit: 'newton' }, points);
      t.walk('0102', '0201');
      return pointsLeft(t);
    };
    expect([left(3), left(4)]).toEqual([0, 1]);
  });

  rule('12.0/rain-trail-cost', 'by trail three points into a mountain, two elsewhere', () => {
    for (const [to, rain, dry] of [
      ['m', 3, 2],
      ['.', 2, 1],
      ['w', 2, 1],
      ['s', 2, 1],
    ] as const) {
      expect([wet(['trail 0101-0102'], to), cost(['trail 0101-0102'], to)], to).toEqual([rain, dry]);
    }
  });

  rule('12.0/rain-terrain-cost', 'off the roads the rain column of the Terrain Chart is paid', () => {
    for (const [to, rain, dry] of [
      ['c', 1.5, 1],
      ['.', 3, 3],
      ['o', 4, 3],
      ['r', 6, 5],
      ['h', 6, 5],
      ['w', 7, 6],
    ] as const) {
      expect([wet([], to), cost([], to)], to).toEqual([rain, dry]);
    }
    // As written, a road into a city is dearer than its streets (12.0/rain-city-by-road).
    expect(wet(['road 0101-0102'], 'c')).toBe(2);
  });

  rule('12.0/provisional-swamp', 'a provisional swamp is a swamp in rain, and rough on a dry day', () => {
    expect([wet([], 'p'), cost([], 'p')]).toEqual(['6.2/swamp-access', 5]);
    expect([wet([], '.', 'p'), cost([], '.', 'p')]).toEqual(['6.2/swamp-access', 3]);
    for (const way of WAYS) expect(wet([`${way} 0101-0102`], 'p'), way).toBe(way === 'pike' ? 1.5 : 2);
    expect(wet(['trail 0101-0102', 'options -trailsOpenSwamps'], 'p')).toBe('6.2/swamp-access');
    expect(cost(['trail 0101-0102', 'options -trailsOpenSwamps'], 'p')).toBe(1);
  });
});

describe('rivers and creeks', () => {
  rule('12.0/rain-river-crossing', 'in rain rivers are crossed at bridges, dams and ferries, never at fords', () => {
    for (const river of RIVERS) {
      const over = (...lines: string[]) => [`${river} 0101 | 0102`, ...lines];
      expect(wet(over('ford 0101-0102', 'road 0101-0102')), river).toBe('12.0/rain-river-crossing');
      expect(cost(over('ford 0101-0102', 'road 0101-0102')), river).toBe(1);
      for (const crossing of CROSSINGS) expect(wet(over(`${crossing} 0101-0102`)), crossing).toBe(3);
    }
    for (const crossing of ['bridge', 'ferry']) {
      const gone = ['minor-river 0101 | 0102', `${crossing} 0101-0102`, 'destroyed 0101-0102'];
      expect([wet(gone), cost(gone)], crossing).toEqual(['12.0/rain-river-crossing', 3]);
    }
  });

  rule('12.0/rain-creek-crossing', 'in rain creeks are crossed along a way, or next to a city', () => {
    const creek = ['creek 0101 | 0102'];
    expect([wet(creek), cost(creek)]).toEqual(['12.0/rain-creek-crossing', 3]);
    for (const way of WAYS) expect(wet([...creek, `${way} 0101-0102`]), way).toBeTypeOf('number');
    expect(wet([...creek, 'road 0101-0201']), 'a road that goes elsewhere').toBe('12.0/rain-creek-crossing');
    expect([wet(creek, 'c'), wet(creek, '.', 'c')]).toEqual([1.5, 3]);
  });

  rule('12.0/unfordable-major', 'major rivers are closed at their fords through the turn of the marker', () => {
    const over = ['major-river 0101 | 0102', 'ford 0101-0102', 'road 0101-0102'];
    expect(cost([...over, 'unfordable major 1'])).toBe('12.0/unfordable-major');
    expect(cost([...over, 'unfordable major 5']), 'also before its box').toBe('12.0/unfordable-major');
    expect(cost([...over, 'unfordable minor 5']), 'the marker of the others').toBe(1);
    expect(cost(over)).toBe(1);
    for (const crossing of CROSSINGS)
      expect(cost(['major-river 0101 | 0102', `${crossing} 0101-0102`, 'unfordable major 1']), crossing).toBe(3);
  });

  rule('12.0/unfordable-minor', 'minor rivers likewise, and where a bridge or ferry was destroyed', () => {
    const over = ['minor-river 0101 | 0102', 'ford 0101-0102', 'road 0101-0102'];
    expect(cost([...over, 'unfordable minor 1'])).toBe('12.0/unfordable-minor');
    expect(cost([...over, 'unfordable major 5'])).toBe(1);
    for (const crossing of ['bridge', 'ferry']) {
      const gone = ['minor-river 0101 | 0102', `${crossing} 0101-0102`, 'destroyed 0101-0102'];
      expect(cost([...gone, 'unfordable minor 1']), crossing).toBe('12.0/unfordable-minor');
      expect(cost(gone), crossing).toBe(3);
    }
    for (const crossing of CROSSINGS)
      expect(cost(['minor-river 0101 | 0102', `${crossing} 0101-0102`, 'unfordable minor 1']), crossing).toBe(3);
  });

  rule('12.0/unfordable-ferry', 'a ferry over an unfordable minor river needs boats, a third of the Manpower', () => {
    const ferry = ['minor-river 0101 | 0102', 'ferry 0101-0102', 'road 0101-0102'];
    const price = (men: number, ...lines: string[]) => cost([...ferry, ...lines], '.', '.', men);
    expect([price(8), price(8, 'unfordable minor 1'), price(18, 'unfordable minor 1')]).toEqual([1, 1 + 2, 1 + 6]);
    expect(price(8, 'unfordable major 1')).toBe(1);
  });

  rule('6.2/ferry-penalty-when', 'a minor-river ferry needs boats in a rain turn too, marker or none', () => {
    const ferry = ['minor-river 0101 | 0102', 'ferry 0101-0102', 'road 0101-0102'];
    expect([cost([...ferry, RAIN], '.', '.', 8), cost(ferry, '.', '.', 8)]).toEqual([2 + 2, 1]);
  });

  test('the minimum move opens nothing that rain or water has closed', () => {
    const t = new Table(`
      rain 1
      map
        .
          .
        .
      minor-river 0101 | 0102
      ford 0101-0102
      creek 0101 | 0201
      U Newton 0101 5
    `).atAction('union');
    t.do({ do: 'march', unit: 'newton' }, 1);
    expect(t.why({ do: 'step', to: '0102' })).toBe('12.0/rain-river-crossing');
    expect(t.why({ do: 'step', to: '0201' })).toBe('12.0/rain-creek-crossing');
  });
});

describe('digging', () => {
  const table = (...lines: string[]) =>
    new Table(['game GTC', ...lines, 'map', '.', '  .', 'U Newton 0101 5 f0; leader Reynolds'].join('\n'));
  const dig = { do: 'entrench', unit: 'newton' };
  const ordered = { do: 'activate', leader: 'reynolds', units: ['newton'], digging: ['newton'] };

  rule('5.5/not-rain', 'no Entrenchment action in a rain turn, alone or under a leader', () => {
    expect(table(RAIN).atAction('union').why(dig)).toBe('5.5/not-rain');
    expect(table(RAIN).atAction('union').why(ordered)).toBe('5.5/not-rain');
    expect(table(RAIN).atAction('union').open('entrench')).toEqual([]);
    expect(table().atAction('union').why(dig)).toBeUndefined();
    expect(table().atAction('union').why(ordered)).toBeUndefined();
    expect(table('unfordable minor 1').atAction('union').why(dig), 'high water is no rain').toBeUndefined();
  });

  rule('8.0/step-1-not-rain', 'nothing of Recovery Step 1 is possible in a rain turn', () => {
    expect(table(RAIN).atRecovery('union').why(dig)).toBe('8.0/step-1-not-rain');
    expect(table(RAIN).atRecovery('union').open('entrench')).toEqual([]);
    expect(table().atRecovery('union').why(dig)).toBeUndefined();
    const t = table(RAIN).put('newton', { fatigue: 2 }).atRecovery('union');
    t.do({ do: 'finish' });
    t.do({ do: 'finish' });
    expect(t.unit('newton').fatigue, 'the rest of the phase is held').toBe(0);
  });

  const neverDigs = (): void => {
    expect(table(RAIN).atAction('union').why(dig)).toBeDefined();
    expect(table(RAIN).atRecovery('union').why(dig)).toBeDefined();
    expect(table().atAction('union').why(dig)).toBeUndefined();
    expect(table().atRecovery('union').why(dig)).toBeUndefined();
  };
  rule('9.0/not-in-rain', 'units do not entrench in rain turns, by action or in Recovery', neverDigs);
  rule('12.0/rain-no-entrench', 'units do not entrench in rain turns, by action or in Recovery', neverDigs);
});
