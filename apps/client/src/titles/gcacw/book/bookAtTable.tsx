import { gcacwBook } from '@wigwag/rulebook/gcacw';
import { keyFor } from '@wigwag/words';
import type { TitleBook } from '../../../shell/book/titleBook.ts';
import { chartsAtTable } from '../charts/chartsAtTable.tsx';
import type { View } from '../room.ts';
import { circumstancesOf } from './circumstances.ts';
import { PlacesNow } from './PlacesNow.tsx';

/** Refusals of the referee have ids of our own. */
const isOfTheRules = (rule: string): boolean => !rule.startsWith('wigwag/');

/** The rulebook without a game. */
export const BOOK: TitleBook = {
  load: gcacwBook,
  has: isOfTheRules,
  named: (t, kind, code) => t(keyFor('gcacw', kind, code)),
};

/** The rulebook at the table of a campaign. */
export const bookAtTable = (view: Pick<View, 'world' | 'game'>): TitleBook => ({
  ...BOOK,
  here: circumstancesOf(view),
  charts: chartsAtTable(view.world),
  picture: asked => <PlacesNow asked={asked} />,
});
