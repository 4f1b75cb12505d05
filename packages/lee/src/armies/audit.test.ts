import { describe, expect, test } from 'vitest';
import { setUp } from '../board.ts';
import type { AnyChoice, Game } from '../game.ts';
import { worldOf } from '../testing/armies.fixture.ts';
import { SIDES } from '../world.ts';
import { armies, armiesFrames } from './armies.ts';

function position(year: number, blue = 'potomac', grey = 'valley'): Game {
  const world = worldOf();
  const board = setUp(world);
  board.armies = { lists: { blue, grey }, year };
  return { world, board, stack: [], derived: {} };
}

const tried = (): AnyChoice[] => [...(armies.attempts?.(position(0)) ?? [])];

describe('armies', () => {
  test('there is a year only when both have brought a list', () => {
    expect(armies.broken?.(position(0, '', ''))).toBeUndefined();
    expect(armies.broken?.(position(1862))).toBeUndefined();
    for (const [blue, grey] of [
      ['', 'valley'],
      ['potomac', ''],
      ['potomac', 'no-such-list'],
    ] as const) {
      expect(armies.broken?.(position(1862, blue, grey))).toBe('year-without-lists');
    }
  });

  test('the auditor tries every verb, every list and none', () => {
    const verbs = new Set(Object.values(armiesFrames).flatMap(({ verbs: of }) => Object.keys(of)));
    expect(new Set(tried().map(choice => choice.do))).toEqual(verbs);
    const lists = tried().flatMap(choice => (choice.do === 'chooseList' ? [choice.list] : []));
    expect(lists).toEqual([...SIDES.flatMap(side => worldOf().armies[side].lists.map(({ id }) => id)), '']);
  });

  test('and years around those that can be, and far from them', () => {
    const years = tried().flatMap(choice => (choice.do === 'proposeYear' ? [choice.year] : []));
    expect(years).toEqual([1859, 1860, 1861, 1862, 1863, 1864, 1865, 0, -1, Number.MAX_SAFE_INTEGER]);
  });
});
