import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { Table, told } from '../testing/table.ts';

const rule = ruleTests<ClauseId>();

/** Army and district leaders: Hill and Early at one end of a road, Rodes within reach, an enemy at the other. */
const field = (...lines: string[]) =>
  new Table(
    [
      `map
        .   .   .   .   .
          .   .   .   .
        .   .   .   .   .
      road 0101-0201-0301-0401
      U Foe 0902 5`,
      ...lines,
    ].join('\n'),
  ).atAction('confederate');

const ARMY = [
  'C Hill 0101 5; leader Jackson; leader Lee army',
  'C Early 0101 2',
  'C Rodes 0301 5',
  'C Guns 0301 art 2',
];

function activated(leader: string, units: string[], lines: readonly string[], die = 6): Table {
  const t = field(...lines);
  t.do({ do: 'activate', leader, units, digging: [] }, die);
  return t;
}

const attach = (unit: string, ...along: string[]) => ({ do: 'attach', unit, along });

describe('in a leader activation', () => {
  rule('6.3/transfer-activate-leader', 'the active leader may transfer once, before units march', () => {
    const t = activated('jackson', ['hill', 'rodes'], ARMY);
    expect(t.why({ do: 'go', unit: 'hill' })).toBeDefined();
    t.do(attach('rodes'));
    expect(t.leader('jackson')).toMatchObject({ unit: 'rodes', at: '0301' });
    expect(t.why(attach('hill'))).toBe('6.3/transfer-activate-leader');
    t.do({ do: 'go', unit: 'hill' });
    t.do({ do: 'stop' });
    expect(t.why(attach('hill'))).toBe('6.3/transfer-activate-leader');
    expect(t.leader('jackson').unit).toBe('rodes');
  });

  rule(
    '6.3/district-active-transfer',
    'a district leader who is activated transfers like any other, to infantry',
    () => {
      const district = ARMY.map(line => line.replace('Jackson', 'Jackson district').replace('; leader Lee army', ''));
      const t = activated('jackson', ['early', 'rodes'], district);
      expect(t.why(attach('guns'))).toBe('2.2/district-leader-infantry-only');
      t.do(attach('rodes'));
      expect(t.leader('jackson')).toMatchObject({ unit: 'rodes', at: '0301' });
      // To a hex without a selected unit he may not go.
      expect(activated('jackson', ['early'], district).why(attach('rodes'))).toBe('5.2/step-5-leader-transfer');
    },
  );

  rule('6.3/army-district-with-active', 'an army leader in his hex may go along to the same unit, or stay', () => {
    const goes = activated('jackson', ['hill', 'rodes'], ARMY);
    goes.do(attach('rodes', 'lee'));
    expect(['jackson', 'lee'].map(id => goes.leader(id).unit)).toEqual(['rodes', 'rodes']);
    const stays = activated('jackson', ['hill', 'rodes'], ARMY);
    stays.do(attach('rodes'));
    expect(['jackson', 'lee'].map(id => stays.leader(id).unit)).toEqual(['rodes', 'hill']);
    // On another unit of the hex is as good; in another hex is not.
    const lee = (hex: string) => [
      'C Hill 0101 5; leader Jackson',
      `C Early ${hex} 2; leader Lee army; leader Ewell division`,
      'C Rodes 0301 5',
      'C Guns 0301 art 2',
    ];
    expect(activated('jackson', ['rodes'], lee('0101')).why(attach('rodes', 'lee'))).toBeUndefined();
    expect(activated('jackson', ['rodes'], lee('0201')).why(attach('rodes', 'lee'))).toBe(
      '6.3/army-district-with-active',
    );
    // A division leader is not asked along, and a gun is no place for an army leader.
    expect(activated('jackson', ['rodes'], lee('0101')).why(attach('rodes', 'ewell'))).toBe(
      '6.3/army-district-with-active',
    );
    const guns = activated('jackson', ['rodes', 'guns'], lee('0101'));
    expect(guns.why(attach('guns'))).toBeUndefined();
    expect(guns.why(attach('guns', 'lee'))).toBe('2.2/army-leader-infantry-only');
    // Nor may he join where an army or district leader is already.
    const two = activated('jackson', ['rodes'], [...lee('0101').slice(0, 2), 'C Rodes 0301 5; leader Smith district']);
    expect(two.why(attach('rodes', 'lee'))).toBe('6.3/leader-levels-per-unit');
    expect(two.why(attach('rodes'))).toBeUndefined();
  });

  rule('6.3/army-district-not-with-cavalry', 'nobody goes along with a cavalry leader', () => {
    for (const size of ['army', 'district']) {
      const horse = [
        'C Fitz 0101 cav 3 cmd=Cav; leader Stuart cmd=Cav',
        `C Hill 0101 5; leader Lee ${size}`,
        'C Legion 0101 inf 3 cmd=Cav',
      ];
      const t = activated('stuart', ['fitz', 'legion'], horse, 7);
      expect(t.why(attach('legion')), size).toBeUndefined();
      expect(t.why(attach('legion', 'lee')), size).toBe('6.3/army-district-not-with-cavalry');
    }
  });
});

