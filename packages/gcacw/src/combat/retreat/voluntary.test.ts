import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { flee, strike, union, ways } from '../../testing/battle.ts';
import { type Table, told } from '../../testing/table.ts';
import { defenderResult } from '../strength/chart.ts';

const rule = ruleTests<ClauseId>();

/** Hill and Ewell, of 10 together, are attacked by 10: the modifiers come to nothing. */
const DUEL = `
  U Newton 0504 10
  C Hill 0505 6
  C Ewell 0505 4
`;

const after = (row: number, pieces = DUEL): Table => {
  const t = union(pieces);
  strike(t, 'newton', '0505', row);
  return t;
};

const halt = (t: Table): string | undefined => t.why({ do: 'halt' });

describe('the defender’s choice to go', () => {
  rule('7.6/voluntary-when', 'after any result without r or R some or all defenders may go one to four hexes', () => {
    for (const row of [-4, -2, -1, 0]) {
      const t = after(row);
      expect(t.asked, `row ${row}`).toBe('withdrawal confederate');
      expect(t.open('withdraw')).toHaveLength(3);
      expect(t.open('hold')).toHaveLength(1);
    }
    const t = after(-4);
    expect(t.why({ do: 'withdraw', units: [] })).toBe('7.6/voluntary-when');
    expect(t.why({ do: 'withdraw', units: ['newton'] })).toBe('7.6/voluntary-when');
    t.do({ do: 'withdraw', units: ['hill'] });
    expect(halt(t)).toBe('7.6/retreat-normal-length');
    flee(t, '0506');
    expect(halt(t)).toBeUndefined();
    flee(t, '0507', '0508', '0509');
    expect(t.asked).not.toBe('retreat confederate');
    expect([t.unit('hill').at, t.unit('ewell').at]).toEqual(['0509', '0505']);
    for (const row of [2, 4]) {
      const must = after(row, DUEL.replace('10', '18'));
      must.do({ do: 'divide', losses: [1, 0] });
      expect(must.asked).toBe('retreat confederate');
      expect(halt(must)).toMatch(/-length$/);
    }
    for (let row = -8; row <= 10; row++) expect(defenderResult(row, 60, false).retreat === 'none').toBe(row < 2);
  });

  rule(
    '7.6/voluntary-is-retreat',
    'it is a retreat by the rules of retreats, by Chart 1 first; nobody is demoralized',
    () => {
      const t = after(-4, `${DUEL}\nroad 0505-0506`);
      t.do({ do: 'withdraw', units: ['hill', 'ewell'] });
      expect(ways(t)).toEqual(['0506']);
      expect(t.why({ do: 'retreat', to: '0504' })).toBe('7.6/restrict-active-hex');
      const events = flee(t, '0506', '0507');
      expect(told(events)).not.toContain('demoralization 7.5/result-R');
      expect([t.unit('hill').demoralized, t.unit('ewell').demoralized]).toEqual([0, 0]);
      // With nowhere to go, by the rules, there is no choice
      const shut = union(DUEL, { '~': '0404 0405 0506 0604 0605' });
      strike(shut, 'newton', '0505', -4);
      expect(shut.asked).not.toBe('withdrawal confederate');
      expect(shut.unit('hill').at).toBe('0505');
      // An enemy-held hex is no way out: no extension, no override
      const held = union(`${DUEL}\nU Few 0506 1`, { '~': '0404 0405 0406 0604 0605 0606 0507' });
      strike(held, 'newton', '0505', -4, 'hasty');
      expect(held.asked).not.toBe('withdrawal confederate');
    },
  );

  rule('7.6/voluntary-adjacent', 'it may end beside the hex it began in, which a retreat may not', () => {
    const t = after(-4);
    t.do({ do: 'withdraw', units: ['hill'] });
    flee(t, '0506', '0605');
    expect(halt(t)).toBeUndefined();
    const forced = after(3, 'U Newton 0504 18\nC Hill 0505 6');
    flee(forced, '0506', '0605');
    expect(halt(forced)).toBe('7.6/restrict-adjacent-end');
  });

  rule(
    '7.6/voluntary-fatigue',
    'after a dash it costs those who go one Fatigue Level, 4 at most; after any other result none',
    () => {
      const gone = (row: number, pieces = DUEL, fatigue = 0) => {
        const t = union(pieces).put('hill', { fatigue });
        strike(t, 'newton', '0505', row);
        if (t.asked.startsWith('losses')) t.do({ do: 'divide', losses: [1, 0] });
        t.do({ do: 'withdraw', units: ['hill'] });
        return [t.unit('hill').fatigue, t.unit('ewell').fatigue];
      };
      expect(gone(-4)).toEqual([1, 0]);
      expect(gone(-4, DUEL, 4)).toEqual([4, 0]);
      expect(gone(-2)).toEqual([1, 1]); // the f alone
      expect(gone(-3, 'U Newton 0504 18\nC Hill 0505 12\nC Ewell 0505 18')).toEqual([0, 0]); // a bare 1
    },
  );

  rule('7.6/voluntary-fatigue4', 'units at Fatigue Level 4 may go', () => {
    const t = union(DUEL).put('hill', { fatigue: 4 });
    strike(t, 'newton', '0505', -4);
    expect(t.why({ do: 'withdraw', units: ['hill'] })).toBeUndefined();
    t.do({ do: 'withdraw', units: ['hill'] });
    flee(t, '0506');
    expect(t.unit('hill')).toMatchObject({ at: '0506', fatigue: 4 });
  });

  rule(
    '7.6/voluntary-immediate',
    'it is made at once, before the attacker bears his result or acts, and only once',
    () => {
      const t = after(-4);
      expect(t.unit('newton')).toMatchObject({ manpower: 10, disorganized: false });
      t.do({ do: 'withdraw', units: ['hill'] });
      flee(t, '0506');
      expect(t.unit('newton').manpower).toBe(10);
      t.do({ do: 'halt' });
      expect(t.unit('newton')).toMatchObject({ manpower: 8, disorganized: true });
      expect(t.asked).not.toContain('withdrawal');
      const held = after(-4);
      held.do({ do: 'hold' });
      expect(held.unit('newton').manpower).toBe(8);
      expect(held.asked).not.toContain('withdrawal');
    },
  );
});
