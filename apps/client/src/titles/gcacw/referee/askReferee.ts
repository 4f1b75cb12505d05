import { gcacwTitle } from '@wigwag/titles';
import type { Translate } from '@wigwag/words';
import { type Asking, UNLIT } from '../asking/asking.ts';
import type { View } from '../room.ts';
import { asksFor, type RefereeForm } from './form.ts';

/** His refusals alone would tell what is under force markers: where there are secrets nobody at the screen is referee. */
export const mayReferee = ({ world, powers }: Pick<View, 'world' | 'powers'>): boolean =>
  powers.mayReferee && !gcacwTitle.hasSecrets(world);

/** While the referee's panel is open the map is his: what he has chosen is marked, nothing of the game is lit, and its buttons stay. */
export const askReferee = (form: RefereeForm, { buttons }: Asking, t: Translate): Asking => ({
  ...UNLIT,
  buttons,
  chosenUnits: asksFor(form.verb, 'unit') ? [form.unit] : [],
  chosenLeaders: asksFor(form.verb, 'leader') ? [form.leader] : [],
  hint: t('client.referee.hint'),
});
