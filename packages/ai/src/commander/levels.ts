import type { Manner } from './valuation/survey.ts';

/** What a commander of a level can do. */
export interface Skill extends Manner {
  /** How many units he sends with a leader at most. */
  readonly leaders: number;
  /** Gives each formation an order for the turn. */
  readonly plans: boolean;
  /** Positions that are looked at in a reaction. */
  readonly reactionNodes: number;
  readonly reactionDepth: number;
  /** Positions that are looked at to see the end of the game. */
  readonly endgameNodes: number;
  /** How far, in centi-points, his judgement of an action is off. */
  readonly noise: number;
}

export const LEVELS = ['recruit', 'regular', 'veteran', 'general'] as const;
export type Level = (typeof LEVELS)[number];

const ALL = 100;

// biome-ignore format: a table
export const SKILLS: Readonly<Record<Level, Skill>> = {
  recruit: { leaders: 0,   plans: false, shortSighted: true,  finishes: false, learned: 0,   reactionNodes:   1, reactionDepth: 1, endgameNodes:      0, noise: 60 },
  regular: { leaders: 2,   plans: false, shortSighted: true,  finishes: false, learned: 0,   reactionNodes:  20, reactionDepth: 1, endgameNodes:      0, noise: 15 },
  veteran: { leaders: 4,   plans: true,  shortSighted: false, finishes: true,  learned: 0,   reactionNodes:  60, reactionDepth: 2, endgameNodes:      0, noise:  0 },
  general: { leaders: ALL, plans: true,  shortSighted: false, finishes: true,  learned: 600, reactionNodes: 800, reactionDepth: 9, endgameNodes: 20_000, noise:  0 },
};
