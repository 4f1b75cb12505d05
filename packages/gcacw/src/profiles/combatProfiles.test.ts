import { describe, expect, test } from 'vitest';
import { GAMES, type GameCode } from '../vocabulary.ts';
import { PROFILES } from './profiles.ts';

const USUAL = [80, 70, 120, 160] as const;
const OF_OTR = [70, 60, 100, 130] as const;

// biome-ignore format: a table
const COMBAT: Readonly<Record<GameCode, readonly [caps: readonly number[], grandMinimum: number, lee: boolean, jackson: boolean, woods: string | undefined]>> = {
  //    attack, defence, half and all entrenched; grand assault from; Lee; Jackson; flanks through woods
  SJW: [USUAL,  3, true,  true,  undefined],
  HCR: [USUAL,  3, true,  true,  undefined],
  RTG: [USUAL,  3, false, false, undefined],
  SIV: [USUAL,  0, true,  false, undefined],
  SLB: [USUAL,  3, true,  true,  'confederate'],
  OTR: [OF_OTR, 3, true,  false, undefined],
  GTC: [USUAL,  3, true,  false, undefined],
  BAC: [USUAL,  3, true,  false, undefined],
  AGA: [USUAL,  0, true,  false, undefined],
  AIO: [USUAL,  3, true,  false, undefined],
  HSN: [USUAL,  3, true,  false, undefined],
  RWH: [USUAL,  3, true,  false, undefined],
  BTC: [USUAL,  3, true,  false, undefined],
};

// biome-ignore format: a table
/** What the size of evading cavalry adds: 3 and more, 2 to under 3, over a half to 1, a lone half. */
const EVASION: Readonly<Record<GameCode, Readonly<Record<'union' | 'confederate', readonly number[]>>>> = {
  SJW: { union: [2, 0, -2, -4], confederate: [3, 1, -1, -3] },
  HCR: { union: [2, 0, -2, -4], confederate: [3, 1, -1, -3] },
  RTG: { union: [2, 0, -2, -4], confederate: [2, 0, -2, -4] },
  SIV: { union: [2, 0, -2, -4], confederate: [4, 2,  0, -2] },
  SLB: { union: [2, 0, -2, -4], confederate: [2, 0, -2, -4] },
  OTR: { union: [2, 0, -2, -4], confederate: [4, 2,  0, -2] },
  GTC: { union: [2, 0, -2, -4], confederate: [2, 0, -2, -4] },
  BAC: { union: [2, 0, -2, -4], confederate: [2, 0, -2, -4] },
  AGA: { union: [2, 0, -2, -4], confederate: [2, 0, -2, -4] },
  AIO: { union: [2, 0, -2, -4], confederate: [2, 0, -2, -4] },
  HSN: { union: [2, 0, -2, -4], confederate: [2, 0, -2, -4] },
  RWH: { union: [2, 0, -2, -4], confederate: [2, 0, -2, -4] },
  BTC: { union: [2, 0, -2, -4], confederate: [2, 0, -2, -4] },
};

describe('combat in the thirteen games', () => {
  test.each(GAMES)('%s: maximum values, grand assaults, commanders, woods', game => {
    const { maxCombatValue, grandAssaultMinimum, leeBonus, jacksonBonus, flanksThroughWoods } = PROFILES[game];
    const { attacking, defending, halfEntrenched, allEntrenched } = maxCombatValue;
    const caps = [attacking[1], defending[1], halfEntrenched, allEntrenched];
    expect([caps, grandAssaultMinimum, leeBonus, jacksonBonus, flanksThroughWoods]).toEqual(COMBAT[game]);
  });

  test.each(GAMES)('%s: how the size of cavalry helps it away', game => {
    for (const side of ['union', 'confederate'] as const) {
      const { large, middling, small, least } = PROFILES[game].evasionBySize[side];
      expect([large, middling, small, least], side).toEqual(EVASION[game][side]);
    }
  });

  test('only SLB counts a leader otherwise than printed: Jackson as 4', () => {
    for (const game of GAMES)
      expect(PROFILES[game].tacticalOverrides, game).toEqual(game === 'SLB' ? { jackson: 4 } : {});
  });
});
