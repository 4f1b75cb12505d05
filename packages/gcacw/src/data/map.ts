import type { Grid, Hex, Hexside, Sheet } from '@wigwag/hex';
import type { Crossing, Place, Side, Terrain, Water, Way } from '../vocabulary.ts';
import type { Bilingual } from './bilingual.ts';

/** The sides a redoubt serves, and the first and last year in which it stands. */
export interface Redoubt {
  readonly for: readonly Side[];
  readonly from?: number;
  readonly until?: number;
}

export interface HexData {
  readonly terrain: Terrain;
  readonly place?: Place;
  readonly name?: string;
  readonly station: boolean;
  readonly landing: boolean;
  readonly redoubt?: Redoubt;
}

export interface HexsideData {
  readonly water?: Water;
  readonly crossing?: Crossing;
  readonly ways: readonly Way[];
  /** An unfinished railroad is a road in every respect (6.2/unfinished-rr). */
  readonly unfinished: boolean;
  /** The hex in which the ridge is drawn. */
  readonly ridge?: Hex;
  readonly indestructible: boolean;
  /** A destroyed ferry leaves a ford (10.2/destroyed-shenandoah-ferries). */
  readonly fordRemains: boolean;
  readonly county: boolean;
  readonly name?: string;
}

/** A river or creek by its name, hexside by hexside from the source to the mouth or the edge of the map. */
export interface Course {
  readonly title: Bilingual;
  readonly hexsides: readonly Hexside[];
}

/** `hexes` goes by hex, `hexsides` by hexside of the grid; a hexside with nothing on it is undefined. */
export interface MapData {
  readonly id: string;
  readonly title: Bilingual;
  readonly sheets: readonly Sheet[];
  readonly grid: Grid;
  readonly hexes: readonly HexData[];
  readonly hexsides: readonly (HexsideData | undefined)[];
  readonly courses: readonly Course[];
}

export const isLand = (hex: Pick<HexData, 'terrain'>): boolean => hex.terrain !== 'water' && hex.terrain !== 'off-map';

export const redoubtServes = (redoubt: Redoubt, side: Side, year: number): boolean =>
  redoubt.for.includes(side) && year >= (redoubt.from ?? year) && year <= (redoubt.until ?? year);
