import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { PROFILES } from '../../profiles/profiles.ts';
import { changes, naming, REPAIR, river } from '../../testing/crossings.ts';
import { idleUntil } from '../../testing/idle.ts';
import { Table, told } from '../../testing/table.ts';
import { GAMES, type GameCode, SIDES, type Side } from '../../vocabulary.ts';
import { crossingChance } from '../chance.ts';

const rule = ruleTests<ClauseId>();

interface Ruin {
  readonly water?: string;
  readonly crossing?: string;
  readonly game?: GameCode;
  readonly by?: Side;
}

const RUIN = '\ndestroyed 0404-0504';
const TIES = 'ties union union union union union union\n';

/** Recovery Step 1 with a ruin between 0404 and 0504. */
function camp(lines = 'U Newton 0404 5', ruin: Ruin = {}): Table {
  const { water = 'minor-river', crossing = 'bridge', game = 'SJW', by = 'union' } = ruin;
  const ties = PROFILES[game].tie === 'by-number' ? TIES : '';
  return new Table(`game ${game}\nturns 3\n${ties}${river(water, crossing, lines + RUIN)}`).atRecovery(by);
}

const why = (lines?: string, ruin?: Ruin): string | undefined => camp(lines, ruin).why(REPAIR);

/** The highest die that repairs; 0: none does. */
function highest(t: Table): number {
  const before = t.game;
  const dice = [1, 2, 3, 4, 5, 6].filter(die => {
    t.game = before;
    return told(t.do(REPAIR, die)).includes('crossingRepaired');
  });
  t.game = before;
  expect(dice).toEqual([1, 2, 3, 4, 5, 6].slice(0, dice.length));
  return dice.length;
}

