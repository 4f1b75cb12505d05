import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import { worksYear } from '../charts/works.ts';
import type { ClauseId } from '../clauses.generated.ts';
import { idleUntil } from '../testing/idle.ts';
import { Table, told } from '../testing/table.ts';
import { GAMES_OF, type Year } from '../testing/years.ts';

const rule = ruleTests<ClauseId>();

/** Newton and Gibbon, led by Reynolds; Hill out of everybody's way. */
const CAMP = `
  turns 4
  map
    .   .   .
      .   .
    .   .   .
  U Newton 0101 5; leader Reynolds corps
  U Gibbon 0201 5
  C Hill 0502 5
`;

const camp = (year: Year, at = 0): Table => new Table(`${GAMES_OF[year][at]}\n${CAMP}`);
const NEWTON = { do: 'entrench', unit: 'newton' } as const;

/** Reynolds activates Newton and Gibbon; these dig. */
const dig = (...digging: string[]) => ({ do: 'activate', leader: 'reynolds', units: ['newton', 'gibbon'], digging });

describe('in which years', () => {
  rule('5.5/availability-1864', 'in every game of 1864 or later a unit may entrench by action, no option asked', () => {
    for (const at of GAMES_OF[1864].keys()) {
      expect(camp(1864, at).atAction('union').why(NEWTON)).toBeUndefined();
      expect(camp(1864, at).atAction('confederate').why({ do: 'entrench', unit: 'hill' })).toBeUndefined();
    }
    expect([1864, 1865].map(worksYear)).toEqual([1864, 1864]);
  });

  rule('5.5/availability-1863-optional', 'in 1863 a unit may with the option, and may not without', () => {
    for (const game of GAMES_OF[1863]) {
      expect(new Table(`${game}\n${CAMP}`).atAction('union').why(NEWTON)).toBeUndefined();
      const plain = new Table(`${game}\n${CAMP}`.replace('options entrenchActions1863', '')).atAction('union');
      expect(plain.why(NEWTON)).toBe('5.5/availability-1863-optional');
      expect(plain.why(dig('newton'))).toBe('5.5/availability-1863-optional');
      expect(plain.why(dig())).toBeUndefined();
    }
  });

  rule('5.5/never-1862', 'in 1861 and 1862 no unit may, alone or under a leader', () => {
    for (const year of [1861, 1862] as const) {
      for (const at of GAMES_OF[year].keys()) {
        const t = camp(year, at).atAction('union');
        expect(t.why(NEWTON)).toBe('5.5/never-1862');
        expect(t.why(dig('gibbon'))).toBe('5.5/never-1862');
        expect(t.open('entrench')).toEqual([]);
      }
    }
    expect(() => new Table(`options entrenchActions1863\n${CAMP}`)).toThrow('option-of-other-year');
  });
});

