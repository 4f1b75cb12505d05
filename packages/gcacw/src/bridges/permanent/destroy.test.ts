import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { PROFILES } from '../../profiles/profiles.ts';
import { settle } from '../../testing/aftermath.ts';
import { rollRow } from '../../testing/battle.ts';
import { at, changes, naming, river, zoneCrosses } from '../../testing/crossings.ts';
import { onSheet } from '../../testing/sheet.ts';
import { type Named, Table, told } from '../../testing/table.ts';
import { GAMES, type GameCode, type Side } from '../../vocabulary.ts';
import { crossingChance } from '../chance.ts';

const rule = ruleTests<ClauseId>();

const RIVERS = ['minor-river', 'major-river'];

interface Case {
  readonly water?: string;
  readonly crossing?: string;
  readonly lines?: string;
  readonly by?: Side;
}

/** Newton of Combat value 5, or as the line says, has begun a march in 0404, at the bridge. */
function marching({ water = 'minor-river', crossing = 'bridge', lines = 'U Newton 0404 5', by = 'union' }: Case = {}) {
  const t = new Table(river(water, crossing, lines)).atAction(by);
  t.do({ do: 'march', unit: 'newton' }, /Newton \d+ cav/.test(lines) ? 8 : 4);
  return t;
}

const why = (asked: Case, hexside?: string): string | undefined => marching(asked).why(at('destroy', hexside));

/** The highest die that destroys; 0: none does. */
function highest(asked: Case, play: (t: Table) => void = () => undefined): number {
  const t = marching(asked);
  play(t);
  const before = t.game;
  const dice = [1, 2, 3, 4, 5, 6].filter(die => {
    t.game = before;
    return t.do(at('destroy'), die).some(({ type }) => type === 'crossingDestroyed');
  });
  expect(dice).toEqual([1, 2, 3, 4, 5, 6].slice(0, dice.length));
  return dice.length;
}

/** An enemy beyond the river, two hexes off, whose zone covers the far bank and nothing else. */
const FAR_ENEMY = '\nC Hill 0604 6';

describe('what can be destroyed', () => {
  rule('10.2/what-can-be-destroyed', 'bridges and ferries may be destroyed in every game, where they stand', () => {
    for (const game of GAMES) {
      const ties = PROFILES[game].tie === 'by-number' ? 'ties union union union union union union\n' : '';
      const crossings = PROFILES[game].crossings.ferries ? ['bridge'] : ['bridge', 'ferry'];
      for (const crossing of crossings) {
        const text = `game ${game}\n${ties}${river('minor-river', crossing, 'U Newton 0404 5').replace(/^\n/, '')}`;
        const t = new Table(text).atAction('union');
        t.do({ do: 'march', unit: 'newton' }, 4);
        expect(t.why(at('destroy')), `${game} ${crossing}`).toBeUndefined();
        expect(t.why(at('destroy', '0404-0405')), 'a hexside without any').toBe('10.2/what-can-be-destroyed');
      }
    }
    const pontoon = marching({ crossing: '', lines: 'U Newton 0404 5\npontoon union 0404-0504' });
    expect(pontoon.why(at('destroy')), 'pontoons go in their own way').toBe('10.2/what-can-be-destroyed');
    expect(why({ lines: 'U Newton 0404 5\ndestroyed 0404-0504' }), 'not twice').toBe('10.2/what-can-be-destroyed');
    expect(pontoon.why({ do: 'destroy', hexside: -1 })).toBe('10.2/what-can-be-destroyed');
  });

  rule('10.2/dams-fords-indestructible', 'a dam or a ford may not be destroyed, a bridge may', () => {
    for (const water of RIVERS) {
      for (const crossing of ['dam', 'ford']) {
        expect(why({ water, crossing })).toBe('10.2/dams-fords-indestructible');
      }
      expect(why({ water })).toBeUndefined();
    }
  });

  rule('10.2/indestructible-list', 'the bridges of the list may not be destroyed, other bridges of the map may', () => {
    const marked = 'U Newton 0404 5\nindestructible 0404-0504\nminor-river 0404 | 0405\nbridge 0404-0405';
    expect(why({ lines: marked })).toBe('10.2/indestructible-list');
    expect(why({ lines: marked }, '0404-0405')).toBeUndefined();
    for (const listed of ['0404', '0504']) {
      const indestructible = ['0909', listed];
      const t = naming(new Table(river('minor-river', 'bridge', 'U Newton 0404 5')), { indestructible });
      t.atAction('union').do({ do: 'march', unit: 'newton' }, 4);
      expect(t.why(at('destroy')), listed).toBe('10.2/indestructible-list');
    }
    const ferry = naming(new Table(river('minor-river', 'ferry', 'U Newton 0404 5')), { indestructible: ['0404'] });
    ferry.atAction('union').do({ do: 'march', unit: 'newton' }, 4);
    expect(ferry.why(at('destroy')), 'a ferry in such a hex').toBeUndefined();
    const listOf = (game: GameCode) => PROFILES[game].crossings.indestructible ?? [];
    const hcr = ['E0537', 'E0739', 'E2317', 'E2519', 'W4317', 'E0941', 'E0845'];
    expect([listOf('SJW'), listOf('AGA'), listOf('RTG')]).toEqual([['N5809'], ['N5809'], ['S2428']]);
    expect([listOf('HCR'), listOf('RWH')]).toEqual([hcr, hcr]);
    for (const game of ['SIV', 'SLB', 'OTR', 'GTC', 'BAC', 'AIO', 'HSN', 'BTC'] as const)
      expect(listOf(game)).toEqual([]);
  });

  rule('10.2/rain-allowed', 'bridges and ferries may be destroyed in rain and while rivers are unfordable', () => {
    for (const weather of ['rain 1', 'unfordable minor 1', 'unfordable major 1\nunfordable minor 1\nrain 1']) {
      for (const water of RIVERS) {
        for (const crossing of ['bridge', 'ferry']) {
          const asked = { water, crossing, lines: `U Newton 0404 5\n${weather}` };
          expect(why(asked), `${crossing} ${weather}`).toBeUndefined();
          expect(highest(asked)).toBe(highest({ water, crossing }));
        }
      }
    }
  });
});