describe('who repairs', () => {
  rule('10.3/applies-all', 'in every game both sides may repair', () => {
    for (const game of GAMES) {
      for (const by of SIDES) {
        const lines = `${by === 'union' ? 'U' : 'C'} Newton 0404 5\ncounties 0404`;
        expect(why(lines, { game, by }), `${game} ${by}`).toBeUndefined();
      }
    }
  });

  rule('10.3/infantry-only', 'infantry may, cavalry and artillery may not', () => {
    expect(why()).toBeUndefined();
    for (const arm of ['cav', 'art']) expect(why(`U Newton 0404 ${arm} 9`)).toBe('10.3/infantry-only');
  });

  rule('10.3/eligible-fatigue-0', 'a unit at Fatigue Level 0 may, a tired one may not', () => {
    for (const fatigue of [0, 1, 4])
      expect(why(`U Newton 0404 5 f${fatigue}`)).toBe(fatigue === 0 ? undefined : '10.3/eligible-fatigue-0');
    expect(camp('U Newton 0404 5\nC Hill 0101 5', { by: 'confederate' }).why(REPAIR), 'the other side’s turn').toBe(
      '8.0/step-1-fatigue-0',
    );
  });

  rule('10.3/eligible-cv', 'a Combat value of 5 may, less may not', () => {
    expect(why('U Newton 0404 4')).toBe('10.3/eligible-cv');
    expect(why('U Newton 0404 6 disorganized')).toBe('10.3/eligible-cv');
    expect(why('U Newton 0404 7 disorganized')).toBeUndefined();
    for (const game of GAMES.filter(code => code !== 'SIV'))
      expect(PROFILES[game].crossingLimits.repair).toEqual(['10.3/eligible-cv', 5]);
  });

  rule('10.3/eligible-cv-siv', 'in SIV a Combat value of 2 may, of 1 may not', () => {
    const siv = (men: string) => why(`C Newton 0404 ${men}`, { game: 'SIV', by: 'confederate' });
    expect([siv('2'), siv('1'), siv('2 disorganized')]).toEqual([
      undefined,
      '10.3/eligible-cv-siv',
      '10.3/eligible-cv-siv',
    ]);
  });

  rule('10.3/eligible-hex', 'only a destroyed bridge or ferry of the unit’s own hex may be repaired', () => {
    expect(why('U Newton 0504 5'), 'on either bank').toBeUndefined();
    expect(why('U Newton 0304 5')).toBe('10.3/eligible-hex');
    const standing = new Table(river('minor-river', 'bridge', 'U Newton 0404 5')).atRecovery('union');
    expect(standing.why(REPAIR)).toBe('10.3/eligible-hex');
    expect(standing.why({ ...REPAIR, hexside: -1 })).toBe('10.3/eligible-hex');
    expect(standing.open('repair')).toEqual([]);
  });

  rule(
    '10.1/one-bridge-per-hexside',
    'under a pontoon nothing may be repaired, once it is gone it may (ruling A18)',
    () => {
      for (const crossing of ['bridge', 'ferry'])
        expect(why('U Newton 0404 5\npontoon union 0404-0504', { crossing })).toBe('10.1/one-bridge-per-hexside');
      const t = camp('U Newton 0404 5\npontoon union 0404-0504').atAction('union');
      t.do({ do: 'march', unit: 'newton' }, 4);
      t.do({ do: 'dismantle', hexside: '0404-0504' });
      expect(t.put('newton', { fatigue: 0 }).atRecovery('union').why(REPAIR)).toBeUndefined();
    },
  );

  rule('10.3/eligible-no-other-work', 'who has entrenched may not repair, nor the other way round', () => {
    const t = camp('U Newton 0404 5\nU Gibbon 0404 5');
    t.do({ do: 'entrench', unit: 'newton' });
    expect(t.why(REPAIR)).toBe('10.3/eligible-no-other-work');
    expect(t.why({ ...REPAIR, unit: 'gibbon' })).toBeUndefined();
    t.do({ ...REPAIR, unit: 'gibbon' }, 6);
    expect(t.why({ do: 'entrench', unit: 'gibbon' })).toBe('8.0/step-1-one-only');
  });

  rule(
    '10.3/siv-county-control',
    'in SIV the Union repairs only in its own counties, as the scenario names them',
    () => {
      const siv = (counties: string, by: Side = 'union') =>
        why(`${by === 'union' ? 'U' : 'C'} Newton 0404 5${counties}`, { game: 'SIV', by });
      expect(siv('')).toBe('10.3/siv-county-control');
      expect(siv('\ncounties 0101 0304')).toBe('10.3/siv-county-control');
      expect([siv('\ncounties 0404'), siv('\ncounties 0504 0505')]).toEqual([undefined, undefined]);
      expect(siv('', 'confederate')).toBeUndefined();
      expect(why('U Newton 0404 5'), 'in other games').toBeUndefined();
    },
  );

  rule('10.3/chatham-slb', 'Chatham Bridge may not be repaired in SLB; another bridge may', () => {
    expect(GAMES.filter(game => PROFILES[game].crossings.beyondRepair !== undefined)).toEqual(['SLB']);
    expect(PROFILES.SLB.crossings.beyondRepair).toBe('S4328-S4427');
    const named = (beyondRepair: string) => naming(camp(), { beyondRepair }).atRecovery('union').why(REPAIR);
    expect([named('0404-0504'), named('0504-0404'), named('0404-0405')]).toEqual([
      '10.3/chatham-slb',
      '10.3/chatham-slb',
      undefined,
    ]);
  });
});

test('its list: each rested division of infantry with each ruin of its hex, until the side has tried', () => {
  const ruins = 'minor-river 0404 | 0405\nbridge 0404-0405\nferry 0404-0304\nminor-river 0404 | 0304';
  const men = 'U Newton 0404 5\nU Tired 0404 5 f1\nU Ride 0404 cav 5\nU Wood 0504 5\nU Far 0909 5\nC Hill 0101 5';
  const t = camp(`${men}\n${ruins}\ndestroyed 0404-0405`);
  const open = () =>
    t.open('repair').map(choice => ('unit' in choice && 'hexside' in choice ? [choice.unit, choice.hexside] : []));
  const [newton, wood] = [t.unitId('newton'), t.unitId('wood')];
  const [over, down] = [t.hexside('0404-0504'), t.hexside('0404-0405')];
  expect(open()).toEqual(
    expect.arrayContaining([
      [newton, over],
      [newton, down],
      [wood, over],
    ]),
  );
  expect(open()).toHaveLength(3);
  expect(crossingChance(t.game, { do: 'repair', unit: newton, hexside: over }), 'the other ruin stays').toBe(0.5);
  t.do(REPAIR, 6);
  expect(open()).toEqual([]);
});

