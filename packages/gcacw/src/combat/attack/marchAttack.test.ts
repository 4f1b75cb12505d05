import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { settle } from '../../testing/aftermath.ts';
import { rollRow, strike, union, waiting } from '../../testing/battle.ts';
import { pointsLeft } from '../../testing/points.ts';
import { type Table, told } from '../../testing/table.ts';
import { ATTACK_TYPES, type AttackType } from './attack.ts';
import { assess } from './resolve.ts';

const rule = ruleTests<ClauseId>();

/** Newton beside one weak enemy, whom row 6 destroys. */
const FACE_TO_FACE = 'U Newton 0404 7\nC Hill 0504 1\nC Far 0909';

/** Newton two hexes from him. */
const APART = 'U Newton 0304 7\nC Hill 0504 1\nC Far 0909';

/** Newton has begun to march. */
function marching(pieces: string, points: number, ground?: Readonly<Record<string, string>>): Table {
  const t = union(pieces, ground);
  t.do({ do: 'march', unit: 'newton' }, points);
  return t;
}

/** The march under way has so many points left. */
function withLeft(t: Table, points: number): Table {
  Object.assign(t.top ?? {}, { left: points * 2 });
  return t;
}

const attack = (type: AttackType, target = '0504') => ({ do: 'attack', target, type });
const ADVANCE = { do: 'advance', units: ['newton'], leaders: [], attachedTo: [] };

/** What an attack of this type costs this arm. */
function price(type: AttackType, arm: string, ground = {}, lines = ''): number {
  const t = marching(`U Newton 0404 ${arm} 7\nC Hill 0504 6\n${lines}`, arm === 'cav' ? 12 : 6, ground);
  const before = pointsLeft(t);
  t.do(attack(type));
  const march = t.game.stack.find(frame => frame.kind === 'march');
  return before - (march?.left ?? 0) / 2;
}

/** Why an attack of this type is refused to this arm with so many points. */
const whyWith = (points: number, type: AttackType, arm = 'inf'): string | undefined =>
  withLeft(marching(`U Newton 0404 ${arm} 7\nC Hill 0504 6`, 2), points).why(attack(type));

describe('who attacks', () => {
  rule('7.1/who-may-attack', 'the active unit of a march may attack, nobody else does', () => {
    const t = union(`${FACE_TO_FACE}\nU Getty 0404 7; leader Reynolds`);
    expect(t.why(attack('normal'))).toBe('kernel/no-such-choice');
    t.do({ do: 'march', unit: 'newton' }, 6);
    expect(t.why(attack('normal'))).toBeUndefined();
    t.do(attack('normal'));
    expect(waiting(t)).toMatchObject({ by: 'union', units: [t.unitId('newton')] });
    const led = union(`${FACE_TO_FACE}\nU Getty 0404 7; leader Reynolds`);
    led.do({ do: 'activate', leader: 'reynolds', units: ['newton', 'getty'], digging: [] }, 4);
    led.do({ do: 'attach', unit: 'getty', along: [] });
    expect(led.why(attack('normal'))).toBe('kernel/no-such-choice');
    led.do({ do: 'go', unit: 'newton' });
    expect(led.why(attack('normal'))).toBeUndefined();
  });

  rule('7.1/attack-never-mandatory', 'a unit stopped in a zone may attack, and may end its march instead', () => {
    const t = marching(APART, 6);
    t.walk('0404');
    expect(t.open('attack')).not.toEqual([]);
    expect(told(t.do({ do: 'stop' }))).toEqual(['marchEnded 6.1/spend-any']);
    expect([t.asked, t.unit('hill').manpower]).toEqual(['initiative table', 1]);
  });

  rule('7.1/march-active-unit-alone', 'a friend in the hex adds nothing and suffers nothing', () => {
    const t = marching('U Newton 0404 5 a1\nU Getty 0404 9 a4 t3\nC Hill 0504 9', 6);
    t.do(attack('normal'));
    expect(assess(t.game, waiting(t)).attackValue / 4).toBe(5);
    rollRow(t, 0);
    settle(t);
    expect(t.unit('newton')).toMatchObject({ disorganized: true, manpower: 4 });
    expect(t.unit('getty')).toMatchObject({ disorganized: false, fatigue: 0, manpower: 9 });
  });

  rule('2.2/parenthesised-tactical', 'a unit with a tactical value in parentheses may not attack by itself', () => {
    for (const type of ATTACK_TYPES) {
      const t = marching(FACE_TO_FACE.replace('7', '7 t(1)'), 6);
      expect(t.why(attack(type)), type).toBe('2.2/parenthesised-tactical');
      expect(t.why({ do: 'step', to: '0405' })).toBeUndefined();
      expect(marching(FACE_TO_FACE.replace('7', '7 t1'), 6).why(attack(type)), type).toBeUndefined();
    }
  });

  rule('7.1/restrict-artillery-alone', 'a marching artillery unit may move and may not attack', () => {
    const guns = marching(FACE_TO_FACE.replace('7', 'art 7'), 6);
    for (const type of ATTACK_TYPES) expect(guns.why(attack(type)), type).toBe('7.1/restrict-artillery-alone');
    expect(guns.open('attack')).toEqual([]);
    expect(guns.why({ do: 'step', to: '0304' })).toBeUndefined();
    expect(marching(FACE_TO_FACE, 6).open('attack')).not.toEqual([]);
  });
});

