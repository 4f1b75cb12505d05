/** What a commander of a level can do. */
export interface Skill {
  readonly leaders: boolean;
  /** Gives each formation an order for the turn. */
  readonly plans: boolean;
  /** Positions that are looked at in a reaction. */
  readonly reactionNodes: number;
  readonly reactionDepth: number;
  /** How far, in centi-points, his judgement of an action is off. */
  readonly noise: number;
  /** So many of his best ideas are weighed again by what the enemy may answer. */
  readonly replies: number;
}

export const LEVELS = ['recruit', 'regular', 'veteran', 'general'] as const;
export type Level = (typeof LEVELS)[number];

// biome-ignore format: a table
export const SKILLS: Readonly<Record<Level, Skill>> = {
  recruit: { leaders: false, plans: false, reactionNodes:   1, reactionDepth: 1, noise: 60, replies: 0 },
  regular: { leaders: true,  plans: false, reactionNodes:  60, reactionDepth: 2, noise:  0, replies: 0 },
  veteran: { leaders: true,  plans: true,  reactionNodes: 200, reactionDepth: 6, noise:  0, replies: 0 },
  general: { leaders: true,  plans: true,  reactionNodes: 800, reactionDepth: 9, noise:  0, replies: 5 },
};
