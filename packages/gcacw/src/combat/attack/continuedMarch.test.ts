import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { settle } from '../../testing/aftermath.ts';
import { flee, rollRow, strike, union } from '../../testing/battle.ts';
import { pointsLeft } from '../../testing/points.ts';
import { type Table, told } from '../../testing/table.ts';

const rule = ruleTests<ClauseId>();

const attack = (type: string, target = '0504') => ({ do: 'attack', target, type });
const ADVANCE = { do: 'advance', units: ['newton'], leaders: [], attachedTo: [] };

/** Newton has begun to march. */
function marching(pieces: string, points: number, ground?: Readonly<Record<string, string>>): Table {
  const t = union(`${pieces}\nU Rear 0109\nC Far 0909`, ground);
  t.do({ do: 'march', unit: 'newton' }, points);
  return t;
}

/** Newton beside a weak enemy, whom row 6 destroys; and between two of them. */
const ONE = 'U Newton 0404 7\nC Hill 0504 1';
const TWO = `${ONE}\nC Early 0403 1`;

/** He has attacked Hill for 2 points, read on this row; nobody has advanced. */
function struck(pieces: string, row: number, points = 6): Table {
  const t = marching(pieces, points);
  strike(t, 'newton', '0504', row);
  settle(t);
  return t;
}

describe('after an attack', () => {
  rule('6.1/move-and-or-attack', 'a marching unit may move, attack, do both in any order, or neither', () => {
    const verbs = ['step', 'attack', 'stop'] as const;
    const fresh = marching(ONE, 6);
    expect(verbs.map(verb => fresh.open(verb).length > 0)).toEqual([true, true, true]);
    const after = struck(ONE, 6);
    after.walk('0304');
    expect([after.unit('newton').at, pointsLeft(after)]).toEqual(['0304', 6 - 2 - 3]);
    const first = marching('U Newton 0304 7\nC Hill 0504 1', 6);
    first.walk('0404');
    first.do(attack('normal'));
    expect(first.asked).toBe('combat table');
    expect(told(marching(ONE, 6).do({ do: 'stop' }))).toEqual(['marchEnded 6.1/spend-any']);
  });

  rule('7.1/march-continue', 'D, F, f and E end the march, a result without them does not', () => {
    const ends = (row: number): boolean => {
      const t = marching(ONE, 6);
      const events = [...strike(t, 'newton', '0504', row), ...settle(t)];
      expect(t.asked === 'march union', `row ${row}`).toBe(!told(events).includes('marchEnded 7.1/march-continue'));
      return t.asked === 'initiative table';
    };
    // D, Da, Fa, fa, Ea, a, a.
    expect([1, 2, 3, 4, 5, 6, 7].map(ends)).toEqual([true, true, true, true, true, false, false]);
  });

  rule('6.2/enter-zoc-successful-attack', 'after a success it may move on and attack, after Ea neither', () => {
    const t = struck(`${ONE}\nC Early 0303 1`, 6);
    expect([t.asked, pointsLeft(t)]).toEqual(['march union', 6 - 2]);
    expect(t.why({ do: 'step', to: '0405' })).toBeUndefined();
    t.walk('0304');
    expect(t.why({ ...attack('hasty'), target: '0303' })).toBeUndefined();
    expect(struck(ONE, 5).asked).toBe('initiative table');
  });

  rule('7.1/march-repeat-attacks', 'it may attack again while it can pay and no result forbids', () => {
    const t = struck(TWO, 6);
    expect(t.why(attack('prepared', '0403'))).toBeUndefined();
    strike(t, 'newton', '0403', 6, 'hasty');
    expect(t.unit('early').at).toBe('nowhere');
    const short = struck(TWO, 6, 3);
    expect(short.why(attack('hasty', '0403'))).toBeUndefined();
    expect(short.why(attack('normal', '0403'))).toBe('7.1/march-cost-needs-mp');
    expect(struck(TWO, 5).asked).toBe('initiative table');
  });

  rule('6.2/enter-zoc-still-in-zoc', 'still in a zone it may attack or stop, not move', () => {
    const t = struck(TWO, 6);
    expect(t.why({ do: 'step', to: '0405' })).toBe('6.2/enter-zoc-still-in-zoc');
    expect(t.why(attack('normal', '0403'))).toBeUndefined();
    expect(t.why({ do: 'stop' })).toBeUndefined();
    expect(struck(ONE, 6).why({ do: 'step', to: '0405' })).toBeUndefined();
  });

  rule('7.1/march-continue-in-zoc', 'advanced into another enemy’s zone it may attack or stop, not move', () => {
    const advanced = (pieces: string): Table => {
      const t = marching(pieces, 6);
      strike(t, 'newton', '0504', 6);
      t.do(ADVANCE);
      return t;
    };
    const t = advanced(`${ONE}\nC Early 0604 1`);
    expect([t.unit('newton').at, t.open('step')]).toEqual(['0504', []]);
    expect([t.why(attack('normal', '0604')), t.why({ do: 'stop' })]).toEqual([undefined, undefined]);
    expect(advanced(ONE).open('step')).not.toEqual([]);
  });

  rule('7.1/march-min-move-excludes-attack', 'the free first hex is for a unit that has not attacked', () => {
    expect(marching(ONE, 1).why({ do: 'step', to: '0304' })).toBeUndefined();
    const t = marching(ONE, 1);
    strike(t, 'newton', '0504', 6, 'column');
    settle(t);
    expect([t.asked, pointsLeft(t)]).toEqual(['march union', 1]);
    expect(t.why({ do: 'step', to: '0304' })).toBe('7.1/march-min-move-excludes-attack');
    const rich = struck(ONE, 6, 5);
    expect(rich.why({ do: 'step', to: '0304' }), 'but what it can pay it may enter').toBeUndefined();
  });
});

