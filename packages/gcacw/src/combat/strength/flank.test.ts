import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { attackOf, field, modifierBy, RING } from '../../testing/attackOf.ts';
import { cover } from '../../testing/forces.ts';
import { Table } from '../../testing/table.ts';
import { type Flank, flankOf } from './flank.ts';

const rule = ruleTests<ClauseId>();

/** The ring round Newton in 0303: 0 north, then clockwise. Enemies are hill0 … hill5, friends friend0 … friend5. */
const enemies = (at: readonly number[], words = '8'): string[] => at.map(n => `C Hill${n} ${RING[n]} ${words}`);
const friends = (...at: number[]): string[] => at.map(n => `U Friend${n} ${RING[n]} 4`);

interface Ground {
  readonly terrain?: Readonly<Record<string, string>>;
  readonly game?: string;
  /** What is said of Newton. */
  readonly newton?: string;
}

function table(lines: readonly string[], { terrain = {}, game = 'SJW', newton = '7' }: Ground = {}): Table {
  return new Table([`game ${game}`, field(terrain), `U Newton 0303 ${newton}`, ...lines].join('\n'));
}

/** The flank bonus of an attack on Newton by the first of the enemies, in these places of the ring. */
function flank(at: readonly number[], lines: readonly string[] = [], ground: Ground = {}): Flank {
  const t = table([...enemies(at), ...lines], ground);
  return flankOf(t.game, attackOf(t, '0303', [`hill${at[0]}`]));
}

/** Places of the ring that are covered, and those that take something off. */
const covered = ({ ring }: Flank): number[] => ring.flatMap((each, n) => (each.covered === undefined ? [] : [n]));
const reduced = ({ ring }: Flank): number[] => ring.flatMap((each, n) => (each.reduced === undefined ? [] : [n]));

const ALL = [0, 1, 2, 3, 4, 5];

/** W11: how to come by a final bonus of 4, 3, 2, 1 and 0. */
const PICTURES = [
  [4, [1, 4], []],
  [3, [1, 4], [0]],
  [2, [2, 4], []],
  [1, [2, 4], [5]],
  [0, [2, 4], [5, 1]],
] as const;

