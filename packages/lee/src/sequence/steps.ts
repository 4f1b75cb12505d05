/** 13.3: what is done before the battle, in this order, and then the battle and its end. */
export const STEPS = [
  'lists',
  'year',
  'generals',
  'cards',
  'assignment',
  'declaration',
  'initiative',
  'points',
  'terrain',
  'bases',
  'armyTactics',
  'cavalryTactics',
  'assignPatrols',
  'deployPatrols',
  'deployment',
  'battle',
  'end',
] as const;
export type Step = (typeof STEPS)[number];