describe('zones on the way', () => {
  const COMING = 'U Newton 0304 7\nC Hill 0504 6';

  rule(
    '7.1/march-zoc-entry-stop',
    'a normal zone stops a unit, which may attack or end; a restricted one does not',
    () => {
      const t = marching(COMING, 6);
      t.walk('0404');
      expect(t.why({ do: 'step', to: '0405' })).toBe('6.2/exit-zoc-first-activity');
      expect([t.why(attack('normal')), t.why({ do: 'stop' })]).toEqual([undefined, undefined]);
      const woods = marching(`${COMING}\nroad 0304-0404-0405`, 6, { w: '0504' });
      woods.walk('0404');
      expect(woods.why({ do: 'step', to: '0405' })).toBeUndefined();
    },
  );

  rule('7.1/march-zoc-friend-no-help', 'it stops though a friend is already there', () => {
    const t = marching(`${COMING}\nU Getty 0404 9`, 6);
    t.walk('0404');
    expect([t.open('step'), t.open('attack').length > 0]).toEqual([[], true]);
  });

  /** From one zone straight into another. */
  function slipped(): Table {
    const t = marching('U Newton 0404 cav 7\nC Hill 0504 6', 12);
    expect([t.why(attack('column')), t.why({ do: 'refuse' })]).toEqual([undefined, undefined]);
    t.walk('0403');
    return t;
  }

  rule(
    '6.2/exit-zoc-to-zoc-no-attack',
    'after a step from zone to zone it may neither attack nor refuse flanks',
    () => {
      const t = slipped();
      expect([t.unit('newton').at, t.asked]).toEqual(['0403', 'initiative table']);
    },
  );

  rule('7.1/march-zoc-to-zoc-no-attack', 'such a step takes every point, so the march is over', () => {
    const t = marching('U Newton 0404 cav 7\nC Hill 0504 6', 12);
    const events = t.do({ do: 'step', to: '0403' });
    expect(events).toContainEqual(expect.objectContaining({ type: 'unitMoved', left: 0 }));
    expect(told(events)).toContain('marchEnded 5.1/march-ends');
    const out = marching('U Newton 0404 cav 7\nC Hill 0504 6\nC Early 0303 1', 12);
    out.walk('0305');
    expect(out.asked, 'out of all zones it goes on').toBe('march union');
  });

  rule(
    '6.2/enter-zoc-no-refuse',
    'it may not refuse flanks where it entered a zone; in place inside one it may',
    () => {
      const t = marching(COMING, 6);
      expect(t.why({ do: 'refuse' })).toBeUndefined();
      t.walk('0404');
      expect(t.why({ do: 'refuse' })).toBe('7.8/not-entering-zoc');
      expect(marching('U Newton 0404 7\nC Hill 0504 6', 6).why({ do: 'refuse' })).toBeUndefined();
    },
  );
});

