import { describe, expect, test } from 'vitest';
import { NOBODY } from '../../board.ts';
import { marching, OPEN, ride, WOODS } from '../../testing/cavalry.ts';
import { pointsLeft } from '../../testing/points.ts';
import { Table, told } from '../../testing/table.ts';
import { flankOf } from '../strength/flank.ts';

/** Where rules meet: one position, several clauses at once. */

const BESIDE = 'U Newton 0304 inf 7';
const STUART = 'C Stuart 0404 cav 2';
const ADVANCE = { do: 'advance', units: ['newton'], leaders: [], attachedTo: [] } as const;

const loserHere = (t: Table): string => {
  const { hex } = t.top as { hex: number };
  return (
    t.game.world.units[
      t.game.board.units.findIndex((unit, id) => unit.hex === hex && t.game.world.units[id]?.arm === 'cavalry')
    ]?.id ?? ''
  );
};

/** The cavalry that is asked rides away; a SJW Confederate of 2 has +1 on the die. */
function evade(t: Table, die: number): void {
  t.do({ do: 'evade', loser: loserHere(t) }, die);
  ride(t);
}

describe('a cavalry retreat', () => {
  test('opens a flank that the cavalry had covered', () => {
    const flank = (rides: boolean): number => {
      const lines = ['C Hill 0404 inf 4', 'C Stuart 0403 cav 2', 'U Getty 0505 7'];
      const t = marching('newton', 6, OPEN, 'U Newton 0204 inf 7', ...lines);
      t.walk('0304');
      if (rides) evade(t, 2);
      else t.do({ do: 'stand' });
      const [from, target, newton] = [t.hex('0304'), t.hex('0404'), t.unitId('newton')];
      expect(t.why({ do: 'attack', target: '0404', type: 'hasty' })).toBeUndefined();
      const attack = {
        by: 'union',
        from,
        target,
        units: [newton],
        type: 'hasty',
        grand: false,
        leader: NOBODY,
        lee: false,
      } as const;
      return flankOf(t.game, attack).final;
    };
    expect([flank(false), flank(true)]).toEqual([3, 4]);
  });

  test('frees a unit that has advanced beside it, not from infantry that stands there too', () => {
    for (const [more, mayMove] of [
      [[], true],
      [['C Ewell 0504 inf 3'], false],
    ] as const) {
      const t = marching('newton', 6, OPEN, BESIDE, 'C Hill 0404 inf 1', 'C Stuart 0505 cav 2', ...more);
      t.do({ do: 'attack', target: '0404', type: 'hasty' });
      t.do({ do: 'roll' }, [6, 1]);
      t.do(ADVANCE);
      expect(t.asked).toBe('evasion confederate');
      evade(t, 2);
      expect([t.asked, pointsLeft(t)]).toEqual(['march union', 6 - 1 - 1]);
      expect(t.why({ do: 'step', to: '0405' }) === undefined).toBe(mayMove);
      expect(t.why({ do: 'attack', target: '0504', type: 'hasty' }) === undefined).toBe(!mayMove);
    }
  });

  test('inside an activation delays one division and not the next (E95)', () => {
    const t = new Table([OPEN, `${BESIDE}; leader Reynolds corps`, 'U Getty 0304 3', 'C Stuart 0404 cav 9'].join('\n'));
    t.atAction('union').do({ do: 'activate', leader: 'reynolds', units: ['newton', 'getty'], digging: [] }, 4);
    t.do({ do: 'attach', unit: 'newton', along: [] });
    t.do({ do: 'go', unit: 'newton' });
    evade(t, 5);
    expect(pointsLeft(t)).toBe(5 - 4);
    t.walk('0404');
    expect([t.leader('reynolds').at, t.asked]).toEqual(['0404', 'activation union']);
    t.do({ do: 'go', unit: 'getty' });
    expect(pointsLeft(t)).toBe(5);
  });

  test('from two hexes before the force march: both delays are held over (I29)', () => {
    const delayed = () => {
      const t = marching('newton', 2, OPEN, BESIDE, STUART, 'C Fitz 0303 cav 2');
      evade(t, 5);
      expect(t.asked).toBe('evasion confederate');
      evade(t, 3);
      return t;
    };
    const forced = delayed();
    forced.do({ do: 'force' }, 6);
    expect(pointsLeft(forced)).toBe(2 + 5 - 3 - 2);
    const poor = delayed();
    poor.do({ do: 'force' }, 3);
    expect(poor.why({ do: 'refuse' })).toBe('7.8/cost-and-end');
    poor.walk('0303');
    expect([poor.unit('newton').at, poor.asked]).toEqual(['0303', 'initiative table']);
  });

  test('of a target named through bare woods: no points spent, another may be named, no force march (I30)', () => {
    const t = marching('newton', 5, WOODS, BESIDE, STUART, 'C Hill 0303 inf 1');
    expect(t.why({ do: 'force' })).toBeUndefined();
    t.do({ do: 'attack', target: '0404', type: 'prepared' });
    evade(t, 4);
    expect([t.asked, pointsLeft(t), t.unit('stuart').at === '0404']).toEqual(['march union', 5 - 2, false]);
    expect(t.why({ do: 'force' })).toBe('5.1/force-declare-step-3');
    expect(t.why({ do: 'attack', target: '0404', type: 'hasty' })).toBe('7.1/target-adjacent-occupied');
    expect(t.why({ do: 'step', to: '0404' })).toBeUndefined();
    t.do({ do: 'attack', target: '0303', type: 'hasty' });
    expect(t.asked).toBe('combat table');
    // The delay is taken at once and not below 0: nothing is left to force.
    const spent = marching('newton', 1, WOODS, BESIDE, STUART);
    spent.do({ do: 'attack', target: '0404', type: 'column' });
    evade(spent, 6);
    expect([pointsLeft(spent), spent.why({ do: 'force' })]).toEqual([0, '5.1/force-declare-step-3']);
    spent.walk('0404');
    expect([spent.unit('newton').at, spent.asked]).toEqual(['0404', 'initiative table']);
  });

  test('of a named target with infantry: the attack goes on if it can still be paid', () => {
    for (const [type, asked] of [
      ['hasty', 'combat table'],
      ['prepared', 'march union'],
    ] as const) {
      const t = marching('newton', 4, WOODS, BESIDE, STUART, 'C Hill 0404 inf 3');
      t.do({ do: 'attack', target: '0404', type });
      evade(t, 4);
      expect([t.asked, t.unit('hill').at], type).toEqual([asked, '0404']);
    }
  });

  test('empties the target of an assault: those whom the command die keeps may enter, no grand assault (I33)', () => {
    const army = [
      `${BESIDE}; leader Reynolds corps c3; leader Meade army c6`,
      'U Getty 0304 3',
      'U Sykes 0304 3',
      'U Birney 0505 5',
    ];
    const t = new Table([OPEN, ...army, STUART].join('\n')).atAction('union');
    t.do({ do: 'assault', leader: 'reynolds', units: ['newton', 'getty', 'sykes'], target: '0404' });
    evade(t, 3);
    t.do({ do: 'roll' }, 1);
    expect(t.asked).toBe('assault union');
    t.do({ do: 'keep', units: ['newton', 'getty'] });
    expect(t.asked).toBe('advance union');
    expect(t.why({ ...ADVANCE, units: ['sykes'] })).toBe('7.6/advance-who');
    t.do({ ...ADVANCE, units: ['newton', 'getty'] });
    expect(['newton', 'getty', 'sykes'].map(id => t.unit(id).at)).toEqual(['0404', '0404', '0304']);
    expect(['newton', 'getty', 'sykes'].map(id => t.unit(id).fatigue)).toEqual([1, 1, 1]);
    expect(t.asked).toBe('initiative table');
  });

  test('away from the march that ends: the march is over all the same', () => {
    const t = marching('newton', 6, OPEN, BESIDE, 'C Hill 0404 inf 1', 'C Stuart 0505 cav 2');
    t.do({ do: 'attack', target: '0404', type: 'hasty' });
    t.do({ do: 'roll' }, [1, 4]);
    ride(t);
    t.do(ADVANCE);
    const before = t.unit('stuart').at;
    evade(t, 2);
    expect([before, t.unit('stuart').at === before, t.asked]).toEqual(['0505', false, 'offer confederate']);
  });
});

