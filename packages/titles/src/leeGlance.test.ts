import { type Game, topFrame } from '@wigwag/kernel';
import { type Lee, mils } from '@wigwag/lee';
import { sampleArmies } from '@wigwag/tests/sampleArmies';
import { expect, test } from 'vitest';
import { sampleSetup, TABLES } from './lee.ts';
import { leeGlance } from './leeGlance.ts';
import { leeTitle } from './leeTitle.ts';
import { openSetup } from './title.ts';

const { union: blue, confederacy: grey, book } = sampleArmies();

function opened(): Game<Lee> {
  const found = openSetup(leeTitle, sampleSetup({ blue, grey, book }, { table: TABLES.small }), {
    scenario: () => undefined,
  });
  return 'hosted' in found ? found.hosted.opening.game : expect.fail('does not open');
}

const at = (x: number, y: number) => ({ x: mils(x), y: mils(y) });

test('before anything lies on the table there is no ground to show', () => {
  const game = opened();
  expect(topFrame(game)?.kind).toBe('lists');
  expect(leeGlance(game)).toEqual({ step: 'lists', year: 0, turn: 0 });
});

test('the ground is what lies there, coarse, and nothing of hands, tactics or patrols', () => {
  const game = opened();
  const { terrain } = game.board;
  const ring = [at(4, 4), at(4.3, 4.12), at(8, 4), at(8, 8)];
  const wood = { id: 'p1', terrain: 'wood', surface: 'plain', ring, by: 'blue', half: false } as const;
  const line = [at(0, 20), at(24, 21), at(48, 20)];
  const road = { id: 'p2', linear: 'road', line, width: mils(1), by: 'grey', sunken: true, bed: 'none' } as const;
  game.board.terrain = { ...terrain, areas: [wood], lines: [road as never] };
  expect(leeGlance(game).ground).toEqual({
    ...TABLES.small,
    areas: [
      {
        terrain: 'wood',
        surface: 'plain',
        ring: [
          [4, 4],
          [8, 4],
          [8, 8],
        ],
      },
    ],
    lines: [
      {
        linear: 'road',
        sunken: true,
        bed: 'none',
        width: 1,
        line: [
          [0, 20],
          [24, 21],
          [48, 20],
        ],
      },
    ],
  });
  expect(Object.keys(leeGlance(game)).sort()).toEqual(['ground', 'step', 'turn', 'year']);
});
