import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { engine } from '../../ruleset.ts';
import { settle } from '../../testing/aftermath.ts';
import { modifierOf, participants, rollRow, storm, union, waiting } from '../../testing/battle.ts';
import { idleUntil } from '../../testing/idle.ts';
import { listed } from '../../testing/listed.ts';
import { type Table, told } from '../../testing/table.ts';
import { assess } from '../attack/resolve.ts';
import { artilleryTotal } from '../strength/values.ts';

const rule = ruleTests<ClauseId>();

/** Palmer with Johnson and Baird beside Hill, whom row 10 destroys; Veatch of another corps with them, King of theirs apart. */
const CORPS = `
  U Johnson 0404 7; leader Palmer c5 t2
  U Baird 0404 6
  U Veatch 0404 4 cmd=B
  U King 0405 5
  C Hill 0504 1
  C Far 0909
`;

const assault = (units: readonly string[], leader = 'palmer', target = '0504') => ({
  do: 'assault',
  leader,
  units,
  target,
});

/** An assault has been launched and its command die rolled. */
function rolled(die: number, units = ['johnson', 'baird'], text = CORPS, leader = 'palmer'): Table {
  const t = union(text);
  t.do(assault(units, leader));
  t.do({ do: 'roll' }, die);
  return t;
}

describe('the action', () => {
  rule(
    '5.0/action-menu',
    'march, activate a leader, assault, burn a station, entrench: one of these and nothing else',
    () => {
      const t = union(`game GTC\n${CORPS}\nstation 0404 Marietta`);
      const verbs = new Set(engine.choices(t.game).map(choice => choice.do));
      expect([...verbs].sort()).toEqual(['activate', 'assault', 'burn', 'entrench', 'march']);
    },
  );

  rule('5.3/assault-summary', 'a leader may strike one hex with several units at once', () => {
    for (const size of ['corps', 'division', 'district']) {
      const t = rolled(1, ['johnson', 'baird'], CORPS.replace('c5', `${size} c5`));
      if (t.asked === 'assault union') t.do({ do: 'proceed' });
      expect(participants(t), size).toEqual(['johnson', 'baird']);
      expect(assess(t.game, waiting(t)).attackValue / 4, size).toBe(7 + 6);
    }
  });

  rule('5.3/one-leader', 'one leader of one’s own is chosen, no enemy and nobody', () => {
    const t = union(`${CORPS}\nC Early 0503 5; leader Jackson`);
    expect(t.why(assault(['johnson']))).toBeUndefined();
    expect(t.why(assault(['johnson'], 'jackson'))).toBe('5.3/one-leader');
    for (const leader of [-1, 2]) expect(t.why({ ...assault(['johnson']), leader })).toBe('5.3/one-leader');
  });

  const F4 = CORPS.replace('0404 7;', '0404 7 f4;').replace('0404 6', '0404 6 f4');

  rule('5.3/eligibility', 'he needs a subordinate at FL 3 or less in his own hex', () => {
    expect(union(CORPS.replace('0404 7;', '0404 7 f3;')).why(assault(['johnson']))).toBeUndefined();
    expect(union(F4).why(assault(['johnson']))).toBe('7.1/assault-eligibility');
    expect(union(F4.replace('0404 6 f4', '0404 6 f3')).why(assault(['baird']))).toBeUndefined();
  });

  rule('7.1/assault-eligibility', 'one of another corps or in another hex does not make him eligible', () => {
    // Veatch is rested but not his, King is his but not with him.
    for (const units of [['johnson'], ['veatch'], ['king']]) {
      expect(union(F4).why(assault(units)), units[0]).toBe('7.1/assault-eligibility');
    }
    expect(union(F4).open('assault')).toEqual([]);
    expect(union(CORPS).open('assault')).not.toEqual([]);
  });

  rule('2.2/army-leader-functions', 'he may not assault or be activated, but makes a grand assault possible', () => {
    const thomas = CORPS.replace('c5 t2', 'c5 t2; leader Thomas army c4');
    const t = union(thomas);
    expect(t.why(assault(['johnson'], 'thomas'))).toBe('2.2/army-leader-functions');
    expect(t.why({ do: 'activate', leader: 'thomas', units: ['johnson'], digging: [] })).toBe('5.2/one-leader');
    const grand = rolled(1, ['johnson'], thomas);
    expect([grand.asked, grand.why({ do: 'grand', leader: 'thomas' })]).toEqual(['assault union', undefined]);
    expect(rolled(1, ['johnson'], CORPS).asked, 'without him').toBe('combat table');
  });

  rule('2.2/district-leader-functions', 'he may activate, assault, and be behind a grand assault', () => {
    const district = CORPS.replace('c5 t2', 'district c5 t2');
    expect(union(district).why({ do: 'activate', leader: 'palmer', units: ['johnson'], digging: [] })).toBeUndefined();
    const t = rolled(1, ['johnson'], district);
    expect([t.asked, t.why({ do: 'grand', leader: 'palmer' })]).toEqual(['assault union', undefined]);
    const other = CORPS.replace('0405 5', '0405 5; leader Hovey district c4');
    const helped = rolled(1, ['johnson'], other);
    expect(helped.why({ do: 'grand', leader: 'hovey' })).toBeUndefined();
    expect(helped.why({ do: 'grand', leader: 'palmer' })).toBe('7.1/grand-leader-in-radius');
  });

  rule('7.1/assault-not-in-activation', 'no assault may be made within an activation', () => {
    const t = union(CORPS);
    t.do({ do: 'activate', leader: 'palmer', units: ['johnson', 'baird'], digging: [] }, 4);
    expect(t.why(assault(['johnson']))).toBe('kernel/no-such-choice');
    t.do({ do: 'attach', unit: 'johnson', along: [] });
    expect(t.why(assault(['johnson']))).toBe('kernel/no-such-choice');
    t.do({ do: 'go', unit: 'baird' });
    expect(t.why(assault(['johnson']))).toBe('kernel/no-such-choice');
  });
});

