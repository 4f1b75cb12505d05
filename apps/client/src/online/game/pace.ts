import { PACES, type PaceName } from '@wigwag/clocks';
import { keyFor, type Language, lengthInWords, type Translate } from '@wigwag/words';

/** Live or over days: they are told apart by a word, not by a sign. */
export const paceKind = (t: Translate, pace: PaceName): string => t(keyFor('online.pace', PACES[pace].kind));

/** How much time there is, as short as it can be said. */
export function paceTime(t: Translate, pace: PaceName, language: Language): string {
  const { reserve, increment } = PACES[pace];
  return t('online.pace.time', {
    reserve: lengthInWords(reserve, language),
    increment: lengthInWords(increment, language),
  });
}

/** Both in a line; nobody counts: that. */
export const paceSaid = (t: Translate, pace: PaceName | undefined, language: Language): string =>
  pace === undefined ? t('online.new.noClock') : `${paceKind(t, pace)}: ${paceTime(t, pace, language)}`;
