import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { artilleryModifier } from '../combat/strength/artillery.ts';
import { type Flank, flankOf } from '../combat/strength/flank.ts';
import { attackOf, field as ground, modifierBy, RING } from '../testing/attackOf.ts';
import { flee, strike, union } from '../testing/battle.ts';
import { marching } from '../testing/cavalry.ts';
import { Table } from '../testing/table.ts';
import { inNormalZone, inZone } from '../zones/zones.ts';

const rule = ruleTests<ClauseId>();

const WAYS = ['road', 'pike', 'railroad', 'trail'];
const RAIN = 'rain 1';
const RIVERS = [
  ['minor-river', 'unfordable minor 1'],
  ['major-river', 'unfordable major 1'],
] as const;

describe('zones of control', () => {
  /** What Newton's zone is in Hill's hex, and the other way round. */
  function zone(lines: readonly string[], west = '.', east = '.'): string {
    const t = new Table(['map', west, `  ${east}`, ...lines, 'U Newton 0101', 'C Hill 0201'].join('\n'));
    const found = (['confederate', 'union'] as const).map((side, n) => {
      const hex = t.hex(['0101', '0201'][n] ?? '');
      return inNormalZone(t.game, side, hex) ? 'normal' : inZone(t.game, side, hex) ? 'restricted' : 'none';
    });
    expect(found[0]).toBe(found[1]);
    return found[0] ?? '';
  }

  rule('12.0/rain-zoc-fords', 'in rain they do not cross fords, nor destroyed bridges and ferries', () => {
    for (const [river] of RIVERS) {
      const over = (crossing: string, ...lines: string[]) =>
        zone([`${river} 0101 | 0201`, `${crossing} 0101-0201`, ...lines]);
      expect([over('ford', RAIN), over('ford')], river).toEqual(['none', 'normal']);
      for (const crossing of ['bridge', 'dam', 'ferry']) expect(over(crossing, RAIN), crossing).toBe('normal');
    }
    const gone = ['minor-river 0101 | 0201', 'bridge 0101-0201', 'destroyed 0101-0201'];
    expect([zone([...gone, RAIN]), zone(gone)]).toEqual(['none', 'normal']);
  });

  rule('12.0/rain-zoc-creeks', 'in rain they do not cross creeks without a way, but next to a city', () => {
    const creek = ['creek 0101 | 0201'];
    expect([zone([...creek, RAIN]), zone(creek)]).toEqual(['none', 'normal']);
    for (const way of WAYS) expect(zone([...creek, RAIN, `${way} 0101-0201`]), way).toBe('normal');
    expect(zone([...creek, RAIN], 'c')).toBe('normal');
    expect(zone([...creek, RAIN], '.', 'c')).toBe('normal');
  });

  rule('12.0/unfordable-zoc', 'where a unit cannot ford, its zone does not cross either', () => {
    for (const [river, marker] of RIVERS) {
      const over = (...lines: string[]) => zone([`${river} 0101 | 0201`, ...lines]);
      expect([over('ford 0101-0201', marker), over('ford 0101-0201')], river).toEqual(['none', 'normal']);
      expect(over('bridge 0101-0201', marker)).toBe('normal');
    }
    expect(zone(['minor-river 0101 | 0201', 'ford 0101-0201', 'unfordable major 1'])).toBe('normal');
    expect(zone(['creek 0101 | 0201', 'unfordable minor 1']), 'a creek is no river').toBe('normal');
  });

  test('a provisional swamp ends them in rain', () => {
    expect([zone([RAIN], 'p'), zone([], 'p'), zone([RAIN, 'trail 0101-0201'], 'p')]).toEqual([
      ...['none', 'normal', 'normal'],
    ]);
  });
});