describe('who', () => {
  rule('10.2/destroy-bridge-who', 'infantry of Combat value 5 at either end may, at the end of its march', () => {
    const who = '10.2/destroy-bridge-who';
    expect(why({})).toBeUndefined();
    expect(why({ lines: 'U Newton 0504 5' }), 'from the other bank').toBeUndefined();
    expect(why({ lines: 'U Newton 0404 4' })).toBe(who);
    expect(why({ lines: 'U Newton 0404 6 disorganized' }), 'a Combat value of 4').toBe(who);
    expect(why({ lines: 'U Newton 0404 7 disorganized' }), 'a Combat value of 5').toBeUndefined();
    expect(why({ lines: 'U Newton 0404 cav 9' })).toBe(who);
    expect(why({ lines: 'U Newton 0404 art 9' })).toBe(who);
    expect(why({ lines: 'U Newton 0304 5' }), 'a hex away').toBe(who);
    expect(why({ lines: 'C Newton 0404 5', by: 'confederate' })).toBeUndefined();
    for (const game of GAMES.filter(code => code !== 'SIV'))
      expect(PROFILES[game].crossingLimits.destroy).toEqual([who, 5]);
    const t = marching();
    expect(told(t.do(at('destroy'), 6)).slice(0, 2)).toEqual(['marchEnded 6.1/spend-any', 'crossingAttemptFailed']);
    expect(t.top?.kind, 'it is the end of the march').not.toBe('march');
  });

  rule('10.2/destroy-bridge-who-siv', 'in SIV infantry of 3 may and of 2 may not', () => {
    const siv = (unit: string) => {
      const t = new Table(`game SIV\n${river('minor-river', 'bridge', unit)}`).atAction('union');
      t.do({ do: 'march', unit: 'newton' }, 4);
      return t.why(at('destroy'));
    };
    expect(siv('U Newton 0404 3')).toBeUndefined();
    for (const unit of ['U Newton 0404 2', 'U Newton 0404 3 disorganized', 'U Newton 0404 art 6', 'U Newton 0304 6'])
      expect(siv(unit), unit).toBe('10.2/destroy-bridge-who-siv');
  });

  rule('10.2/destroy-ferry-who', 'infantry and cavalry of any size may destroy a ferry, artillery may not', () => {
    for (const unit of ['1', '1 disorganized', 'cav 1', 'cav 1 disorganized', '5'])
      expect(why({ crossing: 'ferry', lines: `U Newton 0404 ${unit}` }), unit).toBeUndefined();
    expect(why({ crossing: 'ferry', lines: 'U Newton 0404 art 9' })).toBe('10.2/destroy-ferry-who');
    expect(why({ crossing: 'ferry', lines: 'U Newton 0304 5' }), 'a hex away').toBe('10.2/destroy-ferry-who');
  });

  test('a march that ends by itself lets the unit try, and nothing else', () => {
    const t = marching({ lines: 'U Newton 0304 5\nroad 0304-0404' });
    expect(told(t.walk('0404'))).toEqual(['unitMoved']);
    const spent = new Table(river('minor-river', 'bridge', 'U Newton 0304 5\nroad 0304-0404')).atAction('union');
    spent.do({ do: 'march', unit: 'newton' }, 1);
    expect(told(spent.walk('0404'))).toEqual(['unitMoved', 'marchEnded 5.1/march-ends']);
    expect(spent.asked).toBe('march union');
    for (const verb of ['force', 'refuse', 'uncover']) expect(spent.why({ do: verb })).toBe('5.1/march-ends');
    expect(spent.why({ do: 'step', to: '0405' })).toBe('5.1/march-ends');
    expect(spent.why({ do: 'attack', target: '0405', type: 'column' })).toBe('5.1/march-ends');
    expect(told(spent.do(at('destroy'), 3))).toContain('crossingDestroyed');
    const idle = new Table(river('minor-river', 'bridge', 'U Newton 0304 4\nroad 0304-0404')).atAction('union');
    idle.do({ do: 'march', unit: 'newton' }, 1);
    idle.walk('0404');
    expect(idle.top?.kind, 'who may not try is not asked').not.toBe('march');
  });

  test('a unit that refuses its flanks has ended its march there, and may try', () => {
    const t = marching();
    expect(told(t.do({ do: 'refuse' }))).toEqual(['flanksRefused 7.8/cost-and-end', 'marchEnded 7.8/cost-and-end']);
    expect(told(t.do(at('destroy'), 4))).toContain('crossingDestroyed');
  });

  test('a march that ends with an advance, or with the result of an attack, lets the unit try (ruling A27)', () => {
    const t = marching({ lines: 'U Newton 0304 9\nC Hill 0404 1' });
    t.do({ do: 'attack', target: '0404', type: 'hasty' });
    rollRow(t, 8);
    while (t.asked !== 'advance union') {
      const [next] = [...t.open('retreat'), ...t.open('halt'), ...t.open('divide')];
      t.do(next as unknown as Named);
    }
    t.do({ do: 'advance', units: ['newton'], leaders: [], attachedTo: [] });
    expect(t.unit('newton').at).toBe('0404');
    expect(t.asked).toBe('march union');
    expect(t.why(at('destroy'))).toBeUndefined();
  });
});

