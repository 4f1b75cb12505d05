import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { Table, told } from '../../testing/table.ts';

const rule = ruleTests<ClauseId>();

/** A road through the map, off it clear ground; Far keeps the enemy in play. */
const ROAD = `
  ties union union union confederate confederate confederate
  map
    .   .   .   .   .
      .   .   .   .
    .   .   .   .   .
      .   .   .   .
  road 0101-0201-0301-0401-0501
  C Far 0902 8
`;

/** Newton on the march with an allowance of 3, if he is infantry or artillery. */
function marching(words: string, dice: number | number[] = 3, settings = ''): Table {
  const t = new Table(`${settings}\n${ROAD}\nU Newton 0101 ${words}`).atAction('union');
  t.do({ do: 'march', unit: 'newton' }, dice);
  return t;
}

const pointsLeft = (t: Table): number => (t.top?.kind === 'march' ? t.top.left / 2 : 0);

describe('who may force march, and when', () => {
  rule('5.1/force-declare-step-3', 'before the first hex and once, not later', () => {
    const t = marching('7');
    expect(t.why({ do: 'force' })).toBeUndefined();
    t.walk('0201');
    expect(t.why({ do: 'force' })).toBe('5.1/force-declare-step-3');
    const forced = marching('7');
    forced.do({ do: 'force' }, 1);
    expect(forced.why({ do: 'force' })).toBe('5.1/force-declare-step-3');
  });

  rule('5.1/force-needs-organized', 'an organized unit may, a disorganized one may not', () => {
    expect(marching('7').why({ do: 'force' })).toBeUndefined();
    expect(marching('7 disorganized').why({ do: 'force' })).toBe('5.1/force-needs-organized');
  });

  rule('5.1/force-not-artillery-wagon', 'infantry and cavalry may, artillery may not', () => {
    expect(marching('inf').why({ do: 'force' })).toBeUndefined();
    expect(marching('cav', [1, 2]).why({ do: 'force' })).toBeUndefined();
    expect(marching('art').why({ do: 'force' })).toBe('5.1/force-not-artillery-wagon');
  });
});

describe('what a force march brings and costs', () => {
  rule('5.1/force-disorganizes', 'first of all the unit is disorganized, whatever it rolls', () => {
    for (const die of [1, 4, 6]) {
      const t = marching('7');
      const [first] = told(t.do({ do: 'force' }, die));
      expect([first, t.unit('newton').disorganized]).toEqual(['disorganized 5.1/force-disorganizes', true]);
    }
  });

  rule('5.1/force-bonus-infantry', 'the bonus of one die is added to the allowance rolled before', () => {
    const forced = [1, 2, 3, 4, 5, 6].map(die => {
      const t = marching('7');
      t.do({ do: 'force' }, die);
      return pointsLeft(t);
    });
    expect(forced).toEqual([5, 5, 5, 6, 7, 8]);
  });

  rule('5.1/force-bonus-cavalry', 'cavalry adds the bonus of two dice', () => {
    const forced = [2, 3, 4, 5, 6, 7, 12].map(sum => {
      const t = marching('cav 7', [1, 2]);
      t.do({ do: 'force' }, [Math.floor(sum / 2), Math.ceil(sum / 2)]);
      return pointsLeft(t);
    });
    expect(forced).toEqual([7, 7, 7, 7, 8, 9, 14]);
  });

  /** What is left of a unit after a force march. */
  function left(words: string, ...dice: number[]): number {
    const t = marching(words, words.startsWith('cav') ? [1, 2] : 3);
    t.do({ do: 'force' }, dice);
    return t.unit('newton').manpower;
  }

  rule('5.1/force-loss-infantry-6', 'a 6 costs 2 from Manpower 6 on, below only 1', () => {
    expect([left('7', 6), left('6', 6), left('5', 6)]).toEqual([5, 4, 4]);
  });

  rule('5.1/force-loss-infantry-2-5', 'a 2 to 5 costs 1, not 0 and not 2', () => {
    expect([left('7', 2), left('7', 5), left('5', 2), left('5', 5)]).toEqual([6, 6, 4, 4]);
  });

  rule('5.1/force-loss-infantry-1', 'a 1 costs nothing', () => {
    expect([left('7', 1), left('1', 1)]).toEqual([7, 1]);
  });

  rule('5.1/force-loss-cavalry', 'cavalry loses 1 at 8 or more, nothing at 7 or less, strong or weak', () => {
    expect([left('cav 7', 4, 4), left('cav 5', 4, 4), left('cav 7', 6, 6)]).toEqual([6, 4, 6]);
    expect([left('cav 7', 3, 4), left('cav 5', 1, 1)]).toEqual([7, 5]);
  });

  rule('5.1/force-loss-marker-side', 'what is left of the unit is disorganized', () => {
    for (const [words, dice, manpower] of [
      ['7', [6], 5],
      ['7', [2], 6],
      ['cav 7', [4, 5], 6],
    ] as const) {
      const t = marching(words, words.startsWith('cav') ? [1, 2] : 3);
      t.do({ do: 'force' }, [...dice]);
      expect(t.unit('newton')).toMatchObject({ manpower, disorganized: true });
    }
  });
});

