import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { engine } from '../../ruleset.ts';
import { settle } from '../../testing/aftermath.ts';
import { modifierOf, participants, rollRow, union, waiting } from '../../testing/battle.ts';
import { type Table, told } from '../../testing/table.ts';
import { assess } from '../attack/resolve.ts';
import { artilleryTotal } from '../strength/values.ts';

const rule = ruleTests<ClauseId>();

/** Palmer and Johnson beside Hill; Wood and Gordon of other corps on either side of him; Thomas in the rear. */
const LINE = `
  U Johnson 0404 7 a1; leader Palmer c5 t2
  U Gordon 0403 5 a2 t4 f2 cmd=B
  U Wood 0505 4 a3 cmd=C
  U Guard 0304 4; leader Thomas army c4
  C Hill 0504 6
  C Far 0909
`;

/** Palmer's assault has succeeded: he is asked about a grand assault, if there may be one. */
function launched(text = LINE, units = ['johnson'], leader = 'palmer', ground = {}): Table {
  const t = union(text, ground);
  t.do({ do: 'assault', leader, units, target: '0504' });
  t.do({ do: 'roll' }, 1);
  return t;
}

/** And the grand assault has been rolled for. */
function attempted(die: number, text = LINE, leader = 'thomas'): Table {
  const t = launched(text);
  t.do({ do: 'grand', leader });
  t.do({ do: 'roll' }, die);
  return t;
}

const mayTry = (...from: Parameters<typeof launched>): boolean => {
  const t = launched(...from);
  expect(['assault union', 'combat table']).toContain(t.asked);
  return t.asked === 'assault union';
};

const commit = (...units: string[]) => ({ do: 'commit', units });

