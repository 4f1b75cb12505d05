import type { Water } from '../vocabulary.ts';

/** 12.0: the last turn of the rain, and the boxes of the two Rivers Unfordable markers; 0: none. */
export interface Weather {
  readonly rain: number;
  readonly minor: number;
  readonly major: number;
}

/** What the weather of a turn means for the ground. */
export interface Conditions {
  readonly rain: boolean;
  /** 12.0/unfordable-major, -minor: fords of such rivers are closed. */
  readonly major: boolean;
  readonly minor: boolean;
}

export const conditionsOf = ({ weather, turn }: { readonly weather: Weather; readonly turn: number }): Conditions => ({
  rain: weather.rain >= turn,
  major: weather.major >= turn,
  minor: weather.minor >= turn,
});

export const isSameWeather = (a: Conditions, b: Conditions): boolean =>
  a.rain === b.rain && a.minor === b.minor && a.major === b.major;

export const isUnfordable = (conditions: Conditions, water: Water | undefined): boolean =>
  (water === 'minor-river' && conditions.minor) || (water === 'major-river' && conditions.major);