describe('attacks', () => {
  const HASTY = { do: 'attack', target: '0504', type: 'hasty' };
  const ASSAULT = { do: 'assault', leader: 'reynolds', units: ['newton'], target: '0504' };

  /** Why Newton may not attack Hill: in a march, in an assault. */
  function whys(lines: readonly string[], terrain: Readonly<Record<string, string>> = {}): (string | undefined)[] {
    const text = ['U Newton 0404 7; leader Reynolds', 'C Hill 0504 6', ...lines].join('\n');
    const [march, assault] = [union(text, terrain), union(text, terrain)];
    march.do({ do: 'march', unit: 'newton' }, 6);
    return [march.why(HASTY), assault.why(ASSAULT)];
  }
  const both = (clause?: ClauseId) => [clause, clause];

  const noFords = (): void => {
    const closed = both('7.1/restrict-rain-ford');
    for (const [river] of RIVERS) {
      const ford = [`${river} 0404 | 0504`, 'ford 0404-0504', 'road 0404-0504'];
      expect(whys([...ford, RAIN]), river).toEqual(closed);
      expect(whys(ford), river).toEqual(both());
      for (const crossing of ['bridge', 'dam', 'ferry'])
        expect(whys([`${river} 0404 | 0504`, `${crossing} 0404-0504`, RAIN]), crossing).toEqual(both());
    }
    for (const crossing of ['bridge', 'ferry']) {
      const gone = ['minor-river 0404 | 0504', `${crossing} 0404-0504`, 'destroyed 0404-0504'];
      expect(whys([...gone, RAIN]), crossing).toEqual(closed);
      expect(whys(gone), crossing).toEqual(both());
    }
  };
  rule('7.1/restrict-rain-ford', 'in rain nobody attacks over a ford, nor over a destroyed bridge or ferry', noFords);
  rule(
    '12.0/rain-no-attack-fords',
    'in rain nobody attacks over a ford, nor over a destroyed bridge or ferry',
    noFords,
  );

  rule(
    '7.1/restrict-unfordable',
    'a ford that high water has closed is closed to attacks, unless the setting is on',
    () => {
      for (const [river, marker] of RIVERS) {
        const ford = [`${river} 0404 | 0504`, 'ford 0404-0504', marker];
        expect(whys(ford), river).toEqual(both('7.1/restrict-unfordable'));
        expect(whys([...ford, 'options attackAcrossUnfordable']), river).toEqual(both());
        expect(whys([...ford, 'options attackAcrossUnfordable', RAIN]), river).toEqual(both('7.1/restrict-rain-ford'));
        expect(whys([`${river} 0404 | 0504`, 'bridge 0404-0504', marker]), river).toEqual(both());
      }
      expect(whys(['minor-river 0404 | 0504', 'ford 0404-0504', 'unfordable major 1'])).toEqual(both());
    },
  );

  test('with attacks over unfordable rivers the winner still may not cross', () => {
    const lines = 'U Newton 0404 18\nC Hill 0504 2\nminor-river 0404 | 0504\nford 0404-0504';
    const won = (...more: string[]): Table => {
      const t = union([lines, ...more].join('\n'));
      strike(t, 'newton', '0504', 3);
      while (t.top?.kind === 'retreat') t.do(t.open('halt')[0] === undefined ? firstWay(t) : { do: 'halt' });
      return t;
    };
    const firstWay = (t: Table) => t.open('retreat')[0] as { do: string };
    expect(won().asked).toBe('advance union');
    expect(won('unfordable minor 1', 'options attackAcrossUnfordable').asked).not.toBe('advance union');
  });

  const noCreeks = (): void => {
    const creek = ['creek 0404 | 0504'];
    expect(whys([...creek, RAIN])).toEqual(both('7.1/restrict-rain-creek'));
    expect(whys(creek)).toEqual(both());
    for (const way of WAYS) expect(whys([...creek, RAIN, `${way} 0404-0504`]), way).toEqual(both());
    expect(whys([...creek, RAIN], { c: '0404' })).toEqual(both());
    expect(whys([...creek, RAIN], { c: '0504' })).toEqual(both());
    expect(whys([...creek, RAIN], { c: '0505' }), 'a city beside').toEqual(both('7.1/restrict-rain-creek'));
  };
  rule(
    '7.1/restrict-rain-creek',
    'in rain an attack over a creek needs a way over it, or a city on one side',
    noCreeks,
  );
  rule(
    '12.0/rain-no-attack-creeks',
    'in rain an attack over a creek needs a way over it, or a city on one side',
    noCreeks,
  );

  rule('7.1/restrict-provisional-swamp-rain', 'into and out of a provisional swamp along a way only, in rain', () => {
    expect(whys([RAIN], { p: '0504' })).toEqual(both('7.1/restrict-into-mountain-swamp'));
    expect(whys([RAIN], { p: '0404' })).toEqual(both('7.1/restrict-out-of-mountain-swamp'));
    for (const p of ['0404', '0504']) {
      expect(whys([], { p })).toEqual(both());
      for (const way of WAYS) expect(whys([RAIN, `${way} 0404-0504`], { p }), way).toEqual(both());
      const closed = whys([RAIN, 'trail 0404-0504', 'options -trailsOpenSwamps'], { p });
      expect(closed[0]).toBeDefined();
    }
  });
});

