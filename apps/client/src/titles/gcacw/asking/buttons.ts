import { type AnyChoice, type AttackType, type Game, type Kind, odds } from '@wigwag/gcacw';
import { gcacwTitle } from '@wigwag/titles';
import { describeChoice, type Translate } from '@wigwag/words';
import { percent } from '../odds/numbers.ts';
import { type Act, type Asked, type AttackWay, type Button, capital, NO_DRAFT } from './asking.ts';

/** A button that decides; where the guards forbid it, it says why not. */
export const decideButton = (
  { t, game, may }: Pick<Asked<Kind>, 't' | 'game' | 'may'>,
  choose: AnyChoice,
  weight: Button['weight'] = 'plain',
  label = capital(describeChoice(t, game.world, choose)),
): Button => ({ label, act: { choose }, legal: may(choose), weight });

/** What ends something has the same key everywhere. */
export const END_KEY = 'X';

/**
 * The weight of what leads on and gives up what else could be done. Between sides with secrets it is never taken back: there it is
 * the one safe way only if there is no other.
 */
export const wayOn = ({ view }: Pick<Asked<Kind>, 'view'>): Button['weight'] =>
  gcacwTitle.hasSecrets(view.world) && view.choices.length > 1 ? 'plain' : 'main';

export const draftButton = (label: string, act: Act, weight: Button['weight'] = 'plain'): Button => ({
  label,
  act,
  legal: true,
  weight,
});

export const cancelButton = ({ t }: Pick<Asked<Kind>, 't'>): Button => ({
  ...draftButton(t('client.cancel'), { draft: NO_DRAFT }, 'quiet'),
  key: 'Escape',
});

export const attackName = (t: Translate, type: AttackType | 'assault'): string =>
  ({
    column: t('client.attack.column'),
    hasty: t('client.attack.hasty'),
    normal: t('client.attack.normal'),
    prepared: t('client.attack.prepared'),
    assault: t('client.attack.assault'),
  })[type];

/** How likely an attack drives the defenders off. */
export function drivenOff(game: Game, attack: AttackWay['attack']): number {
  const { retreat, rout } = odds(game, attack);
  return retreat + rout;
}

/** Attack: hasty (1 point). */
export const attackLabel = (t: Translate, { type, cost = 0 }: Pick<AttackWay, 'type' | 'cost'>): string =>
  t('client.attackNow', { type: attackName(t, type), cost: t('client.points', { count: cost }) });

/** Normal, 2 points: 28 %. It is known by then that it attacks; how likely that drives the defenders off is what one weighs. */
export const attackWithChance = (
  { t, game }: Pick<Asked<Kind>, 't' | 'game'>,
  { type, cost = 0, attack }: Pick<AttackWay, 'type' | 'cost' | 'attack'>,
): string =>
  capital(
    t('client.attackChance', {
      type: attackName(t, type),
      cost: t('client.points', { count: cost }),
      chance: percent(drivenOff(game, attack)),
    }),
  );
