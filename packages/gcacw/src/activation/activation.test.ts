import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { listed } from '../testing/listed.ts';
import { Table, told } from '../testing/table.ts';

const rule = ruleTests<ClauseId>();

const GROUND = `
  ties union union union confederate confederate confederate
  map
    .   .   .   .   .   .
      .   .   .   .   .
    .   .   .   .   .   .
      .   .   .   .   .
  road 0101-0201-0301-0401-0501-0601-0701
  road 0302-0301
  C Hood 1102
`;

/** Logan with Smith and Osterhaus on a road, Harrow beside it. */
const CORPS = `${GROUND}
  U Smith 0101 7 cmd=XV; leader Logan
  U Osterhaus 0101 cmd=XV f4
  U Harrow 0302 cmd=XV f1
  U Veatch 0101 cmd=XVI
`;

/** A leader activated with some units, allowance die 4. */
function activated(text: string, leader: string, units: string[], digging: string[] = []): Table {
  const t = new Table(text).atAction('union');
  t.do({ do: 'activate', leader, units, digging }, 4);
  return t;
}

/** And attached to one of his units. */
function led(text: string, leader: string, unit: string, units: string[], digging: string[] = []): Table {
  const t = activated(text, leader, units, digging);
  t.do({ do: 'attach', unit, along: [] });
  return t;
}

const pointsLeft = (t: Table): number | undefined => (t.top?.kind === 'march' ? t.top.left / 2 : undefined);

describe('an activation', () => {
  rule('5.2/purpose', 'several units of one leader march in a single Action Phase', () => {
    const t = led(CORPS, 'logan', 'smith', ['smith', 'harrow']);
    t.do({ do: 'go', unit: 'smith' });
    t.walk('0201');
    t.do({ do: 'stop' });
    expect(t.asked).toBe('activation union');
    t.do({ do: 'go', unit: 'harrow' });
    t.walk('0301');
    t.do({ do: 'stop' });
    expect([t.unit('smith').at, t.unit('harrow').at, t.asked]).toEqual(['0201', '0301', 'initiative table']);
  });

  test('its list: a unit to be attached to, with a companion or without; then the units that wait', () => {
    const t = activated(CORPS.replace('leader Logan', 'leader Logan; leader Sherman army'), 'logan', [
      'smith',
      'harrow',
    ]);
    expect(listed(t, 'attach')).toEqual([
      'smith -',
      'smith sherman',
      'osterhaus -',
      'osterhaus sherman',
      'harrow -',
      'harrow sherman',
    ]);
    expect(listed(t, 'go')).toEqual([]);
    t.do({ do: 'attach', unit: 'harrow', along: [] });
    expect([listed(t, 'attach'), listed(t, 'go')]).toEqual([[], ['smith', 'harrow']]);
    t.do({ do: 'go', unit: 'smith' });
    t.put('harrow', { hex: -1 });
    t.do({ do: 'stop' });
    expect(t.asked, 'a unit that is gone is not waited for').toBe('initiative table');
  });

  rule('5.2/excluded-actions', 'no unit may burn a station within it', () => {
    const text = `${CORPS}\nstation 0101 Manassas`;
    expect(new Table(text).atAction('union').why({ do: 'burn', unit: 'smith' })).toBeUndefined();
    const t = activated(text, 'logan', ['smith']);
    expect(t.why({ do: 'burn', unit: 'smith' })).toBe('kernel/no-such-choice');
    t.do({ do: 'attach', unit: 'smith', along: [] });
    expect(t.why({ do: 'burn', unit: 'smith' })).toBe('kernel/no-such-choice');
    t.do({ do: 'go', unit: 'smith' });
    expect(t.why({ do: 'burn', unit: 'smith' })).toBe('kernel/no-such-choice');
  });

  rule('5.2/ma-shared', 'one roll serves every unit, whatever its arm, and is not used up', () => {
    const t = led(`game GTC\n${CORPS}\nU Guns 0101 art\nU Horse 0101 cav regt cmd=XV`, 'logan', 'smith', [
      'smith',
      'guns',
      'horse',
    ]);
    for (const unit of ['smith', 'guns', 'horse']) {
      t.do({ do: 'go', unit });
      expect(pointsLeft(t), unit).toBe(5);
      t.walk('0201');
      t.do({ do: 'stop' });
    }
  });

  rule('5.2/ends', 'it is over when no selected unit is left to act', () => {
    const t = led(CORPS, 'logan', 'smith', ['smith', 'harrow']);
    t.do({ do: 'go', unit: 'smith' });
    t.do({ do: 'stop' });
    expect(t.asked).toBe('activation union');
    t.do({ do: 'go', unit: 'harrow' });
    t.do({ do: 'stop' });
    expect(t.asked).toBe('initiative table');
  });

  rule('5.2/example-logan', 'W03: Logan with Smith and Harrow', () => {
    const text = `game AIO\n${CORPS}`;
    const choose = new Table(text).atAction('union');
    const sets = choose.open('activate').flatMap(choice => ('units' in choice ? [choice.units] : []));
    const [smith, harrow] = [choose.unitId('smith'), choose.unitId('harrow')];
    expect(new Set(sets.flat())).toEqual(new Set([smith, harrow]));
    expect(choose.do({ do: 'activate', leader: 'logan', units: ['smith', 'harrow'], digging: [] }, 4)).toContainEqual(
      expect.objectContaining({ type: 'allowanceRolled', points: 5 }),
    );
    const t = led(text, 'logan', 'harrow', ['smith', 'harrow']);
    expect([t.leader('logan').unit, t.leader('logan').at]).toEqual(['harrow', '0302']);
    expect(told(t.do({ do: 'go', unit: 'harrow' }))).toEqual(['fatigued 5.1/fatigue-plus-one']);
    expect([t.unit('harrow').fatigue, pointsLeft(t)]).toEqual([2, 5]);
    t.walk('0301', '0401', '0501', '0601');
    expect(told(t.walk('0701'))).toContain('marchEnded 5.1/march-ends');
    expect(t.leader('logan').at).toBe('0701');
    t.do({ do: 'go', unit: 'smith' });
    expect([t.unit('smith').fatigue, pointsLeft(t)]).toEqual([1, 5]);
    t.do({ do: 'stop' });
    expect(t.asked).toBe('initiative table');
  });
});

