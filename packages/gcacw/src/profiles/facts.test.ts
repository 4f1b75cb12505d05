import { describe, expect, test } from 'vitest';
import { forceBonus } from '../charts/forceMarch.ts';
import { ENTRENCH_ACTION, worksYear } from '../charts/works.ts';
import { Table } from '../testing/table.ts';
import { GAMES, type GameCode, SIDES, type Side } from '../vocabulary.ts';
import { FACTS } from './facts.fixture.ts';
import type { Formula } from './profile.ts';
import { PROFILES } from './profiles.ts';

const written = ({ dice, plus, atLeast }: Formula): string => `${dice}+${plus}${atLeast > 0 ? `>=${atLeast}` : ''}`;

/** A game with a tie table, since some want one. */
const table = (game: GameCode, ...lines: string[]): Table =>
  new Table([`game ${game}`, 'ties union union union union union union', ...lines].join('\n'));

describe.each(GAMES)('%s has the numbers of the sources', game => {
  const facts = FACTS[game];
  const profile = PROFILES[game];

  test('year, ceiling and ties', () => {
    expect([profile.year, worksYear(profile.year), profile.maxManpower, profile.tie]).toEqual([
      facts.year,
      facts.worksYear,
      facts.maxManpower,
      facts.tie,
    ]);
  });

  test.each(SIDES)('movement allowances, %s', side => {
    const { foot, cavalry, infantryLeader, cavalryDivisionLeader, cavalryCorpsLeader } = profile.allowances[side];
    const known = facts.allowances[side];
    const found = {
      infantry: written(foot),
      artillery: written(foot),
      cavalry: written(cavalry),
      infantryLeader: written(infantryLeader),
      cavalryDivisionLeader: written(cavalryDivisionLeader),
      cavalryCorpsLeader: written(cavalryCorpsLeader),
    };
    for (const [piece, formula] of Object.entries(known)) {
      if (formula !== undefined) expect(found[piece as keyof typeof found], piece).toBe(formula);
    }
  });

  test('force marches', () => {
    expect(facts.forceMarch).toEqual({ infantry: '1-1>=2', cavalry: '2-1>=4' });
    expect([1, 2, 3, 6].map(forceBonus.infantry)).toEqual([2, 2, 2, 5]);
    expect([2, 5, 6, 12].map(forceBonus.cavalry)).toEqual([4, 4, 5, 11]);
  });

  test('leaders', () => {
    expect(profile.unionCavalryLeaders).toBe(facts.unionCavalryLeaders ?? true);
    // Where the sources leave it open the scenario decides; in SIV they name none, and a scenario may.
    expect(profile.armyLeaders === 'both-sides').toBe(facts.armyLeaders === true);
    expect([profile.leeBonus, profile.jacksonBonus]).toEqual([facts.lee, facts.jackson]);
    expect(profile.tacticalOverrides.jackson).toBe(facts.jacksonTactical);
    expect(profile.year >= 1864).toBe(facts.longstreet);
  });

  test('combat', () => {
    const { attacking, defending, halfEntrenched, allEntrenched } = profile.maxCombatValue;
    expect([attacking[1], defending[1], halfEntrenched, allEntrenched]).toEqual(facts.caps);
    expect(profile.grandAssaultMinimum).toBe(facts.grandMinimum);
    expect(profile.flanksThroughWoods).toBe(facts.flanksThroughWoods);
  });

  test('the Union\u2019s limit of activations', () => {
    const any = Number.MAX_SAFE_INTEGER;
    expect(profile.unionActivationLimit).toEqual(facts.unionActivation?.map(units => (units === 0 ? any : units)));
  });

  test('named crossings', () => {
    // SLB borrows the one ferry of SIV: the only site of either game that is one.
    expect(profile.crossings.ferries).toEqual(game === 'SLB' ? FACTS.SIV.ferries : facts.ferries);
    expect([profile.crossings.dams, profile.crossings.notDams]).toEqual([facts.dams, facts.notDams]);
  });

  test('digging in as an action', () => {
    const chart = ENTRENCH_ACTION[worksYear(profile.year)];
    expect(chart === undefined ? 'never' : chart.optional ? 'optional' : 'standard').toBe(facts.digging);
    expect([chart?.fatigue, chart?.limit]).toEqual([facts.diggingFatigue, facts.diggingLimit]);
  });
});

