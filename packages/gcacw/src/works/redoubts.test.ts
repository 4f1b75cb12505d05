import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import { worksOfYear } from '../charts/works.ts';
import type { ClauseId } from '../clauses.generated.ts';
import { idleUntil } from '../testing/idle.ts';
import { Table } from '../testing/table.ts';
import { GAMES_OF, YEARS } from '../testing/years.ts';
import { inRedoubt } from './entrench.ts';

const rule = ruleTests<ClauseId>();

const FIELD = `
  turns 4
  map
    .   .   .
      .   .
    .   .   .
  road 0101-0102
`;

/** A redoubt of this kind under Newton (U) and one under Hill (C). */
const manned = (game: string, redoubt: string): Table =>
  new Table(`${game}\n${FIELD}
    redoubt 0101 ${redoubt}
    redoubt 0502 ${redoubt}
    U Newton 0101 5
    C Hill 0502 5`);

/** Whom a redoubt serves, and what the first digging of either side in it brings in Recovery. */
function serves(game: string, redoubt: string) {
  const t = manned(game, redoubt);
  const gains = (unit: string): boolean => inRedoubt(t.game, t.unitId(unit));
  t.atRecovery('union').do({ do: 'entrench', unit: 'newton' });
  t.atRecovery('confederate').do({ do: 'entrench', unit: 'hill' });
  const works = { union: t.unit('newton').works, confederate: t.unit('hill').works };
  return { serves: ['newton', 'hill'].map(gains), ...works };
}

const UNION_ONLY = [true, false];
const CONFEDERATE_ONLY = [false, true];
const BOTH = [true, true];
const NEITHER = [false, false];

describe('whom a redoubt serves, as the map says', () => {
  rule('9.0/redoubt-virginia', 'a redoubt in Virginia serves Confederates and no Union unit', () => {
    const rows = [
      ['game AGA', 'abatis-build', 'breastwork'],
      ['game SJW', 'breastwork-build', 'breastwork'],
      ['game SLB', 'breastwork', 'breastwork'],
      ['game GTC', 'breastwork', 'fort-build-1'],
    ] as const;
    for (const [game, union, confederate] of rows) {
      expect(serves(game, 'confederate'), game).toEqual({ serves: CONFEDERATE_ONLY, union, confederate });
    }
  });

  rule('9.0/redoubt-bac', 'a redoubt of BAC serves whoever is in it', () => {
    const [, , bac = ''] = GAMES_OF[1863];
    expect(bac).toContain('BAC');
    expect(serves(bac, 'union confederate')).toMatchObject({ serves: BOTH });
    const open = new Table(`${bac}\n${FIELD}\nredoubt 0101\nU Newton 0102 5\nC Hill 0502 5`);
    expect(inRedoubt(open.game, open.unitId('newton'))).toBe(false);
  });

  rule('9.0/redoubt-aio', 'a redoubt near Dalton serves Confederates and no Union unit', () => {
    const [, aio = ''] = GAMES_OF[1864];
    expect(aio).toContain('AIO');
    const told = { serves: CONFEDERATE_ONLY, union: 'breastwork', confederate: 'fort-build-1' };
    expect(serves(aio, 'confederate')).toEqual(told);
    const t = manned(aio, 'confederate');
    t.atAction('union').do({ do: 'entrench', unit: 'newton' });
    t.atAction('confederate').do({ do: 'entrench', unit: 'hill' });
    expect([t.unit('newton').works, t.unit('hill').works]).toEqual(['abatis', 'breastwork-build']);
  });

  rule(
    '9.0/redoubt-maryland',
    'a redoubt in Maryland serves the Union from 1863 on, never before, and no Confederate',
    () => {
      const maryland = 'union from1863';
      const none = { serves: NEITHER, union: 'breastwork-build', confederate: 'breastwork-build' };
      expect(serves('game HCR', maryland)).toEqual(none);
      expect(serves('game RTG', maryland)).toMatchObject({ serves: UNION_ONLY });
      const rwh = { serves: UNION_ONLY, union: 'fort-build-1', confederate: 'breastwork' };
      expect(serves('game RWH', maryland)).toEqual(rwh);
    },
  );

  rule('9.0/redoubt-centreville', 'the redoubt of Centreville serves both sides, but is not there in 1861', () => {
    const centreville = 'union confederate from1862';
    const none = { serves: NEITHER, union: 'abatis-build', confederate: 'abatis-build' };
    expect(serves('game AGA', centreville)).toEqual(none);
    for (const game of GAMES_OF[1862]) {
      const both = { serves: BOTH, union: 'breastwork', confederate: 'breastwork' };
      expect(serves(game, centreville), game).toEqual(both);
    }
    for (const game of GAMES_OF[1863]) expect(serves(game, centreville), game).toMatchObject({ serves: BOTH });
    for (const game of GAMES_OF[1864]) {
      const both = { serves: BOTH, union: 'fort-build-1', confederate: 'fort-build-1' };
      expect(serves(game, centreville), game).toEqual(both);
    }
  });
});

