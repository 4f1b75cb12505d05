import { crossingChance } from '@wigwag/gcacw';
import { describeChoice } from '@wigwag/words';
import { percent } from '../parts/odds/numbers.ts';
import { type Asked, type Button, capital, withVerb } from './asking.ts';
import { decideButton } from './buttons.ts';

/** Attempts on crossings, each with its chance. */
export function attemptButtons(asked: Asked<'march'> | Asked<'recovery'>): Button[] {
  const { view, game, t } = asked;
  return [...withVerb(view.choices, 'destroy'), ...withVerb(view.choices, 'repair')].map(attempt => {
    const what = capital(describeChoice(t, game.world, attempt));
    const chance = percent(crossingChance(game, attempt));
    return decideButton(asked, attempt, 'plain', t('client.withChance', { what, chance }));
  });
}