describe('enemy cavalry in the way', () => {
  const RIDER = 'C Stuart 0504 cav 2';

  rule('5.1/step-order', 'allowance, fatigue and extended march, cavalry, then the force march, then the march', () => {
    const t = union(`U Newton 0404 7 f2\n${RIDER}`);
    expect(told(t.do({ do: 'march', unit: 'newton' }, 6, 1))).toEqual([
      'actionBegan',
      'allowanceRolled',
      'fatigued 5.1/fatigue-plus-one',
      'extendedMarch',
    ]);
    expect(t.asked).toBe('evasion confederate');
    t.do({ do: 'stand' });
    expect([t.asked, t.why({ do: 'force' })]).toEqual(['march union', undefined]);
    t.walk('0304');
    expect(t.why({ do: 'force' })).toBe('5.1/force-declare-step-3');
  });

  rule('5.1/cavalry-retreat-window', 'infantry and artillery that begin in its normal zone alarm cavalry', () => {
    const asked = (unit: string, enemy = RIDER, ground = {}): string => {
      const t = union(`U Newton ${unit}\n${enemy}`, ground);
      t.do({ do: 'march', unit: 'newton' }, 4);
      return t.asked;
    };
    expect(asked('0404 inf 7')).toBe('evasion confederate');
    expect(asked('0404 art 7')).toBe('evasion confederate');
    expect(asked('0404 cav 7')).toBe('march union');
    expect(asked('0404 inf 7', RIDER, { w: '0504' })).toBe('march union');
    expect(asked('0404 inf 7', `${RIDER}\nroad 0404-0504`, { w: '0504' })).toBe('evasion confederate');
    expect(asked('0404 inf 7', 'C Hill 0504 2')).toBe('march union');
    expect(asked('0304 inf 7')).toBe('march union');
  });

  /** Newton begins beside Stuart, who slips away to 0604 and beyond; a die of 4 + 1 for his size delays by 2. */
  function evaded(points: number, more = ''): Table {
    const t = marching(`U Newton 0404 7\n${RIDER}\n${more}`, points);
    t.do({ do: 'evade', loser: 'stuart' }, 4);
    flee(t, '0604', '0704');
    settle(t);
    return t;
  }

  rule('5.1/final-allowance', 'the roll, plus the force march, less the delay, not below 0', () => {
    expect(pointsLeft(marching('U Newton 0404 7', 4))).toBe(4);
    expect(pointsLeft(evaded(4))).toBe(4 - 2);
    const forced = evaded(1);
    forced.do({ do: 'force' }, 6);
    expect(pointsLeft(forced)).toBe(1 + 5 - 2);
    const spent = evaded(1);
    expect(ATTEMPTS.map(choice => spent.why(choice) !== undefined)).toEqual([true, true]);
    expect(spent.do({ do: 'step', to: '0304' })).toContainEqual(
      expect.objectContaining({ type: 'unitMoved', left: 0 }),
    );
  });

  const ATTEMPTS = [attack('column', '0403'), { do: 'refuse' }];

  rule(
    '6.2/minimum-one-hex-after-cavalry-retreat',
    'delayed to nothing before it moved, it may still move one hex',
    () => {
      const t = evaded(1);
      expect(t.why({ do: 'step', to: '0405' })).toBeUndefined();
      expect(told(t.do({ do: 'step', to: '0405' }))).toContain('marchEnded 5.1/march-ends');
      expect(t.unit('newton').at).toBe('0405');
      const moved = marching(`U Newton 0304 7\nroad 0304-0404\n${RIDER}`, 2);
      moved.walk('0404');
      moved.do({ do: 'evade', loser: 'stuart' }, 4);
      flee(moved, '0604', '0704');
      settle(moved);
      expect(moved.asked, 'but not when it has moved').toBe('initiative table');
    },
  );

  rule(
    '6.2/cavalry-retreat-on-entry',
    'cavalry may slip away when infantry or guns enter its zone, before an attack',
    () => {
      for (const arm of ['inf', 'art']) {
        const t = marching(`U Newton 0304 ${arm} 7\n${RIDER}`, 6);
        expect(t.asked).toBe('march union');
        t.walk('0404');
        expect([t.asked, t.why(attack('normal'))], arm).toEqual(['evasion confederate', 'kernel/no-such-choice']);
      }
      const horse = marching(`U Newton 0304 cav 7\n${RIDER}`, 6);
      horse.walk('0404');
      expect(horse.asked).toBe('march union');
      const woods = marching(`U Newton 0304 inf 7\nroad 0304-0404\n${RIDER}`, 6, { w: '0504' });
      woods.walk('0404');
      expect(woods.asked).toBe('march union');
    },
  );

  rule('6.2/enter-zoc-cavalry-retreats', 'the cavalry gone it may move on, delayed; not in another’s zone', () => {
    const entered = (more: string): Table => {
      const t = marching(`U Newton 0304 7\nroad 0304-0404\n${RIDER}\n${more}`, 6);
      t.walk('0404');
      t.do({ do: 'evade', loser: 'stuart' }, 4);
      flee(t, '0604', '0704');
      settle(t);
      return t;
    };
    const free = entered('');
    expect([pointsLeft(free), free.why({ do: 'step', to: '0403' })]).toEqual([6 - 1 - 2, undefined]);
    const held = entered('C Hill 0405 6');
    expect(held.why({ do: 'step', to: '0403' })).toBe('6.2/exit-zoc-first-activity');
    expect(held.why(attack('normal', '0405'))).toBeUndefined();
  });

  /** Reynolds with two divisions beside Stuart, 4 + 1 points for each. */
  function led(): Table {
    const t = union(`U Newton 0404 7; leader Reynolds\nU Getty 0404 7\n${RIDER}\nC Far 0909`);
    t.do({ do: 'activate', leader: 'reynolds', units: ['newton', 'getty'], digging: [] }, 4);
    t.do({ do: 'attach', unit: 'newton', along: [] });
    return t;
  }

  rule('5.2/step-6-cavalry-retreat', 'the window opens for each unit of an activation anew', () => {
    const t = led();
    for (const unit of ['newton', 'getty']) {
      t.do({ do: 'go', unit });
      expect(t.asked, unit).toBe('evasion confederate');
      t.do({ do: 'stand' });
      expect([t.asked, t.why({ do: 'force' })]).toEqual(['march union', undefined]);
      t.do({ do: 'stop' });
    }
    expect(t.asked).toBe('initiative table');
  });

  rule('5.2/step-7-force-march', 'a force march and a delay count for that unit only', () => {
    const t = led();
    t.do({ do: 'go', unit: 'newton' });
    t.do({ do: 'evade', loser: 'stuart' }, 4);
    flee(t, '0604', '0704');
    settle(t);
    t.do({ do: 'force' }, 4);
    expect(pointsLeft(t)).toBe(5 + 3 - 2);
    t.do({ do: 'stop' });
    t.do({ do: 'go', unit: 'getty' });
    expect([t.asked, pointsLeft(t)]).toEqual(['march union', 5]);
  });
});

