import { hexName } from '@wigwag/hex';
import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { Table, told } from '../testing/table.ts';
import type { Side } from '../vocabulary.ts';
import { inNormalZone, inZone } from './zones.ts';

const rule = ruleTests<ClauseId>();

/** Open ground all round 0302. */
const FIELD = `
  map
    .   .   .   .
      .   .   .
    .   .   .   .
      .   .   .
    .   .   .   .
      .   .   .
`;

const AROUND_0302 = ['0201', '0202', '0301', '0303', '0401', '0402'];

/** Hexes in the zones of a side: '0201', and '0201 restricted' where no normal zone reaches. */
function zones({ game }: Table, of: Side): string[] {
  const { grid } = game.world;
  const hexes = Array.from({ length: grid.size }, (_, hex) => hex);
  return hexes
    .filter(hex => inZone(game, of, hex))
    .map(hex => `${hexName(grid, hex)}${inNormalZone(game, of, hex) ? '' : ' restricted'}`)
    .sort();
}

/** Two neighbours with a unit in each: what the zone of each is in the other's hex. */
function across(ground: { west?: string; east?: string; lines?: string }): { west: string; east: string } {
  const t = new Table(`
    map
      ${ground.west ?? '.'}
        ${ground.east ?? '.'}
    ${ground.lines ?? ''}
    U Newton 0101
    C Hill 0201
  `);
  const zoneIn = (hex: string, of: Side): string =>
    inNormalZone(t.game, of, t.hex(hex)) ? 'normal' : inZone(t.game, of, t.hex(hex)) ? 'restricted' : 'none';
  return { west: zoneIn('0101', 'confederate'), east: zoneIn('0201', 'union') };
}

const both = (zone: string) => ({ west: zone, east: zone });

describe('where a zone of control reaches', () => {
  rule('2.4/zoc-six-hexes', 'a unit has a zone in the six hexes around it, and in no other', () => {
    expect(zones(new Table(`${FIELD}C Hill 0302`), 'confederate')).toEqual(AROUND_0302);
    expect(zones(new Table(`${FIELD}C Hill 0302`), 'union')).toEqual([]);
  });

  rule('2.4/zoc-six-hexes', 'whatever its state and arm, it stops an enemy who enters', () => {
    for (const state of [
      'exhausted',
      'disorganized',
      'demoralized2 f4',
      'demoralized1 disorganized exhausted f4 1',
      'cav regt 1',
      'art 1',
    ]) {
      const t = new Table(`${FIELD}C Hill 0302 ${state}\nU Newton 0103 cav`).atAction('union');
      expect(zones(t, 'confederate'), state).toEqual(AROUND_0302);
      t.do({ do: 'march', unit: 'newton' }, 6);
      expect(t.why({ do: 'step', to: '0102' }), state).toBeUndefined();
      t.walk('0202');
      expect(t.why({ do: 'step', to: '0102' }), state).toBe('6.2/exit-zoc-first-activity');
    }
  });

  rule('2.4/zoc-rivers', 'a zone crosses a river only at a ford, dam, ferry or bridge', () => {
    for (const river of ['minor-river', 'major-river']) {
      expect(across({ lines: `${river} 0101 | 0201` }), river).toEqual(both('none'));
      for (const crossing of ['ford', 'dam', 'ferry', 'bridge']) {
        const lines = `${river} 0101 | 0201\n${crossing} 0101-0201`;
        expect(across({ lines }), `${crossing} over a ${river}`).toEqual(both('normal'));
      }
    }
    expect(across({ lines: 'creek 0101 | 0201' })).toEqual(both('normal'));
  });

  rule('2.4/zoc-swamp-mountain', 'a zone goes into or out of a swamp or mountain only along a way', () => {
    for (const closed of ['s', 'm']) {
      for (const other of ['.', 's', 'm', 'r']) {
        expect(across({ west: closed, east: other }), `${closed} ${other}`).toEqual(both('none'));
        for (const way of ['road', 'pike', 'railroad', 'trail']) {
          const ground = { west: closed, east: other, lines: `${way} 0101-0201` };
          expect(across(ground), `${closed} ${other} ${way}`).toEqual(both('normal'));
        }
      }
    }
    for (const open of ['p', 'h', 'r', 'o', 'c']) expect(across({ west: open }), open).toEqual(both('normal'));
  });

  rule('2.4/zoc-all-water', 'a zone never crosses an all-water hexside', () => {
    expect(across({ lines: 'all-water 0101 | 0201' })).toEqual(both('none'));
    expect(across({})).toEqual(both('normal'));
  });
});

describe('restricted zones of control', () => {
  rule('2.3/woods-hexside', 'a hexside is wooded if at least one of its hexes is woods', () => {
    for (const [west, east, zone] of [
      ['w', '.', 'restricted'],
      ['.', 'w', 'restricted'],
      ['w', 'w', 'restricted'],
      ['w', 'c', 'restricted'],
      ['r', '.', 'normal'],
      ['r', 'r', 'normal'],
    ] as const) {
      expect(across({ west, east }), `${west}|${east}`).toEqual(both(zone));
    }
  });

  rule('2.4/restricted-zoc', 'over a woods hexside a zone is restricted unless a way crosses it', () => {
    expect(across({ west: 'w' })).toEqual(both('restricted'));
    for (const way of ['road', 'pike', 'railroad', 'trail']) {
      expect(across({ west: 'w', lines: `${way} 0101-0201` }), way).toEqual(both('normal'));
    }
    expect(across({ west: 'w', lines: 'creek 0101 | 0201' })).toEqual(both('restricted'));
    expect(across({ west: 'w', lines: 'minor-river 0101 | 0201\nford 0101-0201' })).toEqual(both('restricted'));
    expect(across({ west: 'w', lines: 'minor-river 0101 | 0201' })).toEqual(both('none'));
  });

  rule('2.4/restricted-zoc', 'it is the hexside that counts, not other roads of the hex', () => {
    const t = new Table(`
      map
        w
          .
        .
          .
      road 0101-0102
      U Newton 0101
    `);
    expect(zones(t, 'union')).toEqual(['0102', '0201 restricted']);
  });

  rule('2.4/restricted-default', 'it cuts a command radius like any zone, but it stops no march', () => {
    const lane = (enemy: string) =>
      new Table(`
        map
          .
            #
          .
            w
          .
            #
        C Hill 0101; leader Jackson
        C Ewell 0103
        ${enemy}
      `).atAction('confederate');
    const both = { do: 'activate', leader: 'jackson', units: ['hill', 'ewell'], digging: [] };
    expect(lane('').why(both)).toBeUndefined();
    const t = lane('U Newton 0202');
    expect(zones(t, 'union')).toEqual(['0102 restricted', '0103 restricted']);
    expect(t.why(both)).toBe('2.5/radius-enemy-zoc');
    t.do({ do: 'march', unit: 'hill' }, 6);
    expect(told(t.do({ do: 'step', to: '0102' }))).toEqual(['unitMoved']);
  });

  rule(
    '2.4/hex-normal-if-any-normal',
    'a hex that one normal zone reaches is a normal zone, whatever else reaches it',
    () => {
      const map = `
      map
        w
          .
        .
          .
    `;
      expect(zones(new Table(`${map}C Hill 0101`), 'confederate')).toEqual(['0102 restricted', '0201 restricted']);
      expect(zones(new Table(`${map}C Hill 0101\nC Ewell 0102`), 'confederate')).toEqual([
        '0101 restricted',
        '0102 restricted',
        '0201',
        '0202',
      ]);
    },
  );
});
