/** 13.7/three-categories. */
export const BATTLEFIELDS = ['defensive', 'neutral', 'offensive'] as const;
export type Battlefield = (typeof BATTLEFIELDS)[number];

/** 13.10/list-choice: whose terrain list is used. */
export const LIST_OWNERS = ['a', 'b', 'typical'] as const;
export type ListOwner = (typeof LIST_OWNERS)[number];

/** 13.10: what the players may agree on: fewer or more elements, and smaller ones. */
export const AMOUNTS = ['asListed', 'reduced', 'increased'] as const;
export type Amount = (typeof AMOUNTS)[number];

export const SIZES = ['twelveBySix', 'nineByFour'] as const;
export type Size = (typeof SIZES)[number];

export interface Terms {
  readonly amount: Amount;
  readonly size: Size;
}

/** What a player seals before the roll. */
export interface Declaration {
  readonly field: Battlefield;
  readonly forcedMarch: boolean;
}
