import { copyOf } from '@wigwag/kernel';
import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { engine, gcacw } from '../ruleset.ts';
import { listed } from '../testing/listed.ts';
import { Table } from '../testing/table.ts';

const rule = ruleTests<ClauseId>();

/** Two columns of twelve hexes; Reynolds at the top of the first. */
const columns = (...lines: string[]) =>
  ['map', '.\n.\n'.repeat(12), 'U Newton 0101 5; leader Reynolds', 'C Far 0212 5', ...lines].join('\n');

const why = (unit: string, ...lines: string[]) =>
  new Table(columns(...lines)).why({ do: 'transfer', leader: 'reynolds', unit });

describe('the Leader Transfer phase', () => {
  rule('6.3/transfer-phase', 'a side may transfer none, some or all of its leaders, each once, to another unit', () => {
    const army = ['U Getty 0101 5; leader Meade army', 'U Wright 0103 5; leader Sedgwick division'];
    const none = new Table(columns(...army));
    none.do({ do: 'finish' });
    expect(none.leader('reynolds').unit).toBe('newton');
    const t = new Table(columns(...army));
    expect(t.why({ do: 'transfer', leader: 'reynolds', unit: 'newton' })).toBe('6.3/transfer-phase');
    expect(t.why({ do: 'transfer', leader: 'reynolds', unit: 'getty' })).toBeUndefined();
    t.do({ do: 'transfer', leader: 'reynolds', unit: 'wright' });
    expect(t.leader('reynolds')).toMatchObject({ unit: 'wright', at: '0103' });
    expect(t.why({ do: 'transfer', leader: 'reynolds', unit: 'getty' })).toBe('6.3/transfer-phase');
    t.do({ do: 'transfer', leader: 'meade', unit: 'newton' });
    t.do({ do: 'transfer', leader: 'sedgwick', unit: 'getty' });
    expect(['meade', 'sedgwick'].map(id => t.leader(id).unit)).toEqual(['newton', 'getty']);
    expect(t.open('transfer')).toEqual([]);
  });

  test('its list: every leader who may still go, with each unit he may go to', () => {
    const open = (...lines: string[]) => listed(new Table(columns(...lines)), 'transfer');
    // Not to his own unit, one of another corps, one with a leader of his level, one off the map; eleven hexes are too far.
    const army = [
      'turns 2',
      'U Getty 0103',
      'U Wright 0104; leader Sedgwick',
      'U Veatch 0102 cmd=B',
      'U Late 0102 turn2',
    ];
    expect(open(...army, 'U Wood 0110', 'U Howe 0112')).toEqual([
      'reynolds getty',
      'reynolds wood',
      'sedgwick getty',
      'sedgwick wood',
      'sedgwick howe',
    ]);
    expect(open('U Getty 0111 5'), 'ten hexes').toEqual(['reynolds getty']);
    expect(open('U Getty 0111 5', 'C Hill 0106 5'), 'an enemy in the way').toEqual([]);
    expect(open('U Getty 0110 5', 'C Hill 0106 5'), 'a way round him').toEqual(['reynolds getty']);
  });

  test('its list keeps up with whoever moves, whoever transfers, and with copies of the game', () => {
    const t = new Table(columns('U Getty 0111 5', 'U Wright 0103 5; leader Sedgwick division', 'C Hill 0210 5'));
    const open = () => listed(t, 'transfer').filter(each => each.endsWith('getty'));
    expect(open()).toEqual(['reynolds getty', 'sedgwick getty']);
    const copy = copyOf(gcacw, t.game, gcacw.copyDerived(t.game.derived));
    // In the way of Reynolds; round him Sedgwick still gets there.
    t.edit({ do: 'placeUnit', unit: 'hill', hex: '0106' });
    expect(open(), 'an enemy has come into the way').toEqual(['sedgwick getty']);
    expect(
      engine.choices(copy).filter(({ do: verb }) => verb === 'transfer'),
      'in the copy he has not',
    ).toEqual(engine.choices({ ...copy, derived: undefined }).filter(({ do: verb }) => verb === 'transfer'));
    t.edit({ do: 'placeUnit', unit: 'getty', hex: '0112' });
    expect(open()).toEqual(['sedgwick getty']);
    t.edit({ do: 'attachLeader', leader: 'sedgwick', unit: 'newton' });
    expect(open(), 'from where he stands now it is too far').toEqual([]);
  });

  test('nor does a copy learn from another in which somebody has moved', () => {
    const t = new Table(columns('U Getty 0111 5', 'C Hill 0210 5'));
    const copy = copyOf(gcacw, t.game, gcacw.copyDerived(t.game.derived));
    const open = () => engine.choices(copy).filter(({ do: verb }) => verb === 'transfer');
    t.edit({ do: 'placeUnit', unit: 'hill', hex: '0106' });
    expect(listed(t, 'transfer'), 'an enemy is in the way').toEqual([]);
    expect(open(), 'in the copy he is not').toEqual([
      { do: 'transfer', leader: t.leaderId('reynolds'), unit: t.unitId('getty') },
    ]);
  });

  test('nor does its list bring an army leader to a cavalry leader, or any leader twice', () => {
    const text = columns('U Getty 0102', 'U Dragoons 0102; leader Buford cav division').replace(
      'Reynolds',
      'Meade army',
    );
    const t = new Table(`game RTG\n${text}`);
    expect(listed(t, 'transfer').filter(each => each.startsWith('meade'))).toEqual(['meade getty']);
    t.do({ do: 'transfer', leader: 'meade', unit: 'getty' });
    expect(listed(t, 'transfer').filter(each => each.startsWith('meade'))).toEqual([]);
  });

  rule('6.3/transfer-range', 'a path of 10 hexes will do, one of 11 will not', () => {
    expect(why('getty', 'U Getty 0111 5')).toBeUndefined();
    expect(why('getty', 'U Getty 0112 5')).toBe('6.3/transfer-range');
    expect(why('getty', 'U Getty 0210 5')).toBeUndefined();
    expect(why('getty', 'U Getty 0211 5')).toBe('6.3/transfer-range');
  });

  rule('6.3/transfer-path', 'the path may not enter a hex with enemies, though a longer one goes round', () => {
    // The only way of 10 leads straight down the column; round by 0205 and 0206 it is 11.
    expect(why('getty', 'U Getty 0111 5', 'C Hill 0106 5')).toBe('6.3/transfer-path');
    expect(why('getty', 'U Getty 0110 5', 'C Hill 0106 5')).toBeUndefined();
    // Beside the column the enemy has a zone, and no more.
    expect(why('getty', 'U Getty 0111 5', 'C Hill 0206 5')).toBeUndefined();
    expect(why('getty', 'U Getty 0111 5', 'C Hill 0106 cav 1 disorganized')).toBe('6.3/transfer-path');
    // Friends are no obstacle.
    expect(why('getty', 'U Getty 0111 5', 'U Friend 0106 5')).toBeUndefined();
  });

  rule('6.3/transfer-path', 'it may go over any ground and any river, but not off the map', () => {
    /** Single file: nothing but column 1 is on the map. */
    const over = (ground: string, ...lines: string[]) =>
      new Table(
        ['map', '.\n#', `${ground}\n#`, '.\n#', 'U Newton 0101 5; leader Reynolds', 'U Getty 0103 5', ...lines].join(
          '\n',
        ),
      ).why({ do: 'transfer', leader: 'reynolds', unit: 'getty' });
    for (const ground of ['.', 'w', 's', 'm', '~']) expect(over(ground), ground).toBeUndefined();
    expect(over('.', 'major-river 0101 | 0102')).toBeUndefined();
    expect(over('.', 'all-water 0101 | 0102')).toBeUndefined();
    expect(over('#')).toBe('6.3/transfer-path');
    expect(over('.', 'C Hill 0102 1')).toBe('6.3/transfer-path');
  });

  rule('6.3/transfer-order', 'the Union finishes its transfers before the Confederate may make any', () => {
    const t = new Table(columns('U Getty 0103 5', 'C Hill 0112 5; leader Jackson'));
    expect(t.asked).toBe('transfer union');
    expect(t.why({ do: 'transfer', leader: 'jackson', unit: 'far' })).toBe('6.3/leader-no-own-move');
    t.do({ do: 'transfer', leader: 'reynolds', unit: 'getty' });
    expect(t.asked).toBe('transfer union');
    t.do({ do: 'finish' });
    expect(t.asked).toBe('transfer confederate');
    expect(t.why({ do: 'transfer', leader: 'reynolds', unit: 'newton' })).toBe('6.3/leader-no-own-move');
    expect(t.why({ do: 'transfer', leader: 'jackson', unit: 'far' })).toBeUndefined();
    t.do({ do: 'finish' });
    expect(t.asked).toBe('initiative table');
  });

  rule(
    '6.3/army-district-transfer-phase',
    'an army or district leader may transfer to infantry, not to cavalry, artillery or a cavalry leader',
    () => {
      const army = [
        'U Getty 0102 5',
        'U Ride 0102 cav 3',
        'U Guns 0102 art 3',
        'U Dragoons 0102 inf 3; leader Buford cav',
        'U Sykes 0102 inf 3; leader Warren division inf',
      ];
      for (const size of ['army', 'district'] as const) {
        const t = new Table(`game RTG\n${columns(...army).replace('Reynolds', `Reynolds ${size}`)}`);
        const to = (unit: string) => t.why({ do: 'transfer', leader: 'reynolds', unit });
        expect(to('getty')).toBeUndefined();
        expect(to('sykes')).toBeUndefined();
        expect(to('ride')).toBe(`2.2/${size}-leader-infantry-only`);
        expect(to('guns')).toBe(`2.2/${size}-leader-infantry-only`);
        expect(to('dragoons')).toBe('6.3/army-district-transfer-phase');
      }
      const corps = new Table(`game RTG\n${columns(...army)}`);
      expect(corps.why({ do: 'transfer', leader: 'reynolds', unit: 'ride' })).toBeUndefined();
      expect(corps.why({ do: 'transfer', leader: 'reynolds', unit: 'guns' })).toBeUndefined();
    },
  );

  rule(
    '6.3/army-district-alone-on-unit',
    'an army or district leader may be the only leader of an infantry unit',
    () => {
      for (const size of ['army', 'district']) {
        const t = new Table(columns('U Getty 0103 5').replace('Reynolds', `Reynolds ${size}`));
        expect(t.why({ do: 'transfer', leader: 'reynolds', unit: 'getty' }), size).toBeUndefined();
        t.do({ do: 'transfer', leader: 'reynolds', unit: 'getty' });
        expect(t.leader('reynolds')).toMatchObject({ unit: 'getty', at: '0103' });
      }
    },
  );
});
