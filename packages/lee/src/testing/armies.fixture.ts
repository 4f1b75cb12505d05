import type { Army } from '../data/army.ts';
import { DEFAULT_BOOK } from '../data/book.ts';
import { DEFAULT_OPTIONS, type Options, type Side, type World } from '../world.ts';
import { BLUE_ARMY } from './blue.fixture.ts';
import { GREY_ARMY } from './grey.fixture.ts';

/** What a test wants to be otherwise. */
export interface Overrides extends Partial<Pick<World, 'table' | 'book'>> {
  readonly options?: Partial<Options>;
  readonly armies?: Partial<Readonly<Record<Side, Partial<Army>>>>;
}

/** Two armies of our own in which everything occurs that the chapters ask armies for. */
export const worldOf = ({ options, armies, ...others }: Overrides = {}): World => ({
  table: { width: 72, height: 48 },
  book: DEFAULT_BOOK,
  ...others,
  options: { ...DEFAULT_OPTIONS, ...options },
  armies: { blue: { ...BLUE_ARMY, ...armies?.blue }, grey: { ...GREY_ARMY, ...armies?.grey } },
});
