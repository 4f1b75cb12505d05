import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { artilleryModifier } from '../combat/strength/artillery.ts';
import { defendingArtillery } from '../combat/strength/values.ts';
import { attackOf, attacksWith, defendsWith, field } from '../testing/attackOf.ts';
import { Table, told } from '../testing/table.ts';
import { GAMES_OF, YEARS, type Year } from '../testing/years.ts';

const rule = ruleTests<ClauseId>();

/** Newton and whoever is said to be with him in 0303, Hill before him in 0302, in some year. */
function dug(year: Year, newton: string, ...lines: string[]): Table {
  const [game = ''] = GAMES_OF[year];
  return new Table([game, field(), ...lines, 'C Hill 0302 7', `U Newton 0303 ${newton}`].join('\n'));
}

/** What 4 of Manpower and 2 guns under this marker defend with. */
function under(year: Year, marker: string, ...lines: string[]): readonly [value: number, guns: number] {
  const t = dug(year, `4 a2 ${marker}`, ...lines);
  return [defendsWith(t, '0303'), defendingArtillery(t.game, t.hex('0303'))];
}

const PLAIN = [4, 2];
const ONE_AND_A_HALF = [6, 3];
const DOUBLE = [8, 4];
const TWO_AND_A_HALF = [10, 5];
const TRIPLE = [12, 6];

const EARLY: readonly Year[] = [1862, 1863];
const REDOUBT = 'redoubt 0303 union';

describe('what a marker is worth', () => {
  rule('7.2/entrench-x1-5', 'one and a half: Abatis, Breastwork-Build from 1864, a redoubt', () => {
    expect(under(1861, 'abatis')).toEqual(ONE_AND_A_HALF);
    expect(under(1864, 'abatis')).toEqual(ONE_AND_A_HALF);
    expect(under(1864, 'breastwork-build')).toEqual(ONE_AND_A_HALF);
    for (const year of YEARS) expect(under(year, '', REDOUBT), `${year}`).toEqual(ONE_AND_A_HALF);
    expect(defendsWith(dug(1864, '7 abatis'), '0303')).toBe(10.5);
  });

  rule('7.2/entrench-x2', 'twice: Breastwork, Fort-Build, Fort-Build-1', () => {
    for (const year of YEARS) expect(under(year, 'breastwork'), `${year}`).toEqual(DOUBLE);
    for (const year of EARLY) expect(under(year, 'fort-build'), `${year}`).toEqual(DOUBLE);
    expect(under(1864, 'fort-build-1')).toEqual(DOUBLE);
  });

  rule('7.2/entrench-x2-5', 'two and a half times: Fort-Build-2', () => {
    expect(under(1864, 'fort-build-2')).toEqual(TWO_AND_A_HALF);
    expect(defendsWith(dug(1864, '5 fort-build-2'), '0303')).toBe(12.5);
  });

  rule('7.2/entrench-x3', 'three times: a Fort', () => {
    for (const year of YEARS) expect(under(year, 'fort'), `${year}`).toEqual(TRIPLE);
  });

  rule('7.2/entrench-build-no-effect', 'Breastwork-Build to 1863 and Abatis-Build do nothing', () => {
    for (const year of EARLY) expect(under(year, 'breastwork-build'), `${year}`).toEqual(PLAIN);
    expect(under(1861, 'abatis-build')).toEqual(PLAIN);
  });

  rule('9.0/mult-abatis', 'Abatis, and Breastwork-Build from 1864, give one and a half times the values', () => {
    expect([under(1861, 'abatis'), under(1864, 'abatis'), under(1864, 'breastwork-build')]).toEqual([
      ONE_AND_A_HALF,
      ONE_AND_A_HALF,
      ONE_AND_A_HALF,
    ]);
  });

  rule('9.0/mult-breastwork', 'Breastwork, Fort-Build and Fort-Build-1 double the values', () => {
    for (const year of YEARS) expect(under(year, 'breastwork'), `${year}`).toEqual(DOUBLE);
    expect([under(1862, 'fort-build'), under(1863, 'fort-build'), under(1864, 'fort-build-1')]).toEqual([
      DOUBLE,
      DOUBLE,
      DOUBLE,
    ]);
  });

  rule('9.0/mult-fort-build-2', 'Fort-Build-2 gives two and a half times the values', () => {
    expect(under(1864, 'fort-build-2')).toEqual(TWO_AND_A_HALF);
  });

  rule('9.0/mult-fort', 'a Fort triples the values in every year', () => {
    for (const year of YEARS) expect(under(year, 'fort'), `${year}`).toEqual(TRIPLE);
  });

  rule('9.0/mult-bw-build-early', 'Breastwork-Build gives nothing to 1863, and from 1864 it does', () => {
    for (const year of EARLY) expect(under(year, 'breastwork-build'), `${year}`).toEqual(PLAIN);
    expect(under(1864, 'breastwork-build')).not.toEqual(PLAIN);
  });
});

