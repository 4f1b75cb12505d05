import { asIfActing, type Game, onceTaken, type Side } from '@wigwag/gcacw';
import { topFrame } from '@wigwag/kernel';
import { expect, test } from 'vitest';
import { BOTS } from '../../registry.ts';
import { type Deed, TERMS } from '../explanation.ts';
import { SKILLS } from '../levels.ts';
import { askOf, chance, playOut, scenarioGame } from '../testing/game.fixture.ts';
import { Scene } from '../testing/position.fixture.ts';
import { type Account, Survey } from '../valuation/survey.ts';
import { WEIGHTS } from '../weights.ts';
import { accountOf } from './accounts.ts';
import { ideasFor } from './ideas.ts';

const sumOf = (account: Account): number => TERMS.reduce((sum, term) => sum + account[term], 0);

/** Centi-points: every division on the way may lose a part of one. */
const ROUNDED = 12;
const MARCHES: readonly Deed[] = ['march', 'attack', 'exit', 'activate'];

/** What a side can do, and of what does not come to its value by its terms what is said of it. */
function weighed(game: Game, side: Side): { readonly kinds: readonly string[]; readonly off: readonly string[] } {
  const choices = onceTaken(game)?.choices ?? [];
  const survey = new Survey(asIfActing(game, side), side, WEIGHTS.balanced, undefined, SKILLS.general);
  const thinking = { leaders: 4, gathers: true, least: 5, after: () => survey, stop: () => false, now: survey };
  const before = sumOf(survey.account());
  const ideas = ideasFor(survey.game, choices, thinking).filter(({ deed }) => MARCHES.includes(deed));
  const told = ideas.map(idea => ({ idea, sum: sumOf(accountOf(survey, idea)) - before }));
  return {
    kinds: ideas.map(({ deed, gathering }) => (gathering === undefined ? deed : 'gathering')),
    off: told
      .filter(({ idea, sum }) => Math.abs(sum - idea.value) > ROUNDED)
      .map(({ idea, sum }) => `${game.world.scenario.id} ${idea.deed} ${idea.value}: ${sum}`),
  };
}

test('what the terms of an idea come to is what the idea is worth, over all its rolls', { timeout: 60_000 }, () => {
  const kinds = new Set<string>();
  for (const id of ['first-march', 'stuarts-raid', 'carry-out-the-order'] as const) {
    const game = scenarioGame(id);
    const look = (): void => {
      const frame = topFrame(game);
      if (frame?.kind !== 'offer') return;
      const found = weighed(askOf(game, frame.by).game, frame.by);
      expect(found.off).toEqual([]);
      for (const kind of found.kinds) kinds.add(kind);
    };
    playOut(game, { union: BOTS.newcomer(chance(4)), confederate: BOTS.newcomer(chance(5)) }, 9, look, 250);
  }
  expect([...kinds].sort()).toEqual(['activate', 'attack', 'gathering', 'march']);
});

test('so it is where a march is to leave the map, or to break a crossing', () => {
  const field = `
    turns 2
    map
      .   .   .   .   .   .
        .   .   .   .   .
    road 0101-0201-0301-0401-0501
    minor-river 0401 | 0501
    bridge 0401-0501
    victory union destroyed 4 0401-0501
    victory confederate exited 3 0101
    exit confederate 0101
    U Newton 0301 inf div 6
    C Lee 0201 cav brig 3 f2`;
  expect(weighed(new Scene(field).offered('union', 2).game, 'union')).toMatchObject({ kinds: ['march'], off: [] });
  const leaving = weighed(new Scene(field).offered('confederate', 2).game, 'confederate');
  expect(leaving).toMatchObject({ kinds: ['exit'], off: [] });
});
