import { GAMES } from '@wigwag/gcacw';
import type { TitleBook } from '../../../shell/book/titleBook.ts';
import { chartsAtTable } from '../charts/chartsAtTable.tsx';
import { PARTS, PlacesNow } from '../opened.ts';
import type { View } from '../room.ts';
import { BOOK } from './book.ts';
import { circumstancesOf } from './circumstances.ts';

const load: TitleBook['load'] = async language => {
  const [book] = await Promise.all([BOOK.load(language), PARTS.load()]);
  return book;
};

/** The rulebook at the table of a campaign, with its charts. */
export const bookAtTable = (view: Pick<View, 'world' | 'game'>): TitleBook => ({
  ...BOOK,
  codes: GAMES,
  load,
  here: circumstancesOf(view),
  charts: chartsAtTable(view.world),
  picture: asked => <PlacesNow asked={asked} />,
});
