/** Where a value comes from: the rulebook's text, a default of this program, or somebody who has the whole book. */
export const SOURCES = ['text', 'house', 'owner'] as const;
export type Source = (typeof SOURCES)[number];

export interface Sourced<T> {
  readonly value: T;
  readonly source: Source;
}

export const text = <T>(value: T): Sourced<T> => ({ value, source: 'text' });
export const house = <T>(value: T): Sourced<T> => ({ value, source: 'house' });

/** A name that players read: both languages. */
export interface Name {
  readonly en: string;
  readonly pl: string;
}