describe('how often, and near whom', () => {
  rule(
    '10.2/destroy-once-per-unit',
    'a unit may try once a turn, whichever crossing; another unit may try the same',
    () => {
      const text = 'turns 2\nU Newton 0404 5\nU Gibbon 0404 5\nminor-river 0404 | 0405\nbridge 0404-0405';
      const t = marching({ lines: text });
      t.do(at('destroy'), 6);
      t.atAction('union').do({ do: 'march', unit: 'newton' }, 4);
      expect([t.why(at('destroy')), t.why(at('destroy', '0404-0405'))]).toEqual([
        '10.2/destroy-once-per-unit',
        '10.2/destroy-once-per-unit',
      ]);
      t.do({ do: 'stop' });
      t.atAction('union').do({ do: 'march', unit: 'gibbon' }, 4);
      expect(t.why(at('destroy'))).toBeUndefined();
      t.do(at('destroy'), 4);
      expect(changes(t)).toEqual(['0404-0504 destroyed']);
      t.atRecovery('confederate').do({ do: 'finish' });
      expect(t.game.board.turn).toBe(2);
      t.put('newton', { fatigue: 0 }).atAction('union').do({ do: 'march', unit: 'newton' }, 4);
      expect(t.why(at('destroy', '0404-0405')), 'the next turn').toBeUndefined();
    },
  );

  rule('10.2/destroy-not-enemy-occupied', 'nobody may try while an enemy is in the other hex, alone he may', () => {
    for (const crossing of ['bridge', 'ferry']) {
      expect(why({ crossing, lines: 'U Newton 0404 9\nC Hill 0504 1' })).toBe('10.2/destroy-not-enemy-occupied');
      expect(why({ crossing, lines: 'U Newton 0404 9\nU Gibbon 0504 1' })).toBeUndefined();
    }
  });

  rule('10.2/destroy-not-enemy-zoc', 'a bank in an enemy zone has to be held; the own hex is', () => {
    const clause = '10.2/destroy-not-enemy-zoc';
    expect(why({ lines: `U Newton 0404 5${FAR_ENEMY}` }), 'the far bank, empty').toBe(clause);
    expect(why({ lines: `U Newton 0404 5\nU Gibbon 0504 1${FAR_ENEMY}` }), 'the far bank, held').toBeUndefined();
    expect(why({ lines: 'U Newton 0404 5\nC Hill 0304 6' }), 'the own hex').toBeUndefined();
    expect(why({ lines: 'U Newton 0404 5\nC Hill 0704 6' }), 'an enemy too far').toBeUndefined();
    const woods = new Table(
      river('minor-river', 'bridge', `U Newton 0404 5${FAR_ENEMY}`).replace(/^(.*\n){8}/, rows =>
        rows.replaceAll('.', 'w'),
      ),
    ).atAction('union');
    woods.do({ do: 'march', unit: 'newton' }, 4);
    expect(woods.why(at('destroy')), 'a restricted zone').toBe(clause);
  });
});

