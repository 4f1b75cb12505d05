import { hexName } from '@wigwag/hex';
import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { Event } from '../board.ts';
import type { ClauseId } from '../clauses.generated.ts';
import { field } from '../testing/attackOf.ts';
import { Table, told } from '../testing/table.ts';

const rule = ruleTests<ClauseId>();

const AROUND = ['0202', '0203', '0302', '0304', '0402', '0403'];

/** Newton in a provisional swamp, 0303, in the middle of open ground; the dice will bring rain. */
const table = (lines = '', terrain: Readonly<Record<string, string>> = {}, newton = '7'): Table =>
  new Table(`
    game OTR
    turns 3
    events 2:current 3:current+1
    ${field({ '0303': 'p', ...terrain })}
    U Newton 0303 ${newton}
    ${lines}
  `);

function rained(...given: Parameters<typeof table>): Table {
  const t = table(...given);
  t.do({ do: 'roll' }, [1, 1]);
  return t;
}

const asksNewton = (t: Table): boolean => t.asked === 'displacement union';
const open = (t: Table): string[] =>
  t
    .open('displace')
    .map(choice => hexName(t.game.world.grid, 'to' in choice ? choice.to : 0))
    .sort();
const why = (t: Table, to: string): string | undefined => t.why({ do: 'displace', to });

describe('who is driven out', () => {
  rule('12.0/displacement-trigger', 'a unit in a provisional swamp without road, pike or railroad', () => {
    expect(asksNewton(rained())).toBe(true);
    for (const way of ['road', 'pike', 'railroad']) {
      expect(asksNewton(rained(`${way} 0303-0304`)), way).toBe(false);
      expect(asksNewton(rained(`${way} 0302-0402`)), `${way} elsewhere`).toBe(true);
    }
    // A trail keeps him there, but where the setting says that trails open no swamp (ruling A1).
    expect(asksNewton(rained('trail 0303-0304'))).toBe(false);
    expect(asksNewton(rained('trail 0303-0304\noptions -trailsOpenSwamps'))).toBe(true);
    for (const terrain of ['s', 'r', '.', 'w'])
      expect(asksNewton(rained('', { '0303': terrain })), terrain).toBe(false);
    const dry = table();
    dry.do({ do: 'roll' }, [3, 4]);
    expect(dry.asked, 'no rain, no flight').toBe('transfer union');
  });

  test('a second rain finds nobody there, or him who came since (ruling A31)', () => {
    const t = rained('road 0304-0305', { '0304': 'p' });
    t.do({ do: 'displace', to: '0302' });
    expect(t.asked).toBe('transfer union');
    expect(t.unit('newton')).toMatchObject({ fatigue: 1, at: '0302' });
  });
});

describe('what it costs', () => {
  rule('12.0/displacement-fatigue', 'a Fatigue Level and order; who is disorganized is spared the rest', () => {
    expect(rained().unit('newton')).toMatchObject({ fatigue: 1, disorganized: true, manpower: 7 });
    expect(rained('', {}, '7 f2 disorganized').unit('newton')).toMatchObject({
      fatigue: 3,
      disorganized: true,
      manpower: 7,
    });
    const weary = rained('', {}, '7 f4');
    expect(weary.unit('newton')).toMatchObject({ fatigue: 4, disorganized: true });
    expect(rained('road 0303-0304').unit('newton')).toMatchObject({ fatigue: 0, disorganized: false });
  });

  test('works and refused flanks are lost, leaders go along (ruling A30)', () => {
    const t = table('', {}, '7 breastwork; leader McClellan army');
    t.game.board.refused.push(t.hex('0303'));
    t.do({ do: 'roll' }, [1, 1]);
    expect(told(t.do({ do: 'displace', to: '0304' }))).toEqual(
      expect.arrayContaining(['worksLost 9.0/remove-on-leaving', 'flanksRefused 7.8/never-moves']),
    );
    expect([t.unit('newton').works, t.leader('mcclellan').at, t.game.board.refused]).toEqual(['none', '0304', []]);
  });
});