describe('targets', () => {
  rule('7.1/target-adjacent-occupied', 'an adjacent hex with an enemy may be attacked, no other', () => {
    const t = marching(`${FACE_TO_FACE}\nU Getty 0405 7\nC Early 0604 6`, 6);
    expect(t.why(attack('hasty'))).toBeUndefined();
    for (const target of ['0604', '0403', '0405', '0404']) {
      expect(t.why(attack('hasty', target)), target).toBe('7.1/target-adjacent-occupied');
    }
    expect(t.open('attack')).toEqual(ATTACK_TYPES.map(type => ({ do: 'attack', target: t.hex('0504'), type })));
  });

  rule('7.1/target-single-hex', 'of several enemy hexes one is attacked, and the others have no part in it', () => {
    const t = marching('U Newton 0404 7\nC Hill 0504 6\nC Early 0403 9', 6);
    expect([t.why(attack('normal')), t.why(attack('normal', '0403'))]).toEqual([undefined, undefined]);
    t.do(attack('normal'));
    expect(assess(t.game, waiting(t)).defenceValue / 4).toBe(6);
    rollRow(t, 1);
    expect([t.unit('hill').disorganized, t.unit('early').disorganized]).toEqual([true, false]);
  });

  rule(
    '6.1/attack-part-of-march',
    'an attack is made in a march, on one adjacent enemy hex, before or after moving',
    () => {
      const t = marching(APART, 6);
      expect(t.why(attack('hasty'))).toBe('7.1/target-adjacent-occupied');
      t.walk('0404');
      expect(t.why(attack('hasty'))).toBeUndefined();
      expect(marching(FACE_TO_FACE, 6).why(attack('hasty'))).toBeUndefined();
      expect(union(FACE_TO_FACE).why(attack('hasty'))).toBe('kernel/no-such-choice');
    },
  );

  const STACK =
    'C Hill 0504 6\nC Early 0504 3 disorganized\nC Guns 0504 art 2\nC Rear 0504 4 f3 demoralized1 exhausted';

  rule('7.1/defence-all-units', 'every unit in the target hex defends, whatever its state', () => {
    const t = marching(`U Newton 0404 7\n${STACK}`, 6);
    t.do(attack('normal'));
    expect(assess(t.game, waiting(t)).defenceValue / 4).toBe(6 + 2 + 2 + 4);
    rollRow(t, 0);
    for (const unit of ['hill', 'early', 'guns', 'rear']) {
      expect(t.unit(unit), unit).toMatchObject({ disorganized: true });
      expect(t.unit(unit).fatigue, unit).toBeGreaterThanOrEqual(3);
    }
  });

  rule('7.1/defence-no-singling-out', 'a hex is the target, never one unit in it', () => {
    const t = marching(`U Newton 0404 7\n${STACK}`, 6);
    expect(t.open('attack')).toEqual(ATTACK_TYPES.map(type => ({ do: 'attack', target: t.hex('0504'), type })));
    t.do(attack('normal'));
    rollRow(t, 0);
    expect(['hill', 'early', 'guns', 'rear'].map(unit => t.unit(unit).fatigue)).toEqual([3, 3, 3, 4]);
  });
});