describe('who may attempt one', () => {
  rule('7.1/grand-leader-in-radius', 'an army or district leader within the radius of the active leader', () => {
    const at = (hex: string, ...lines: string[]): boolean =>
      mayTry([LINE.replace('Guard 0304', `Guard ${hex}`), ...lines].join('\n'));
    expect([at('0404'), at('0407'), at('0408')]).toEqual([true, true, false]);
    // Down the column there is one way; an enemy's zone closes it, a friend in the hex opens it.
    expect(at('0407', 'C Block 0307 3')).toBe(false);
    expect(at('0407', 'C Block 0307 3', 'U Friend 0406 1')).toBe(true);
    expect(mayTry(LINE.replace('; leader Thomas army c4', ''))).toBe(false);
    const t = launched(LINE.replace('cmd=C', 'cmd=C; leader Howard corps'));
    expect(t.why({ do: 'grand', leader: 'howard' }), 'a corps leader').toBe('7.1/grand-leader-in-radius');
    expect(t.why({ do: 'grand', leader: 'thomas' })).toBeUndefined();
  });

  rule('7.1/grand-district-self', 'a district leader may attempt it for his own assault', () => {
    const alone = LINE.replace('; leader Thomas army c4', '');
    const t = launched(alone.replace('Palmer', 'Palmer district'));
    expect(t.why({ do: 'grand', leader: 'palmer' })).toBeUndefined();
    t.do({ do: 'grand', leader: 'palmer' });
    t.do({ do: 'roll' }, 2);
    expect(t.why(commit('gordon', 'wood'))).toBeUndefined();
    expect(mayTry(alone.replace('Palmer', 'Palmer corps'))).toBe(false);
  });

  rule('7.1/grand-noncavalry-leader', 'no cavalry leader’s assault may become a grand one', () => {
    const asked = (arm: string): string => {
      const t = union(`
        game GTC
        C Fitz 0404 cav 5 cmd=Cav; leader Stuart ${arm} c5 cmd=Cav
        C Heth 0403 5; leader Lee army c5
        U Newton 0504 6
        U Far 0909
      `).atAction('confederate');
      t.do({ do: 'assault', leader: 'stuart', units: ['fitz'], target: '0504' });
      t.do({ do: 'roll' }, 1);
      return t.asked;
    };
    expect([asked('cav'), asked('inf')]).toEqual(['combat table', 'assault confederate']);
  });

  rule('7.1/grand-min-combat-value', 'the committed units must total 3, but in AGA and SIV', () => {
    const weak = (baird: string): string => `${LINE.replace('0404 7', '0404 2')}\nU Baird 0404 ${baird}`;
    const both = ['johnson', 'baird'];
    // 2 and a disorganized 1, which is ½; 2 and 1; a demoralized 4 is 2.
    expect(mayTry(weak('1 disorganized'), both)).toBe(false);
    expect(mayTry(weak('1'), both)).toBe(true);
    expect(mayTry(LINE.replace('0404 7', '0404 5 demoralized1'))).toBe(false);
    expect(mayTry(LINE.replace('0404 7', '0404 6 demoralized1'))).toBe(true);
    for (const game of ['AGA', 'SIV']) expect(mayTry(`game ${game}\n${weak('1 disorganized')}`, both), game).toBe(true);
    const dropped = launched(LINE.replace('c5', 'c1').replace('0404 7', '0404 2').concat('\nU Baird 0404 3'), [
      'johnson',
      'baird',
    ]);
    dropped.do({ do: 'keep', units: ['johnson'] });
    expect(dropped.asked, 'after drops').toBe('combat table');
  });

  rule(
    '7.1/grand-eligible-hex',
    'a hex beside the defender with a unit that could join, the assault hex included',
    () => {
      const only = (unit: string, ground = {}): boolean =>
        mayTry(LINE.replace(/U Gordon.*\n.*\n/, `U Gordon ${unit}\n`), ['johnson'], 'palmer', ground);
      expect(only('0403 5 cmd=B')).toBe(true);
      expect(only('0404 5'), 'with Palmer').toBe(true);
      expect(only('0403 5 f3')).toBe(true);
      expect(only('0403 5 f4')).toBe(false);
      expect(only('0405 5'), 'not beside Hill').toBe(false);
      expect(only('0403 5 demoralized1'), 'ruling I18').toBe(false);
      expect(only('0403 5\nminor-river 0403 | 0504'), 'ruling I18').toBe(false);
      expect(only('0403 5', { w: '0403' }), 'woods are no hindrance to a unit that has not moved').toBe(true);
      expect(only('0403 5', { m: '0403' }), 'mountains are').toBe(false);
      const all = `${LINE.replace(/U Gordon.*\n.*\n/, '')}\nU Baird 0404 5`;
      expect([mayTry(all), mayTry(all, ['johnson', 'baird'])], 'selected already').toEqual([true, false]);
    },
  );

  rule('7.1/grand-once-per-action', 'one attempt an action, any number a turn', () => {
    const t = attempted(1);
    expect(t.why({ do: 'grand', leader: 'thomas' })).toBe('7.1/grand-once-per-action');
    const failed = attempted(6);
    expect(failed.asked).toBe('combat table');
    rollRow(failed, 1);
    settle(failed);
    failed.put('johnson', { fatigue: 0, disorganized: false }).atAction('union');
    failed.do({ do: 'assault', leader: 'palmer', units: ['johnson'], target: '0504' });
    failed.do({ do: 'roll' }, 1);
    expect(failed.why({ do: 'grand', leader: 'thomas' })).toBeUndefined();
  });
});