describe('the die', () => {
  // Beside an enemy and after a step: no modifier at all.
  const MOVED = { lines: 'U Newton 0304 5\nroad 0304-0404\nC Hill 0505 6\nU Gibbon 0504 1' } as const;
  const moved = (t: Table) => void t.walk('0404');

  rule('10.2/destroy-bridge-roll', 'without modifiers a 2 destroys a bridge and a 3 does not', () => {
    expect(highest(MOVED, moved)).toBe(2);
  });

  rule('10.2/destroy-ferry-roll', 'without modifiers a 1 destroys a ferry and a 2 does not', () => {
    expect(highest({ ...MOVED, crossing: 'ferry' }, moved)).toBe(1);
  });

  rule('10.2/mod-no-enemy-zoc', '-1 if no enemy zone, restricted or not, covers either hex', () => {
    const free = { lines: 'U Newton 0304 5\nroad 0304-0404' };
    expect(highest(free, moved)).toBe(3);
    expect(highest({ lines: `${free.lines}\nC Hill 0405 6` }, moved), 'over the own hex').toBe(2);
    expect(highest(MOVED, moved), 'over the far hex').toBe(2);
  });

  rule('10.2/mod-stationary', '-1 if the unit has neither moved nor attacked', () => {
    const beside = { lines: 'U Newton 0404 5\nC Hill 0405 6' };
    expect(highest(beside)).toBe(3);
    const round = { lines: 'U Newton 0404 5\nroad 0404-0304' };
    expect(
      highest(round, t => void t.walk('0304', '0404')),
      'come back',
    ).toBe(3);
    expect(highest(round)).toBe(4);
    const attacks = (t: Table) => {
      t.do({ do: 'attack', target: '0405', type: 'hasty' });
      rollRow(t, 1);
      settle(t);
    };
    expect(highest({ lines: 'U Newton 0404 18\nC Hill 0405 18' }, attacks)).toBe(2);
  });

  rule('10.2/mod-confederate-ferry', '-2 for a Confederate at a ferry, not at a bridge, and for no Union unit', () => {
    const lines = 'C Newton 0404 5';
    expect(highest({ crossing: 'ferry', lines, by: 'confederate' })).toBe(5);
    expect(highest({ crossing: 'ferry', lines: 'U Newton 0404 5' })).toBe(3);
    expect(highest({ lines, by: 'confederate' })).toBe(4);
  });

  rule('10.2/mods-cumulative', 'in place, and no enemy near: -2, and -4 for Confederates at a ferry', () => {
    expect(highest({})).toBe(4);
    const t = marching();
    expect(crossingChance(t.game, { do: 'destroy', hexside: t.hexside('0404-0504') })).toBeCloseTo(4 / 6);
    expect(highest({ crossing: 'ferry', lines: 'C Newton 0404 cav 1', by: 'confederate' })).toBe(5);
    expect(marching().do(at('destroy'), 5)).toContainEqual(
      expect.objectContaining({ type: 'crossingAttemptFailed', work: 'destroy', die: 5, modifier: -2 }),
    );
  });

  /** 0404-0504 is the aqueduct, a minor river without a crossing. */
  const aqueduct = () => {
    const t = naming(new Table(river('minor-river', '', 'U Newton 0404 5')), { aqueduct: '0404-0504' });
    t.atAction('union').do({ do: 'march', unit: 'newton' }, 4);
    return t;
  };

  rule('10.2/mod-aqueduct', '+2 at the aqueduct: in place and unseen only a 2 destroys it', () => {
    expect(told(aqueduct().do(at('destroy'), 2))).toContain('crossingDestroyed');
    expect(told(aqueduct().do(at('destroy'), 3))).toContain('crossingAttemptFailed');
  });

  rule('10.2/aqueduct', 'it is no crossing, before or after, but may be destroyed as a bridge', () => {
    expect(PROFILES.HCR.crossings.aqueduct).toBe('W4126-W4226');
    expect(PROFILES.RWH.crossings.aqueduct).toBe('W4126-W4226');
    const t = aqueduct();
    expect(t.why({ do: 'step', to: '0504' })).toBe('6.2/river-crossing');
    expect(why({ crossing: '' }), 'another river hexside').toBe('10.2/what-can-be-destroyed');
    t.do(at('destroy'), 1);
    expect(changes(t)).toEqual(['0404-0504 destroyed']);
    t.atAction('union').do({ do: 'march', unit: 'newton' }, 4);
    expect(t.why({ do: 'step', to: '0504' }), 'its ruin is no ford').toBe('6.2/river-crossing');
    t.put('newton', { fatigue: 0 }).atRecovery('union');
    expect(t.why({ do: 'repair', unit: 'newton', hexside: '0404-0504' })).toBe('10.3/eligible-hex');
  });
});