describe('steps 1 to 3: units, fatigue, target', () => {
  rule('7.1/assault-step1-select', 'one, some or all of his command; not none, none twice, none of others', () => {
    const t = union(CORPS);
    for (const units of [['johnson'], ['baird'], ['johnson', 'baird']]) expect(t.why(assault(units))).toBeUndefined();
    for (const units of [[], ['johnson', 'johnson'], ['veatch'], ['johnson', 'veatch'], ['hill']]) {
      expect(t.why(assault(units)), units.join()).toBe('7.1/assault-step1-select');
    }
  });

  rule('7.1/assault-only-leader-hex', 'a unit of his in another hex may not take part', () => {
    const t = union(CORPS);
    expect(t.why(assault(['king']))).toBe('7.1/assault-only-leader-hex');
    expect(t.why(assault(['johnson', 'king']))).toBe('7.1/assault-only-leader-hex');
    expect(union(CORPS.replace('King 0405', 'King 0404')).why(assault(['johnson', 'king']))).toBeUndefined();
  });

  rule('7.1/assault-no-fatigue4', 'a unit at FL 4 may not be selected, not even where it may march', () => {
    for (const option of ['', 'options fatigue4March fatigue4MakesLeaderEligible\n']) {
      const at = (fatigue: number): Table => union(option + CORPS.replace('0404 6', `0404 6 f${fatigue}`));
      expect(at(3).why(assault(['johnson', 'baird']))).toBeUndefined();
      expect(at(4).why(assault(['johnson', 'baird']))).toBe('7.1/assault-no-fatigue4');
      expect(at(4).why(assault(['baird']))).toBe('7.1/assault-no-fatigue4');
    }
  });

  rule('7.1/assault-artillery-joins', 'guns of any command or none may come along, never alone', () => {
    const guns = `${CORPS}\nU Other 0404 art 2 cmd=B\nU Free 0404 art 2 cmd=none\nU Own 0404 art 2\nU Away 0405 art 2`;
    const t = union(guns);
    expect(t.why(assault(['johnson', 'other', 'free', 'own']))).toBeUndefined();
    for (const units of [['other'], ['own'], ['other', 'free', 'own']]) {
      expect(t.why(assault(units)), units.join()).toBe('7.1/assault-artillery-joins');
    }
    expect(t.why(assault(['johnson', 'away']))).toBe('7.1/assault-only-leader-hex');
  });

  rule('2.2/parenthesised-tactical', 'a unit with a tactical value in parentheses may not assault by itself', () => {
    const text = CORPS.replace('0404 6', '0404 6 t(1)');
    const t = union(text);
    expect(t.why(assault(['baird']))).toBe('2.2/parenthesised-tactical');
    expect(t.why(assault(['johnson', 'baird']))).toBeUndefined();
    const one = rolled(4, ['johnson', 'baird'], text);
    expect(one.why({ do: 'keep', units: ['baird'] })).toBe('2.2/parenthesised-tactical');
    expect(one.why({ do: 'keep', units: ['johnson'] })).toBeUndefined();
    // Guns could not be left alone either: then he may.
    const guns = rolled(5, ['baird', 'guns'], `${text}\nU Guns 0404 art 3`);
    expect(listed(guns, 'keep')).toEqual(['baird']);
  });

  test('its list: his units in his hex, rested, and guns, in every set that may go, with each target', () => {
    const t = union(`${CORPS.replace('0404 6', '0404 6 f4')}\nU Guns 0404 art 3 cmd=none\nC Early 0505 1`);
    expect(listed(t, 'assault')).toEqual([
      'palmer johnson 0504',
      'palmer johnson 0505',
      'palmer johnson+guns 0504',
      'palmer johnson+guns 0505',
    ]);
  });

  test('nothing is kept before the roll, and nothing rolled after it', () => {
    const t = union(CORPS);
    t.do(assault(['johnson', 'baird']));
    expect(t.why({ do: 'keep', units: ['johnson', 'baird'] })).toBe('7.1/assault-step5-drop');
    expect([t.open('keep'), t.open('commit'), t.open('grand'), t.open('proceed')]).toEqual([[], [], [], []]);
    t.do({ do: 'roll' }, 4);
    expect(t.why({ do: 'roll' })).toBe('7.1/assault-step5-number');
    expect(listed(t, 'keep')).toEqual(['johnson', 'baird']);
    t.do({ do: 'keep', units: ['johnson'] });
    expect(waiting(t)).toMatchObject({ grand: false, type: 'assault', from: t.hex('0404'), target: t.hex('0504') });
  });

  test('a target that has slipped away leaves a hex to advance into, but not over a closed ford', () => {
    const slipped = (...lines: string[]): string => {
      const t = union([CORPS, ...lines].join('\n'));
      t.do(assault(['johnson', 'baird']));
      t.put('hill', { hex: t.hex('0908') });
      t.do({ do: 'roll' }, 1);
      return t.asked;
    };
    expect(slipped()).toBe('advance union');
    const ford = ['options attackAcrossUnfordable', 'minor-river 0404 | 0504', 'ford 0404-0504', 'unfordable minor 1'];
    expect(slipped(...ford)).toBe('initiative table');
  });

  rule(
    '7.1/assault-step2-fatigue',
    'each selected unit gains a level before the roll, and keeps it whatever comes',
    () => {
      const t = union(CORPS.replace('0404 6', '0404 6 f3'));
      t.do(assault(['johnson', 'baird']));
      const levels = (): number[] => ['johnson', 'baird', 'veatch', 'king'].map(unit => t.unit(unit).fatigue);
      expect([t.asked, levels()]).toEqual(['assault table', [1, 4, 0, 0]]);
      t.do({ do: 'roll' }, 6);
      expect([t.asked, levels()]).toEqual(['initiative table', [1, 4, 0, 0]]);
    },
  );

  rule('7.1/assault-no-extended-march', 'no level reached in an assault brings on an extended march', () => {
    for (const state of ['f1 exhausted', 'f2', 'f3 exhausted']) {
      const t = union(CORPS.replace('0404 7;', `0404 7 ${state};`));
      expect(told(t.do(assault(['johnson']))), state).toEqual(['actionBegan', 'fatigued 7.1/assault-step2-fatigue']);
    }
    const march = union(CORPS.replace('0404 7;', '0404 7 f2;'));
    expect(told(march.do({ do: 'march', unit: 'johnson' }, 4, 1))).toContain('extendedMarch');
  });

  rule('7.1/assault-step3-target', 'an adjacent hex with enemies is the target', () => {
    const t = union(`${CORPS}\nC Early 0604 5`);
    expect(t.why(assault(['johnson']))).toBeUndefined();
    for (const target of ['0604', '0403', '0404', '0405']) {
      expect(t.why(assault(['johnson'], 'palmer', target)), target).toBe('7.1/assault-step3-target');
    }
  });

  rule('5.3/no-mp', 'no allowance is rolled: it is decided without dice', () => {
    expect(told(union(CORPS).do(assault(['johnson', 'baird'])))).not.toContain('allowanceRolled');
    expect(told(union(CORPS).do({ do: 'march', unit: 'johnson' }, 4))).toContain('allowanceRolled');
  });

  rule('7.1/assault-no-mp', 'it is no march and has no attack type', () => {
    const t = rolled(1);
    expect(t.game.stack.map(frame => frame.kind)).not.toContain('march');
    expect([waiting(t).type, modifierOf(t, '7.4/type-modifiers')]).toEqual(['assault', 0]);
  });

  rule('6.1/attack-types-not-assault', 'the four types belong to a march', () => {
    const t = union(CORPS);
    expect(t.open('assault').every(choice => !('type' in choice))).toBe(true);
    expect(rolled(1).why({ do: 'attack', target: '0504', type: 'hasty' })).toBe('kernel/no-such-choice');
    t.do({ do: 'march', unit: 'johnson' }, 4);
    t.do({ do: 'attack', target: '0504', type: 'hasty' });
    expect([waiting(t).type, modifierOf(t, '7.4/type-modifiers')]).toEqual(['hasty', -1]);
  });
});

