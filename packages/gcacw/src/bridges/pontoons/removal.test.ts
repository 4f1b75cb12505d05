import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { PROFILES } from '../../profiles/profiles.ts';
import { flee, rollRow, union, ways } from '../../testing/battle.ts';
import { at, changes, river, zoneCrosses } from '../../testing/crossings.ts';
import { flowOf } from '../../testing/flow.ts';
import { cover } from '../../testing/forces.ts';
import { idleUntil } from '../../testing/idle.ts';
import { pointsLeft } from '../../testing/points.ts';
import { Table, told } from '../../testing/table.ts';
import { GAMES } from '../../vocabulary.ts';
import { removePontoonsAfterRecovery } from './removal.ts';

const rule = ruleTests<ClauseId>();

const RIVERS = ['minor-river', 'major-river'];

/** A march of Newton, 0404 or wherever he is said to be, at a pontoon over an unbridged river. */
function marching(owner: string, lines: string, { water = 'major-river', crossing = '', game = 'SJW' } = {}): Table {
  const t = new Table(`game ${game}\n${river(water, crossing, `${lines}\npontoon ${owner} 0404-0504`)}`);
  t.atAction('union').do({ do: 'march', unit: 'newton' }, /Newton \d+ cav/.test(lines) ? 8 : 5);
  return t;
}

describe('whose it is', () => {
  rule('10.2/pontoon-owner', 'the side that has laid it may cross, the other may not', () => {
    for (const water of RIVERS) {
      expect(marching('union', 'U Newton 0404 4', { water }).why({ do: 'step', to: '0504' })).toBeUndefined();
      expect(marching('confederate', 'U Newton 0404 4', { water }).why({ do: 'step', to: '0504' })).toBe(
        '10.2/pontoon-enemy-no-cross',
      );
    }
  });

  rule('10.2/pontoon-enemy-no-cross', 'no march, retreat or attack over it; a ford below it stays open', () => {
    const clause = '10.2/pontoon-enemy-no-cross';
    const step = { do: 'step', to: '0504' };
    expect(marching('confederate', 'U Newton 0404 4').why(step)).toBe(clause);
    const ford = { water: 'minor-river', crossing: 'ford' };
    expect(marching('confederate', 'U Newton 0404 4', ford).why(step)).toBeUndefined();
    expect(marching('confederate', 'U Newton 0404 4\nrain 1', ford).why(step)).toBe('12.0/rain-river-crossing');
    const ruin = { water: 'minor-river', crossing: 'bridge' };
    expect(marching('confederate', 'U Newton 0404 4\ndestroyed 0404-0504', ruin).why(step)).toBeUndefined();
    const attack = { do: 'attack', target: '0504', type: 'hasty' };
    expect(marching('confederate', 'U Newton 0404 4\nC Hill 0504 4').why(attack)).toBe('7.1/restrict-enemy-pontoon');
    expect(marching('confederate', 'U Newton 0404 4\nC Hill 0504 4', ford).why(attack)).toBeUndefined();
  });

  rule(
    '7.1/restrict-enemy-pontoon',
    'neither march nor assault attacks over the enemy’s pontoon, over one’s own they may',
    () => {
      const whys = (owner: string, crossing = '') => {
        const lines = `U Newton 0404 7; leader Reynolds\nC Hill 0504 6\nmajor-river 0404 | 0504\n${crossing}`;
        const text = `${lines}\npontoon ${owner} 0404-0504`;
        const march = union(text);
        march.do({ do: 'march', unit: 'newton' }, 6);
        return [
          march.why({ do: 'attack', target: '0504', type: 'hasty' }),
          union(text).why({ do: 'assault', leader: 'reynolds', units: ['newton'], target: '0504' }),
        ];
      };
      const clause = '7.1/restrict-enemy-pontoon';
      expect(whys('confederate')).toEqual([clause, clause]);
      expect(whys('union')).toEqual([undefined, undefined]);
      expect(whys('confederate', 'ford 0404-0504'), 'by the ford').toEqual([undefined, undefined]);
    },
  );

  rule(
    '7.6/restrict-river',
    'a retreat crosses a river at a crossing or over its own pontoon, not over the enemy’s',
    () => {
      /** Hill of 0504 falls back from an attack out of 0404; the river is behind him, at 0604. */
      const open = (line: string): boolean => {
        const lines = ['U Newton 0404 9', 'C Hill 0504 3', 'major-river 0504 | 0604', ...(line === '' ? [] : [line])];
        const t = union(lines.join('\n'));
        t.do({ do: 'march', unit: 'newton' }, 6);
        t.do({ do: 'attack', target: '0504', type: 'hasty' });
        rollRow(t, 6);
        expect(t.asked).toBe('retreat confederate');
        const found = ways(t).includes('0604');
        expect(t.why({ do: 'retreat', to: '0604' })).toBe(found ? undefined : '7.6/restrict-river');
        return found;
      };
      expect(open('')).toBe(false);
      for (const crossing of ['bridge', 'dam', 'ferry', 'ford']) expect(open(`${crossing} 0504-0604`)).toBe(true);
      expect(open('pontoon confederate 0504-0604')).toBe(true);
      expect(open('pontoon union 0504-0604')).toBe(false);
    },
  );

  rule('10.2/zoc-over-enemy-pontoon', 'zones go over a pontoon, whoever owns it, and not where there is none', () => {
    for (const owner of ['union', 'confederate']) expect(zoneCrosses(marching(owner, 'U Newton 0404 4'))).toBe(true);
    expect(zoneCrosses(new Table(river('major-river', '', 'U Newton 0404 4')))).toBe(false);
  });
});

