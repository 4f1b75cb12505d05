import { crossingChance } from '@wigwag/gcacw';
import { describeChoice, type Translate } from '@wigwag/words';
import { type Asked, type Button, capital, withVerb } from './asking.ts';
import { decideButton } from './buttons.ts';

type Ask = Asked<'march'> | Asked<'recovery'>;
type Attempt = Parameters<typeof crossingChance>[1];

/** An attempt that a die decides, and how often it comes off. */
export interface Weighed<A extends Attempt = Attempt> {
  readonly attempt: A;
  readonly chance: number;
}

/** The best first, the hopeless last: they are legal. */
export const weighed = <A extends Attempt>({ game }: Pick<Ask, 'game'>, attempts: readonly A[]): Weighed<A>[] =>
  attempts.map(attempt => ({ attempt, chance: crossingChance(game, attempt) })).sort((a, b) => b.chance - a.chance);

/** One die: 4 in 6. */
const chanceText = (t: Translate, chance: number): string =>
  chance === 0 ? t('client.chance.none') : t('client.chance', { faces: Math.round(chance * 6) });

/** With its chance; one that no die makes good stands back. */
export function chanceButton(asked: Ask, { attempt, chance }: Weighed, what: string): Button {
  const label = asked.t('client.withChance', { what, chance: chanceText(asked.t, chance) });
  return decideButton(asked, attempt, chance === 0 ? 'faint' : 'plain', label);
}

/** Attempts on crossings that the map has. */
export function attemptButtons(asked: Ask): Button[] {
  const { view, game, t } = asked;
  const attempts = [...withVerb(view.choices, 'destroy'), ...withVerb(view.choices, 'repair')];
  return weighed<(typeof attempts)[number]>(asked, attempts).map(each =>
    chanceButton(asked, each, capital(describeChoice(t, game.world, each.attempt))),
  );
}
