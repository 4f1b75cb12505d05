import { checkedArmy, checkedBook } from '@wigwag/content';
import type { Army } from '@wigwag/lee';
import type { LeeSamples } from '@wigwag/titles';
import { Trouble } from '../../shell/trouble.ts';
import { libraryText } from '../libraryFile.ts';

/** The armies that come with the program. */
const ARMIES = ['union', 'confederacy'] as const;

const fetched = async (path: string): Promise<unknown> => JSON.parse(await libraryText(`lee/${path}.json`));

const armyNamed = async (id: string): Promise<Army> => checkedArmy(await fetched(`armies/${id}`));

export const armies = (): Promise<readonly Army[]> => Promise.all(ARMIES.map(armyNamed));

/** The armies by their names, and the house values. */
export async function samples(blue: string, grey: string): Promise<LeeSamples> {
  for (const name of [blue, grey]) {
    if (!ARMIES.some(known => known === name)) throw new Trouble('no-such-army', name, ARMIES);
  }
  const [ofBlue, ofGrey, book] = await Promise.all([armyNamed(blue), armyNamed(grey), fetched('books/defaults')]);
  return { blue: ofBlue, grey: ofGrey, book: checkedBook(book) };
}