describe('what is covered', () => {
  rule('7.4/flank-when', 'all enemies round the defender count as they stand at the moment of combat', () => {
    const t = table([...enemies([0]), 'C Early 0304 8 f4 exhausted', 'C Guns 0302 art 1']).atAction('confederate');
    t.do({ do: 'march', unit: 'hill0' }, 3);
    t.do({ do: 'attack', target: '0303', type: 'normal' });
    const attack = attackOf(t, '0303', ['hill0']);
    expect(flankOf(t.game, attack).final).toBe(4);
    expect(t.do({ do: 'roll' }, [1, 5])).toContainEqual(expect.objectContaining({ type: 'combatResolved', row: 0 }));
    t.put('early', { hex: t.hex('0305') });
    expect(flankOf(t.game, attack)).toMatchObject({ final: 0, basic: 0 });
  });

  rule(
    '7.4/flank-covered-occupied',
    "a hex with an undemoralized unit of the attacker's is covered, the attacker's too",
    () => {
      const { ring } = flank([0, 3]);
      expect(ring.map(({ covered: by }) => by)[0]).toBe('7.4/flank-covered-occupied');
      expect(ring.map(({ covered: by }) => by)[3]).toBe('7.4/flank-covered-occupied');
      expect(covered(flank([0], ['C Early 0304 8 demoralized1']))).toEqual([0, 1, 5]);
      // behind a river he covers the hex he stands in and no other
      const cut = ['minor-river 0304 | 0203 0403', 'C Early 0304 8'];
      expect(covered(flank([0], cut))).toEqual([0, 1, 3, 5]);
    },
  );

  rule('7.4/flank-covered-zoc', 'a hex his zone of control reaches is covered, whoever is in it', () => {
    expect(flank([0]).ring[1]?.covered).toBe('7.4/flank-covered-zoc');
    expect(covered(flank([0]))).toEqual([0, 1, 5]);
    expect(covered(flank([0], friends(1)))).toEqual([0, 1, 5]);
    // restricted as well, from outside the ring as well
    expect(covered(flank([0], [], { terrain: { '0402': 'w' } }))).toEqual([0, 1, 5]);
    expect(covered(flank([0], ['C Early 0305 8']))).toEqual([0, 1, 3, 5]);
    // E19: over an unbridged river it does not reach
    expect(covered(flank([3, 0], ['minor-river 0304 | 0203']))).toEqual([0, 1, 2, 3, 5]);
    expect(covered(flank([3, 0], ['minor-river 0304 | 0203', 'ford 0304-0203']))).toEqual(ALL);
  });

  rule(
    '7.4/flank-covered-hex-river',
    'a hex behind an unbridged river is covered, behind any crossing it is not',
    () => {
      for (const river of ['minor-river', 'major-river']) {
        // E06, E07
        expect(flank([3, 4], [`${river} 0303 | 0302 0402`]), river).toMatchObject({
          basic: 4,
          reductions: 2,
          final: 2,
        });
        for (const crossing of ['ford', 'bridge', 'ferry', 'dam']) {
          const found = flank([3, 4], [`${river} 0303 | 0302 0402`, `${crossing} 0303-0402`]);
          expect(covered(found), `${river} ${crossing}`).toEqual([0, 2, 3, 4, 5]);
          expect(found, `${river} ${crossing}`).toMatchObject({ basic: 2, reductions: 1, final: 1 });
        }
      }
      expect(covered(flank([3, 4], ['creek 0303 | 0302 0402']))).toEqual([2, 3, 4, 5]);
      // E20, ruling I08: a lake
      expect(flank([2, 4], [], { terrain: { '0302': '~' } })).toMatchObject({ basic: 4, reductions: 1, final: 3 });
    },
  );

  rule(
    '7.4/flank-covered-mountain-swamp',
    'unlinked mountain or swamp on either side covers, a road or trail lifts it',
    () => {
      for (const ground of ['m', 's']) {
        const terrain = { '0302': ground };
        expect(covered(flank([2, 4], [], { terrain })), ground).toEqual(ALL);
        for (const way of ['road', 'pike', 'railroad', 'trail']) {
          expect(covered(flank([2, 4], [`${way} 0302-0303`], { terrain })), way).toEqual([1, 2, 3, 4, 5]);
        }
        // E13: the defender's own hex
        const found = flank([3], ['road 0303-0304'], { terrain: { '0303': ground } });
        expect(covered(found)).toEqual(ALL);
        expect(found).toMatchObject({ basic: 4, reductions: 3, final: 1 });
      }
      // Without that option a trail is no link in a swamp
      const trail = ['options -trailsOpenSwamps', 'trail 0302-0303'];
      expect(covered(flank([2, 4], trail, { terrain: { '0302': 's' } }))).toEqual(ALL);
      expect(covered(flank([2, 4], trail, { terrain: { '0302': 'm' } }))).toEqual([1, 2, 3, 4, 5]);
    },
  );

  rule('7.4/flank-covered-offmap', 'what would lie off the map is covered, partial hexes too', () => {
    // E04: 0301 has no neighbours to the north, 0201 lacks one
    const edge = (target: string, ...at: string[]): Flank => {
      const t = new Table([field(), `U Newton ${target} 7`, ...at.map((hex, n) => `C Hill${n} ${hex} 8`)].join('\n'));
      return flankOf(t.game, attackOf(t, target, ['hill0']));
    };
    const top = edge('0301', '0302');
    expect([covered(top), top.reductions, top.final]).toEqual([ALL, 3, 1]);
    // E05
    const below = edge('0201', '0302', '0102');
    expect([covered(below), below.reductions, below.final]).toEqual([ALL, 1, 3]);
    const partial = flank([2, 4], [], { terrain: { '0302': '#' } });
    expect([covered(partial), partial.reductions, partial.final]).toEqual([ALL, 1, 3]);
  });

  rule('7.4/flank-count-once', 'a hex counts once, for however many reasons it is covered', () => {
    expect(covered(flank([0, 1, 2]))).toEqual([0, 1, 2, 3, 5]);
    expect(flank([0, 1, 2])).toMatchObject({ basic: 2 });
    expect(flank([0, 1], ['C Also 0302 8', 'minor-river 0303 | 0402'])).toMatchObject({ basic: 0 });
  });

  test('a bridge of either side opens a river round the defender: the hex behind it is not covered by the ground', () => {
    const behind = (owner: string) =>
      covered(flank([3, 4], ['major-river 0303 | 0302 0402', `pontoon ${owner} 0303-0402`]));
    expect([behind('union'), behind('confederate')]).toEqual([
      [0, 2, 3, 4, 5],
      [0, 2, 3, 4, 5],
    ]);
  });

  test('units under force markers cover nothing, and do not add to those in the open', () => {
    const hidden = (...lines: string[]) => {
      const t = table(['options limitedIntelligence', ...enemies([0]), ...lines], { newton: '9' });
      cover(t, 'confederate', 1, '0304', 'early');
      return covered(flankOf(t.game, attackOf(t, '0303', ['hill0'])));
    };
    expect(hidden('C Early 0304 8')).toEqual([0, 1, 5]);
    expect(hidden('C Early 0304 8', 'C Small 0304 2'), 'two of nine are too few').toEqual([0, 1, 5]);
    expect(hidden('C Early 0304 8', 'C Small 0304 3')).toEqual(ALL);
  });

  test('nor do hidden friends of the defender take anything off', () => {
    const t = table(['options limitedIntelligence', ...enemies([1, 4]), ...friends(0)]);
    const final = () => flankOf(t.game, attackOf(t, '0303', ['hill1'])).final;
    expect(final()).toBe(3);
    cover(t, 'union', 1, RING[0], 'friend0');
    expect(final()).toBe(4);
  });

  rule('7.4/flank-demoralized-no-help', 'demoralized units cover nothing, not even the attacker', () => {
    for (const level of ['demoralized1', 'demoralized2']) {
      const active = table([...enemies([0], `8 ${level}`), ...enemies([3])]);
      const found = flankOf(active.game, attackOf(active, '0303', ['hill0']));
      expect([covered(found), found.final], level).toEqual([[2, 3, 4], 0]);
      const helper = table([...enemies([0]), ...enemies([3], `8 ${level}`)]);
      expect(covered(flankOf(helper.game, attackOf(helper, '0303', ['hill0']))), level).toEqual([0, 1, 5]);
      // nor do they lend their value to others
      const mixed = table([...enemies([0]), 'C Small 0304 1', `C Big 0304 8 ${level}`]);
      expect(covered(flankOf(mixed.game, attackOf(mixed, '0303', ['hill0']))), level).toEqual([0, 1, 5]);
    }
  });
});

