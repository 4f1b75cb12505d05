import type { AnyChoice, Kind } from '@wigwag/gcacw';
import { describeChoice } from '@wigwag/words';
import { type Asked, type Button, capital, NO_DRAFT } from './asking.ts';

/** A button that decides; where the guards forbid it, it says why not. */
export const decideButton = (
  { t, game, may }: Pick<Asked<Kind>, 't' | 'game' | 'may'>,
  choose: AnyChoice,
  weight: Button['weight'] = 'plain',
  label = capital(describeChoice(t, game.world, choose)),
): Button => ({ label, act: { choose }, legal: may(choose), weight });

export const cancelButton = ({ t }: Pick<Asked<Kind>, 't'>): Button => ({
  label: t('client.cancel'),
  act: { draft: NO_DRAFT },
  legal: true,
  weight: 'quiet',
});
