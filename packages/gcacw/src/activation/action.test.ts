import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { Table, told } from '../testing/table.ts';

const rule = ruleTests<ClauseId>();

/** Newton and his leader at a station, Hill far away; a road leads along the map. */
const STATION = `
  map
    .   .   .   .
      .   .   .
    .   .   .   .
  road 0101-0201-0302
  station 0101 Manassas
  U Newton 0101 inf div 7; leader Reynolds
  U Fort 0101 cav 3
  C Hill 0702 7
`;

const newton = (state: string): string => STATION.replace('inf div 7', `inf div 7 ${state}`);

describe('the menu', () => {
  rule('5.0/burn-not-siv-otr', 'a station may be burnt, but not in SIV and OTR', () => {
    for (const game of ['SJW', 'RTG', 'GTC', 'AGA', 'BTC']) {
      const t = new Table(`game ${game}\n${STATION}`).atAction('union');
      expect(t.why({ do: 'burn', unit: 'newton' }), game).toBeUndefined();
      expect(t.open('burn'), game).not.toEqual([]);
    }
    for (const game of ['SIV', 'OTR']) {
      const t = new Table(`game ${game}\n${STATION}`).atAction('union');
      expect(t.why({ do: 'burn', unit: 'newton' }), game).toBe('5.4/not-siv-otr');
      expect(t.open('burn'), game).toEqual([]);
    }
  });

  rule('5.0/entrench-from-1863', 'units may entrench by action in 1864, in 1863 by option, earlier not', () => {
    const why = (...settings: string[]): string | undefined =>
      new Table([...settings, STATION].join('\n')).atAction('union').why({ do: 'entrench', unit: 'newton' });
    expect(why('game AGA')).toBe('5.5/never-1862');
    expect(why('game SJW')).toBe('5.5/never-1862');
    expect(why('game RTG')).toBe('5.5/availability-1863-optional');
    expect(why('game RTG', 'options entrenchActions1863')).toBeUndefined();
    expect(why('game GTC')).toBeUndefined();
  });
});

describe('who may march', () => {
  rule('5.1/one-unit', 'one unit of one’s own may march, wherever it is; no enemy, nothing else, no leader', () => {
    const t = new Table(STATION).atAction('union');
    expect(t.why({ do: 'march', unit: 'newton' })).toBeUndefined();
    expect(t.why({ do: 'march', unit: 'hill' })).toBe('5.1/one-unit');
    for (const nobody of [-1, 3]) expect(t.why({ do: 'march', unit: nobody })).toBe('5.1/one-unit');
    expect(t.open('march')).toEqual(['newton', 'fort'].map(unit => ({ do: 'march', unit: t.unitId(unit) })));
    t.do({ do: 'march', unit: 'newton' }, 4);
    expect(t.why({ do: 'march', unit: 'fort' })).toBe('kernel/no-such-choice');
    t.walk('0201');
    expect([t.unit('newton').at, t.unit('fort').at]).toEqual(['0201', '0101']);
  });

  rule('5.1/fatigue-3-or-less', 'a unit may march at FL 0 to 3, not at FL 4', () => {
    for (const [before, after] of [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ] as const) {
      const t = new Table(newton(`f${before}`)).atAction('union');
      t.do({ do: 'march', unit: 'newton' }, 4, ...(after > 2 ? [1] : []));
      expect(t.unit('newton').fatigue).toBe(after);
    }
    expect(new Table(newton('f4')).atAction('union').why({ do: 'march', unit: 'newton' })).toBe(
      '5.1/fatigue-3-or-less',
    );
  });

  rule('5.1/organized-or-not', 'a disorganized unit may march like an organized one', () => {
    for (const state of ['', 'disorganized']) {
      const t = new Table(newton(state)).atAction('union');
      t.do({ do: 'march', unit: 'newton' }, 2);
      t.walk('0201', '0302');
      expect([t.unit('newton').at, t.unit('newton').disorganized]).toEqual(['0302', state !== '']);
    }
  });

  rule('5.1/repeat-per-turn', 'a unit may march again in the turn, in another Action Phase only', () => {
    const t = new Table(STATION).atInitiative();
    for (const fatigue of [1, 2]) {
      t.do({ do: 'roll' }, [6, 1]);
      t.do({ do: 'take' });
      t.do({ do: 'march', unit: 'newton' }, 4);
      expect(t.why({ do: 'march', unit: 'newton' })).toBe('kernel/no-such-choice');
      t.do({ do: 'stop' });
      expect([t.asked, t.game.board.turn, t.unit('newton').fatigue]).toEqual(['initiative table', 1, fatigue]);
    }
  });
});

describe('the optional march at Fatigue Level 4', () => {
  const option = (state: string): Table => new Table(`options fatigue4March\n${newton(state)}`).atAction('union');

  rule(
    '5.1/optional-fatigue-4-march',
    'an organized unit may march at FL 4 and is disorganized at once, so once',
    () => {
      expect(option('f4 disorganized').why({ do: 'march', unit: 'newton' })).toBe('5.1/optional-fatigue-4-march');
      const t = option('f4');
      const events = told(t.do({ do: 'march', unit: 'newton' }, 4));
      expect(events).toContain('disorganized 5.1/optional-fatigue-4-march');
      expect(t.unit('newton')).toMatchObject({ fatigue: 4, disorganized: true, at: '0101' });
      t.walk('0201');
      t.do({ do: 'stop' });
      expect(t.unit('newton')).toMatchObject({ fatigue: 4, disorganized: true, at: '0201' });
      expect(t.atAction('union').why({ do: 'march', unit: 'newton' })).toBe('5.1/optional-fatigue-4-march');
    },
  );

  rule('5.1/optional-fatigue-4-no-table', 'such a march rolls the allowance only, one from FL 3 the table too', () => {
    for (const state of ['f4', 'f4 exhausted']) {
      const t = option(state);
      expect(told(t.do({ do: 'march', unit: 'newton' }, 4))).not.toContain('extendedMarch');
    }
    expect(told(option('f3').do({ do: 'march', unit: 'newton' }, 4, 1))).toContain('extendedMarch');
  });

  rule('5.1/optional-fatigue-4-no-force', 'such a march may not be forced, one to FL 4 may', () => {
    const t = option('f4');
    t.do({ do: 'march', unit: 'newton' }, 4);
    expect(t.why({ do: 'force' })).toBe('5.1/optional-fatigue-4-no-force');
    const usual = option('f3');
    usual.do({ do: 'march', unit: 'newton' }, 4, 1);
    expect(usual.why({ do: 'force' })).toBeUndefined();
  });
});