describe('step 4: cavalry', () => {
  const RIDERS = `
    game GTC
    C Hill 0404 5; leader Early c5
    C Fitz 0404 cav 5 cmd=Cav; leader Stuart cav c5 cmd=Cav
    U Buford 0504 cav 2
    U Far 0909
  `;

  rule(
    '7.1/assault-step4-cavalry-retreat',
    'cavalry in the target may slip away before the roll, but not from cavalry',
    () => {
      const asked = (leader: string, unit: string, text = RIDERS): string => {
        const t = union(text).atAction('confederate');
        t.do(assault([unit], leader));
        return t.asked;
      };
      expect(asked('early', 'hill')).toBe('evasion union');
      expect(asked('stuart', 'fitz')).toBe('assault table');
      expect(asked('early', 'hill', RIDERS.replace('Buford 0504 cav', 'Buford 0504 inf'))).toBe('assault table');
      const t = union(RIDERS).atAction('confederate');
      t.do(assault(['hill'], 'early'));
      t.do({ do: 'stand' });
      expect(t.asked).toBe('assault table');
    },
  );
});

describe('step 5: the command roll', () => {
  const numberOf = (t: Table, die: number): unknown =>
    t.do({ do: 'roll' }, die).flatMap(event => (event.type === 'assaultNumber' ? [event.number] : []))[0];

  const launched = (command: string, text = CORPS): Table => {
    const t = union(text.replace('c5', command));
    t.do(assault(['johnson', 'baird']));
    return t;
  };

  rule('7.1/assault-step5-number', 'on 1 to 5 it is the Command value less the roll', () => {
    for (const [command, die, number] of [
      [5, 1, 4],
      [5, 5, 0],
      [3, 4, -1],
      [7, 5, 2],
    ] as const) {
      expect(numberOf(launched(`c${command}`), die), `${command} less ${die}`).toBe(number);
    }
    expect(rolled(4).why({ do: 'roll' }), 'once').toBe('7.1/assault-step5-number');
  });

  rule('7.1/assault-step5-natural-six', 'a 6 ends it at once, whatever Command value and modifier', () => {
    for (const command of ['c6', 'c7', 'district c6']) {
      const t = launched(command);
      t.do({ do: 'roll' }, 6);
      expect(t.asked, command).toBe('initiative table');
      expect(t.unit('johnson').fatigue).toBe(1);
    }
  });

  rule('7.1/assault-step5-negative', 'below 0 there is no combat, at 0 there is', () => {
    const t = launched('c3');
    t.do({ do: 'roll' }, 4);
    expect([t.asked, t.unit('hill').manpower]).toEqual(['initiative table', 1]);
    const nought = launched('c4');
    nought.do({ do: 'roll' }, 4);
    expect(nought.asked).toBe('assault union');
  });

  const THREE = CORPS.replace('King 0405', 'King 0404');
  const ALL = ['johnson', 'baird', 'king'];

  rule('7.1/assault-step5-maximum', 'no more units than the number take part', () => {
    for (const [die, most] of [
      [5, 1],
      [4, 1],
      [3, 2],
      [2, 3],
      [1, 3],
    ] as const) {
      const t = rolled(die, ALL, THREE);
      if (most < 3) t.do({ do: 'keep', units: ALL.slice(0, most) });
      expect(participants(t).length, `die ${die}`).toBe(most);
    }
  });

  // E49
  rule('7.1/assault-step5-zero', 'at 0 exactly one unit attacks, and not a gun', () => {
    const t = rolled(5, ['johnson', 'guns'], `${CORPS}\nU Guns 0404 art 3`);
    expect(t.why({ do: 'keep', units: ['guns'] })).toBe('7.1/assault-step5-zero');
    expect(t.why({ do: 'keep', units: ['johnson', 'guns'] })).toBe('7.1/assault-step5-drop');
    t.do({ do: 'keep', units: ['johnson'] });
    expect(participants(t)).toEqual(['johnson']);
  });

  // W04
  rule(
    '7.1/assault-step5-zero',
    'Palmer, Command 5, rolls 5: Johnson attacks, Baird is dropped, both are the wearier',
    () => {
      const t = rolled(5);
      t.do({ do: 'keep', units: ['johnson'] });
      expect(participants(t)).toEqual(['johnson']);
      expect(['johnson', 'baird'].map(unit => t.unit(unit).fatigue)).toEqual([1, 1]);
    },
  );

  rule('7.1/assault-step5-enough', 'if it suffices all selected units take part, and no others', () => {
    for (const die of [1, 3]) {
      const t = rolled(die, ['johnson', 'baird'], THREE);
      expect(participants(t), `die ${die}`).toEqual(['johnson', 'baird']);
    }
  });

  rule('7.1/assault-step5-drop', 'if it does not, exactly so many of them are kept, and it goes on', () => {
    const t = rolled(3, ALL, THREE);
    for (const units of [[], ['johnson'], ALL, ['johnson', 'johnson'], ['johnson', 'veatch']]) {
      expect(t.why({ do: 'keep', units }), units.join()).toBe('7.1/assault-step5-drop');
    }
    expect(new Set(engine.choices(t.game).map(choice => choice.do))).toEqual(new Set(['keep']));
    expect(t.open('keep').length).toBe(3);
    t.do({ do: 'keep', units: ['baird', 'king'] });
    expect(participants(t)).toEqual(['baird', 'king']);
  });

  rule('7.1/assault-district-minus2', 'a district leader takes 2 off the roll, others nothing', () => {
    expect(numberOf(launched('district c3'), 5)).toBe(0);
    expect(numberOf(launched('district c3'), 1)).toBe(4);
    for (const size of ['corps', 'division']) expect(numberOf(launched(`${size} c3`), 5), size).toBe(-2);
  });

  rule('7.1/assault-advanced-modifiers', 'outside the Advanced Game neither SLB nor OTR modifies the roll', () => {
    for (const game of ['SLB', 'OTR']) expect(numberOf(launched('c5', `game ${game}\n${CORPS}`), 2), game).toBe(3);
  });
});