describe('Step 5', () => {
  const FAR = `${CORPS}\nU Woods 0401 cmd=XV`;

  rule(
    '5.2/step-5-leader-transfer',
    'the leader may stay, or go to a hex with a selected unit, and nowhere else',
    () => {
      const t = activated(FAR, 'logan', ['smith', 'harrow']);
      for (const unit of ['smith', 'harrow']) expect(t.why({ do: 'attach', unit, along: [] })).toBeUndefined();
      expect(t.why({ do: 'attach', unit: 'woods', along: [] })).toBe('5.2/step-5-leader-transfer');
      t.do({ do: 'attach', unit: 'harrow', along: [] });
      expect([t.leader('logan').unit, t.leader('logan').at]).toEqual(['harrow', '0302']);
      expect(t.why({ do: 'attach', unit: 'smith', along: [] })).toBe('6.3/transfer-activate-leader');
      t.do({ do: 'go', unit: 'smith' });
      t.do({ do: 'stop' });
      expect(t.why({ do: 'attach', unit: 'smith', along: [] })).toBe('6.3/transfer-activate-leader');
    },
  );

  rule(
    '5.2/step-5-leader-transfer',
    'a selected battery opens its hex, for a unit of his command that stands there',
    () => {
      const battery = `${FAR}\nU Guns 0401 art cmd=none`;
      const t = activated(battery, 'logan', ['smith', 'guns']);
      expect(t.why({ do: 'attach', unit: 'woods', along: [] })).toBeUndefined();
      expect(t.why({ do: 'attach', unit: 'guns', along: [] })).toBe('2.2/corps-division-leader-attachment');
      const own = activated(battery.replace('cmd=none', 'cmd=XV'), 'logan', ['guns']);
      expect(own.why({ do: 'attach', unit: 'guns', along: [] })).toBeUndefined();
    },
  );

  rule('5.2/step-5-attach', 'a unit of his command must be named before anybody acts, and he stays with it', () => {
    const t = activated(CORPS, 'logan', ['smith', 'harrow']);
    expect(t.why({ do: 'go', unit: 'smith' })).toBe('5.2/step-5-attach');
    expect(t.why({ do: 'attach', unit: 'hood', along: [] })).toBe('5.2/step-5-attach');
    expect(t.why({ do: 'attach', unit: 'veatch', along: [] })).toBe('2.2/corps-division-leader-attachment');
    t.do({ do: 'attach', unit: 'smith', along: [] });
    t.do({ do: 'go', unit: 'smith' });
    t.walk('0201', '0301');
    t.do({ do: 'stop' });
    expect(t.leader('logan').at).toBe('0301');
    t.do({ do: 'go', unit: 'harrow' });
    t.walk('0301');
    t.do({ do: 'stop' });
    expect([t.leader('logan').unit, t.leader('logan').at]).toEqual(['smith', '0301']);
  });

  rule('5.2/step-5-attach', 'an active district leader may not change over to a unit that marches off', () => {
    const district = CORPS.replace('leader Logan', 'leader Logan district').replace(' f4', '');
    const t = led(district, 'logan', 'smith', ['smith', 'osterhaus']);
    t.do({ do: 'go', unit: 'osterhaus' });
    expect(t.why({ do: 'join', leader: 'logan' })).toBe('5.2/step-5-attach');
    expect(t.open('join')).toEqual([]);
    const alone = new Table(district).atAction('union');
    alone.do({ do: 'march', unit: 'osterhaus' }, 4);
    expect(alone.why({ do: 'join', leader: 'logan' })).toBeUndefined();
  });

  rule('5.2/step-5-attach-nonactivated', 'he may be attached to a unit that does not act, and stays with it', () => {
    const t = led(CORPS, 'logan', 'osterhaus', ['smith', 'harrow']);
    for (const [unit, to] of [
      ['smith', '0201'],
      ['harrow', '0301'],
    ] as const) {
      t.do({ do: 'go', unit });
      t.walk(to);
      t.do({ do: 'stop' });
    }
    expect([t.leader('logan').unit, t.leader('logan').at, t.unit('osterhaus').at]).toEqual([
      'osterhaus',
      '0101',
      '0101',
    ]);
    expect(t.unit('osterhaus').fatigue).toBe(4);
    const away = activated(CORPS, 'logan', ['harrow']);
    for (const unit of ['smith', 'osterhaus']) expect(away.why({ do: 'attach', unit, along: [] })).toBeUndefined();
  });
});