describe('whom works help', () => {
  rule('7.2/entrench-per-unit', 'a marker helps the unit under it, fractions and all, and only in defence', () => {
    expect(defendsWith(dug(1862, '5 breastwork', 'U Getty 0303 4'), '0303')).toBe(14);
    expect(defendsWith(dug(1864, '7 abatis', 'U Getty 0303 5 fort-build-2', 'U Carr 0303 1'), '0303')).toBe(
      10.5 + 12.5 + 1,
    );
    expect(defendsWith(dug(1864, '1 disorganized abatis'), '0303')).toBe(0.75);
    expect(attacksWith(dug(1862, '5 breastwork'), 'newton')).toBe(5);
  });

  rule('9.0/by-unit-not-hex', 'units without a marker have their plain values, whoever they stand with', () => {
    expect(defendsWith(dug(1862, '8 breastwork', 'U Getty 0303 4'), '0303')).toBe(20);
    const t = dug(1862, '8 a1 breastwork', 'U Getty 0303 4 a3');
    expect(defendingArtillery(t.game, t.hex('0303'))).toBe(2 + 3);
  });

  rule('7.2/entrench-redoubt-all', 'everybody in a redoubt has one and a half, a better marker instead of it', () => {
    expect(defendsWith(dug(1862, '6 breastwork', REDOUBT, 'U Getty 0303 4'), '0303')).toBe(18);
    expect(defendsWith(dug(1862, '6', REDOUBT, 'U Getty 0303 4'), '0303')).toBe(15);
    expect(defendsWith(dug(1864, '6 abatis', REDOUBT), '0303')).toBe(9);
    expect(under(1862, 'fort', REDOUBT)).toEqual(TRIPLE);
  });

  rule(
    '9.0/redoubt-whole-hex',
    'a redoubt helps every unit in it, and a marker that is worth less takes nothing away',
    () => {
      expect(defendsWith(dug(1862, '6', REDOUBT, 'U Getty 0303 4', 'U Carr 0303 2 f4 demoralized1'), '0303')).toBe(18);
      for (const year of EARLY) expect(under(year, 'breastwork-build', REDOUBT), `${year}`).toEqual(ONE_AND_A_HALF);
      expect(under(1861, 'abatis-build', REDOUBT)).toEqual(ONE_AND_A_HALF);
    },
  );

  rule(
    '9.0/mult-redoubt',
    'a redoubt that serves gives units without a marker one and a half times, in defence',
    () => {
      expect(defendsWith(dug(1862, '5', REDOUBT), '0303')).toBe(7.5);
      expect(attacksWith(dug(1862, '5', REDOUBT), 'newton')).toBe(5);
      expect(under(1862, '', 'redoubt 0303 confederate')).toEqual(PLAIN);
      expect(under(1862, '', 'redoubt 0302 union')).toEqual(PLAIN);
    },
  );

  rule('9.0/redoubt-artillery-rounding', 'the guns of the hex are added, multiplied and then rounded up', () => {
    const guns = (newton: number, getty: number): number => {
      const t = dug(1862, `4 a${newton}`, REDOUBT, `U Getty 0303 4 a${getty}`);
      return defendingArtillery(t.game, t.hex('0303'));
    };
    expect(guns(1, 2)).toBe(5);
    expect(guns(1, 1)).toBe(3);
    expect(guns(1, 0)).toBe(2);
    expect(guns(3, 3)).toBe(9);
  });

  rule('7.2/redoubt-beneficiary', 'a redoubt serves the sides and the years the map says', () => {
    /** What Union and Confederate 4 have in such a redoubt. */
    const both = (year: Year, redoubt: string): readonly number[] => {
      const [game = ''] = GAMES_OF[year];
      const lines = [`redoubt 0303 ${redoubt}`, `redoubt 0301 ${redoubt}`, 'U Newton 0303 4', 'C Hill 0301 4'];
      const t = new Table([game, field(), ...lines].join('\n'));
      return [defendsWith(t, '0303'), defendsWith(t, '0301')];
    };
    for (const year of YEARS) expect(both(year, 'confederate'), `Virginia ${year}`).toEqual([4, 6]);
    expect(both(1863, 'union confederate'), 'Tennessee').toEqual([6, 6]);
    expect(
      YEARS.map(year => both(year, 'union from1863')),
      'Maryland',
    ).toEqual([
      [4, 4],
      [4, 4],
      [6, 4],
      [6, 4],
    ]);
    expect(
      YEARS.map(year => both(year, 'union confederate from1862')),
      'Centreville',
    ).toEqual([
      [4, 4],
      [6, 6],
      [6, 6],
      [6, 6],
    ]);
  });
});

