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
  /** Positions that are looked at when the end of the game is searched. */
  readonly endNodes: number;
}

export const LEVELS = ['recruit', 'regular', 'veteran', 'general'] as const;
export type Level = (typeof LEVELS)[number];

// biome-ignore format: a table
export const SKILLS: Readonly<Record<Level, Skill>> = {
  recruit: { leaders: false, plans: false, reactionNodes:   1, reactionDepth: 1, noise: 60, endNodes: 0 },
  regular: { leaders: true,  plans: false, reactionNodes:  60, reactionDepth: 2, noise:  0, endNodes: 0 },
  veteran: { leaders: true,  plans: true,  reactionNodes: 200, reactionDepth: 6, noise:  0, endNodes: 0 },
  general: { leaders: true,  plans: true,  reactionNodes: 800, reactionDepth: 9, noise:  0, endNodes: 2000 },
};
