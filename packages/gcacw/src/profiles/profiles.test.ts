import { position } from '@wigwag/content/position';
import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { GAMES, type GameCode, SIDES } from '../vocabulary.ts';
import type { Formula } from './profile.ts';
import { PROFILES } from './profiles.ts';

const rule = ruleTests<ClauseId>();

// biome-ignore format: a table
const GENERAL: Readonly<Record<GameCode, readonly [year: number, maxManpower: number, tie: string, unionCavalryLeaders: boolean, armyLeaders: string, burnStations: boolean]>> = {
  SJW: [1862, 18, 'confederate', false, 'both-sides', true],
  HCR: [1862, 18, 'confederate', false, 'both-sides', true],
  RTG: [1863, 17, 'confederate', true,  'both-sides', true],
  SIV: [1862,  8, 'confederate', false, 'scenario',   false],
  SLB: [1863, 18, 'confederate', false, 'both-sides', true],
  OTR: [1862, 21, 'confederate', false, 'both-sides', false],
  GTC: [1864, 18, 'confederate', true,  'both-sides', true],
  BAC: [1863, 14, 'by-number',   true,  'both-sides', true],
  AGA: [1861,  7, 'confederate', false, 'scenario',   true],
  AIO: [1864, 16, 'by-number',   true,  'both-sides', true],
  HSN: [1864, 11, 'confederate', true,  'both-sides', true],
  RWH: [1864, 18, 'confederate', true,  'both-sides', true],
  BTC: [1862, 18, 'confederate', true,  'both-sides', true],
};

// biome-ignore format: a table
/** Dice, what is added, and the least there is; undefined: the game has no such leader. */
const ALLOWANCES: Readonly<Record<GameCode, Readonly<Record<(typeof SIDES)[number], readonly (string | undefined)[]>>>> = {
  //               unit on foot, cavalry unit, infantry leader, cavalry division leader, cavalry corps leader
  SJW: { union: ['1+0',    '2+0', '1+1',    undefined, undefined], confederate: ['1+1',    '2+1', '1+2', '2+2', '2+3'] },
  HCR: { union: ['1+0',    '2+0', '1+1',    undefined, undefined], confederate: ['1+1',    '2+1', '1+2', '2+2', '2+3'] },
  RTG: { union: ['1+0',    '2+0', '1+1',    '2+1',     '2+2'],     confederate: ['1+1',    '2+1', '1+2', '2+2', '2+3'] },
  SIV: { union: ['1+0',    '2+0', '1+0>=2', undefined, undefined], confederate: ['1+1',    '2+1', '1+2', '2+2', '2+3'] },
  SLB: { union: ['1+0',    '2+0', '1+1',    undefined, undefined], confederate: ['1+1',    '2+1', '1+2', '2+2', '2+3'] },
  OTR: { union: ['1+0',    '2+0', '1+0>=2', undefined, undefined], confederate: ['1+0>=2', '2+1', '1+1', '2+2', '2+3'] },
  GTC: { union: ['1+0',    '2+0', '1+1',    '2+1',     '2+2'],     confederate: ['1+1',    '2+1', '1+2', '2+2', '2+3'] },
  BAC: { union: ['1+0',    '2+0', '1+1',    '2+1',     '2+2'],     confederate: ['1+1',    '2+1', '1+2', '2+2', '2+3'] },
  AGA: { union: ['1+0',    '2+0', '1+0>=2', undefined, undefined], confederate: ['1+0>=2', '2+1', '1+1', '2+2', '2+3'] },
  AIO: { union: ['1+0',    '2+0', '1+1',    '2+1',     '2+2'],     confederate: ['1+1',    '2+1', '1+2', '2+2', '2+3'] },
  HSN: { union: ['1+0',    '2+0', '1+1',    '2+1',     '2+2'],     confederate: ['1+1',    '2+1', '1+2', '2+2', '2+3'] },
  RWH: { union: ['1+0',    '2+0', '1+1',    '2+1',     '2+2'],     confederate: ['1+1',    '2+1', '1+2', '2+2', '2+3'] },
  BTC: { union: ['1+0',    '2+0', '1+1',    '2+1',     '2+2'],     confederate: ['1+1',    '2+1', '1+2', '2+2', '2+3'] },
};