describe('not in attack', () => {
  /** Newton digs in and attacks Hill. */
  const attack = (works: string, ...lines: string[]) => {
    const t = dug(1862, `8 a4 ${works}`, ...lines);
    return [attacksWith(t, 'newton'), artilleryModifier(t.game, attackOf(t, '0302', ['newton']))];
  };

  rule('7.2/entrench-not-in-attack', 'works raise neither the value nor the guns of an attacker', () => {
    for (const works of ['breastwork', 'fort-build', 'fort']) expect(attack(works), works).toEqual(attack(''));
    expect(attack('', REDOUBT)).toEqual(attack(''));
    expect(attack('')).toEqual([8, { even: 0, odd: 0 }]);
  });

  rule('9.0/defence-only', 'the same works help the unit that is attacked and not the unit that attacks', () => {
    const t = dug(1862, '8 a4 fort');
    expect([attacksWith(t, 'newton'), defendsWith(t, '0303')]).toEqual([8, 24]);
    expect(defendingArtillery(t.game, t.hex('0303'))).toBe(12);
    expect(artilleryModifier(t.game, attackOf(t, '0302', ['newton']))).toEqual({ even: 0, odd: 0 });
  });
});

describe('works left behind', () => {
  /** Lets a retreat run its course by the first choice open. */
  function runAway(t: Table): string[] {
    const events: string[] = [];
    for (let step = 0; step < 10 && t.asked.startsWith('retreat'); step++) {
      const [to] = t.open('retreat');
      if (t.open('halt').length > 0 || to === undefined || !('to' in to)) events.push(...told(t.do({ do: 'halt' })));
      else events.push(...told(t.do({ do: 'retreat', to: to.to })));
    }
    return events;
  }
  const LONG = field().replace(/$/, '\n    .   .\n  .   .   .\n    .   .\n  .   .   .\n    .   .\n  .   .   .');
  const line = (hill: string, newton: string, ...more: string[]): Table =>
    new Table([LONG, REDOUBT, `C Hill ${hill}`, `U Newton 0303 ${newton}`, ...more].join('\n'));
  /** Hill marches against Newton and rolls so. */
  function struck(t: Table, attacker: number, defender: number): Table {
    t.atAction('confederate').do({ do: 'march', unit: 'hill' }, 3);
    t.do({ do: 'attack', target: '0303', type: 'normal' });
    t.do({ do: 'roll' }, [attacker, defender]);
    return t;
  }

  rule(
    '7.2/entrench-lost-on-leaving',
    'a unit that leaves loses its marker, however it leaves; one that stays keeps it',
    () => {
      const march = line('0101 8', '7 fort').atAction('union');
      march.do({ do: 'march', unit: 'newton' }, 3);
      expect(told(march.walk('0304'))).toContain('worksLost 9.0/remove-on-leaving');
      for (const [attacker, manner] of [
        [4, 'retreat'],
        [6, 'rout'],
      ] as const) {
        const t = struck(line('0302 14', '7 breastwork'), attacker, 2);
        expect(t.top, manner).toMatchObject({ kind: 'retreat', manner });
        expect(t.unit('newton').works, manner).toBe('breastwork');
        runAway(t);
        expect(t.unit('newton'), manner).toMatchObject({ works: 'none' });
        expect(t.unit('newton').at, manner).not.toBe('0303');
      }
      const stays = struck(line('0302 7', '7 breastwork'), 3, 3);
      stays.do({ do: 'hold' });
      expect(stays.unit('newton')).toMatchObject({ works: 'breastwork', at: '0303' });
      // the redoubt is still there for whoever comes
      const again = struck(line('0302 14', '7 breastwork', 'U Getty 0304 4'), 4, 2);
      runAway(again);
      again.put('getty', { hex: again.hex('0303') });
      again.put('hill', { hex: again.hex('0301') });
      expect(defendsWith(again, '0303')).toBe(6);
    },
  );

  rule('7.2/entrench-lost-on-leaving', 'so does a unit that advances, and cavalry that slips away', () => {
    const advance = struck(line('0302 14 fort', '7'), 6, 1);
    runAway(advance);
    expect(advance.asked).toBe('advance confederate');
    expect(advance.unit('hill').works).toBe('fort');
    advance.do({ do: 'advance', units: ['hill'], leaders: [], attachedTo: [] });
    expect(advance.unit('hill')).toMatchObject({ works: 'none', at: '0303' });
    const cavalry = line('0301 8', 'cav 4 breastwork').atAction('confederate');
    cavalry.do({ do: 'march', unit: 'hill' }, 6);
    cavalry.walk('0302');
    expect(cavalry.asked).toBe('evasion union');
    cavalry.do({ do: 'evade', loser: 'newton' }, 3);
    runAway(cavalry);
    expect(cavalry.unit('newton').works).toBe('none');
    expect(cavalry.unit('newton').at).not.toBe('0303');
  });
});
