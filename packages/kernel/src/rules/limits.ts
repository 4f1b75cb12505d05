/** A limit on everything that could run away: passing one is a bug, and asserted. */
export const LIMITS = {
  stackDepth: 32,
  settleSteps: 10_000,
  eventsOfADecision: 5_000,
  requestsOfADecision: 500,
  outcomesOfAChoice: 500_000,
  /** Characters of a text that a choice carries. */
  textOfAChoice: 200,
  /** Characters of what a game's dice follow from. */
  textOfASeed: 64,
  /** Levels of a position in a record. */
  nesting: 64,
} as const;
