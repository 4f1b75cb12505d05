import { bundledScenario } from '@wigwag/content/bundled';
import { newGame, withOptions, worldOf } from '@wigwag/gcacw';
import { expect, test } from 'vitest';
import { campaignGlance } from './glance.ts';

const gameOf = (limitedIntelligence: boolean) => {
  const scenario = bundledScenario('first-march') ?? expect.fail('no scenario');
  return newGame(withOptions(worldOf(scenario), { limitedIntelligence }));
};

test('a list shows the turn, the points and where both sides stand, each hex once', () => {
  const game = gameOf(false);
  const { turn, points, stands } = campaignGlance(game);
  expect([turn, points]).toEqual([1, { union: 0, confederate: 0 }]);
  const hexes = new Set(game.board.units.flatMap(({ hex }) => (hex >= 0 ? [hex] : [])));
  expect(stands).toHaveLength(hexes.size);
  expect(new Set(stands.map(({ side }) => side))).toEqual(new Set(['union', 'confederate']));
});

test('of hidden forces it shows the turn and nothing else', () => {
  expect(campaignGlance(gameOf(true))).toEqual({ turn: 1, stands: [] });
});