describe('removed by the enemy', () => {
  rule('10.2/pontoon-removed', 'it goes as soon as an enemy of Combat value 5 ends his march beside it', () => {
    const ends = (lines: string) => {
      const t = marching('confederate', lines);
      const events = told(t.do({ do: 'stop' }));
      expect(events.includes('pontoonRemoved 10.2/pontoon-removed')).toBe(changes(t).length === 0);
      return changes(t);
    };
    const stays = ['0404-0504 confederate'];
    expect(ends('U Newton 0404 5')).toEqual([]);
    expect(ends('U Newton 0404 cav 5')).toEqual([]);
    expect(ends('U Newton 0504 5'), 'on the other bank').toEqual([]);
    expect(ends('U Newton 0404 4')).toEqual(stays);
    expect(ends('U Newton 0404 6 disorganized'), 'a Combat value of 4').toEqual(stays);
    expect(ends('U Newton 0404 4\nU Gibbon 0404 9'), 'only who ends the march counts').toEqual(stays);
    expect(ends('U Newton 0304 9'), 'a hex away').toEqual(stays);
    const own = marching('union', 'U Newton 0404 9');
    own.do({ do: 'stop' });
    expect(changes(own), 'one’s own').toEqual(['0404-0504 union']);
    for (const game of GAMES.filter(code => code !== 'SIV'))
      expect(PROFILES[game].crossingLimits.pontoon).toEqual(['10.2/pontoon-removed', 5]);
  });

  rule('10.2/pontoon-removed-siv', 'in SIV a Combat value of 3 removes it, and 2 does not', () => {
    const left = (men: number) => {
      const t = marching('confederate', `U Newton 0404 ${men}`, { game: 'SIV' });
      t.do({ do: 'stop' });
      return changes(t);
    };
    expect([left(2), left(3)]).toEqual([['0404-0504 confederate'], []]);
  });

  test('who only passes by removes nothing; a march that ends by itself counts', () => {
    const t = marching('confederate', 'U Newton 0304 9\nroad 0304-0404-0405');
    t.walk('0404');
    expect(changes(t)).toHaveLength(1);
    t.walk('0405');
    t.do({ do: 'stop' });
    expect(changes(t)).toHaveLength(1);
    const spent = new Table(river('major-river', '', 'U Newton 0304 9\npontoon confederate 0404-0504')).atAction(
      'union',
    );
    spent.do({ do: 'march', unit: 'newton' }, 3);
    expect(told(spent.walk('0404')).slice(0, 3)).toEqual([
      'unitMoved',
      'marchEnded 5.1/march-ends',
      'pontoonRemoved 10.2/pontoon-removed',
    ]);
    expect(zoneCrosses(spent), 'and the zone with it').toBe(false);
  });

  test('an advance beside it removes it at once, though the march goes on', () => {
    const t = union('U Newton 0304 9\nC Hill 0404 1\nmajor-river 0404 | 0504\npontoon confederate 0404-0504');
    t.do({ do: 'march', unit: 'newton' }, 6);
    t.do({ do: 'attack', target: '0404', type: 'hasty' });
    rollRow(t, 6);
    expect(changes(t)).toHaveLength(1);
    const events = told(t.do({ do: 'advance', units: ['newton'], leaders: [], attachedTo: [] }));
    expect(events.slice(0, 2)).toEqual(['unitAdvanced', 'pontoonRemoved 10.2/pontoon-removed']);
    expect(t.asked).toBe('march union');
  });

  test('a retreat that ends beside it removes it, one that passes does not', () => {
    /** Hill falls back from 0304, over 0404 by the Union pontoon, to 0505 or on to 0605. */
    const fled = (...path: string[]) => {
      const t = union('U Newton 0204 18\nC Hill 0304 9\nmajor-river 0405 | 0505\npontoon union 0405-0505');
      t.do({ do: 'march', unit: 'newton' }, 6);
      t.do({ do: 'attack', target: '0304', type: 'hasty' });
      rollRow(t, 3);
      while (t.top?.kind === 'losses') t.do(t.open('divide')[0] as never);
      flee(t, ...path);
      if (t.top?.kind === 'retreat') t.do({ do: 'halt' });
      return t.game.board.crossings.length;
    };
    expect(fled('0404', '0505')).toBe(0);
    expect(fled('0404', '0504')).toBe(1);
  });

  rule(
    '10.2/pontoon-attachment-phase',
    'recovery that lifts an enemy beside it to 5 removes it before the next Action Phase',
    () => {
      const nextCycle = (hill: string, game = 'SJW') => {
        const lines = `C Hill 0504 ${hill}\nU Newton 0101 5\npontoon union 0404-0504`;
        const t = new Table(`game ${game}\nturns 3\n${river('major-river', '', lines)}`).atRecovery('union');
        const transferring = idleUntil(t, 'transfer union');
        expect(
          told(transferring).some(each => each.startsWith('pontoonRemoved')),
          'not before',
        ).toBe(false);
        const events = told(idleUntil(t, 'initiative table'));
        const removed = events.indexOf('pontoonRemoved 10.2/pontoon-attachment-phase');
        if (removed >= 0) expect(removed).toBeLessThan(events.indexOf('phaseBegan'));
        return changes(t).length;
      };
      expect(nextCycle('6 disorganized'), 'from 4 to 6').toBe(0);
      expect(nextCycle('5 disorganized'), 'from 3 to 5').toBe(0);
      expect(nextCycle('4 disorganized'), 'to 4').toBe(1);
      expect(nextCycle('6 disorganized f2'), 'not recovered').toBe(1);
      expect(nextCycle('6'), 'it was as strong before').toBe(1);
      expect(nextCycle('3 disorganized', 'SIV'), 'in SIV from 2 to 3').toBe(0);
    },
  );

  test('of those who have regained order only a unit in the open that it has lifted to the value removes it', () => {
    const removed = (hill: string, spoil: (t: Table) => void = () => undefined, game = 'SJW'): string[] => {
      const lines = `C Hill 0504 ${hill}\nU Newton 0101 5\npontoon union 0404-0504`;
      const t = new Table(`game ${game}\n${river('major-river', '', lines)}`);
      spoil(t);
      t.game.board.rallied = [t.unitId('hill')];
      const flow = flowOf(t);
      removePontoonsAfterRecovery(flow);
      return told(flow.events);
    };
    const gone = ['pontoonRemoved 10.2/pontoon-attachment-phase'];
    expect([removed('5'), removed('6')], 'as strong as 3 and 4 before').toEqual([gone, gone]);
    expect([removed('4'), removed('7')], 'too weak, and strong enough before').toEqual([[], []]);
    expect(
      removed('6', t => t.put('hill', { disorganized: true })),
      'in disorder again',
    ).toEqual([]);
    expect(
      removed('6', t => t.put('hill', { hex: -1 })),
      'lost',
    ).toEqual([]);
    expect(
      removed('6', t => cover(t, 'confederate', 1, '0504', 'hill')),
      'under a marker',
    ).toEqual([]);
    expect([removed('3', undefined, 'SIV'), removed('6', undefined, 'SIV')], 'in SIV').toEqual([gone, []]);
  });
});