describe('a force march where rules meet', () => {
  rule(
    '5.1/force-loss-infantry-2-5',
    'a unit of Manpower 1 may force march itself to death, which ends the action',
    () => {
      const t = marching('1');
      expect(told(t.do({ do: 'force' }, 2))).toEqual([
        'disorganized 5.1/force-disorganizes',
        'forceMarched',
        'manpowerLost 5.1/force-loss-marker-side',
        'unitEliminated 5.1/force-loss-marker-side',
        'initiativeRolled 4.2/auto-win',
      ]);
      expect(t.unit('newton').at).toBe('nowhere');
    },
  );

  /** Newton beside Near, on the road. */
  const besideNear = (near: string): Table => {
    const t = new Table(`${ROAD}\nC Near ${near}\nU Newton 0201 7`).atAction('union');
    t.do({ do: 'march', unit: 'newton' }, 1);
    return t;
  };

  rule('5.1/force-declare-step-3', 'a unit that begins in an enemy zone may force march too, and pays to leave', () => {
    const t = besideNear('0101');
    t.do({ do: 'force' }, 1);
    expect([t.asked, pointsLeft(t)]).toEqual(['march union', 3]);
    t.walk('0301');
    expect([t.asked, pointsLeft(t)]).toEqual(['march union', 1]);
    t.walk('0401');
    expect(t.unit('newton')).toMatchObject({ at: '0401', manpower: 7, disorganized: true });
  });

  rule(
    '5.1/force-disorganizes',
    'so slipping from zone to zone off the roads costs a forced unit men, not order',
    () => {
      const forced = besideNear('0202');
      forced.do({ do: 'force' }, 1);
      expect(told(forced.walk('0302'))).toContain('manpowerLost 6.2/exit-zoc-to-zoc-loss');
      expect(told(besideNear('0202').walk('0302'))).toContain('disorganized 6.2/exit-zoc-to-zoc-disorganize');
    },
  );

  rule('5.1/example-newton', 'W01: die 3, extended march die 4, force march die 1: allowance 5, no loss', () => {
    const t = new Table(`game AIO\n${ROAD}\nU Newton 0101 inf div 7 f1 exhausted`).atAction('union');
    const events = t.do({ do: 'march', unit: 'newton' }, 3, 4);
    expect(events).toContainEqual(expect.objectContaining({ type: 'allowanceRolled', points: 3 }));
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'extendedMarch', die: 4, modifier: 1, result: 'NE' }),
    );
    expect(t.unit('newton')).toMatchObject({ fatigue: 2, manpower: 7, disorganized: false });
    expect(t.do({ do: 'force' }, 1)).toContainEqual(
      expect.objectContaining({ type: 'forceMarched', roll: 1, bonus: 2, loss: 0 }),
    );
    expect(t.unit('newton')).toMatchObject({ fatigue: 2, manpower: 7, disorganized: true });
    expect(pointsLeft(t)).toBe(5);
    t.walk('0201', '0301', '0401', '0501');
    expect(pointsLeft(t)).toBe(1);
  });
});