describe('other meetings', () => {
  test('a retreat through a stack of friends and their marker leaves them as they were', () => {
    const t = marching('newton', 6, OPEN, BESIDE, 'C Hill 0404 inf 3', 'C Ewell 0504 inf 4; leader Jackson corps');
    t.game.board.refused.push(t.hex('0504'));
    t.do({ do: 'attack', target: '0404', type: 'hasty' });
    // 7 to 3 is +1, hasty -1: a difference of 2, Dr.
    t.do({ do: 'roll' }, [4, 2]);
    t.do({ do: 'retreat', to: '0504' });
    t.do({ do: 'retreat', to: '0604' });
    t.do({ do: 'halt' });
    expect([t.unit('hill').at, t.unit('hill').disorganized, t.unit('hill').fatigue]).toEqual(['0604', true, 3]);
    expect([t.unit('ewell').at, t.unit('ewell').disorganized, t.unit('ewell').fatigue, t.leader('jackson').at]).toEqual(
      ['0504', false, 0, '0504'],
    );
    expect(t.game.board.refused).toEqual([t.hex('0504')]);
  });

  test('an attacker lost on its force march attacks nobody; its leader and its marker do not stay', () => {
    const lines = ['U Newton 0304 inf 1; leader Reynolds corps', 'U Getty 0104 3', 'C Hill 0404 inf 1'];
    const t = new Table([OPEN, ...lines].join('\n')).atAction('union');
    t.game.board.refused.push(t.hex('0304'));
    t.do({ do: 'march', unit: 'newton' }, 1);
    const events = t.do({ do: 'force' }, LETHAL);
    expect(told(events)).toContain('unitEliminated 5.1/force-loss-marker-side');
    expect([t.unit('newton').at, t.leader('reynolds').at, t.game.board.refused, t.asked]).toEqual([
      'nowhere',
      '0104',
      [],
      'initiative table',
    ]);
  });

  test('a defender lost under its marker leaves none to the unit that advances', () => {
    const t = marching('newton', 6, OPEN, BESIDE, 'C Hill 0404 inf 1');
    t.game.board.refused.push(t.hex('0404'));
    t.do({ do: 'attack', target: '0404', type: 'hasty' });
    t.do({ do: 'roll' }, [6, 1]);
    t.do(ADVANCE);
    expect([t.unit('newton').at, t.game.board.refused]).toEqual(['0404', []]);
  });

  test('cavalry that comes beside the marching unit has not been come upon: no window', () => {
    // Stuart is put beside Newton in the middle of his march, as by a retreat; only Newton's own coming would ask him.
    const t = marching('newton', 3, OPEN, 'U Newton 0104 inf 7', 'C Stuart 0904 cav 2');
    t.put('stuart', { hex: t.hex('0204') });
    t.do({ do: 'force' }, 3);
    expect(t.asked).toBe('march union');
    t.do({ do: 'attack', target: '0204', type: 'hasty' });
    expect(t.asked).toBe('combat table');
  });
});

/** A die that costs a Manpower of 1. */
const LETHAL = 6;