describe('which units', () => {
  rule('5.5/individual-or-leader', 'a unit entrenches alone, or beside one that marches under the same leader', () => {
    for (const year of [1863, 1864] as const) {
      const alone = camp(year).atAction('union');
      alone.do(NEWTON);
      expect(alone.unit('newton').works).not.toBe('none');
      expect(alone.unit('gibbon').works).toBe('none');
      const led = camp(year).atAction('union');
      led.do(dig('newton'), 4);
      led.do({ do: 'attach', unit: 'newton', along: [] });
      led.do({ do: 'go', unit: 'gibbon' });
      led.walk('0302');
      led.do({ do: 'stop' });
      led.do({ do: 'go', unit: 'newton' });
      expect(led.unit('newton')).toMatchObject({ at: '0101', works: alone.unit('newton').works });
      expect(led.unit('newton').fatigue).toBe(alone.unit('newton').fatigue);
      expect(led.unit('gibbon')).toMatchObject({ at: '0302', works: 'none', fatigue: 1 });
      expect(
        camp(year)
          .atAction('union')
          .why({ ...dig('newton'), units: ['gibbon'] }),
      ).toBe('5.2/declare-march-or-entrench');
    }
  });

  rule('5.5/unit-not-leader', 'one’s own infantry, cavalry and artillery may; a leader or an enemy may not', () => {
    for (const arm of ['inf', 'cav', 'art']) {
      const t = new Table(`game GTC\n${CAMP.replace('Gibbon 0201', `Gibbon 0201 ${arm}`)}`).atAction('union');
      t.do({ do: 'entrench', unit: 'gibbon' });
      expect(t.unit('gibbon').works, arm).toBe('abatis');
    }
    const t = camp(1864).atAction('union');
    expect(t.open('entrench')).toEqual(['newton', 'gibbon'].map(id => ({ do: 'entrench', unit: t.unitId(id) })));
    expect(t.why({ do: 'entrench', leader: 'reynolds' })).toBeDefined();
    expect(t.why({ do: 'entrench', unit: 'hill' })).toBe('5.5/unit-not-leader');
    expect(t.why({ do: 'entrench', unit: 99 })).toBe('5.5/unit-not-leader');
  });

  rule('5.5/fatigue-limit-1863', 'in 1863 a unit at Fatigue Level 2 may and gets to 4; at 3 it may not', () => {
    for (const [fatigue, why] of [
      [0],
      [1],
      [2],
      [3, '5.5/fatigue-limit-1863'],
      [4, '5.5/fatigue-limit-1863'],
    ] as const) {
      const t = camp(1863).put('newton', { fatigue }).atAction('union');
      expect(t.why(NEWTON), `FL ${fatigue}`).toBe(why);
      if (fatigue < 4) expect(t.why(dig('newton')), `FL ${fatigue}`).toBe(why);
    }
    const t = camp(1863).put('newton', { fatigue: 2 }).atAction('union');
    t.do(NEWTON);
    expect(t.unit('newton').fatigue).toBe(4);
  });

  rule('5.5/fatigue-limit-1864', 'in 1864 a unit at Fatigue Level 3 may and gets to 4; at 4 it may not', () => {
    for (const [fatigue, why] of [[0], [1], [2], [3], [4, '5.5/fatigue-limit-1864']] as const) {
      expect(camp(1864).put('newton', { fatigue }).atAction('union').why(NEWTON), `FL ${fatigue}`).toBe(why);
    }
    const t = camp(1864).put('newton', { fatigue: 3 }).atAction('union');
    t.do(NEWTON);
    expect(t.unit('newton').fatigue).toBe(4);
    const weary = new Table(`game GTC\noptions fatigue4March\n${CAMP}`).put('newton', { fatigue: 4 }).atAction('union');
    expect(weary.why(dig())).toBeUndefined();
    expect(weary.why(dig('newton'))).toBe('5.5/fatigue-limit-1864');
  });

  rule('5.5/not-demoralized', 'a disorganized and exhausted unit may, a demoralized one may not', () => {
    for (const year of [1863, 1864] as const) {
      const worn = camp(year).put('newton', { disorganized: true, exhausted: true }).atAction('union');
      expect(worn.why(NEWTON)).toBeUndefined();
      for (const demoralized of [1, 2] as const) {
        const t = camp(year).put('newton', { demoralized }).atAction('union');
        expect(t.why(NEWTON)).toBe('5.5/not-demoralized');
        expect(t.why(dig('newton'))).toBe('5.5/not-demoralized');
        expect(t.why(dig('gibbon'))).toBeUndefined();
      }
    }
  });

  rule('5.5/not-fort-complete', 'a unit in a fort under construction may, in a completed one it may not', () => {
    for (const [year, unfinished] of [
      [1863, 'fort-build'],
      [1864, 'fort-build-2'],
    ] as const) {
      expect(camp(year).put('newton', { works: unfinished }).atAction('union').why(NEWTON)).toBeUndefined();
      const t = camp(year).put('newton', { works: 'fort' }).atAction('union');
      expect(t.why(NEWTON)).toBe('5.5/not-fort-complete');
      expect(t.why(dig('newton', 'gibbon'))).toBe('5.5/not-fort-complete');
    }
  });
});

