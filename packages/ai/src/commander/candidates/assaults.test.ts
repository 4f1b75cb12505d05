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

test('the account of an assault comes, term by term, to what it is worth', () => {
  const { game } = new Scene(`
    map
      .   .   .   .
        .   .   .
      .   .   .   .
        .   .   .
    victory union held 8 0201
    U Newton 0101 inf div 10; leader Reynolds
    U Getty 0101 inf div 6
    C Hill 0201 5`).offered('union');
  const { choices = [] } = onceTaken(askOf(game, 'union').game) ?? {};
  const acting = asIfActing(game, 'union');
  const survey = new Survey(acting, 'union', WEIGHTS.balanced, undefined, SKILLS.veteran);
  const [idea] = weighAssaults(survey, scratchOf(acting), choices).sort((a, b) => b.value - a.value);
  if (idea?.choice.do !== 'assault') throw new Error('nobody can assault');
  const now = survey.account();
  const account = accountOfAssault(survey, scratchOf(acting), idea.choice);
  expect(account.places - now.places).toBeGreaterThan(100);
  expect(Math.abs(sumOf(account) - sumOf(now) - idea.value)).toBeLessThanOrEqual(TERMS.length);
  expect(survey.account(), 'the survey is as it was').toEqual(now);
});