const written = ({ dice, plus, atLeast }: Formula): string => `${dice}+${plus}${atLeast > 0 ? `>=${atLeast}` : ''}`;

describe('the thirteen games', () => {
  test.each(GAMES)('%s: year, ceiling, ties, leaders, burning', game => {
    const { code, year, maxManpower, tie, unionCavalryLeaders, armyLeaders, burnStations } = PROFILES[game];
    expect(code).toBe(game);
    expect([year, maxManpower, tie, unionCavalryLeaders, armyLeaders, burnStations]).toEqual(GENERAL[game]);
  });

  test.each(GAMES)('%s: movement allowances', game => {
    for (const side of SIDES) {
      const { foot, cavalry, infantryLeader, cavalryDivisionLeader, cavalryCorpsLeader } =
        PROFILES[game].allowances[side];
      const found = [foot, cavalry, infantryLeader, cavalryDivisionLeader, cavalryCorpsLeader].map(written);
      const expected = ALLOWANCES[game][side];
      expect(found.map((each, at) => expected[at] && each)).toEqual(expected);
    }
  });

  test('only On to Richmond limits what a Union leader may activate: one unit, two by a 5, any number by a 6', () => {
    const any = Number.MAX_SAFE_INTEGER;
    for (const game of GAMES) {
      expect(PROFILES[game].unionActivationLimit, game).toEqual(game === 'OTR' ? [1, 1, 1, 1, 2, any] : undefined);
    }
  });

  test('only two games name the places where ferries and dams may be', () => {
    for (const game of GAMES) {
      const named = {
        SIV: { ferries: ['M5608'], notDams: ['N4322'] },
        SLB: { ferries: ['M5608'], dams: ['S5304', 'S3526'] },
      };
      const { ferries, dams, notDams } = PROFILES[game].crossings;
      expect({ ferries, dams, notDams }, game).toEqual(game === 'SIV' || game === 'SLB' ? named[game] : {});
    }
  });
});

describe('what a game allows at set-up', () => {
  /** Ties are a must in games that settle them by number. */
  const setUp = (game: GameCode, ...lines: string[]) =>
    position([`game ${game}`, 'ties union union union union union union', 'map', '  .', '    .', ...lines].join('\n'));

  rule('2.2/max-manpower', 'no unit may have more Manpower than the ceiling of its game', () => {
    for (const [game, ceiling] of [
      ['RTG', 17],
      ['SIV', 8],
      ['OTR', 21],
      ['BAC', 14],
      ['AGA', 7],
      ['AIO', 16],
      ['HSN', 11],
      ...(['SJW', 'HCR', 'SLB', 'GTC', 'RWH', 'BTC'] as const).map(game => [game, 18] as const),
    ] as const) {
      const [unit] = setUp(game, `U Newton 0101 ${ceiling}`).scenario.setup.units;
      expect(unit?.manpower, game).toBe(ceiling);
      const over = game === 'OTR' ? /out-of-range/ : /manpower-over-maximum/;
      expect(() => setUp(game, `U Newton 0101 ${ceiling + 1}`), game).toThrow(over);
    }
  });

  rule(
    '2.2/army-leader-presence',
    'both sides have army leaders but in SIV and AGA, where a scenario may have any',
    () => {
      const scenarioDecides = GAMES.filter(game => PROFILES[game].armyLeaders === 'scenario');
      expect(scenarioDecides).toEqual(['SIV', 'AGA']);
      for (const game of scenarioDecides) {
        expect(setUp(game, 'C Hill 0101; leader Lee army').scenario.setup.leaders).toHaveLength(1);
        expect(setUp(game, 'C Hill 0101').scenario.setup.leaders).toEqual([]);
      }
    },
  );
});