describe('modifiers', () => {
  const attack = (lines: readonly string[], terrain = {}, type: 'march' | 'assault' = 'march') => {
    const t = new Table([ground(terrain), 'U Newton 0303 7', 'C Hill 0302 8; leader Jackson', ...lines].join('\n'));
    const made = attackOf(t, '0303', ['hill'], type === 'assault' ? { leader: 'jackson' } : {});
    return (clause: ClauseId): number => modifierBy(t, made, clause);
  };

  const rainMinus = (): void => {
    for (const type of ['march', 'assault'] as const) {
      expect(attack([RAIN], {}, type)('7.4/rain-minus1'), type).toBe(-1);
      expect(attack([], {}, type)('7.4/rain-minus1'), type).toBe(0);
    }
    expect(attack(['unfordable minor 1', 'unfordable major 1'])('7.4/rain-minus1')).toBe(0);
    const fought = (...lines: string[]): number => {
      const t = new Table([ground(), 'U Newton 0303 7', 'C Hill 0302 7', ...lines].join('\n')).atAction('confederate');
      t.do({ do: 'march', unit: 'hill' }, 6);
      t.do({ do: 'attack', target: '0303', type: 'normal' });
      const found = t.do({ do: 'roll' }, [3, 3]).find(event => event.type === 'combatResolved');
      return found?.type === 'combatResolved' ? found.row : Number.NaN;
    };
    expect(fought(RAIN)).toBe(fought() - 1);
  };
  rule('7.4/rain-minus1', "in rain the attacker's die is one lower, in a march and in an assault", rainMinus);
  rule('12.0/rain-attack-minus-1', "in rain the attacker's die is one lower, in a march and in an assault", rainMinus);

  const creekDefence = (): void => {
    const creek = ['creek 0302 | 0303', 'road 0302-0303'];
    const rain = attack([...creek, RAIN]);
    const dry = attack(creek);
    expect([rain('7.4/terrain-creek-rain'), rain('7.4/terrain-creek')]).toEqual([2, 0]);
    expect([dry('7.4/terrain-creek-rain'), dry('7.4/terrain-creek')]).toEqual([0, 1]);
    expect(attack([RAIN])('7.4/terrain-creek-rain')).toBe(0);
    expect(attack(['creek 0302 | 0303', RAIN], { '0302': 'c' })('7.4/terrain-creek-rain')).toBe(2);
  };
  rule('7.4/terrain-creek-rain', 'over a creek in rain the defender has +2, not +1 more', creekDefence);
  rule('12.0/rain-creek-defence', 'over a creek in rain the defender has +2, not +1 more', creekDefence);

  rule('7.4/artillery-provisional-swamp', 'artillery on a provisional swamp: as rough when dry, none in rain', () => {
    const guns = (terrain: string, ...lines: string[]) => {
      const t = new Table(
        [ground({ '0303': terrain }), 'U Newton 0303 8 a5', 'C Hill 0302 8 a0', 'road 0302-0303', ...lines].join('\n'),
      );
      return artilleryModifier(t.game, attackOf(t, '0303', ['hill']));
    };
    expect(guns('p')).toEqual(guns('r'));
    expect(guns('p')).not.toEqual(guns('s'));
    expect(guns('p', RAIN)).toEqual(guns('s'));
    expect(guns('r', RAIN)).toEqual(guns('r'));
  });

  rule('7.7/step1-modifiers', 'a creek between the cavalry and those who come adds +2 in rain only', () => {
    const delay = (...lines: string[]): number => {
      const t = marching(
        'newton',
        6,
        'game GTC',
        'map',
        '.',
        '  .',
        '.',
        ...lines,
        'U Newton 0101',
        'C Stuart 0201 cav 2',
      );
      const found = t.do({ do: 'evade', loser: 'stuart' }, 4).find(event => event.type === 'cavalryEvaded');
      return found?.type === 'cavalryEvaded' ? found.delay : Number.NaN;
    };
    const creek = ['creek 0101 | 0201', 'road 0101-0201'];
    expect([delay(...creek), delay(...creek, RAIN), delay(RAIN)]).toEqual([2, 3, 2]);
  });
});