describe('strong enough to cover', () => {
  /** Hill in the north, helpers of such value in the south, against such a Newton; what is covered. */
  const helped = (newton: string, helper: string, game = 'SJW', ...lines: string[]): number[] => {
    const t = table([...enemies([0], '18'), `C Helper 0304 ${helper}`, ...lines], { newton, game });
    return covered(flankOf(t.game, attackOf(t, '0303', ['hill0'])));
  };
  const ALONE = [0, 1, 5];

  rule('7.4/flank-quarter-rule', 'units that together are less than a quarter of the defender do not cover', () => {
    expect(helped('7', '2')).toEqual(ALL);
    expect(helped('8', '2')).toEqual(ALL);
    expect(helped('9', '2')).toEqual(ALONE);
    expect(helped('9', '3')).toEqual(ALL);
    expect(helped('2', '1 disorganized')).toEqual(ALL);
    expect(helped('3', '1 disorganized')).toEqual(ALONE);
    // E14
    expect(helped('12', '2')).toEqual(ALONE);
    // the attacker's own hex is tested too
    const weak = table([...enemies([0], '2'), ...enemies([3], '9')], { newton: '12' });
    expect(covered(flankOf(weak.game, attackOf(weak, '0303', ['hill0'])))).toEqual([2, 3, 4]);
    const backed = table([...enemies([0], '2'), 'C Idle 0302 1', ...enemies([3], '9')], { newton: '12' });
    expect(covered(flankOf(backed.game, attackOf(backed, '0303', ['hill0'])))).toEqual(ALL);
  });

  rule('7.4/flank-quarter-defender-value', "the defender's value is taken with works and the maximum", () => {
    expect(helped('10 abatis', '3', 'GTC')).toEqual(ALONE);
    expect(helped('10 abatis', '4', 'GTC')).toEqual(ALL);
    expect(helped('10', '3', 'GTC')).toEqual(ALL);
    // E16: five units of 18 under breastworks, 180, count as 160, in OTR 130
    const dug = [1, 2, 3, 4].map(n => `U Dug${n} 0303 18 breastwork`);
    const against = (game: string, ...south: number[]): boolean => {
      const more = south.map((value, n) => `C South${n} 0304 ${value}`);
      return helped('18 breastwork', '18', game, ...dug, ...more, 'C North 0302 18', 'C West 0302 18').includes(3);
    };
    expect([against('SJW', 18, 3), against('SJW', 18, 4)]).toEqual([false, true]);
    expect([against('OTR', 14), against('OTR', 15)]).toEqual([false, true]);
  });

  rule('7.4/flank-quarter-attacker-value', "the attacker's works do not count", () => {
    expect(helped('9', '2 fort')).toEqual(ALONE);
    expect(helped('8', '2 fort')).toEqual(ALL);
    expect(helped('9', '2', 'SJW', 'redoubt 0304 confederate')).toEqual(ALONE);
  });

  rule('9.0/no-effect-on-flank-threshold', 'works help nobody to cover a hex', () => {
    for (const works of ['breastwork', 'fort-build', 'fort']) expect(helped('9', `2 ${works}`), works).toEqual(ALONE);
    expect(helped('9', '3')).toEqual(ALL);
  });

  rule(
    '7.4/flank-quarter-combine',
    'units in different hexes add up where each stands in the hex or reaches it',
    () => {
      const small = (...lines: string[]): number[] => {
        const t = table([...enemies([0]), ...lines], { newton: '8' });
        return covered(flankOf(t.game, attackOf(t, '0303', ['hill0'])));
      };
      expect(small('C One 0304 1', 'C Two 0203 1')).toEqual([0, 1, 3, 4, 5]);
      expect(small('C One 0304 1')).toEqual(ALONE);
      // out of reach of one another's hexes
      expect(small('C One 0304 1', 'C Two 0105 1')).toEqual(ALONE);
      expect(small('C One 0304 1', 'C Two 0203 1', 'minor-river 0203 | 0304')).toEqual(ALONE);
    },
  );

  /** A single unit of 1 in the north against so much. */
  const flankWith = (newton: string, lines: string[], terrain: Record<string, string> = {}): Flank => {
    const t = table([...enemies([0], '1'), ...lines], { newton, terrain });
    return flankOf(t.game, attackOf(t, '0303', ['hill0']));
  };

  rule('7.4/flank-quarter-terrain-unaffected', 'ground covers however weak the attacker is', () => {
    const newton = '18';
    expect(covered(flankWith(newton, ['minor-river 0303 | 0304']))).toEqual([3]);
    expect(covered(flankWith(newton, [], { '0304': 'm', '0203': 's', '0403': '#' }))).toEqual([2, 3, 4]);
    expect(covered(flankWith(newton, []))).toEqual([]);
  });
});

