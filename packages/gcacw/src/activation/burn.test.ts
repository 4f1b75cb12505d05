import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { idleUntil } from '../testing/idle.ts';
import { Table, told } from '../testing/table.ts';
import { burnsInVain } from './burn.ts';

const rule = ruleTests<ClauseId>();

/** A railroad with a station at 0201; Newton is in it, Gibbon beside it, Hill far away. */
const RAILROAD = `
  turns 2
  map
    .   .   .
      .   .
    .   .   .
  railroad 0101-0201-0301
  station 0201 Manassas
  U Newton 0201 5
  U Gibbon 0101 5
  C Hill 0502 5
`;

const marker = (t: Table): string => t.game.board.stations.find(({ hex }) => hex === t.hex('0201'))?.damage ?? 'none';

/** A unit burns, in an Action Phase of its own: the marker then, and why. */
function burn(t: Table, unit = 'newton'): string {
  t.atAction('union');
  const burned = t.do({ do: 'burn', unit }).find(event => event.type === 'stationBurned');
  return `${marker(t)} ${burned?.because}`;
}

describe('who may burn a station', () => {
  rule(
    '5.4/one-unit-in-station',
    'one unit of any arm in a station hex up to Fatigue Level 3 may burn; elsewhere, at 4, or of the enemy it may not',
    () => {
      for (const arm of ['inf', 'cav', 'art']) {
        for (const state of ['f0', 'f1', 'f2', 'f3', 'f3 disorganized', 'f3 exhausted']) {
          const t = new Table(RAILROAD.replace('0201 5', `0201 ${arm} 5 ${state}`)).atAction('union');
          expect(t.why({ do: 'burn', unit: 'newton' }), `${arm} ${state}`).toBeUndefined();
        }
      }
      const t = new Table(RAILROAD).atAction('union');
      expect(t.open('burn')).toEqual([{ do: 'burn', unit: t.unitId('newton') }]);
      expect(t.why({ do: 'burn', unit: 'gibbon' })).toBe('5.4/one-unit-in-station');
      expect(t.why({ do: 'burn', unit: 99 })).toBe('5.4/one-unit-in-station');
      expect(t.put('newton', { fatigue: 4 }).why({ do: 'burn', unit: 'newton' })).toBeDefined();
      const theirs = new Table(
        RAILROAD.replace('C Hill 0502', 'C Hill 0201').replace('U Newton 0201', 'U Newton 0502'),
      );
      expect(theirs.atAction('union').why({ do: 'burn', unit: 'hill' })).toBe('5.4/one-unit-in-station');
      expect(theirs.atAction('confederate').why({ do: 'burn', unit: 'hill' })).toBeUndefined();
    },
  );

  rule('5.4/combat-value-2', 'a Combat value of 2 is enough, below it is not, whatever the Manpower', () => {
    const rows = [
      ['1', '5.4/combat-value-2'],
      ['2', undefined],
      ['1 disorganized', '5.4/combat-value-2'],
      ['2 disorganized', '5.4/combat-value-2'],
      ['3 disorganized', undefined],
    ] as const;
    for (const [state, why] of rows) {
      const t = new Table(RAILROAD.replace('0201 5', `0201 ${state}`)).atAction('union');
      expect(t.why({ do: 'burn', unit: 'newton' }), state).toBe(why);
    }
    const spent = new Table(RAILROAD.replace('0201 5', '0201 2 disorganized')).atAction('union');
    expect(spent.refusal({ do: 'burn', unit: 'newton' })?.params).toEqual({ value: 1 });
  });

  rule('5.4/not-siv-otr', 'stations may be burned in every game but SIV and OTR', () => {
    const may = ['SJW', 'HCR', 'RTG', 'SLB', 'GTC', 'AGA', 'HSN', 'RWH', 'BTC'];
    for (const game of [...may, 'BAC', 'AIO', 'SIV', 'OTR']) {
      const ties = game === 'BAC' || game === 'AIO' ? 'ties union union union union union union' : '';
      const t = new Table(`game ${game}\n${ties}\n${RAILROAD}`).atAction('union');
      const why = game === 'SIV' || game === 'OTR' ? '5.4/not-siv-otr' : undefined;
      expect(t.why({ do: 'burn', unit: 'newton' }), game).toBe(why);
    }
  });
});