describe('flanks', () => {
  function flank(at: readonly number[], lines: readonly string[], terrain = {}): Flank {
    const enemies = at.map(n => `C Hill${n} ${RING[n]} 8`);
    const t = new Table([ground(terrain), 'U Newton 0303 7', ...enemies, ...lines].join('\n'));
    return flankOf(t.game, attackOf(t, '0303', [`hill${at[0]}`]));
  }
  const covered = ({ ring }: Flank): number => ring.filter(each => each.covered !== undefined).length;

  rule(
    '7.4/flank-covered-unfordable',
    'a ford covers like no crossing in rain and while its river is unfordable',
    () => {
      for (const [river, marker] of RIVERS) {
        // E07
        const over = (...lines: string[]) => flank([3, 4], [`${river} 0303 | 0302 0402`, 'ford 0303-0402', ...lines]);
        expect([covered(over()), covered(over(RAIN)), covered(over(marker))], river).toEqual([5, 6, 6]);
        expect(over(RAIN).ring[1]?.covered).toBe('7.4/flank-covered-unfordable');
        const bridge = flank([3, 4], [`${river} 0303 | 0302 0402`, 'bridge 0303-0402', RAIN, marker]);
        expect(covered(bridge), river).toBe(5);
      }
      const gone = ['minor-river 0303 | 0302 0402', 'bridge 0303-0402', 'destroyed 0303-0402'];
      expect([covered(flank([3, 4], gone)), covered(flank([3, 4], [...gone, RAIN]))]).toEqual([5, 6]);
    },
  );

  rule('7.4/flank-covered-rain-creek', 'a creek without a way covers in rain, but next to a city', () => {
    // E08
    const creek = ['creek 0303 | 0302'];
    expect([covered(flank([2, 4], creek)), covered(flank([2, 4], [...creek, RAIN]))]).toEqual([5, 6]);
    expect(flank([2, 4], [...creek, RAIN]).ring[0]?.covered).toBe('7.4/flank-covered-rain-creek');
    for (const way of WAYS) expect(covered(flank([2, 4], [...creek, RAIN, `${way} 0303-0302`])), way).toBe(5);
    for (const city of ['0303', '0302']) expect(covered(flank([2, 4], [...creek, RAIN], { [city]: 'c' }))).toBe(5);
  });

  rule('7.4/flank-reduce-river', 'a hex that closed fords or swollen creeks cover takes one off', () => {
    const ford = ['minor-river 0303 | 0302 0402', 'ford 0303-0402'];
    expect(flank([3, 4], ford)).toMatchObject({ basic: 2, reductions: 1, final: 1 });
    for (const shut of [RAIN, 'unfordable minor 1'])
      expect(flank([3, 4], [...ford, shut]), shut).toMatchObject({ basic: 4, reductions: 2, final: 2 });
    expect(flank([2, 4], ['creek 0303 | 0302', RAIN])).toMatchObject({ basic: 4, reductions: 1, final: 3 });
    expect(flank([2, 4], ['creek 0303 | 0302'])).toMatchObject({ basic: 2, reductions: 0, final: 2 });
    expect(flank([2, 4], ['creek 0303 | 0302', RAIN], { '0303': 'c' })).toMatchObject({ reductions: 0, final: 2 });
  });

  rule('7.4/flank-covered-mountain-swamp', 'a provisional swamp without a way covers in rain only', () => {
    const terrain = { '0302': 'p' };
    expect([covered(flank([2, 4], [], terrain)), covered(flank([2, 4], [RAIN], terrain))]).toEqual([5, 6]);
    expect(covered(flank([2, 4], [RAIN, 'road 0302-0303'], terrain))).toBe(5);
  });

  rule('7.8/not-mountain-swamp', 'flanks are refused in a provisional swamp on a dry day, not in rain', () => {
    const why = (...lines: string[]) =>
      marching('newton', 3, ...lines, 'map', 'p', '  .', 'road 0101-0201', 'U Newton 0101 7').why({ do: 'refuse' });
    expect([why(RAIN), why()]).toEqual(['7.8/not-mountain-swamp', undefined]);
  });
});