describe('where he goes', () => {
  rule('12.0/displacement-move', 'at once to an adjacent hex without enemies: no activation, no points', () => {
    const t = rained('C Hill 0304 5\nC Early 0402 art 3');
    expect(t.asked).toBe('displacement union');
    expect(why(t, '0304')).toBe('12.0/displacement-move');
    expect(why(t, '0305')).toBe('12.0/displacement-move');
    expect(why(t, '0303')).toBe('12.0/displacement-move');
    expect(open(rained())).toEqual(AROUND);
    // Rough ground would have cost five points.
    const rough = rained('', { '0302': 'r' });
    expect(rough.do({ do: 'displace', to: '0302' })).toContainEqual(expect.objectContaining({ type: 'unitDisplaced' }));
    expect([rough.unit('newton').at, rough.asked]).toEqual(['0302', 'transfer union']);
    expect(rained('U Sykes 0302 5').why({ do: 'displace', to: '0302' }), 'friends are no hindrance').toBeUndefined();
  });

  rule('12.0/displacement-zoc', 'not into an enemy zone of control unless every hex open to him is in one', () => {
    const t = rained('C Hill 0305 5');
    expect(why(t, '0304')).toBe('12.0/displacement-zoc');
    expect(open(t)).toEqual(AROUND.filter(hex => hex !== '0304'));
    const surrounded = rained('C Hill 0305 5\nC Early 0202 5\nC Ewell 0402 5');
    expect(open(surrounded)).toEqual(['0203', '0302', '0304', '0403']);
    // The zone is that of a rain turn: over a ford it does not reach.
    expect(why(rained('C Hill 0305 5\nminor-river 0304 | 0305\nford 0304-0305'), '0304')).toBeUndefined();
  });

  rule('12.0/displacement-forbidden', 'not into another swamp, nor over a river but by bridge, dam or ferry', () => {
    const swamps = rained('', { '0302': 's', '0304': 'p' });
    expect([why(swamps, '0302'), why(swamps, '0304'), why(swamps, '0203')]).toEqual([
      '12.0/displacement-forbidden',
      '12.0/displacement-forbidden',
      undefined,
    ]);
    for (const river of ['minor-river', 'major-river']) {
      const over = (crossing: string) => why(rained(`${river} 0303 | 0304\n${crossing}`), '0304');
      expect(over(''), river).toBe('12.0/displacement-forbidden');
      expect(over('ford 0303-0304'), river).toBe('12.0/displacement-forbidden');
      for (const crossing of ['bridge', 'dam', 'ferry'])
        expect(over(`${crossing} 0303-0304`), crossing).toBeUndefined();
      expect(over('bridge 0303-0304\ndestroyed 0303-0304'), river).toBe('12.0/displacement-forbidden');
    }
  });

  test('general rules hold: creeks in rain, mountains, water, the edge of the map (ruling A30)', () => {
    expect(why(rained('creek 0303 | 0304'), '0304')).toBe('12.0/rain-creek-crossing');
    expect(why(rained('creek 0303 | 0304', { '0304': 'c' }), '0304')).toBeUndefined();
    expect(why(rained('', { '0304': 'm' }), '0304')).toBe('6.2/mountain-access');
    expect(why(rained('trail 0303-0304\noptions -trailsOpenSwamps', { '0304': 'm' }), '0304')).toBeUndefined();
    expect(why(rained('', { '0304': '~' }), '0304')).toBe('6.2/water');
    expect(why(rained('', { '0304': '#' }), '0304')).toBe('2.3/partial-hexes-off-map');
  });

  rule('12.0/displacement-eliminated', 'a unit without any legal hex is lost', () => {
    const lost = Object.fromEntries(AROUND.map(hex => [hex, 's']));
    const t = table('U Sykes 0301 5', lost, '7; leader Reynolds');
    const events: readonly Event[] = t.do({ do: 'roll' }, [1, 1]);
    expect(told(events)).toContain('unitEliminated 12.0/displacement-eliminated');
    expect(t.unit('newton').at).toBe('nowhere');
    expect(t.leader('reynolds').unit, 'his leader finds another unit').toBe('sykes');
    expect(t.asked).toBe('transfer union');
    const one = rained('', { ...lost, '0304': 'w' });
    expect(open(one)).toEqual(['0304']);
  });
});

test('each unit is asked for, the Union first, whatever the order of the pieces', () => {
  const t = table('C Hill 0503 5\nU Sykes 0303 4', { '0503': 'p' });
  t.do({ do: 'roll' }, [1, 1]);
  const asked: string[] = [];
  while (t.top?.kind === 'displacement') {
    asked.push(t.game.world.units[t.top.unit]?.id ?? '');
    t.do(t.open('displace')[0] as { do: string });
  }
  expect(asked).toEqual(['newton', 'sykes', 'hill']);
  expect(t.asked).toBe('transfer union');
});