describe.each(GAMES)('%s plays by them', game => {
  const facts = FACTS[game];
  const ground = ['map', '  .   .', '    .   .', 'station 0101 Depot'];

  test('stations burn where the game says so', () => {
    const t = table(game, ...ground, 'U Newton 0101 5', 'C Hill 0401').atAction('union');
    expect(t.why({ do: 'burn', unit: 'newton' }) === undefined).toBe(facts.burnStations);
  });

  test('a unit digs by action where and when the game says so, at its price', () => {
    const option = facts.digging === 'optional' ? ['options entrenchActions1863'] : [];
    const at = (fatigue: number) =>
      table(game, ...option, ...ground, `U Newton 0101 5 f${fatigue}`, 'C Hill 0401').atAction('union');
    expect(at(0).why({ do: 'entrench', unit: 'newton' }) === undefined).toBe(facts.digging !== 'never');
    if (facts.diggingLimit === undefined || facts.diggingFatigue === undefined) return;
    const tired = at(facts.diggingLimit);
    tired.do({ do: 'entrench', unit: 'newton' });
    expect(tired.unit('newton').fatigue).toBe(facts.diggingLimit + facts.diggingFatigue);
    expect(at(facts.diggingLimit + 1).why({ do: 'entrench', unit: 'newton' })).toBeDefined();
    const without = table(game, ...ground, 'U Newton 0101 5', 'C Hill 0401').atAction('union');
    expect(without.why({ do: 'entrench', unit: 'newton' }) === undefined).toBe(facts.digging === 'standard');
  });

  /** The points that a die, or two of it, bring by a formula as it is written. */
  function pointsOf(formula: string, die: number): number {
    const [, dice = '0', plus = '0', least = '0'] = /^(\d)\+(\d)(?:>=(\d))?$/.exec(formula) ?? [];
    return Math.max(Number(dice) * die + Number(plus), Number(least));
  }

  test.each<[Side, 'infantry' | 'artillery' | 'cavalry', string]>([
    ['union', 'infantry', 'U Newton 0101 inf'],
    ['union', 'artillery', 'U Newton 0101 art'],
    ['union', 'cavalry', 'U Newton 0101 cav cmd=none'],
    ['confederate', 'infantry', 'C Newton 0101 inf'],
    ['confederate', 'artillery', 'C Newton 0101 art'],
    ['confederate', 'cavalry', 'C Newton 0101 cav'],
  ])('%s %s marches as far as its dice say', (side, arm, line) => {
    const formula = facts.allowances[side][arm] ?? '';
    for (const die of [1, 4, 6]) {
      const t = table(game, ...ground, line, side === 'union' ? 'C Hill 0401' : 'U Hill 0401').atAction(side);
      const events = t.do({ do: 'march', unit: 'newton' }, formula.startsWith('2') ? [die, die] : die);
      const rolled = events.find(event => event.type === 'allowanceRolled');
      expect(rolled, `${die}`).toMatchObject({ points: pointsOf(formula, die) });
    }
  });

  test.each(
    SIDES.flatMap(side => {
      const letter = side === 'union' ? 'U' : 'C';
      return [
        [side, 'infantryLeader', `${letter} Newton 0101 inf; leader Reynolds corps`],
        [side, 'infantryLeader', `${letter} Newton 0101 inf; leader Reynolds district`],
        [side, 'cavalryDivisionLeader', `${letter} Newton 0101 cav cmd=D; leader Reynolds division`],
        [side, 'cavalryCorpsLeader', `${letter} Newton 0101 cav cmd=D; leader Reynolds corps`],
      ] as const;
    }),
  )('%s %s leads as far as his dice say', (side, piece, line) => {
    const formula = facts.allowances[side][piece];
    if (formula === undefined) return;
    for (const die of [1, 6]) {
      const t = table(game, ...ground, line, side === 'union' ? 'C Hill 0401' : 'U Hill 0401').atAction(side);
      const choice = { do: 'activate', leader: 'reynolds', units: ['newton'], digging: [] };
      const events = t.do(choice, formula.startsWith('2') ? [die, die] : die);
      const rolled = events.find(event => event.type === 'allowanceRolled');
      expect(rolled, `${line} ${die}`).toMatchObject({ points: pointsOf(formula, die) });
    }
  });

  test('an equal roll goes to the Confederate, or by the scenario\u2019s table', () => {
    const lines = [...ground, 'U Newton 0101 5', 'C Hill 0401'];
    const t = facts.tie === 'by-number' ? table(game, ...lines) : new Table([`game ${game}`, ...lines].join('\n'));
    t.atInitiative().do({ do: 'roll' }, [3, 3]);
    expect(t.asked).toBe(facts.tie === 'by-number' ? 'offer union' : 'offer confederate');
  });

  test('no unit is larger than the game knows', () => {
    const lines = (manpower: number) => [...ground, `U Newton 0101 ${manpower}`];
    expect(table(game, ...lines(facts.maxManpower)).unit('newton').manpower).toBe(facts.maxManpower);
    expect(() => table(game, ...lines(facts.maxManpower + 1))).toThrow();
  });
});
