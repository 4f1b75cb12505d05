import { datesOf, type Translate } from '@wigwag/words';
import { useDesk } from '../../../shell/desk.ts';
import type { Entry } from '../library/lists.ts';
import { lengthOf, lengthSaid } from './lengths.ts';

interface Props {
  readonly entry: Entry;
  /** Also when it was. */
  readonly dated?: boolean;
  readonly t: Translate;
}

/** How much there is to play. */
export function Facts({ entry, dated = false, t }: Props) {
  const language = useDesk(desk => desk.language);
  const { from, to, turns, pieces } = entry;
  return (
    <p className="facts">
      {dated && <span>{datesOf(from, to, language)}</span>}
      <span>{t('client.home.turns', { count: turns })}</span>
      <span>{t('client.home.pieces', { count: pieces })}</span>
      <span>{lengthSaid(t, lengthOf(entry))}</span>
    </p>
  );
}