describe('what an attack costs', () => {
  rule('6.1/attack-cost-column', 'a column of route costs nothing', () => {
    expect([price('column', 'inf'), price('column', 'cav')]).toEqual([0, 0]);
  });

  rule('6.1/attack-cost-hasty', 'a hasty attack costs 1, cavalry 2', () => {
    expect([price('hasty', 'inf'), price('hasty', 'cav')]).toEqual([1, 2]);
  });

  rule('6.1/attack-cost-normal', 'a normal attack costs 2, cavalry 4', () => {
    expect([price('normal', 'inf'), price('normal', 'cav')]).toEqual([2, 4]);
  });

  rule('6.1/attack-cost-prepared', 'a prepared attack costs 4, cavalry 8', () => {
    expect([price('prepared', 'inf'), price('prepared', 'cav')]).toEqual([4, 8]);
  });

  rule('7.1/march-cost-hasty', 'infantry may attack hastily with 1 point, cavalry with 2, not with less', () => {
    expect([whyWith(1, 'hasty'), whyWith(2, 'hasty', 'cav')]).toEqual([undefined, undefined]);
    expect([whyWith(0.5, 'hasty'), whyWith(1.5, 'hasty', 'cav')]).toEqual(Array(2).fill('7.1/march-cost-needs-mp'));
  });

  rule('7.1/march-cost-normal', 'infantry may attack normally with 2 points, cavalry with 4, not with less', () => {
    expect([whyWith(2, 'normal'), whyWith(4, 'normal', 'cav')]).toEqual([undefined, undefined]);
    expect([whyWith(1.5, 'normal'), whyWith(3.5, 'normal', 'cav')]).toEqual(Array(2).fill('7.1/march-cost-needs-mp'));
  });

  rule(
    '7.1/march-cost-prepared',
    'infantry may make a prepared attack with 4 points, cavalry with 8, not with less',
    () => {
      expect([whyWith(4, 'prepared'), whyWith(8, 'prepared', 'cav')]).toEqual([undefined, undefined]);
      expect([whyWith(3.5, 'prepared'), whyWith(7.5, 'prepared', 'cav')]).toEqual(
        Array(2).fill('7.1/march-cost-needs-mp'),
      );
    },
  );

  rule('6.1/attack-needs-mp', 'no type may be chosen without its whole cost at hand', () => {
    expect(ATTACK_TYPES.map(type => whyWith(3, type))).toEqual([
      undefined,
      undefined,
      undefined,
      '7.1/march-cost-needs-mp',
    ]);
    expect(ATTACK_TYPES.map(type => whyWith(1, type))).toEqual([
      undefined,
      undefined,
      '7.1/march-cost-needs-mp',
      '7.1/march-cost-needs-mp',
    ]);
  });

  rule('7.1/march-cost-needs-mp', 'with nothing left the first hex may be entered, and no attack be paid', () => {
    const t = withLeft(marching(FACE_TO_FACE, 6), 0);
    expect(t.why({ do: 'step', to: '0304' })).toBeUndefined();
    for (const type of ['hasty', 'normal', 'prepared'] as const) {
      expect(t.why(attack(type)), type).toBe('7.1/march-cost-needs-mp');
    }
    expect(withLeft(t, 4).why(attack('prepared'))).toBeUndefined();
  });

  rule('6.1/attack-column-needs-mp', 'a column of route may attack with 1 point left, not with less', () => {
    expect(whyWith(1, 'column')).toBeUndefined();
    for (const points of [0.5, 0, -1]) expect(whyWith(points, 'column'), `${points}`).toBe('7.1/march-cost-column');
  });

  // E56
  rule('7.1/march-cost-column', 'with 1 point it may be declared, is still there afterwards, and serves again', () => {
    for (const arm of ['inf', 'cav']) {
      for (const points of [0, 0.5]) expect(whyWith(points, 'column', arm)).toBe('7.1/march-cost-column');
      const t = withLeft(marching(`U Newton 0404 ${arm} 7\nC Hill 0504 1\nC Early 0403 1`, 6), 1);
      strike(t, 'newton', '0504', 6, 'column');
      settle(t);
      expect([t.asked, pointsLeft(t)]).toEqual(['march union', 1]);
      expect(t.why(attack('column', '0403'))).toBeUndefined();
    }
  });

  const GROUNDS = [
    [{}, ''],
    [{ w: '0504' }, ''],
    [{ w: '0404 0504' }, ''],
    [{ r: '0504' }, ''],
    [{ h: '0504' }, 'ridge 0504 | 0404'],
    [{ m: '0504' }, 'trail 0404-0504'],
    [{ c: '0504' }, 'minor-river 0404 | 0504\nford 0404-0504'],
    [{}, 'major-river 0404 | 0504\nferry 0404-0504'],
  ] as const;

  rule('6.1/attack-cost-ignores-terrain', 'a prepared attack costs 4 on any ground', () => {
    for (const [ground, lines] of GROUNDS) expect(price('prepared', 'inf', ground, lines), lines).toBe(4);
  });

  rule('7.1/march-cost-no-terrain', 'the price goes by type and arm alone', () => {
    for (const [ground, lines] of GROUNDS) {
      expect(price('hasty', 'inf', ground, lines), lines).toBe(1);
      expect(price('prepared', 'cav', ground, lines), lines).toBe(8);
    }
  });
});

