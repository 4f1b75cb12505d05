import type { TitleBook } from '../../../shell/book/titleBook.ts';
import { chartsAtTable } from '../charts/chartsAtTable.tsx';
import type { View } from '../room.ts';
import { BOOK } from './book.ts';
import { circumstancesOf } from './circumstances.ts';
import { PlacesNow } from './PlacesNow.tsx';

/** The rulebook at the table of a campaign. */
export const bookAtTable = (view: Pick<View, 'world' | 'game'>): TitleBook => ({
  ...BOOK,
  here: circumstancesOf(view),
  charts: chartsAtTable(view.world),
  picture: asked => <PlacesNow asked={asked} />,
});
