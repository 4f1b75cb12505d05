import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { listed } from '../testing/listed.ts';
import { Table } from '../testing/table.ts';
import type { GameCode, Side } from '../vocabulary.ts';

const rule = ruleTests<ClauseId>();

const GROUND = `
  ties union union union confederate confederate confederate
  map
    .   .   .   .   .   .
      .   .   .   .   .
    .   .   .   .   .   .
      .   .   .   .   .
`;

/** Logan's corps round 0201, one division too far away, one of another corps; the enemy far off. */
const CORPS = `${GROUND}
  U Smith 0201 cmd=XV; leader Logan; leader Sherman army
  U Harrow 0302 cmd=XV f3
  U Woods 0601 cmd=XV
  U Veatch 0101 cmd=XVI; leader Dodge
  C Hood 1102; leader Hardee
`;

const at = (text: string, side: Side = 'union'): Table => new Table(text).atAction(side);

/** Why a leader may not be activated with these units. */
const why = (t: Table, leader: string, units: string[], digging: string[] = []): string | undefined =>
  t.why({ do: 'activate', leader, units, digging });

describe('Step 1: the leader', () => {
  rule('5.2/one-leader', 'a corps, division or district leader of one’s own may be activated, no other', () => {
    for (const size of ['corps', 'division', 'district'])
      expect(why(at(CORPS.replace('leader Dodge', `leader Dodge ${size}`)), 'dodge', ['veatch']), size).toBeUndefined();
    expect(why(at(CORPS), 'sherman', ['smith'])).toBe('5.2/one-leader');
    expect(why(at(CORPS), 'hardee', ['hood'])).toBe('5.2/one-leader');
    expect(at(CORPS).why({ do: 'activate', leader: -1, units: [], digging: [] })).toBe('5.2/one-leader');
  });

  rule('5.2/leader-eligibility', 'one unit of his command in his radius at FL 3 will do, nothing less', () => {
    const only = (...units: string[]): Table =>
      at(`${GROUND}\nU Smith 0201 f4 cmd=XV; leader Logan\n${units.join('\n')}\nC Hood 1102`);
    expect(why(only('U Harrow 0302 f3 cmd=XV'), 'logan', ['harrow'])).toBeUndefined();
    expect(why(only('U Harrow 0302 f4 cmd=XV'), 'logan', ['harrow'])).toBe('5.2/leader-eligibility');
    expect(why(only('U Guns 0201 art cmd=none'), 'logan', ['guns'])).toBe('5.2/leader-eligibility');
    expect(why(only('U Woods 0601 cmd=XV'), 'logan', ['woods'])).toBe('5.2/leader-eligibility');
    expect(why(only('U Veatch 0201 cmd=XVI'), 'logan', ['veatch'])).toBe('5.2/leader-eligibility');
    const heldBack = only('turns 2', 'U Harrow 0302 cmd=XV notbefore2', 'U Guns 0201 art cmd=none');
    expect(why(heldBack, 'logan', ['guns'])).toBe('5.2/leader-eligibility');
    expect(heldBack.open('activate')).toEqual([]);
    const spent = only('options fatigue4March', 'U Guns 0201 art cmd=none');
    expect(why(spent, 'logan', ['smith', 'guns'])).toBe('5.2/leader-eligibility');
    expect(spent.open('activate')).toEqual([]);
  });
});

