import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { Table } from '../../testing/table.ts';

const rule = ruleTests<ClauseId>();

/** 1864: Newton, in a railroad station, and Getty, both under Reynolds; an enemy out of the way. */
const CAMP = (state: string, setting = '') => `
  game GTC
  ${setting}
  map
    .   .   .   .
      .   .   .
    .   .   .   .
  station 0101 Depot
  U Newton 0101 7 ${state}; leader Reynolds
  U Getty 0101 7
  C Hill 0702 8
`;

const march = { do: 'march', unit: 'newton' };
const burn = { do: 'burn', unit: 'newton' };
const entrench = { do: 'entrench', unit: 'newton' };
const activate = { do: 'activate', leader: 'reynolds', units: ['newton'], digging: [] };

describe('Fatigue Levels', () => {
  rule('6.5/fatigue-from-actions', 'an action raises the level of the units that take part, and of no other', () => {
    for (const [action, ...dice] of [[march, 3], [burn], [entrench]] as const) {
      const t = new Table(CAMP('f1')).atAction('union');
      t.do(action, ...(dice as number[]));
      expect([t.unit('newton').fatigue, t.unit('getty').fatigue], action.do).toEqual([2, 0]);
    }
    const t = new Table(CAMP('f1')).atAction('union');
    t.do({ ...activate, units: ['newton', 'getty'] }, 3);
    t.do({ do: 'attach', unit: 'newton', along: [] });
    expect([t.unit('newton').fatigue, t.unit('getty').fatigue]).toEqual([1, 0]);
    t.do({ do: 'go', unit: 'newton' });
    t.do({ do: 'stop' });
    t.do({ do: 'go', unit: 'getty' });
    expect([t.unit('newton').fatigue, t.unit('getty').fatigue]).toEqual([2, 1]);
  });

  rule('6.5/fatigue-4-no-action', 'a unit at level 4 may take no action; at 3 it may', () => {
    const why = (state: string) => {
      const t = new Table(CAMP(state)).atAction('union');
      return [march, burn, entrench, activate].map(action => t.why(action));
    };
    expect(why('f3')).toEqual([undefined, undefined, undefined, undefined]);
    const getty = new Table(CAMP('f4')).atAction('union');
    expect(getty.why({ ...activate, units: ['getty'] })).toBeUndefined();
    expect(why('f4')).toEqual([
      '5.1/fatigue-3-or-less',
      '6.5/fatigue-4-no-action',
      '5.5/fatigue-limit-1864',
      '6.5/fatigue-4-no-action',
    ]);
  });

  rule('6.5/fatigue-4-no-action', 'a side with nobody below level 4 is not eligible for activation', () => {
    const t = new Table(CAMP('f3').replace('U Getty 0101 7', '')).atAction('union');
    t.do(march, 3, 3);
    t.do({ do: 'stop' });
    expect(t.unit('newton').fatigue).toBe(4);
    expect(t.asked).toBe('offer confederate');
    const rested = new Table(CAMP('f2').replace('U Getty 0101 7', '')).atAction('union');
    rested.do(march, 3, 3);
    rested.do({ do: 'stop' });
    expect(rested.asked).toBe('initiative table');
  });

  rule('6.5/fatigue-4-no-action', 'with the option an organized unit at level 4 may march, and nothing else', () => {
    const why = (state: string) => {
      const t = new Table(CAMP(state, 'options fatigue4March')).atAction('union');
      return [march, burn, entrench].map(action => t.why(action));
    };
    expect(why('f4')).toEqual([undefined, '6.5/fatigue-4-no-action', '5.5/fatigue-limit-1864']);
    expect(why('f4 disorganized')[0]).toBe('5.1/optional-fatigue-4-march');
  });

  rule('6.5/fatigue-cap', 'fatigue rises to 4 and stays there', () => {
    const third = new Table(CAMP('f3')).atAction('union');
    third.do(march, 3, 3);
    expect(third.unit('newton').fatigue).toBe(4);
    const fourth = new Table(CAMP('f4', 'options fatigue4March')).atAction('union');
    fourth.do(march, 3);
    expect(fourth.unit('newton').fatigue).toBe(4);
    fourth.do({ do: 'stop' });
    expect(fourth.unit('newton').fatigue).toBe(4);
    // 1863: entrenching costs two levels, so that it is closed from 3 on.
    const camp = (state: string) =>
      new Table(CAMP(state, 'options entrenchActions1863').replace('GTC', 'RTG')).atAction('union');
    const digs = camp('f2');
    digs.do(entrench);
    expect(digs.unit('newton').fatigue).toBe(4);
    expect(camp('f3').why(entrench)).toBe('5.5/fatigue-limit-1863');
  });
});
