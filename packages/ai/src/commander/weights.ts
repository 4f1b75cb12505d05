import data from './weights.json' with { type: 'json' };

export const STYLES = ['cautious', 'balanced', 'bold'] as const;
export type Style = (typeof STYLES)[number];

/** Shares are thousandths, the others centi-points. */
export interface Weights {
  /** What a place is worth to its holder however weak he is there: at the beginning, and when the time is up. */
  readonly early: number;
  readonly late: number;
  /** What is left to the enemy of a chance to take a place in which somebody stands. */
  readonly guarded: number;
  /** Each further prize counts so much of the one before. */
  readonly prizeNext: number;
  /** What an enemy force of the same weight takes off the chance of a prize. */
  readonly resisted: number;
  /** For a point of combat value. */
  readonly strength: number;
  /** For a point of combat value, four movement points nearer to where its order sends it. */
  readonly plan: number;
  /** For a Fatigue Level of a unit while there are turns to come. */
  readonly fatigue: number;
  readonly disorder: number;
  readonly demoralized: number;
  /** What losses count, in hundredths of the scenario's points. */
  readonly ownMan: number;
  readonly enemyMan: number;
  /** What an action has to bring. */
  readonly act: number;
}

export const WEIGHTS: Readonly<Record<Style, Weights>> = data;