describe('dismantling', () => {
  rule('10.2/dismantle', 'a marching unit may take up its own pontoon for nothing, at any time, and march on', () => {
    const t = marching('union', 'U Newton 0404 1\nroad 0304-0404 0504-0604');
    expect(t.why(at('dismantle', '0404-0405'))).toBe('10.2/dismantle');
    expect(t.open('dismantle')).toEqual([{ do: 'dismantle', hexside: t.hexside('0404-0504') }]);
    t.walk('0504');
    const left = pointsLeft(t);
    expect(told(t.do(at('dismantle')))).toEqual(['pontoonRemoved 10.2/dismantle']);
    expect([changes(t), pointsLeft(t), t.why(at('dismantle'))]).toEqual([[], left, '10.2/dismantle']);
    expect(t.why({ do: 'step', to: '0404' }), 'no way back').toBe('6.2/river-crossing');
    t.walk('0604');
    expect(marching('union', 'U Newton 0304 9').why(at('dismantle')), 'a hex away').toBe('10.2/dismantle');
    expect(marching('confederate', 'U Newton 0404 9').why(at('dismantle')), 'the enemy’s').toBe('10.2/dismantle');
    for (const unit of ['cav 1', 'art 1'])
      expect(marching('union', `U Newton 0404 ${unit}`).why(at('dismantle'))).toBeUndefined();
  });

  test('with its last point spent on the bridge a unit may still take it up, and is no more than that', () => {
    const lines = 'U Newton 0404 5\nroad 0304-0404 0504-0604\npontoon union 0404-0504';
    const t = new Table(river('major-river', '', lines)).atAction('union');
    t.do({ do: 'march', unit: 'newton' }, 1);
    expect(told(t.walk('0504'))).toEqual(['unitMoved', 'marchEnded 5.1/march-ends']);
    expect(t.open('step')).toEqual([]);
    expect(told(t.do(at('dismantle')))[0]).toBe('pontoonRemoved 10.2/dismantle');
    expect(t.top?.kind).not.toBe('march');
  });

  test('it is no first activity: the unit may still leave an enemy zone and force its march (ruling A15)', () => {
    const t = marching('union', 'U Newton 0404 5\nC Hill 0304 5');
    t.do(at('dismantle'));
    expect([t.why({ do: 'step', to: '0405' }), t.why({ do: 'force' })]).toEqual([undefined, undefined]);
  });

  test('a pontoon over a ruin leaves the ruin', () => {
    const t = marching('union', 'U Newton 0404 5\ndestroyed 0404-0504', { crossing: 'bridge' });
    expect(changes(t)).toEqual(['0404-0504 destroyed union']);
    t.do(at('dismantle'));
    expect(changes(t)).toEqual(['0404-0504 destroyed']);
  });
});