describe('Step 2: the units', () => {
  rule('5.2/step-2-select-units', 'one or more units of his command in his radius, and no other', () => {
    const t = at(CORPS);
    for (const units of [['smith'], ['harrow'], ['smith', 'harrow']]) expect(why(t, 'logan', units)).toBeUndefined();
    expect(why(t, 'logan', [])).toBe('5.2/step-2-select-units');
    expect(why(t, 'logan', ['smith', 'smith'])).toBe('5.2/step-2-select-units');
    expect(why(t, 'logan', ['smith', 'hood'])).toBe('5.2/step-2-select-units');
    expect(why(t, 'logan', ['smith', 'veatch'])).toBe('5.2/step-2-select-units');
    expect(why(t, 'logan', ['smith', 'woods'])).toBe('2.5/radius-three');
    expect(why(at(CORPS.replace('f3', 'f4')), 'logan', ['smith', 'harrow'])).toBe('6.5/fatigue-4-no-action');
    const sets = t.open('activate').flatMap(choice => ('units' in choice && 'leader' in choice ? [choice] : []));
    expect(sets.filter(({ leader }) => leader === t.leaderId('logan')).map(({ units }) => units)).toEqual([
      [t.unitId('smith')],
      [t.unitId('smith'), t.unitId('harrow')],
      [t.unitId('harrow')],
    ]);
  });

  /** Banks leads a corps, or a district and with it his whole side; Gregg, Guard and Guns are in nobody's command. */
  const siv = (banks: string, kane = ''): Table =>
    at(`game SIV\n${GROUND}
      U Kane 0201 ${kane}; leader Banks ${banks}
      U Gregg 0201 cav cmd=none
      U Guard 0201 cmd=none
      U Guns 0201 art cmd=none
      C Ewell 1102
    `);

  rule('5.2/units-without-leader', 'a unit in nobody’s command may march alone, not in an activation', () => {
    for (const banks of ['corps', 'district cmd=none']) {
      const t = siv(banks);
      expect(why(t, 'banks', ['kane'])).toBeUndefined();
      for (const unit of ['gregg', 'guard']) {
        expect(why(t, 'banks', ['kane', unit]), banks).toBe('5.2/units-without-leader');
        expect(t.why({ do: 'march', unit })).toBeUndefined();
      }
      expect(why(t, 'banks', ['kane', 'guns']), banks).toBeUndefined();
      expect(why(t, 'banks', ['guns']), banks).toBe('5.2/artillery-exception');
      expect(why(siv(banks, 'f4'), 'banks', ['guard']), banks).toBe('5.2/leader-eligibility');
    }
  });

  rule('5.2/no-union-cavalry-leaders', 'Union cavalry may not be selected in games without its leaders', () => {
    const t = (game: GameCode): Table =>
      at(
        `game ${game}\n${GROUND}\nU Kane 0201; leader Banks\nU Gregg 0201 cav\nC Ewell 1102; leader Jackson\nC Fitz 1102 cav`,
      );
    for (const game of ['SIV', 'OTR', 'SJW', 'HCR', 'SLB', 'AGA'] as const) {
      expect(why(t(game), 'banks', ['kane', 'gregg']), game).toBe('5.2/no-union-cavalry-leaders');
      expect(t(game).why({ do: 'march', unit: 'gregg' }), game).toBeUndefined();
      expect(why(t(game).atAction('confederate'), 'jackson', ['ewell', 'fitz']), game).toBeUndefined();
    }
    for (const game of ['RTG', 'GTC', 'BAC', 'AIO', 'HSN', 'RWH', 'BTC'] as const)
      expect(why(t(game), 'banks', ['kane', 'gregg']), game).toBeUndefined();
  });

  rule('5.2/no-union-cavalry-leaders', 'so cavalry makes no leader eligible there', () => {
    const t = (game: GameCode): Table =>
      at(`game ${game}\n${GROUND}\nU Kane 0201 f4; leader Banks\nU Gregg 0201 cav\nC Ewell 1102`);
    expect(why(t('SJW'), 'banks', ['gregg'])).toBe('5.2/leader-eligibility');
    expect(why(t('RTG'), 'banks', ['gregg'])).toBeUndefined();
  });

  rule(
    '5.2/artillery-exception',
    'foreign artillery may join a leader of infantry, not alone, and no cavalry leader',
    () => {
      const t = at(
        `${GROUND}
        C Hill 0201 cmd=J; leader Jackson
        C Fitz 0301 cav cmd=Cav; leader Stuart
        C Pelham 0201 art cmd=Cav
        C Walton 0201 art cmd=L
        C Guns 0301 art cmd=none
        C Early 0201 cmd=E
        U Far 1102
      `,
        'confederate',
      );
      for (const guns of ['pelham', 'walton', 'guns']) {
        expect(why(t, 'jackson', ['hill', guns]), guns).toBeUndefined();
        expect(why(t, 'jackson', [guns]), guns).toBe('5.2/artillery-exception');
      }
      expect(why(t, 'jackson', ['hill', 'early'])).toBe('5.2/step-2-select-units');
      expect(why(t, 'stuart', ['fitz', 'pelham'])).toBeUndefined();
      expect(why(t, 'stuart', ['pelham'])).toBeUndefined();
      for (const guns of ['walton', 'guns'])
        expect(why(t, 'stuart', ['fitz', guns]), guns).toBe('5.2/artillery-exception');
    },
  );

  rule('5.2/declare-march-or-entrench', 'each unit is declared to march or to entrench, if it then may', () => {
    const t = at(`game GTC\n${CORPS}`);
    for (const digging of [[], ['smith'], ['harrow'], ['smith', 'harrow']])
      expect(why(t, 'logan', ['smith', 'harrow'], digging)).toBeUndefined();
    expect(why(t, 'logan', ['smith'], ['harrow'])).toBe('5.2/declare-march-or-entrench');
    expect(why(at(`game GTC\n${CORPS}`.replace('f3', 'demoralized1')), 'logan', ['harrow'], ['harrow'])).toBe(
      '5.5/not-demoralized',
    );
    const in1863 = at(`game RTG\noptions entrenchActions1863\n${CORPS}`);
    expect(why(in1863, 'logan', ['smith', 'harrow'], ['smith'])).toBeUndefined();
    expect(why(in1863, 'logan', ['smith', 'harrow'], ['harrow'])).toBe('5.5/fatigue-limit-1863');
    expect(why(at(`game RTG\n${CORPS}`), 'logan', ['smith'], ['smith'])).toBe('5.5/availability-1863-optional');
    expect(why(at(`game SJW\n${CORPS}`), 'logan', ['smith'], ['smith'])).toBe('5.5/never-1862');
  });

  rule(
    '5.2/optional-fatigue-4',
    'by option an organized unit at FL 4 may be selected to march, but makes no leader eligible',
    () => {
      const option = (state: string, ...options: string[]): Table =>
        at(`game GTC\noptions ${options.join(' ')}\n${CORPS.replace('f3', state)}`);
      expect(why(option('f4'), 'logan', ['smith', 'harrow'])).toBe('6.5/fatigue-4-no-action');
      expect(why(option('f4', 'fatigue4March'), 'logan', ['smith', 'harrow'])).toBeUndefined();
      expect(why(option('f4', 'fatigue4March'), 'logan', ['harrow'])).toBeUndefined();
      expect(why(option('f4', 'fatigue4March'), 'logan', ['harrow'], ['harrow'])).toBe('5.5/fatigue-limit-1864');
      expect(why(option('f4 disorganized', 'fatigue4March'), 'logan', ['smith', 'harrow'])).toBe(
        '5.2/optional-fatigue-4',
      );
      const spent = (...options: string[]): Table => option('f4', ...options).put('smith', { fatigue: 4 });
      expect(why(spent('fatigue4March'), 'logan', ['harrow'])).toBe('5.2/leader-eligibility');
      expect(why(spent('fatigue4March', 'fatigue4MakesLeaderEligible'), 'logan', ['harrow'])).toBeUndefined();
    },
  );
});