describe('leaders in combat', () => {
  const CORPS = 'U Newton 0404 7; leader Reynolds\nU Getty 0404 5';

  rule(
    '6.3/advance-with-unit',
    'a leader goes with his advancing unit, and may not stay with another of his corps',
    () => {
      const t = marching(`${CORPS}\nC Hill 0504 1`, 6);
      strike(t, 'newton', '0504', 6);
      expect(t.why({ ...ADVANCE, leaders: ['reynolds'], attachedTo: ['getty'] })).not.toBeUndefined();
      t.do(ADVANCE);
      expect(t.leader('reynolds')).toMatchObject({ unit: 'newton', at: '0504' });
      const other = union(`U Newton 0404 7\nU Getty 0404 5; leader Reynolds\nC Hill 0504 1\nC Far 0909`);
      strike(other, 'newton', '0504', 6);
      expect(other.why({ ...ADVANCE, leaders: ['reynolds'], attachedTo: ['newton'] }), 'he may join').toBeUndefined();
      other.do(ADVANCE);
      expect(other.leader('reynolds')).toMatchObject({ unit: 'getty', at: '0404' });
    },
  );

  rule(
    '6.3/advance-reattach',
    'where some of several advance, a leader may be attached to another in the hex first',
    () => {
      const stormed = (): Table => {
        const t = union(`${CORPS}\nC Hill 0504 1\nC Far 0909`);
        t.do({ do: 'assault', leader: 'reynolds', units: ['newton', 'getty'], target: '0504' });
        t.do({ do: 'roll' }, 1);
        rollRow(t, 10);
        return t;
      };
      const t = stormed();
      expect(
        t.why({ ...ADVANCE, units: ['newton', 'getty'], leaders: ['reynolds'], attachedTo: ['getty'] }),
      ).not.toBeUndefined();
      t.do({ ...ADVANCE, leaders: ['reynolds'], attachedTo: ['getty'] });
      expect(t.leader('reynolds')).toMatchObject({ unit: 'getty', at: '0404' });
      const kept = stormed();
      kept.do(ADVANCE);
      expect(kept.leader('reynolds')).toMatchObject({ unit: 'newton', at: '0504' });
      const joined = stormed();
      joined.do({ ...ADVANCE, units: ['getty'], leaders: ['reynolds'], attachedTo: ['getty'] });
      expect(joined.leader('reynolds')).toMatchObject({ unit: 'getty', at: '0504' });
    },
  );

  rule(
    '6.3/retreat-with-unit',
    'a leader retreats with his unit all the way, through the hexes of others of his corps',
    () => {
      const t = marching('U Newton 0404 7\nC Hill 0504 3; leader Jackson\nC Early 0604 5\nC Rodes 0704 5', 6);
      strike(t, 'newton', '0504', 3);
      for (const hex of ['0604', '0704']) {
        flee(t, hex);
        expect(t.leader('jackson'), hex).toMatchObject({ unit: 'hill', at: hex });
        expect(t.open('attachTo')).toEqual([]);
      }
      settle(t);
      expect(t.leader('jackson')).toMatchObject({ unit: 'hill', at: t.unit('hill').at });
    },
  );
});
