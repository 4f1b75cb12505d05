import { forceCode, forceKey, unitKey } from '@wigwag/staffmap';
import type { Translate } from '@wigwag/words';
import { put } from '../../../shell/desk.ts';
import type { Asking } from '../asking/asking.ts';
import { placesOf } from '../book/places.ts';
import { putOnMap } from '../desk.ts';
import { whyNotThere } from '../march/notThere.ts';
import type { Sitting, View } from '../room.ts';

/** A hex beyond the next is not refused for being no neighbour: a way there would be gone, or an enemy there attacked. */
const TOO_FAR: readonly string[] = ['6.1/move-cost', '7.1/target-adjacent-occupied'];

/** A piece that stands in a hex, as its key. */
function standingIn({ game: { board } }: View, hex: number): string | undefined {
  const unit = board.units.findIndex(each => each.hex === hex);
  if (unit >= 0) return unitKey(unit);
  const force = board.forces.find(each => each.hex === hex);
  return force && forceKey(forceCode(force));
}

/** What has to be pointed at before a hex means anything. */
function firstOf(t: Translate, { units, leaders, forces, hexes }: Asking): string {
  if (units.size + leaders.size + forces.size > 0) return t('client.hint.litPieces');
  return hexes.size > 0 ? t('client.hint.litHexes') : t('client.hint.answer');
}

/** Something else is asked now: a piece that stands there says who it is, an empty hex what has to be chosen first. */
function sayOther(view: View, asking: Asking, t: Translate, hex: number): void {
  const inspected = standingIn(view, hex);
  putOnMap({ inspected });
  put({ message: inspected === undefined ? { text: firstOf(t, asking), isNote: true } : undefined });
}

/** Where the rules' own reason would miss what the player means, says what does not; false: there is nothing better to say. */
export function answerOf(sitting: Sitting, asking: Asking, t: Translate, hex: number): boolean {
  const attempt = asking.attempt.hex(hex);
  const refused = attempt && sitting.whyNot(attempt);
  if (attempt === undefined || refused === undefined) return false;
  const view = sitting.view();
  if (refused.clause === 'kernel/no-such-choice') {
    sayOther(view, asking, t, hex);
    return true;
  }
  const told = TOO_FAR.includes(refused.clause) ? whyNotThere(t, view, hex) : undefined;
  if (told === undefined) return false;
  put({ message: { clause: refused.clause, ...told, places: placesOf(view, attempt) } });
  return true;
}