describe('steps 6 to 9', () => {
  const GRAND = CORPS.replace('c5 t2', 'c5 t2; leader Thomas army c4');

  rule(
    '7.1/assault-step6-grand-optional',
    'after the command roll a grand assault may be tried or not; failing it cancels nothing',
    () => {
      const t = rolled(4, ['johnson', 'baird'], GRAND);
      expect(t.why({ do: 'grand', leader: 'thomas' }), 'first the units').toBe('7.1/assault-step6-grand-optional');
      t.do({ do: 'keep', units: ['johnson'] });
      expect([t.why({ do: 'grand', leader: 'thomas' }), t.why({ do: 'proceed' })]).toEqual([undefined, undefined]);
      t.do({ do: 'grand', leader: 'thomas' });
      t.do({ do: 'roll' }, 6);
      expect(participants(t)).toEqual(['johnson']);
    },
  );

  rule('7.1/assault-no-backing-out', 'once the roll has succeeded the attack is made', () => {
    const t = rolled(4, ['johnson', 'baird'], GRAND);
    expect(t.why({ do: 'proceed' })).toBe('7.1/assault-no-backing-out');
    expect(t.why({ do: 'stop' })).toBe('kernel/no-such-choice');
    t.do({ do: 'keep', units: ['baird'] });
    expect(new Set(engine.choices(t.game).map(choice => choice.do))).toEqual(new Set(['grand', 'proceed']));
    t.do({ do: 'proceed' });
    expect(participants(t)).toEqual(['baird']);
  });

  rule('7.1/assault-steps-7-9', 'values, modifiers with +1 for the assault, the dice, and it is over', () => {
    const t = rolled(1);
    expect(assess(t.game, waiting(t)).attackValue / 4).toBe(13);
    expect(modifierOf(t, '7.4/assault-plus1')).toBe(1);
    expect(told(rollRow(t, 10))[0]).toBe('combatResolved');
    settle(t);
    expect(t.asked).toBe('initiative table');
  });

  rule('7.1/assault-single-attack', 'it ends after one combat, whatever the result and whoever else is near', () => {
    for (const row of [9, 6, 1]) {
      const t = union(`${CORPS.replace('0504 1', '0504 4')}\nC Early 0403 1`);
      storm(t, 'palmer', ['johnson', 'baird'], '0504', row);
      settle(t);
      expect(t.asked, `row ${row}`).toBe('initiative table');
      expect(t.unit('early').manpower).toBe(1);
    }
  });

  // E55
  rule(
    '7.1/assault-demoralized-may',
    'a demoralized unit may take part at its reduced value, its guns count nothing',
    () => {
      const t = rolled(
        1,
        ['johnson', 'baird'],
        CORPS.replace('0404 7;', '0404 4 a2;').replace('0404 6', '0404 6 a3 demoralized1'),
      );
      expect(participants(t)).toEqual(['johnson', 'baird']);
      expect(assess(t.game, waiting(t)).attackValue / 4).toBe(4 + 3);
      expect(artilleryTotal(t.game, waiting(t).units)).toBe(2);
    },
  );

  // E47
  rule(
    '7.4/tactical-assault-leader-only',
    'the leader’s value counts in an assault, in a march the unit’s if it is higher',
    () => {
      const text = CORPS.replace('0404 7;', '0404 7 t4;');
      expect(modifierOf(rolled(1, ['johnson', 'baird'], text), '7.4/tactical-highest')).toBe(2);
      const march = union(text);
      march.do({ do: 'march', unit: 'johnson' }, 4);
      march.do({ do: 'attack', target: '0504', type: 'normal' });
      expect(modifierOf(march, '7.4/tactical-highest')).toBe(4);
      march.do({ do: 'roll' }, [6, 1]);
    },
  );
});

