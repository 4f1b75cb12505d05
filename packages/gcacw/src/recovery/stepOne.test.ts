import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { idleUntil } from '../testing/idle.ts';
import { Table } from '../testing/table.ts';
import { GAMES_OF, YEARS } from '../testing/years.ts';

const rule = ruleTests<ClauseId>();

const CAMP = `
  turns 3
  map
    .   .   .
      .   .
    .   .   .
  U Newton 0101 5
  U Gibbon 0101 5
  C Hill 0502 5
`;

const NEWTON = { do: 'entrench', unit: 'newton' } as const;
const GIBBON = { do: 'entrench', unit: 'gibbon' } as const;

describe('Recovery Step 1', () => {
  rule('8.0/step-1-fatigue-0', 'each side’s own units at Fatigue Level 0 may, of any arm and in any disorder', () => {
    const t = new Table(CAMP).put('gibbon', { fatigue: 1 }).atRecovery('union');
    expect(t.open('entrench')).toEqual([{ do: 'entrench', unit: t.unitId('newton') }]);
    expect(t.why({ do: 'entrench', unit: 'hill' })).toBe('8.0/step-1-fatigue-0');
    expect(t.why({ do: 'entrench', unit: 99 })).toBe('8.0/step-1-fatigue-0');
    idleUntil(t, 'recovery confederate');
    expect(t.open('entrench')).toEqual([{ do: 'entrench', unit: t.unitId('hill') }]);
    expect(t.why(NEWTON)).toBe('8.0/step-1-fatigue-0');
    for (const state of ['inf', 'cav', 'art', 'disorganized exhausted']) {
      const worn = new Table(CAMP.replace('Newton 0101 5', `Newton 0101 5 ${state}`)).atRecovery('union');
      expect(worn.why(NEWTON), state).toBeUndefined();
    }
  });

  rule('9.0/recovery-fatigue-0', 'a unit at Fatigue Level 0 may entrench, at 1 or more it may not', () => {
    for (const year of YEARS) {
      for (const fatigue of [0, 1, 2, 3, 4]) {
        const t = new Table(`${GAMES_OF[year][0]}\n${CAMP}`).put('newton', { fatigue }).atRecovery('union');
        expect(t.why(NEWTON), `${year} FL ${fatigue}`).toBe(fatigue === 0 ? undefined : '9.0/recovery-fatigue-0');
      }
    }
  });

  rule('8.0/step-1-one-only', 'a unit may entrench once in a Recovery phase, and again in the next', () => {
    const t = new Table(CAMP).atRecovery('union');
    t.do(NEWTON);
    expect(t.why(NEWTON)).toBe('8.0/step-1-one-only');
    t.do(GIBBON);
    expect(t.open('entrench')).toEqual([]);
    idleUntil(t, 'recovery union');
    expect(t.why(NEWTON)).toBeUndefined();
  });

  rule(
    '9.0/recovery-exclusive',
    'a unit that has done bridge work this phase may not entrench, the one beside it may',
    () => {
      const t = new Table(CAMP).atRecovery('union');
      t.game.stack.splice(-1, 1, { kind: 'recovery', by: 'union', done: [t.unitId('newton')], repaired: false });
      expect(t.why(NEWTON)).toBe('8.0/step-1-one-only');
      expect(t.why(GIBBON)).toBeUndefined();
    },
  );

  rule('11.0/d1-no-entrench', 'a unit with Demoralize-1 may not entrench, one without may', () => {
    const t = new Table(CAMP).put('newton', { demoralized: 1 }).atRecovery('union');
    expect([t.why(NEWTON), t.why(GIBBON)]).toEqual(['11.0/d1-no-entrench', undefined]);
  });

  rule('11.0/d2-no-entrench', 'a unit with Demoralize-2 may not entrench, one without may', () => {
    const t = new Table(CAMP).put('newton', { demoralized: 2 }).atRecovery('union');
    expect([t.why(NEWTON), t.why(GIBBON)]).toEqual(['11.0/d2-no-entrench', undefined]);
  });
});