describe('the roll', () => {
  const numberAt = (die: number, text = LINE, leader = 'thomas'): unknown => {
    const t = launched(text);
    t.do({ do: 'grand', leader });
    return t.do({ do: 'roll' }, die).flatMap(event => (event.type === 'grandAssaultNumber' ? [event.number] : []))[0];
  };

  rule('7.1/grand-roll-six', 'a 6 fails whatever the Command value; the assault goes on', () => {
    const t = attempted(6, LINE.replace('army c4', 'army c9'));
    expect(participants(t)).toEqual(['johnson']);
    expect(attempted(5, LINE.replace('army c4', 'army c9')).asked).toBe('assault union');
  });

  // E50
  rule('7.1/grand-number', 'Command value less the roll: 0 fails, 1 obliges', () => {
    const three = LINE.replace('army c4', 'army c3');
    const failed = attempted(3, three);
    expect(participants(failed)).toEqual(['johnson']);
    expect(['gordon', 'wood'].map(unit => failed.unit(unit).fatigue)).toEqual([2, 0]);
    const t = attempted(2, three);
    expect(t.why(commit('gordon', 'wood'))).toBe('7.1/grand-select-hexes');
    expect([t.why(commit('gordon')), t.why(commit('wood'))]).toEqual([undefined, undefined]);
    expect(new Set(engine.choices(t.game).map(choice => choice.do))).toEqual(new Set(['commit']));
    expect(numberAt(4), 'unlike an Assault Number of 0').toBe(0);
    expect(attempted(4).asked).toBe('combat table');
  });

  rule('7.1/grand-roll-unmodified', 'the roll is taken as it is, for a district leader too', () => {
    const district = LINE.replace('Thomas army c4', 'Thomas district c3');
    expect([numberAt(3, district), numberAt(2, district), numberAt(1)]).toEqual([0, 1, 3]);
  });

  rule('7.1/grand-advanced-modifiers', 'outside the Advanced Game neither SLB nor OTR modifies it', () => {
    for (const game of ['SLB', 'OTR']) expect(numberAt(3, `game ${game}\n${LINE}`), game).toBe(1);
  });
});