describe('the bonus', () => {
  rule('7.4/flank-basic-six', 'six covered hexes give +4', () => {
    // E01
    expect(flank([0, 3])).toMatchObject({ basic: 4, reductions: 0, final: 4 });
    expect(flank([1, 4])).toMatchObject({ basic: 4, final: 4 });
    expect(flank([0, 2])).not.toMatchObject({ basic: 4 });
  });

  rule('7.4/flank-basic-five', 'five covered hexes give +2', () => {
    // E02
    expect(flank([0, 2])).toMatchObject({ basic: 2, final: 2 });
    expect(covered(flank([0, 2]))).toEqual([0, 1, 2, 3, 5]);
  });

  rule('7.4/flank-basic-four', 'four or fewer give nothing, and nothing is taken off', () => {
    for (const at of [[0, 1], [0]]) expect(flank(at)).toMatchObject({ basic: 0, final: 0 });
    expect(flank([0, 1], friends(5))).toMatchObject({ basic: 0, final: 0 });
  });

  rule('7.4/flank-apply', "the final bonus goes to the attacker's die", () => {
    for (const [final, at, held] of PICTURES) {
      const t = table([...enemies(at), ...friends(...held)]);
      const attack = attackOf(t, '0303', [`hill${at[0]}`]);
      expect(flankOf(t.game, attack)).toMatchObject({ plain: final, final });
      expect(modifierBy(t, attack, '7.4/flank-apply'), `${final}`).toBe(final);
    }
  });

  rule('7.4/flank-helper-no-tactics', 'a helper brings no tactical value and no ground, and suffers nothing', () => {
    const t = table(
      ['C Hill 0302 8 t1', 'C Helper 0304 8 t4; leader Jackson t4', 'creek 0304 | 0303', 'ridge 0303 | 0304'],
      { terrain: { '0304': 'h' }, newton: '7 t1' },
    ).atAction('confederate');
    const before = t.unit('helper');
    t.do({ do: 'march', unit: 'hill' }, 3);
    t.do({ do: 'attack', target: '0303', type: 'normal' });
    expect(t.do({ do: 'roll' }, [1, 6])).toContainEqual(expect.objectContaining({ type: 'combatResolved', row: -1 }));
    t.do({ do: 'hold' });
    expect(t.unit('hill')).toMatchObject({ manpower: 7, disorganized: true });
    expect(t.unit('helper')).toEqual(before);
  });
});