describe('Steps 6 to 9', () => {
  rule('5.2/step-6-one-at-a-time', 'in any order, but a unit finishes before the next begins', () => {
    for (const [first, second] of [
      ['smith', 'harrow'],
      ['harrow', 'smith'],
    ] as const) {
      const t = led(CORPS, 'logan', 'smith', ['smith', 'harrow']);
      t.do({ do: 'go', unit: first });
      expect(t.why({ do: 'go', unit: second })).toBe('kernel/no-such-choice');
      t.do({ do: 'stop' });
      expect(t.why({ do: 'go', unit: second })).toBeUndefined();
    }
  });

  rule('5.2/step-6-fatigue', 'fatigue comes when the unit’s own part begins, once', () => {
    const t = led(CORPS, 'logan', 'smith', ['smith', 'harrow']);
    expect([t.unit('smith').fatigue, t.unit('harrow').fatigue]).toEqual([0, 1]);
    t.do({ do: 'go', unit: 'smith' });
    expect([t.unit('smith').fatigue, t.unit('harrow').fatigue]).toEqual([1, 1]);
    t.do({ do: 'stop' });
    t.do({ do: 'go', unit: 'harrow' });
    expect([t.unit('smith').fatigue, t.unit('harrow').fatigue]).toEqual([1, 2]);
    for (const [settings, level] of [
      ['game GTC', 1],
      ['game RTG\noptions entrenchActions1863', 2],
    ] as const) {
      const digging = led(`${settings}\n${CORPS}`, 'logan', 'smith', ['smith'], ['smith']);
      expect(digging.unit('smith').fatigue).toBe(0);
      digging.do({ do: 'go', unit: 'smith' });
      expect(digging.unit('smith').fatigue, settings).toBe(level);
    }
  });

  rule('5.2/step-6-entrench', 'a unit declared to entrench does that and no more, then the next follows', () => {
    const t = led(`game GTC\n${CORPS}`, 'logan', 'smith', ['smith', 'harrow'], ['smith']);
    t.do({ do: 'go', unit: 'smith' });
    expect([t.unit('smith').works, t.unit('smith').at, t.asked]).toEqual(['abatis', '0101', 'activation union']);
    expect(t.why({ do: 'go', unit: 'smith' })).toBe('5.2/step-9-all-selected');
    t.do({ do: 'go', unit: 'harrow' });
    t.walk('0301');
    expect([t.unit('harrow').works, t.unit('harrow').at]).toEqual(['none', '0301']);
  });

  rule('5.2/step-6-extended-march', 'each marching unit is on an extended march or not by its own level', () => {
    const text = CORPS.replace('cmd=XV f1', 'cmd=XV f2').replace('cmd=XV f4', 'cmd=XV f1 exhausted');
    const t = led(text, 'logan', 'smith', ['smith', 'harrow', 'osterhaus']);
    expect(told(t.do({ do: 'go', unit: 'smith' }))).not.toContain('extendedMarch');
    t.do({ do: 'stop' });
    expect(told(t.do({ do: 'go', unit: 'harrow' }, 3))).toContain('extendedMarch');
    t.do({ do: 'stop' });
    expect(told(t.do({ do: 'go', unit: 'osterhaus' }, 4))).toContain('disorganized 5.1/extended-d');
  });

  rule('5.2/step-9-all-selected', 'every selected unit has its part, if only in place, and none a second', () => {
    const t = led(CORPS, 'logan', 'smith', ['smith', 'harrow']);
    expect(t.why({ do: 'go', unit: 'osterhaus' })).toBe('5.2/step-9-all-selected');
    t.do({ do: 'go', unit: 'smith' });
    t.do({ do: 'stop' });
    expect(t.why({ do: 'go', unit: 'smith' })).toBe('5.2/step-9-all-selected');
    expect(t.why({ do: 'stop' })).toBe('kernel/no-such-choice');
    expect([t.open('go').length, t.open('attach').length]).toEqual([1, 0]);
    t.do({ do: 'go', unit: 'harrow' });
    t.do({ do: 'stop' });
    expect([t.unit('harrow').at, t.unit('harrow').fatigue]).toEqual(['0302', 2]);
  });
});

