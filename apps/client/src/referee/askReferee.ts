import type { Translate } from '@wigwag/words';
import { type Asking, UNLIT } from '../asking/asking.ts';
import type { RefereeForm } from './form.ts';

const OF_A_UNIT = ['placeUnit', 'removeUnit', 'setUnit', 'attachLeader'];
const OF_A_LEADER = ['attachLeader', 'removeLeader'];

/** While the referee's panel is open the map is his: what he has chosen is marked, and nothing of the game is lit. */
export const askReferee = (form: RefereeForm, t: Translate): Asking => ({
  ...UNLIT,
  chosenUnits: OF_A_UNIT.includes(form.verb) ? [form.unit] : [],
  chosenLeaders: OF_A_LEADER.includes(form.verb) ? [form.leader] : [],
  hint: t('client.referee.hint'),
});