describe('the procedure', () => {
  rule('7.1/march-step-order', 'target, type and points come first, then the dice, then the march goes on', () => {
    const t = marching(FACE_TO_FACE, 6);
    const declared = t.do(attack('normal'));
    expect(declared).toEqual([
      expect.objectContaining({ type: 'attackDeclared', target: t.hex('0504'), attack: 'normal', left: (6 - 2) * 2 }),
    ]);
    expect([t.asked, t.why({ do: 'stop' })]).toEqual(['combat table', 'kernel/no-such-choice']);
    expect(told(rollRow(t, 6))[0]).toBe('combatResolved');
    expect(t.asked).toBe('advance union');
    t.do({ do: 'remain' });
    expect([t.asked, pointsLeft(t)]).toEqual(['march union', 6 - 2]);
  });

  rule('5.1/zero-after-attack', 'the last point may go into an attack, which is fought; then the march ends', () => {
    const t = marching(FACE_TO_FACE, 1);
    t.do(attack('hasty'));
    expect(t.asked).toBe('combat table');
    rollRow(t, 6);
    expect(told(t.do(ADVANCE))).toEqual(['unitAdvanced', 'marchEnded 5.1/march-ends']);
    expect([t.unit('newton').at, t.asked]).toEqual(['0504', 'initiative table']);
  });

  rule(
    '7.1/march-zero-mp-resolves',
    '2 points for a normal attack: it is fought, he may advance, the march ends',
    () => {
      const t = marching(FACE_TO_FACE, 2);
      expect(t.do(attack('normal'))).toEqual([expect.objectContaining({ type: 'attackDeclared', left: 0 })]);
      rollRow(t, 6);
      expect(t.unit('hill').at).toBe('nowhere');
      expect(t.why(ADVANCE)).toBeUndefined();
      expect(told(t.do({ do: 'remain' }))).toEqual(['marchEnded 5.1/march-ends']);
    },
  );

  rule('5.2/step-8-march', 'a unit of an activation moves and attacks as in a march of its own', () => {
    const t = union(`${APART}\nU Led 0304 1; leader Reynolds\nU Getty 0304 7`);
    t.do({ do: 'activate', leader: 'reynolds', units: ['newton', 'getty'], digging: [] }, 4);
    t.do({ do: 'attach', unit: 'led', along: [] });
    t.do({ do: 'go', unit: 'newton' });
    t.walk('0404');
    expect(pointsLeft(t)).toBe(4 + 1 - 3);
    t.do(attack('normal'));
    rollRow(t, 6);
    expect(told(t.do(ADVANCE))).toEqual(['unitAdvanced', 'marchEnded 5.1/march-ends']);
    expect([t.unit('newton').at, t.asked]).toEqual(['0504', 'activation union']);
  });
});