describe('what takes off', () => {
  rule('7.4/flank-reduce-friendly', 'a covered hex with an undemoralized friend of the defender takes one off', () => {
    for (const [final, at, held] of PICTURES) expect(flank(at, friends(...held)).final).toBe(final);
    expect(flank([1, 4], ['U Friend 0302 4 demoralized1']).final).toBe(4);
    expect(flank([1, 4], ['U Friend 0302 4 demoralized1', 'U Other 0302 1']).final).toBe(3);
    // a friend in a hex that is not covered
    expect(flank([2, 4], friends(0)).final).toBe(2);
  });

  const WOODS = { '0402': 'w', '0403': 'w' };

  rule('7.4/flank-reduce-woods', 'an empty hex reached only through bare woods takes one off', () => {
    // E09
    expect(flank([0, 3], [], { terrain: WOODS })).toMatchObject({ reductions: 2, final: 2 });
    for (const way of ['road', 'pike', 'railroad', 'trail']) {
      expect(flank([0, 3], [`${way} 0302-0402`], { terrain: WOODS }).final, way).toBe(3);
    }
    // E11: the woods are those of ring 0 now; Early reaches ring 1 over open ground
    const terrain = { '0302': 'w' };
    expect(reduced(flank([0, 3], [], { terrain }))).toEqual([1, 5]);
    expect(reduced(flank([0, 3], ['C Early 0502 8'], { terrain }))).toEqual([5]);
    expect(reduced(flank([0, 3], ['C Early 0502 8 demoralized1'], { terrain }))).toEqual([1, 5]);
    expect(reduced(flank([0, 3], ['C Early 0502 8', 'minor-river 0502 | 0402'], { terrain }))).toEqual([1, 5]);
    // occupied by either side
    expect(reduced(flank([0, 3], ['U Friend 0402 1 demoralized1'], { terrain }))).toEqual([5]);
    expect(reduced(flank([0, 3], ['C Early 0402 8'], { terrain }))).toEqual([5]);
  });

  rule(
    '7.4/flank-reduce-woods-slb',
    'in SLB woods take nothing off from Confederates, but from the Union they do',
    () => {
      const union = (game: string): number => {
        const t = new Table(`game ${game}\n${field(WOODS)}\nC Hill 0303 7\nU Newton 0302 8\nU Getty 0304 8`);
        return flankOf(t.game, attackOf(t, '0303', ['newton'])).final;
      };
      expect([flank([0, 3], [], { terrain: WOODS, game: 'SLB' }).final, union('SLB')]).toEqual([4, 2]);
      for (const game of ['SJW', 'RTG', 'GTC']) {
        expect([flank([0, 3], [], { terrain: WOODS, game }).final, union(game)], game).toEqual([2, 2]);
      }
    },
  );

  rule(
    '7.4/flank-reduce-mountain-swamp',
    'an unlinked mountain or swamp takes one off, covered otherwise as it may be',
    () => {
      for (const ground of ['m', 's']) {
        const terrain = { '0402': ground };
        expect(flank([0, 3], [], { terrain }), ground).toMatchObject({ reductions: 1, final: 3 });
        expect(flank([0, 3], ['trail 0402-0302'], { terrain }), ground).toMatchObject({ reductions: 1, final: 3 });
        expect(flank([0, 3], ['C Early 0402 8'], { terrain }), ground).toMatchObject({ reductions: 1, final: 3 });
        expect(flank([0, 3], ['C Early 0402 8', 'road 0402-0303'], { terrain }), ground).toMatchObject({ final: 4 });
      }
    },
  );

  rule('7.4/flank-reduce-river', 'a hex behind an unbridged river takes one off, behind a crossing it does not', () => {
    expect(flank([0, 3], ['minor-river 0303 | 0402'])).toMatchObject({ reductions: 1, final: 3 });
    expect(flank([0, 3], ['minor-river 0303 | 0402', 'ford 0303-0402'])).toMatchObject({ reductions: 0, final: 4 });
  });

  rule('7.4/flank-reduce-offmap', 'every neighbour off the map takes one off', () => {
    expect(flank([2, 4], [], { terrain: { '0302': '#' } })).toMatchObject({ reductions: 1, final: 3 });
    expect(flank([3], [], { terrain: { '0302': '#', '0402': '#', '0202': '#' } })).toMatchObject({
      reductions: 3,
      final: 1,
    });
  });

  rule('7.4/flank-reduce-once', 'a hex takes off one, for however many reasons', () => {
    const worst = flank([0, 3], [...friends(1), 'minor-river 0303 | 0402', 'road 0402-0401'], {
      terrain: { '0402': 'm' },
    });
    expect(worst).toMatchObject({ reductions: 1, final: 3 });
  });

  rule('7.4/flank-reduce-max3', 'no more than three are taken off', () => {
    expect(flank([0, 3], friends(1, 2, 4))).toMatchObject({ reductions: 3, final: 1 });
    expect(flank([0, 3], friends(1, 2, 4, 5))).toMatchObject({ reductions: 3, final: 1 });
  });

  rule('7.4/flank-final-min0', 'the bonus is never below 0, and with six covered hexes never below 1', () => {
    expect(flank([0, 2], friends(1, 3, 5))).toMatchObject({ basic: 2, reductions: 3, final: 0 });
    expect(flank([3], ['road 0303-0304'], { terrain: { '0303': 'm' } })).toMatchObject({ basic: 4, final: 1 });
  });
});