describe('works and redoubts', () => {
  rule('9.0/types', 'a unit’s works are abatis, breastworks or forts; a redoubt is of the map', () => {
    const kinds = new Set(YEARS.flatMap(worksOfYear).map(works => works.split('-')[0]));
    expect([...kinds].sort()).toEqual(['abatis', 'breastwork', 'fort']);
    const t = manned('game SJW', 'union');
    expect([inRedoubt(t.game, t.unitId('newton')), t.unit('newton').works]).toEqual([true, 'none']);
    expect(() => new Table(`${FIELD}\nU Newton 0101 5 redoubt`)).toThrow('unknown-word');
    expect(() => new Table(`${FIELD}\nU Newton 0101 5 breastwork`)).not.toThrow();
  });

  rule(
    '9.0/printed-not-built',
    'digging to the end makes a fort and no redoubt: who comes after begins at the bottom',
    () => {
      const t = new Table(`${FIELD}\nU Newton 0101 5 fort-build\nU Gibbon 0101 5\nC Hill 0502 5`).atRecovery('union');
      t.do({ do: 'entrench', unit: 'newton' });
      expect(t.unit('newton').works).toBe('fort');
      expect(inRedoubt(t.game, t.unitId('gibbon'))).toBe(false);
      t.do({ do: 'entrench', unit: 'gibbon' });
      expect(t.unit('gibbon').works).toBe('breastwork-build');
      for (const year of YEARS) expect(worksOfYear(year), `${year}`).not.toContain('redoubt');
    },
  );

  rule('9.0/remove-on-leaving', 'works are lost on leaving the hex, and kept when a unit marches in place', () => {
    for (const year of YEARS) {
      const [game = ''] = GAMES_OF[year];
      for (const works of worksOfYear(year)) {
        const t = new Table(`${game}\n${FIELD}\nU Newton 0101 5 ${works}\nU Gibbon 0101 5 ${works}\nC Hill 0502 5`);
        t.atAction('union').do({ do: 'march', unit: 'newton' }, 6);
        t.do({ do: 'stop' });
        expect(t.unit('newton').works, `${year} ${works}`).toBe(works);
        t.atAction('union').do({ do: 'march', unit: 'newton' }, 6);
        const [first] = t.walk('0102');
        expect(first).toMatchObject({ type: 'worksLost', because: '9.0/remove-on-leaving' });
        t.walk('0101');
        t.do({ do: 'stop' });
        expect([t.unit('newton').works, t.unit('gibbon').works], `${year} ${works}`).toEqual(['none', works]);
      }
    }
  });

  rule(
    '9.0/remove-redoubt-stays',
    'a unit that leaves a redoubt loses its own marker; the redoubt serves it when it is back',
    () => {
      const t = manned('game SJW', 'confederate').atRecovery('confederate');
      t.do({ do: 'entrench', unit: 'hill' });
      expect(t.unit('hill').works).toBe('breastwork');
      idleUntil(t, 'initiative table');
      t.atAction('confederate').do({ do: 'march', unit: 'hill' }, 6);
      t.walk('0401');
      expect([t.unit('hill').works, inRedoubt(t.game, t.unitId('hill'))]).toEqual(['none', false]);
      t.walk('0502');
      t.do({ do: 'stop' });
      expect([t.unit('hill').works, inRedoubt(t.game, t.unitId('hill'))]).toEqual(['none', true]);
      idleUntil(t, 'recovery confederate');
      idleUntil(t, 'recovery confederate');
      t.do({ do: 'entrench', unit: 'hill' });
      expect(t.unit('hill').works).toBe('breastwork');
    },
  );

  rule(
    '9.0/no-effect-on-friendly-entry',
    'friends behind works make a hex no dearer to enter than friends without',
    () => {
      for (const [manpower, surcharge] of [
        [2, 0],
        [3, 1],
        [5, 1],
        [11, 1],
        [12, 2],
      ] as const) {
        for (const works of ['', 'breastwork', 'fort-build', 'fort']) {
          const t = new Table(
            `${FIELD}\nredoubt 0102\nU Newton 0101 5\nU Gibbon 0102 ${manpower} ${works}\nC Hill 0502 5`,
          );
          t.atAction('union').do({ do: 'march', unit: 'newton' }, 6);
          const moved = t.walk('0102').find(event => event.type === 'unitMoved');
          expect(moved?.left, `${manpower} ${works}`).toBe(2 * (6 - 1 - surcharge));
        }
      }
    },
  );
});