describe('where rules meet', () => {
  rule('5.2/step-6-one-at-a-time', 'a unit that marched first is in the way of the second, which pays for it', () => {
    const text = CORPS.replace('cmd=XV f4', 'cmd=XV');
    const cost = (...first: string[]): number => {
      const t = led(text, 'logan', 'smith', ['smith', 'osterhaus']);
      t.do({ do: 'go', unit: 'smith' });
      t.walk(...first);
      t.do({ do: 'stop' });
      t.do({ do: 'go', unit: 'osterhaus' });
      t.walk('0201');
      return 5 - (pointsLeft(t) ?? 0);
    };
    expect(cost('0201')).toBe(2);
    expect(cost('0201', '0301')).toBe(1);
  });

  /** Smith, with Logan, is about to fall apart; Harrow is two hexes off, Woods three. */
  const FAILING = `${GROUND}
    U Smith 0201 1 disorganized f3 cmd=XV; leader Logan
    U Harrow 0401 cmd=XV
    U Woods 0501 cmd=XV
  `;

  rule(
    '5.1/extended-resume',
    'a unit lost to its extended march sends the leader to the nearest, the others go on',
    () => {
      const t = led(FAILING, 'logan', 'smith', ['smith', 'harrow']);
      expect(told(t.do({ do: 'go', unit: 'smith' }, 3)).slice(-2)).toEqual([
        'unitEliminated 5.1/extended-loss',
        'leaderAttached 7.5/leader-displaced',
      ]);
      expect([t.asked, t.leader('logan').unit]).toEqual(['activation union', 'harrow']);
      t.do({ do: 'go', unit: 'harrow' });
      expect(pointsLeft(t)).toBe(5);
      t.walk('0501');
      expect(t.leader('logan').at).toBe('0501');
    },
  );

  rule('5.1/extended-resume', 'and asks his owner where two are equally near', () => {
    const t = led(FAILING.replace('Woods 0501', 'Woods 0401'), 'logan', 'smith', ['smith', 'harrow']);
    t.do({ do: 'go', unit: 'smith' }, 3);
    expect(t.asked).toBe('displaced union');
    t.do({ do: 'attachTo', unit: 'woods' });
    expect([t.asked, t.leader('logan').unit]).toEqual(['activation union', 'woods']);
    t.do({ do: 'go', unit: 'harrow' });
    t.walk('0501');
    expect(t.leader('logan').at).toBe('0401');
  });

  rule('5.2/ends', 'it is over too when the last selected unit is lost', () => {
    const t = led(FAILING, 'logan', 'smith', ['smith']);
    t.do({ do: 'go', unit: 'smith' }, 3);
    expect([t.unit('smith').at, t.asked]).toEqual(['nowhere', 'initiative table']);
  });

  rule('5.2/optional-fatigue-4', 'a unit at FL 4 is disorganized when its part begins and may not force march', () => {
    const t = led(`options fatigue4March\n${CORPS}`, 'logan', 'smith', ['smith', 'osterhaus']);
    expect(t.unit('osterhaus').disorganized).toBe(false);
    expect(told(t.do({ do: 'go', unit: 'osterhaus' }))).toEqual(['disorganized 5.1/optional-fatigue-4-march']);
    expect(t.unit('osterhaus')).toMatchObject({ fatigue: 4, disorganized: true });
    expect([t.why({ do: 'force' }), pointsLeft(t)]).toEqual(['5.1/optional-fatigue-4-no-force', 5]);
    t.walk('0201');
    t.do({ do: 'stop' });
    t.do({ do: 'go', unit: 'smith' });
    expect(t.why({ do: 'force' })).toBeUndefined();
    const disorganized = new Table(`options fatigue4March\n${CORPS.replace('f4', 'f4 disorganized')}`).atAction(
      'union',
    );
    expect(disorganized.why({ do: 'activate', leader: 'logan', units: ['smith', 'osterhaus'], digging: [] })).toBe(
      '5.2/optional-fatigue-4',
    );
  });

  rule('5.1/force-declare-step-3', 'each unit may force march in its own Step 7, for itself alone', () => {
    const t = led(CORPS, 'logan', 'smith', ['smith', 'harrow']);
    expect(t.why({ do: 'force' })).toBe('kernel/no-such-choice');
    t.do({ do: 'go', unit: 'smith' });
    t.do({ do: 'force' }, 4);
    expect(pointsLeft(t)).toBe(8);
    t.walk('0201');
    expect(t.why({ do: 'force' })).toBe('5.1/force-declare-step-3');
    t.do({ do: 'stop' });
    t.do({ do: 'go', unit: 'harrow' });
    expect([pointsLeft(t), t.why({ do: 'force' })]).toEqual([5, undefined]);
  });
});
