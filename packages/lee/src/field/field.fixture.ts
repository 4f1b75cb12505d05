import { DEFAULT_BOOK } from '../data/book.ts';
import { DEFAULT_OPTIONS, type Options, type World } from '../world.ts';

const army = (id: string): World['armies']['blue'] => ({
  id,
  name: { en: id, pl: id },
  source: 'house',
  years: [1861, 1863],
  abilities: [],
  generals: [],
  cards: [],
  cavalryTactics: [],
  unitTypes: [],
  lists: [],
});

export type WorldParts = Omit<Partial<World>, 'options'> & { readonly options?: Partial<Options> };

export const fieldWorld = ({ options, ...parts }: WorldParts = {}): World => ({
  table: { width: 72, height: 48 },
  book: DEFAULT_BOOK,
  armies: { blue: army('blue'), grey: army('grey') },
  ...parts,
  options: { ...DEFAULT_OPTIONS, ...options },
});