describe('a departing unit', () => {
  const join = { do: 'join', leader: 'lee' };
  const marching = (unit: string, lines: readonly string[], dice = 6) => {
    const t = field(...lines);
    t.do({ do: 'march', unit }, dice);
    return t;
  };

  rule('6.3/army-district-departing-unit', 'an army leader may go with infantry that leaves his hex, or stay', () => {
    const goes = marching('early', ARMY);
    goes.do(join);
    expect(told(goes.do({ do: 'step', to: '0201' }))).toEqual([
      'leaderAttached 6.3/army-district-departing-unit',
      'unitMoved',
    ]);
    expect(goes.leader('lee')).toMatchObject({ unit: 'early', at: '0201' });
    const stays = marching('early', ARMY);
    stays.walk('0201');
    expect(stays.leader('lee')).toMatchObject({ unit: 'hill', at: '0101' });
  });

  rule('6.3/army-district-departing-unit', 'a unit that does not leave takes nobody', () => {
    const t = marching('early', ARMY);
    t.do(join);
    t.do({ do: 'stop' });
    expect(t.leader('lee')).toMatchObject({ unit: 'hill', at: '0101' });
  });

  rule(
    '6.3/army-district-departing-unit',
    'he may not join after it has moved, from elsewhere, or his own unit',
    () => {
      const moved = marching('early', ARMY);
      expect(moved.why(join)).toBeUndefined();
      moved.walk('0201');
      expect(moved.why(join)).toBe('6.3/army-district-departing-unit');
      const passing = marching('early', [
        ...ARMY.slice(0, 1).map(line => line.replace('0101', '0201')),
        'C Early 0101 2',
      ]);
      expect(passing.why(join)).toBe('6.3/army-district-departing-unit');
      passing.walk('0201');
      expect(passing.why(join)).toBe('6.3/army-district-departing-unit');
      expect(marching('hill', ARMY).why(join)).toBe('6.3/army-district-departing-unit');
      expect(marching('early', ARMY).why({ do: 'join', leader: 'jackson' })).toBe('6.3/army-district-departing-unit');
    },
  );

  rule(
    '6.3/army-district-departing-unit',
    'only infantry that is subordinate to him and has no other of his level',
    () => {
      const hill = 'C Hill 0101 5; leader Lee army';
      expect(marching('early', [hill, 'C Early 0101 cav 3'], 7).why(join)).toBe('2.2/army-leader-infantry-only');
      expect(marching('early', [hill, 'C Early 0101 art 3']).why(join)).toBe('2.2/army-leader-infantry-only');
      expect(marching('early', [hill, 'C Early 0101 3 cmd=none']).why(join)).toBeUndefined();
      const district = hill.replace('army', 'district');
      expect(marching('early', [district, 'C Early 0101 3']).why(join)).toBeUndefined();
      expect(marching('early', [district, 'C Early 0101 3 cmd=B']).why(join)).toBe('2.2/leader-never-alone');
      const taken = marching('early', [hill, 'C Early 0101 3; leader Smith district']);
      expect(taken.why(join)).toBe('6.3/leader-levels-per-unit');
      const both = marching('early', [hill, 'C Rodes 0101 5; leader Smith district', 'C Early 0101 3']);
      both.do(join);
      expect(both.why({ do: 'join', leader: 'smith' })).toBe('6.3/leader-levels-per-unit');
    },
  );

  rule('6.3/army-district-departing-unit', 'in a leader activation too, but for the active leader himself', () => {
    const t = activated('jackson', ['early', 'hill'], ARMY);
    t.do(attach('hill'));
    t.do({ do: 'go', unit: 'early' });
    t.do(join);
    t.walk('0201');
    expect(t.leader('lee')).toMatchObject({ unit: 'early', at: '0201' });
    const district = ['C Hill 0101 5; leader Lee district', 'C Early 0101 2'];
    const active = activated('lee', ['early', 'hill'], district);
    active.do(attach('hill'));
    active.do({ do: 'go', unit: 'early' });
    expect(active.why(join)).toBe('5.2/step-5-attach');
    expect(marching('early', district).why(join)).toBeUndefined();
  });
});
