import type { AnyChoice, AttackType, Kind } from '@wigwag/gcacw';
import { describeChoice, type Translate } from '@wigwag/words';
import { type Act, type Asked, type AttackWay, type Button, capital, NO_DRAFT } from './asking.ts';

/** A button that decides; where the guards forbid it, it says why not. */
export const decideButton = (
  { t, game, may }: Pick<Asked<Kind>, 't' | 'game' | 'may'>,
  choose: AnyChoice,
  weight: Button['weight'] = 'plain',
  label = capital(describeChoice(t, game.world, choose)),
): Button => ({ label, act: { choose }, legal: may(choose), weight });

export const draftButton = (label: string, act: Act, weight: Button['weight'] = 'plain'): Button => ({
  label,
  act,
  legal: true,
  weight,
});

export const cancelButton = ({ t }: Pick<Asked<Kind>, 't'>): Button =>
  draftButton(t('client.cancel'), { draft: NO_DRAFT }, 'quiet');

export const attackName = (t: Translate, type: AttackType | 'assault'): string =>
  ({
    column: t('client.attack.column'),
    hasty: t('client.attack.hasty'),
    normal: t('client.attack.normal'),
    prepared: t('client.attack.prepared'),
    assault: t('client.attack.assault'),
  })[type];

/** Attack: hasty (1 point). */
export const attackLabel = (t: Translate, { type, cost = 0 }: Pick<AttackWay, 'type' | 'cost'>): string =>
  t('client.attackNow', { type: attackName(t, type), cost: t('client.points', { count: cost }) });
