import { gcacwTitle } from '@wigwag/titles';
import type { Translate } from '@wigwag/words';
import { type Asking, UNLIT } from '../asking/asking.ts';
import type { View } from '../room.ts';
import type { RefereeForm } from './form.ts';

const OF_A_UNIT = ['placeUnit', 'removeUnit', 'setUnit', 'attachLeader'];
const OF_A_LEADER = ['attachLeader', 'removeLeader'];

/** His refusals alone would tell what is under force markers: where there are secrets nobody at the screen is referee. */
export const mayReferee = ({ world }: Pick<View, 'world'>): boolean => !gcacwTitle.hasSecrets(world);

/** While the referee's panel is open the map is his: what he has chosen is marked, and nothing of the game is lit. */
export const askReferee = (form: RefereeForm, t: Translate): Asking => ({
  ...UNLIT,
  chosenUnits: OF_A_UNIT.includes(form.verb) ? [form.unit] : [],
  chosenLeaders: OF_A_LEADER.includes(form.verb) ? [form.leader] : [],
  hint: t('client.referee.hint'),
});
