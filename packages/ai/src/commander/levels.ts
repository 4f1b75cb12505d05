import type { Manner } from './valuation/survey.ts';

/** What a commander of a level can do. */
export interface Skill extends Manner {
  /** How many units he sends with a leader at most. */
  readonly leaders: number;
  /** Gives each formation an order for the turn. */
  readonly plans: boolean;
  /** Brings units together for an assault with the next action. */
  readonly gathers: boolean;
  /** Positions that are looked at in a reaction. */
  readonly reactionNodes: number;
  readonly reactionDepth: number;
  /** Positions that are looked at to see the end of the game. */
  readonly endgameNodes: number;
  /** On the last turn it counts for him who wins, not points alone. */
  readonly forVictory: boolean;
  /** How far, in centi-points, his judgement of an action is off. */
  readonly noise: number;
  /** Of what can be done with an action so much does not come to his mind, in hundredths. */
  readonly overlooks: number;
}

export const LEVELS = ['recruit', 'regular', 'veteran', 'general'] as const;
export type Level = (typeof LEVELS)[number];

// biome-ignore format: a table
export const SKILLS: Readonly<Record<Level, Skill>> = {
  recruit: { leaders: 0,   plans: false, foresight:   0, finishes: false, force: 250, gathers: false, reactionNodes:   1, reactionDepth: 1, endgameNodes:      0, forVictory: false, noise: 110, overlooks: 50 },
  regular: { leaders: 0,   plans: false, foresight:   0, finishes: false, force: 250, gathers: false, reactionNodes:  20, reactionDepth: 1, endgameNodes:      0, forVictory: false, noise:  75, overlooks: 30 },
  veteran: { leaders: 4,   plans: true,  foresight:  40, finishes: true,  force:  20, gathers: false, reactionNodes:  60, reactionDepth: 2, endgameNodes:      0, forVictory: false, noise:  50, overlooks: 20 },
  general: { leaders: 4,   plans: true,  foresight: 100, finishes: true,  force:  20, gathers: true,  reactionNodes:  60, reactionDepth: 2, endgameNodes: 20_000, forVictory: true,  noise:   0, overlooks:  0 },
};