describe('the list', () => {
  test('has every set of units with one of his own, and the leaders who may be activated', () => {
    expect(listed(at(CORPS), 'activate')).toEqual([
      'logan smith -',
      'logan smith+harrow -',
      'logan harrow -',
      'dodge veatch -',
    ]);
    const guns = at(
      `${GROUND}\nU Smith 0201; leader Logan\nU Guns 0201 art cmd=none\nC Guns2 0302 art cmd=none\nC Hood 1102`,
    );
    expect(listed(guns, 'activate')).toEqual(['logan smith -', 'logan smith+guns -']);
  });

  test('where units may entrench: none of them, each alone, all', () => {
    expect(listed(at(`game GTC\n${CORPS}`), 'activate').filter(each => each.startsWith('logan smith'))).toEqual([
      'logan smith -',
      'logan smith smith',
      'logan smith+harrow -',
      'logan smith+harrow smith',
      'logan smith+harrow harrow',
      'logan smith+harrow smith+harrow',
    ]);
  });

  test('what is chosen is told, with its roll', () => {
    const t = at(CORPS);
    const [leader, units] = [t.leaderId('logan'), [t.unitId('smith'), t.unitId('harrow')]];
    expect(t.do({ do: 'activate', leader, units, digging: [] }, 4)).toMatchObject([
      { type: 'actionBegan', action: 'activate', leader, units },
      { type: 'allowanceRolled', leader, points: 5 },
    ]);
  });
});

