export const MAP_FORMAT = 'wigwag-map 1';
export const ORDER_OF_BATTLE_FORMAT = 'wigwag-order-of-battle 1';
export const SCENARIO_FORMAT = 'wigwag-scenario 1';
export const BRIEFING_FORMAT = 'wigwag-briefing 1';
export const LESSON_FORMAT = 'wigwag-lesson 1';
export const ARMY_FORMAT = 'wigwag-lee-army 1';
export const BOOK_FORMAT = 'wigwag-lee-book 1';

export const FORMATS = [
  MAP_FORMAT,
  ORDER_OF_BATTLE_FORMAT,
  SCENARIO_FORMAT,
  BRIEFING_FORMAT,
  LESSON_FORMAT,
  ARMY_FORMAT,
  BOOK_FORMAT,
] as const;
export type Format = (typeof FORMATS)[number];