describe('what burning costs', () => {
  rule('5.4/fatigue', 'burning raises the Fatigue Level by one, up to 4', () => {
    for (const fatigue of [0, 1, 2, 3]) {
      const t = new Table(RAILROAD).put('newton', { fatigue });
      burn(t);
      expect(t.unit('newton').fatigue).toBe(fatigue + 1);
      expect(t.unit('gibbon').fatigue).toBe(0);
    }
  });

  rule(
    '5.4/no-extended-march',
    'burning to a level at which a march would be extended rolls no die and costs nothing',
    () => {
      for (const [fatigue, exhausted] of [
        [1, true],
        [2, false],
        [2, true],
        [3, false],
        [3, true],
      ] as const) {
        const marching = new Table(RAILROAD).put('newton', { fatigue, exhausted }).atAction('union');
        expect(told(marching.do({ do: 'march', unit: 'newton' }, 6, 6))).toContain('extendedMarch');
        const t = new Table(RAILROAD).put('newton', { fatigue, exhausted }).atAction('union');
        expect(told(t.do({ do: 'burn', unit: 'newton' }))).not.toContain('extendedMarch');
        expect(t.unit('newton')).toMatchObject({ fatigue: fatigue + 1, exhausted, disorganized: false, manpower: 5 });
      }
    },
  );

  rule('5.4/action-ends', 'burning is the whole action: a new Action Phase begins', () => {
    const t = new Table(RAILROAD).atAction('union');
    expect(told(t.do({ do: 'burn', unit: 'newton' }))).toEqual([
      'actionBegan',
      'fatigued 5.4/fatigue',
      'stationBurned 5.4/destroy',
    ]);
    expect(t.asked).toBe('initiative table');
  });
});

describe('what burning leaves', () => {
  rule('5.4/damage', 'a Combat value of 2, 3 or 4 damages a station and does not destroy it', () => {
    for (const state of ['2', '3', '4', '3 disorganized', '6 disorganized']) {
      expect(burn(new Table(RAILROAD.replace('0201 5', `0201 ${state}`))), state).toBe('damaged 5.4/damage');
    }
  });

  rule('5.4/destroy', 'a Combat value of 5 or more destroys a station; Manpower 5 or 6 in disorder does not', () => {
    for (const state of ['5', '6', '18', '7 disorganized']) {
      expect(burn(new Table(RAILROAD.replace('0201 5', `0201 ${state}`))), state).toBe('destroyed 5.4/destroy');
    }
    for (const state of ['5 disorganized', '6 disorganized']) {
      expect(burn(new Table(RAILROAD.replace('0201 5', `0201 ${state}`))), state).toBe('damaged 5.4/damage');
    }
  });

  rule('5.4/others-do-not-help', 'two units of 3 in the hex do not make one of 6', () => {
    const t = new Table(RAILROAD.replace('0201 5', '0201 3').replace('Gibbon 0101 5', 'Gibbon 0201 3'));
    expect(burn(t)).toBe('damaged 5.4/damage');
    const weak = new Table(RAILROAD.replace('0201 5', '0201 1').replace('Gibbon 0101', 'Gibbon 0201'));
    expect(weak.atAction('union').why({ do: 'burn', unit: 'newton' })).toBe('5.4/combat-value-2');
  });

  rule('5.4/upgrade', 'a unit of 5 makes Destroy of a Damage marker', () => {
    const t = new Table(RAILROAD.replace('0201 5', '0201 4').replace('Gibbon 0101', 'Gibbon 0201'));
    expect(burn(t, 'newton')).toBe('damaged 5.4/damage');
    expect(burn(t, 'gibbon')).toBe('destroyed 5.4/upgrade');
    expect(t.game.board.stations).toHaveLength(1);
  });

  rule('5.4/no-change', 'a second burning by units of 3 leaves Damage, and nothing changes a Destroy marker', () => {
    const t = new Table(RAILROAD.replace('0201 5', '0201 3').replace('Gibbon 0101 5', 'Gibbon 0201 3'));
    burn(t, 'newton');
    expect(burn(t, 'gibbon')).toBe('damaged 5.4/no-change');
    expect(burn(t, 'newton')).toBe('damaged 5.4/no-change');
    const gone = new Table(RAILROAD.replace('Gibbon 0101 5', 'Gibbon 0201 3'));
    burn(gone, 'newton');
    expect(burn(gone, 'gibbon')).toBe('destroyed 5.4/no-change');
    expect(burn(gone, 'newton')).toBe('destroyed 5.4/no-change');
    expect(gone.game.board.stations).toHaveLength(1);
  });

  rule('5.4/permanent', 'a marker is there in the next turn, when nobody is left at the station', () => {
    for (const [manpower, damage] of [
      [4, 'damaged'],
      [5, 'destroyed'],
    ] as const) {
      const t = new Table(RAILROAD).put('newton', { manpower });
      burn(t);
      t.atAction('union').do({ do: 'march', unit: 'newton' }, 6);
      t.walk('0102');
      t.do({ do: 'stop' });
      idleUntil(t, 'recovery union');
      idleUntil(t, 'initiative table');
      expect(t.game.board.turn).toBe(2);
      expect(marker(t)).toBe(damage);
    }
  });
});

test('whether burning changes anything is known before', () => {
  const vain = (state: string, damage?: 'damaged' | 'destroyed'): boolean => {
    const t = new Table(RAILROAD.replace('0201 5', `0201 ${state}`));
    if (damage !== undefined) t.game.board.stations = [{ hex: t.hex('0201'), damage }];
    return burnsInVain(t.game, t.unitId('newton'));
  };
  expect([vain('5'), vain('4'), vain('5', 'damaged')]).toEqual([false, false, false]);
  expect([vain('4', 'damaged'), vain('4', 'destroyed'), vain('9', 'destroyed')]).toEqual([true, true, true]);
});