describe('On to Richmond: how many units', () => {
  /** Three Union and three Confederate divisions, each side with a leader. */
  const THREE = `${GROUND}
    U Kearny 0201; leader Heintzelman
    U Hooker 0201
    U Casey 0302
    C Hill 1102; leader Jackson
    C Ewell 1102
    C Whiting 1102
  `;

  const rolled = (union: number, confederate: number, game: GameCode = 'OTR'): Table => {
    const t = new Table(`game ${game}\n${THREE}`).atInitiative();
    t.do({ do: 'roll' }, [union, confederate]);
    return t;
  };
  const taken = (t: Table): Table => {
    t.do({ do: 'take' });
    return t;
  };

  /** How many units may be selected: the answer to one, two and three. */
  const mayTake = (t: Table): boolean[] =>
    [['kearny'], ['kearny', 'hooker'], ['kearny', 'hooker', 'casey']].map(
      units => why(t, 'heintzelman', units) === undefined,
    );

  rule('5.2/otr-union-limit', 'the Union’s die allows one unit up to 4, two at 5, any number at 6', () => {
    expect(mayTake(taken(rolled(2, 1)))).toEqual([true, false, false]);
    expect(mayTake(taken(rolled(4, 2)))).toEqual([true, false, false]);
    expect(mayTake(taken(rolled(5, 3)))).toEqual([true, true, false]);
    expect(mayTake(taken(rolled(6, 1)))).toEqual([true, true, true]);
    expect(
      taken(rolled(5, 3)).refusal({
        do: 'activate',
        leader: 'heintzelman',
        units: ['kearny', 'hooker', 'casey'],
        digging: [],
      }),
    ).toEqual({ clause: '5.2/otr-union-limit', params: { limit: 2 } });
    expect(listed(taken(rolled(5, 3)), 'activate').filter(each => each.split('+').length > 2)).toEqual([]);
    expect(taken(rolled(5, 3)).open('activate')).toHaveLength(6);
    expect(mayTake(taken(rolled(4, 2, 'SJW')))).toEqual([true, true, true]);
    expect(why(taken(rolled(1, 2)), 'jackson', ['hill', 'ewell', 'whiting'])).toBeUndefined();
  });

  rule('5.2/otr-limit-after-confederate-pass', 'a Union that was handed the initiative may take any number', () => {
    const t = rolled(2, 6);
    t.do({ do: 'pass' });
    expect(mayTake(taken(t))).toEqual([true, true, true]);
  });

  rule('5.2/otr-limit-no-roll', 'a Union that has the initiative without dice may take any number', () => {
    const spent = THREE.replace('Hill 1102', 'Hill 1102 f4').replace('Ewell 1102', 'Ewell 1102 f4');
    const t = new Table(`game OTR\n${spent.replace('Whiting 1102', 'Whiting 1102 f3')}`).atInitiative();
    t.do({ do: 'roll' }, [1, 3]);
    t.do({ do: 'take' });
    t.do({ do: 'march', unit: 'whiting' }, 4, 1);
    t.do({ do: 'stop' });
    expect(t.asked).toBe('offer union');
    expect(mayTake(taken(t))).toEqual([true, true, true]);
  });
});