describe('who joins', () => {
  rule('7.1/grand-select-hexes', 'from one hex up to as many as the number; hexes, not units', () => {
    const stack = `${LINE}\nU Davis 0403 3 cmd=D`;
    const three = attempted(1, stack);
    for (const units of [['gordon'], ['gordon', 'wood'], ['gordon', 'wood', 'davis']]) {
      expect(three.why(commit(...units)), units.join()).toBeUndefined();
    }
    const one = attempted(3, stack);
    expect(one.why(commit('gordon', 'davis'))).toBeUndefined();
    expect(one.refusal(commit('gordon', 'wood'))).toEqual({ clause: '7.1/grand-select-hexes', params: { number: 1 } });
  });

  rule('7.1/grand-select-units', 'rested units that may attack and were not selected before, even if dropped', () => {
    const t = union(
      `${LINE}\nU Baird 0404 5\nU Spent 0403 5 f4\nU Afar 0303 5\nU Bank 0503 5\nminor-river 0503 | 0504`,
    );
    t.do({ do: 'assault', leader: 'palmer', units: ['johnson', 'baird'], target: '0504' });
    t.do({ do: 'roll' }, 4);
    t.do({ do: 'keep', units: ['johnson'] });
    t.do({ do: 'grand', leader: 'thomas' });
    t.do({ do: 'roll' }, 1);
    for (const unit of ['johnson', 'baird', 'spent', 'afar', 'bank', 'hill']) {
      expect(t.why(commit('gordon', unit)), unit).toBe('7.1/grand-select-units');
    }
    expect(t.why(commit('gordon', 'wood'))).toBeUndefined();
  });

  rule('7.1/assault-no-fatigue4', 'nor may one at FL 4 join a grand assault', () => {
    const t = attempted(1, `options fatigue4March\n${LINE.replace('0505 4', '0505 4 f4')}`);
    expect(t.why(commit('wood'))).toBe('7.1/grand-select-units');
    expect(attempted(1, LINE.replace('0505 4', '0505 4 f3')).why(commit('wood'))).toBeUndefined();
  });

  rule('7.1/grand-any-command', 'whatever their command and arm: a hex may send guns alone', () => {
    const t = attempted(1, `${LINE}\nU Horse 0403 cav 2 cmd=Cav\nU Free 0403 2 cmd=none\nU Guns 0503 art 3 cmd=none`);
    expect(t.why(commit('gordon', 'wood', 'horse', 'free', 'guns'))).toBeUndefined();
    expect(t.why(commit('guns'))).toBeUndefined();
  });

  rule('7.1/grand-no-demoralized', 'demoralized units may not', () => {
    for (const level of [1, 2]) {
      const t = attempted(1, LINE.replace('0505 4', `0505 4 demoralized${level}`));
      expect(t.why(commit('wood')), `${level}`).toBe('7.1/grand-select-units');
      expect(t.why(commit('gordon'))).toBeUndefined();
    }
    expect(attempted(1).why(commit('wood'))).toBeUndefined();
  });

  rule('7.1/grand-committed', 'it cannot be abandoned: somebody has to join, and nobody twice', () => {
    const t = attempted(1);
    expect(t.why(commit())).toBe('7.1/grand-committed');
    expect(t.why(commit('wood', 'wood'))).toBe('7.1/grand-committed');
    expect(t.why({ do: 'proceed' })).toBe('7.1/assault-no-backing-out');
    expect(t.why(commit('wood'))).toBeUndefined();
  });

  rule(
    '7.1/grand-fatigue',
    'each that joins gains a level, never an extended march; after a failed roll none does',
    () => {
      const text = LINE.replace('f2', 'f2 exhausted');
      const t = attempted(1, text);
      expect(told(t.do(commit('gordon', 'wood')))).toEqual(Array(2).fill('fatigued 7.1/grand-fatigue'));
      expect(['johnson', 'gordon', 'wood', 'guard'].map(unit => t.unit(unit).fatigue)).toEqual([1, 3, 1, 0]);
      const one = attempted(1, text);
      one.do(commit('wood'));
      expect(one.unit('gordon').fatigue).toBe(2);
      expect(attempted(6, text).unit('gordon').fatigue).toBe(2);
    },
  );

  rule('7.1/grand-adds-values', 'they add Combat and Artillery values, not tactical ones', () => {
    const t = attempted(1);
    t.do(commit('gordon', 'wood'));
    expect([participants(t), waiting(t).grand]).toEqual([['johnson', 'gordon', 'wood'], true]);
    expect(assess(t.game, waiting(t)).attackValue / 4).toBe(7 + 5 + 4);
    expect(artilleryTotal(t.game, waiting(t).units)).toBe(1 + 2 + 3);
    expect(modifierOf(t, '7.4/tactical-highest')).toBe(2);
  });

  // W05, with W2914 drawn at 0504.
  rule(
    '7.1/grand-number',
    'Hardee assaults, Johnston three hexes behind rolls 1: number 3, two hexes join at FL 3',
    () => {
      const t = union(`
      C Walker 0604 6; leader Hardee c6
      C Loring 0603 5 a2 f2 cmd=L
      C French 0403 4 a1 f2 cmd=L
      C Guard 0707 3; leader Johnston army c4
      U Newton 0504 7
      U Far 0101
    `).atAction('confederate');
      t.do({ do: 'assault', leader: 'hardee', units: ['walker'], target: '0504' });
      t.do({ do: 'roll' }, 1);
      t.do({ do: 'grand', leader: 'johnston' });
      expect(t.do({ do: 'roll' }, 1)).toEqual([expect.objectContaining({ type: 'grandAssaultNumber', number: 3 })]);
      t.do(commit('loring', 'french'));
      expect([t.unit('loring').fatigue, t.unit('french').fatigue]).toEqual([3, 3]);
      expect(assess(t.game, waiting(t)).attackValue / 4).toBe(6 + 5 + 4);
      expect(artilleryTotal(t.game, waiting(t).units)).toBe(2 + 1);
    },
  );

  // E52
  rule(
    '7.4/terrain-grand-assault-hexside',
    'crossings and creeks count on the leader’s hexside, not on those of others',
    () => {
      const over = (...lines: string[]): number[] => {
        const t = attempted(1, [LINE, ...lines].join('\n'));
        t.do(commit('gordon'));
        return ['7.4/terrain-crossing', '7.4/terrain-creek'].map(clause => modifierOf(t, clause));
      };
      const [ford, bridge] = ['ford', 'bridge'].map(way => `minor-river 0403 | 0504\n${way} 0403-0504`);
      expect(over(ford ?? '')).toEqual([0, 0]);
      expect(over(bridge ?? '', 'creek 0404 | 0504')).toEqual([0, 1]);
      expect(over('minor-river 0404 | 0504\nford 0404-0504')).toEqual([2, 0]);
    },
  );
});