describe('Lee', () => {
  /** Lee goes about with Ewell’s and A.P. Hill’s corps and a division leader of Ewell’s; the Union far outnumbered. */
  const LEE = `
    turns 2
    C Guard 0404 5 cmd=E; leader Ewell c5; leader Lee army c6 commander=lee
    C Rodes 0404 5 cmd=R-E; leader Rodesman division c5
    C Heth 0404 5 cmd=H; leader Hill c5
    U Newton 0504 9
    U Far 0909
  `;

  const ANNOUNCE = { do: 'announce' };

  // E53
  rule('7.4/lee-one-corps-per-turn', 'announced for a corps he may help that corps only, until the turn ends', () => {
    const t = union(LEE).atAction('confederate');
    t.do(assault(['guard'], 'ewell'));
    t.do(ANNOUNCE);
    t.do({ do: 'roll' }, 6);
    t.atAction('confederate').do(assault(['heth'], 'hill'));
    expect(t.why(ANNOUNCE)).toBe('7.4/lee-one-corps-per-turn');
    t.do({ do: 'roll' }, 6);
    t.atAction('confederate').do(assault(['rodes'], 'rodesman'));
    t.do(ANNOUNCE);
    t.do({ do: 'roll' }, 1);
    if (t.asked === 'assault confederate') t.do({ do: 'proceed' });
    expect(modifierOf(t, '7.4/lee-bonus')).toBe(1);
    t.atInitiative();
    idleUntil(t, 'transfer union');
    t.atAction('confederate').do(assault(['heth'], 'hill'));
    expect(t.why(ANNOUNCE), 'next turn').toBeUndefined();
    const elsewhere = union(`game RTG\n${LEE}`).atAction('confederate');
    elsewhere.do(assault(['guard'], 'ewell'));
    expect(elsewhere.why(ANNOUNCE)).toBe('7.4/lee-not-rtg');
  });
});
