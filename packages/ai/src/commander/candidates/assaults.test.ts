import { asIfActing, onceTaken } from '@wigwag/gcacw';
import { expect, test } from 'vitest';
import { TERMS } from '../explanation.ts';
import { SKILLS } from '../levels.ts';
import { askOf } from '../testing/game.fixture.ts';
import { Scene } from '../testing/position.fixture.ts';
import { type Account, Survey } from '../valuation/survey.ts';
import { WEIGHTS } from '../weights.ts';
import { accountOfAssault, weighAssaults } from './assaults.ts';
import { scratchOf } from './scratch.ts';

const sumOf = (account: Account): number => TERMS.reduce((sum, term) => sum + account[term], 0);

/** A leader with two divisions beside a hex of the enemy. */
function assaultsOn(enemy: string, weaker = 6, victory = 'union held 8 0201') {
  const scene = new Scene(`
    map
      .   .   .   .
        .   .   .
      .   .   .   .
        .   .   .
    victory ${victory}
    U Newton 0101 inf div 10; leader Reynolds
    U Getty 0101 inf div ${weaker}
    ${enemy}`).offered('union');
  const { choices = [] } = onceTaken(askOf(scene.game, 'union').game) ?? {};
  const acting = asIfActing(scene.game, 'union');
  const survey = new Survey(acting, 'union', WEIGHTS.balanced, undefined, SKILLS.veteran);
  const scratch = scratchOf(acting);
  const ideas = weighAssaults(survey, scratch, choices).sort((a, b) => b.value - a.value);
  return { scene, choices, survey, scratch, ideas };
}

test('the account of an assault comes, term by term, to what it is worth', () => {
  const { survey, scratch, ideas } = assaultsOn('C Hill 0201 5');
  const [idea] = ideas;
  if (idea?.choice.do !== 'assault') throw new Error('nobody can assault');
  const now = survey.account();
  const account = accountOfAssault(survey, scratch, idea.choice);
  expect(account.places - now.places).toBeGreaterThan(100);
  expect(Math.abs(sumOf(account) - sumOf(now) - idea.value)).toBeLessThanOrEqual(TERMS.length);
  expect(survey.account(), 'the survey is as it was').toEqual(now);
});

test('an assault without hope is not thought of, though it may be ordered', () => {
  const { choices, ideas } = assaultsOn('C Hill 0201 18\n    C Early 0201 18');
  expect(choices.map(choice => choice.do)).toContain('assault');
  expect(ideas).toEqual([]);
});

test('where one has to go in that can only lose, it is not the one without hope', () => {
  const { scene, choices } = assaultsOn('C Hill 0201 18', 3, 'confederate losses 1');
  const both = choices.find(choice => choice.do === 'assault' && choice.units.length === 2);
  if (both === undefined) throw new Error('they cannot go together');
  scene.do({ do: 'take' }).do(both);
  const { choice } = scene.roll(4, 'union').consider();
  expect(choice).toEqual({ do: 'keep', units: [scene.unit('newton')] });
});