describe('a cavalry leader’s activation', () => {
  /** Fitz and Rooney under Stuart, in one hex beside Newton; Lomax of another arm with them. */
  const riders = (size: string): string => `
    game GTC
    C Fitz 0404 cav 3 cmd=Cav; leader Stuart cav ${size}
    C Rooney 0404 cav 3 cmd=Cav
    C Lomax 0404 inf 3 cmd=Cav
    U Newton 0504 1
  `;

  function riding(size: string): Table {
    const t = union(riders(size)).atAction('confederate');
    t.do({ do: 'activate', leader: 'stuart', units: ['fitz', 'rooney', 'lomax'], digging: [] }, 9);
    t.do({ do: 'attach', unit: 'fitz', along: [] });
    return t;
  }

  function whyAfterFirst(size: string, unit: string): string | undefined {
    const t = riding(size);
    t.do({ do: 'go', unit: 'fitz' });
    t.do({ do: 'stop' });
    t.do({ do: 'go', unit });
    return t.why(attack('hasty'));
  }

  rule(
    '5.2/cavalry-division-one-attacker',
    'the first to ride may attack, the second may not, though the first did not',
    () => {
      const t = riding('division');
      t.do({ do: 'go', unit: 'fitz' });
      expect(t.why(attack('hasty'))).toBeUndefined();
      expect(whyAfterFirst('division', 'rooney')).toBe('7.1/march-cavalry-division-leader');
    },
  );

  rule(
    '7.1/march-cavalry-division-leader',
    'of his cavalry only the first to march may attack; infantry is free',
    () => {
      expect(whyAfterFirst('division', 'rooney')).toBe('7.1/march-cavalry-division-leader');
      expect(whyAfterFirst('division', 'lomax')).toBeUndefined();
      const t = riding('division');
      t.do({ do: 'go', unit: 'lomax' });
      t.do({ do: 'stop' });
      t.do({ do: 'go', unit: 'rooney' });
      expect(t.why(attack('hasty'))).toBeUndefined();
    },
  );

  rule('5.2/cavalry-corps-no-limit', 'under a corps leader the second may attack', () => {
    expect([whyAfterFirst('corps', 'rooney'), whyAfterFirst('division', 'rooney')]).toEqual([
      undefined,
      '7.1/march-cavalry-division-leader',
    ]);
  });

  rule('7.1/march-cavalry-corps-leader', 'each unit of a cavalry corps leader may attack, one after the other', () => {
    const t = riding('corps');
    for (const unit of ['fitz', 'rooney']) {
      t.do({ do: 'go', unit });
      expect(t.why(attack('hasty')), unit).toBeUndefined();
      strike(t, unit, '0504', 1);
      settle(t);
    }
  });
});

describe('the optional march at Fatigue Level 4', () => {
  rule('7.1/optional-fatigue4-march', 'such a unit may attack like any other', () => {
    const text = 'options fatigue4March\nU Newton 0404 7 f4\nC Hill 0504 1';
    const t = marching(text, 6);
    expect(t.unit('newton')).toMatchObject({ fatigue: 4, disorganized: true });
    for (const type of ATTACK_TYPES) expect(t.why(attack(type)), type).toBeUndefined();
    strike(t, 'newton', '0504', 6);
    expect(t.asked).toBe('advance union');
    expect(union(text.replace('options fatigue4March\n', '')).why({ do: 'march', unit: 'newton' })).toBe(
      '5.1/fatigue-3-or-less',
    );
  });
});