describe('what prevents it', () => {
  rule('10.3/enemy-blocks', 'enemies of 5 together in the other hex prevent it, works not counted; less do not', () => {
    expect(why('U Newton 0404 5\nC Hill 0504 5')).toBe('10.3/enemy-blocks');
    expect(why('U Newton 0404 5\nC Hill 0504 3\nC Early 0504 2'), 'together').toBe('10.3/enemy-blocks');
    expect(why('U Newton 0404 5\nC Hill 0504 4 fort')).toBeUndefined();
    expect(why('U Newton 0404 5\nC Hill 0405 9'), 'in another hex').toBeUndefined();
    expect(why('U Newton 0404 5\nU Hill 0504 9'), 'friends').toBeUndefined();
    for (const game of GAMES.filter(code => code !== 'SIV'))
      expect(PROFILES[game].crossingLimits.enemyAtRepair).toEqual(['10.3/enemy-blocks', 5]);
  });

  rule('10.3/enemy-blocks-siv', 'in SIV enemies of 2 prevent it, of 1 they do not', () => {
    const siv = (enemies: string) => why(`C Newton 0404 5\n${enemies}`, { game: 'SIV', by: 'confederate' });
    expect(siv('U Hill 0504 2')).toBe('10.3/enemy-blocks-siv');
    expect(siv('U Hill 0504 1\nU Early 0504 1')).toBe('10.3/enemy-blocks-siv');
    expect(siv('U Hill 0504 2 disorganized fort')).toBeUndefined();
  });

  rule(
    '10.3/one-per-player',
    'a player may try once in a Recovery phase, the other player too, and again next turn',
    () => {
      const second = '\nU Gibbon 0504 5\nminor-river 0504 | 0505\nbridge 0504-0505\ndestroyed 0504-0505';
      const third = '\nC Hill 0203 5\nminor-river 0203 | 0204\nbridge 0203-0204\ndestroyed 0203-0204';
      const t = camp(`U Newton 0404 5${second}${third}`);
      const gibbons = { do: 'repair', unit: 'gibbon', hexside: '0504-0505' };
      expect(t.why(gibbons)).toBeUndefined();
      t.do(REPAIR, 6);
      expect(t.why(gibbons)).toBe('10.3/one-per-player');
      idleUntil(t, 'recovery confederate');
      expect(t.why({ do: 'repair', unit: 'hill', hexside: '0203-0204' })).toBeUndefined();
      idleUntil(t, 'recovery union');
      expect([t.why(REPAIR), t.why(gibbons)]).toEqual([undefined, undefined]);
    },
  );

  rule('10.3/not-rain', 'no repair in a rain turn; while the river is only unfordable there may be', () => {
    expect(why('U Newton 0404 5\nrain 1')).toBe('10.3/not-rain');
    expect(why('U Newton 0404 5\nunfordable minor 1')).toBeUndefined();
  });
});