test.each([
  ['a river there', { 'W4126-W4226': { water: 'minor-river' } }],
  ['nothing else there', { 'W0101-W0201': {} }],
] as const)('the aqueduct is listed where the map has %s', (_, hexsides) => {
  const t = onSheet('HCR', hexsides, 'U Newton 0101 5', { newton: 'W4126' });
  t.atAction('union').do({ do: 'march', unit: 'newton' }, 4);
  expect(t.why(at('destroy', 'W4126-W4226'))).toBeUndefined();
  expect(t.open('destroy')).toEqual([{ do: 'destroy', hexside: t.hexside('W4126-W4226') }]);
});

describe('what is left', () => {
  const destroyed = (water: string, crossing: string, lines = '') => {
    const t = marching({ water, crossing, lines: `U Newton 0404 9\n${lines}` });
    t.do(at('destroy'), 1);
    t.atAction('union').do({ do: 'march', unit: 'newton' }, 4);
    return t;
  };

  rule('10.2/destroyed-minor-is-ford', 'over a minor river a ford remains, with its road, until it rains', () => {
    for (const crossing of ['bridge', 'ferry']) {
      const t = destroyed('minor-river', crossing, 'road 0404-0504');
      expect(zoneCrosses(t)).toBe(true);
      t.walk('0504');
      expect(t.top?.kind === 'march' && t.top.left, 'by road over the ford (ruling A28)').toBe(6);
      const wet = destroyed('minor-river', crossing, 'rain 1\nroad 0404-0504');
      expect(wet.why({ do: 'step', to: '0504' })).toBe('12.0/rain-river-crossing');
    }
  });

  rule(
    '10.2/destroyed-major-no-ford',
    'over a major river nothing remains, and no zone crosses from that moment',
    () => {
      for (const crossing of ['bridge', 'ferry']) {
        expect(zoneCrosses(marching({ water: 'major-river', crossing }))).toBe(true);
        const t = destroyed('major-river', crossing, 'road 0404-0504');
        expect(t.why({ do: 'step', to: '0504' })).toBe('6.2/river-crossing');
        expect(zoneCrosses(t)).toBe(false);
      }
    },
  );

  rule('10.2/destroyed-shenandoah-ferries', 'a ferry that the map marks leaves a ford, another does not', () => {
    const marked = destroyed('major-river', 'ferry', 'fordRemains 0404-0504');
    expect(marked.why({ do: 'step', to: '0504' })).toBeUndefined();
    expect(zoneCrosses(marked)).toBe(true);
    expect(destroyed('major-river', 'ferry').why({ do: 'step', to: '0504' })).toBe('6.2/river-crossing');
  });

  rule('10.2/destroyed-zoc-unfordable', 'zones cross the ruin only while the river is fordable', () => {
    for (const crossing of ['bridge', 'ferry']) {
      expect(zoneCrosses(marching({ crossing, lines: 'U Newton 0404 9\nunfordable minor 1' }))).toBe(true);
      expect(zoneCrosses(destroyed('minor-river', crossing, 'unfordable minor 1'))).toBe(false);
      expect(zoneCrosses(destroyed('minor-river', crossing))).toBe(true);
    }
    expect(zoneCrosses(destroyed('major-river', 'ferry', 'fordRemains 0404-0504\nunfordable major 1'))).toBe(false);
  });
});