/** Final bonuses of the five pictures, 4 to 0, with other words for Newton and the enemies. */
function pictures(newton: string, hill: string, lines: readonly string[] = [], refused = false, game = 'SJW') {
  return PICTURES.map(([, at, held]) => {
    const t = table([...enemies(at, hill), ...friends(...held), ...lines], { newton, game });
    if (refused) t.game.board.refused = [t.hex('0303')];
    return flankOf(t.game, attackOf(t, '0303', [`hill${at[0]}`]));
  });
}
const finals = (...asked: Parameters<typeof pictures>): number[] => pictures(...asked).map(({ final }) => final);

const PLAIN = [4, 3, 2, 1, 0];
const HALVED = [2, 1, 1, 0, 0];

describe('cavalry against cavalry', () => {
  rule(
    '7.4/flank-cavalry-conditions',
    'the active unit is cavalry, and more than half of the defending value is',
    () => {
      expect(finals('cav 4', 'cav 8')).toEqual(HALVED);
      expect(finals('cav 4', '8')).toEqual(PLAIN);
      expect(finals('4', 'cav 8')).toEqual(PLAIN);
      // E22, by the marker (ruling I12)
      expect(finals('cav 3', 'cav 8', ['U Foot 0303 3'])).toEqual(PLAIN);
      expect(finals('cav 3', 'cav 8', ['U Foot 0303 2'])).toEqual(HALVED);
      expect(finals('cav 3 breastwork', 'cav 8', ['U Foot 0303 3'])).toEqual(PLAIN);
      // E23: in an assault the leader's arm tells
      const led = (arm: string): number => {
        const t = table([`C Hill 0302 8 ${arm}; leader Stuart ${arm} corps`, 'C Early 0304 cav 8'], {
          newton: 'cav 4',
        });
        return flankOf(t.game, attackOf(t, '0303', ['hill', 'early'], { leader: 'stuart', grand: true })).final;
      };
      expect([led('cav'), led('inf')]).toEqual([2, 4]);
      const foot = table(['C Hill 0302 8; leader Stuart cav corps', 'C Early 0304 8'], { newton: 'cav 4' });
      const assault = { leader: 'stuart', grand: true };
      expect(flankOf(foot.game, attackOf(foot, '0303', ['hill', 'early'], assault)).final, 'whatever he leads').toBe(2);
    },
  );

  rule('7.4/flank-cavalry-table', '+4 becomes +2, +3 and +2 become +1, +1 becomes nothing', () => {
    const found = pictures('cav 4', 'cav 8');
    expect(found.map(({ plain }) => plain)).toEqual(PLAIN);
    expect(found.map(({ final }) => final)).toEqual(HALVED);
  });

  rule('7.4/flank-cavalry-no-plus1', 'without a flank there is no +1, as refused flanks would give', () => {
    const last = (refused: boolean): number | undefined => finals('cav 4', 'cav 8', [], refused)[4];
    expect([last(false), last(true)]).toEqual([0, 1]);
  });

  rule('7.4/flank-cavalry-yields', 'refused flanks and redoubts have their own way instead', () => {
    // E26
    expect(finals('cav 4', 'cav 8', [], true)).toEqual([2, 1, 1, 1, 1]);
    const redoubt = pictures('cav 4', 'cav 8', ['redoubt 0303 union']);
    expect(redoubt.map(({ final, changedBy }) => [final, changedBy])).toEqual(
      HALVED.map(final => [final, '7.4/flank-redoubt']),
    );
    const theirs = pictures('cav 4', 'cav 8', ['redoubt 0303 confederate']);
    expect(theirs[0]?.changedBy).toBe('7.4/flank-cavalry-table');
  });
});