describe('retreats', () => {
  /** Why Hill, beaten in 0505, may not go south to 0506. */
  function why(lines: readonly string[], terrain: Readonly<Record<string, string>> = {}): string | undefined {
    const t = union(['U Newton 0504 18', 'C Hill 0505 6', ...lines].join('\n'), terrain);
    strike(t, 'newton', '0505', 3);
    expect(t.asked).toBe('retreat confederate');
    return t.why({ do: 'retreat', to: '0506' });
  }

  const noRetreat = (): void => {
    for (const [river] of RIVERS) {
      const ford = [`${river} 0505 | 0506`, 'ford 0505-0506'];
      expect([why([...ford, RAIN]), why(ford)], river).toEqual(['7.6/restrict-rain', undefined]);
      expect(why([`${river} 0505 | 0506`, 'bridge 0505-0506', RAIN]), river).toBeUndefined();
    }
    const creek = ['creek 0505 | 0506'];
    expect([why([...creek, RAIN]), why(creek)]).toEqual(['7.6/restrict-rain', undefined]);
    for (const way of WAYS) expect(why([...creek, RAIN, `${way} 0505-0506`]), way).toBeUndefined();
  };
  rule('7.6/restrict-rain', 'in rain no retreat crosses a ford, nor a creek without a way', noRetreat);
  rule('12.0/rain-retreats', 'in rain no retreat crosses a ford, nor a creek without a way', noRetreat);

  rule('7.6/restrict-unfordable', 'no retreat crosses a ford of an unfordable river', () => {
    for (const [river, marker] of RIVERS) {
      const ford = [`${river} 0505 | 0506`, 'ford 0505-0506'];
      expect(why([...ford, marker]), river).toBe('7.6/restrict-unfordable');
      expect(why([`${river} 0505 | 0506`, 'bridge 0505-0506', marker]), river).toBeUndefined();
    }
    const other = ['minor-river 0505 | 0506', 'ford 0505-0506', 'unfordable major 1'];
    expect(why(other)).toBeUndefined();
  });

  rule('7.6/restrict-rain-city', 'a creek next to a city may be crossed in a rain-turn retreat', () => {
    expect(why(['creek 0505 | 0506', RAIN], { c: '0506' })).toBeUndefined();
    expect(why(['creek 0505 | 0506', RAIN], { c: '0505' })).toBeUndefined();
    expect(why(['creek 0505 | 0506', RAIN], { c: '0607' })).toBe('7.6/restrict-rain');
    // A city is no bridge.
    expect(why(['minor-river 0505 | 0506', 'ford 0505-0506', RAIN], { c: '0506' })).toBe('7.6/restrict-rain');
  });

  rule('7.6/restrict-mountain-swamp', 'into and out of a provisional swamp along a way only, in rain', () => {
    const ways = 'trail 0506-0507';
    expect([why([RAIN, ways], { p: '0506' }), why([ways], { p: '0506' })]).toEqual([
      '7.6/restrict-mountain-swamp',
      undefined,
    ]);
    const out = union(`U Newton 0504 18\nC Hill 0505 6\nroad 0505-0506-0507\n${RAIN}`, { p: '0506' });
    strike(out, 'newton', '0505', 3);
    flee(out, '0506');
    expect(out.why({ do: 'retreat', to: '0606' })).toBe('7.6/restrict-mountain-swamp');
    expect(out.why({ do: 'retreat', to: '0507' })).toBeUndefined();
  });
});