describe('how often and at what price', () => {
  rule('5.5/repeatable', 'a unit may again in each Action Phase of the turn while its fatigue allows', () => {
    for (const [year, times, stop] of [
      [1863, 2, '5.5/fatigue-limit-1863'],
      [1864, 4, '5.5/fatigue-limit-1864'],
    ] as const) {
      const t = camp(year);
      for (let time = 1; time <= times; time++) {
        t.atAction('union').do(NEWTON);
        expect(t.asked).toBe('initiative table');
      }
      expect(t.unit('newton').fatigue).toBe(4);
      expect(t.atAction('union').why(NEWTON)).toBe(stop);
    }
    const led = camp(1864).atAction('union');
    led.do(dig('newton', 'gibbon'), 3);
    led.do({ do: 'attach', unit: 'newton', along: [] });
    led.do({ do: 'go', unit: 'newton' });
    expect(led.why({ do: 'go', unit: 'newton' })).toBe('5.2/step-9-all-selected');
  });

  rule(
    '5.5/additional-to-recovery',
    'what was dug by action is dug on in Recovery, as soon as the unit is at level 0',
    () => {
      for (const [year, first, then] of [
        [1863, 'breastwork-build', 'breastwork'],
        [1864, 'abatis', 'fort-build-1'],
      ] as const) {
        const t = camp(year).atAction('union');
        t.do(NEWTON);
        expect(t.unit('newton').works).toBe(first);
        idleUntil(t, 'recovery union');
        expect(t.why(NEWTON)).toBe('9.0/recovery-fatigue-0');
        const rested = new Table(`${GAMES_OF[year][0]}\n${CAMP}`).atAction('union');
        rested.do(NEWTON);
        rested.put('newton', { fatigue: 0 });
        idleUntil(rested, 'recovery union');
        expect(rested.why(NEWTON)).toBeUndefined();
        idleUntil(t, 'recovery union');
        t.do(NEWTON);
        expect(t.unit('newton').works).toBe(then);
      }
    },
  );

  rule('5.5/no-extended-march', 'entrenching at a level at which a march would be extended rolls no die', () => {
    for (const [year, fatigue] of [
      [1863, 1],
      [1863, 2],
      [1864, 1],
      [1864, 2],
      [1864, 3],
    ] as const) {
      const marching = camp(year).put('newton', { fatigue, exhausted: true }).atAction('union');
      expect(told(marching.do({ do: 'march', unit: 'newton' }, 6, 6))).toContain('extendedMarch');
      const t = camp(year).put('newton', { fatigue, exhausted: true }).atAction('union');
      expect(told(t.do(NEWTON))).not.toContain('extendedMarch');
      expect(t.unit('newton')).toMatchObject({ disorganized: false, manpower: 5 });
    }
  });

  rule('5.5/procedure-1863-fatigue', 'in 1863 entrenching costs two levels, also under a leader', () => {
    for (const at of GAMES_OF[1863].keys()) {
      const t = camp(1863, at).atAction('union');
      expect(told(t.do(NEWTON))).toContain('fatigued 5.5/procedure-1863-fatigue');
      expect(t.unit('newton').fatigue).toBe(2);
      const led = camp(1863, at).atAction('union');
      led.do(dig('newton', 'gibbon'), 3);
      led.do({ do: 'attach', unit: 'newton', along: [] });
      led.do({ do: 'go', unit: 'gibbon' });
      led.do({ do: 'go', unit: 'newton' });
      expect([led.unit('gibbon').fatigue, led.unit('newton').fatigue]).toEqual([2, 2]);
    }
  });

  rule('5.5/procedure-1864-fatigue', 'in 1864 entrenching costs one level, also under a leader', () => {
    for (const at of GAMES_OF[1864].keys()) {
      const t = camp(1864, at).atAction('union');
      expect(told(t.do(NEWTON))).toContain('fatigued 5.5/procedure-1864-fatigue');
      expect(t.unit('newton').fatigue).toBe(1);
      const led = camp(1864, at).put('gibbon', { fatigue: 3 }).atAction('union');
      led.do(dig('newton', 'gibbon'), 3);
      led.do({ do: 'attach', unit: 'newton', along: [] });
      led.do({ do: 'go', unit: 'gibbon' });
      led.do({ do: 'go', unit: 'newton' });
      expect([led.unit('gibbon').fatigue, led.unit('newton').fatigue]).toEqual([4, 1]);
    }
  });

  rule('5.5/after-entrenching', 'after it a new Action Phase begins, or the leader’s next unit goes', () => {
    for (const year of [1863, 1864] as const) {
      const alone = camp(year).atAction('union');
      alone.do(NEWTON);
      expect(alone.asked).toBe('initiative table');
      const led = camp(year).atAction('union');
      led.do(dig('newton'), 3);
      led.do({ do: 'attach', unit: 'newton', along: [] });
      led.do({ do: 'go', unit: 'newton' });
      expect(led.asked).toBe('activation union');
      expect(led.open('go')).toEqual([{ do: 'go', unit: led.unitId('gibbon') }]);
      led.do({ do: 'go', unit: 'gibbon' });
      expect(led.asked).toBe('march union');
      led.do({ do: 'stop' });
      expect(led.asked).toBe('initiative table');
    }
  });
});