describe('redoubts', () => {
  const REDOUBT = ['redoubt 0303 union'];

  rule('7.4/flank-redoubt', 'a redoubt that serves the defender: 4, 3, 2, 1, 0 become 2, 1, 1, 0, 0', () => {
    expect(finals('7', '8', REDOUBT)).toEqual(HALVED);
    // E25
    expect(finals('7', '8', ['redoubt 0303 confederate'])).toEqual(PLAIN);
    expect(finals('7', '8', ['redoubt 0303 union until1861'])).toEqual(PLAIN);
    expect(finals('7 fort', '8', REDOUBT)).toEqual(HALVED);
    expect(finals('7 fort', '8')).toEqual(PLAIN);
  });

  const bonus = (plain: number): number | undefined => finals('7', '8', REDOUBT)[PLAIN.indexOf(plain)];

  rule('9.0/redoubt-flank-4', 'against a redoubt +4 becomes +2', () => {
    expect(bonus(4)).toBe(2);
  });

  rule('9.0/redoubt-flank-3-2', 'against a redoubt +3 and +2 become +1', () => {
    expect([bonus(3), bonus(2)]).toEqual([1, 1]);
  });

  rule('9.0/redoubt-flank-1', 'against a redoubt +1 becomes nothing, where refused flanks would leave it', () => {
    expect(bonus(1)).toBe(0);
    expect(finals('7', '8', [], true)[3]).toBe(1);
  });

  rule('9.0/redoubt-no-plus-1', 'a redoubt gives no +1 where there is no flank', () => {
    expect(bonus(0)).toBe(0);
    const t = table([...enemies([0]), ...REDOUBT]);
    expect(modifierBy(t, attackOf(t, '0303', ['hill0']), '7.4/flank-apply')).toBe(0);
    t.game.board.refused = [t.hex('0303')];
    expect(modifierBy(t, attackOf(t, '0303', ['hill0']), '7.4/flank-apply')).toBe(1);
  });

  rule('9.0/redoubt-flank-with-markers', 'works in a redoubt keep its protection, works outside give none', () => {
    for (const works of ['breastwork-build', 'breastwork', 'fort-build', 'fort']) {
      expect(finals(`7 ${works}`, '8', REDOUBT), works).toEqual(HALVED);
      expect(finals(`7 ${works}`, '8'), works).toEqual(PLAIN);
    }
  });
});