describe('the die', () => {
  const ferry = { crossing: 'ferry' };
  const major = { water: 'major-river' };

  rule(
    '10.3/procedure',
    'the unit names a hexside, then one die is rolled with modifiers, read by bridge or ferry',
    () => {
      const t = camp(undefined, major);
      expect(t.do(REPAIR, 5)).toEqual([
        expect.objectContaining({ type: 'crossingAttemptFailed', work: 'repair', what: 'bridge', die: 5, modifier: 2 }),
      ]);
      expect(camp(undefined, { ...ferry, ...major }).do(REPAIR, 3)).toEqual([
        expect.objectContaining({ type: 'crossingRepaired', what: 'ferry', die: 3, modifier: 2 }),
      ]);
    },
  );

  rule('10.3/roll-bridge', 'a 3 repairs a bridge, a 4 does not', () => {
    expect(highest(camp())).toBe(3);
  });

  rule('10.3/roll-ferry', 'a 5 repairs a ferry, a 6 does not', () => {
    expect(highest(camp(undefined, ferry))).toBe(5);
    const t = camp(undefined, ferry);
    const attempt = { do: 'repair', unit: t.unitId('newton'), hexside: t.hexside('0404-0504') } as const;
    expect(crossingChance(t.game, attempt)).toBeCloseTo(5 / 6);
  });

  rule('10.3/repaired', 'what is repaired may be used as before; what is not stays a ruin', () => {
    const t = camp(undefined, major);
    const before = t.game;
    t.do(REPAIR, 1);
    expect(changes(t)).toEqual([]);
    t.put('newton', { fatigue: 0 }).atAction('union').do({ do: 'march', unit: 'newton' }, 4);
    expect(t.why({ do: 'step', to: '0504' })).toBeUndefined();
    t.game = before;
    t.do(REPAIR, 2);
    expect(changes(t)).toEqual(['0404-0504 destroyed']);
    t.atAction('union').do({ do: 'march', unit: 'newton' }, 4);
    expect(t.why({ do: 'step', to: '0504' })).toBe('6.2/river-crossing');
  });

  rule('10.3/mod-unfordable', '+1 while that river is unfordable, not while another kind is', () => {
    expect(highest(camp('U Newton 0404 5\nunfordable minor 1'))).toBe(2);
    expect(highest(camp('U Newton 0404 5\nunfordable major 1'))).toBe(3);
  });

  rule('10.3/mod-major', '+2 for a major river', () => {
    expect(highest(camp(undefined, major))).toBe(1);
    expect(highest(camp(undefined, { ...ferry, ...major }))).toBe(3);
  });

  rule('10.3/mods-cumulative', 'an unfordable major river: +3', () => {
    const lines = 'U Newton 0404 5\nunfordable major 1';
    expect(highest(camp(lines, major))).toBe(0);
    expect(highest(camp(lines, { ...ferry, ...major }))).toBe(2);
  });

  const plussed = (clause: ClauseId, name: string, hexside: string) => {
    expect(PROFILES.AIO.crossings.repairPlus).toContainEqual([clause, name]);
    const other = clause === '10.3/mod-etowah' ? '10.3/mod-chattahoochee' : '10.3/mod-etowah';
    const t = naming(camp(undefined, { game: 'AIO' }), {
      repairPlus: [
        [other, '0909-0908'],
        [clause, hexside],
      ],
    });
    return highest(t.atRecovery('union'));
  };

  rule('10.3/mod-etowah', '+1 at the Etowah railroad bridge, not at another', () => {
    expect(plussed('10.3/mod-etowah', 'W5417-W5517', '0404-0504')).toBe(2);
    expect(plussed('10.3/mod-etowah', 'W5417-W5517', '0404-0405')).toBe(3);
  });

  rule('10.3/mod-chattahoochee', '+1 at the Chattahoochee railroad bridge, not at another', () => {
    expect(plussed('10.3/mod-chattahoochee', 'E2514-E2614', '0404-0504')).toBe(2);
    expect(plussed('10.3/mod-chattahoochee', 'E2514-E2614', '0404-0405')).toBe(3);
  });

  rule('10.3/aio-natural-1', 'in AIO a 1 always repairs a bridge over a major river', () => {
    const lines = 'U Newton 0404 5\nunfordable major 1';
    expect(highest(camp(lines, { ...major, game: 'AIO' }))).toBe(1);
    expect(highest(camp(lines, major)), 'elsewhere it does not').toBe(0);
    expect(GAMES.filter(game => PROFILES[game].naturalOneRepairs)).toEqual(['AIO']);
  });
});
