/** The Score tab. */
export const score = {
  'client.score': 'Score',
  'client.scoreNow': 'If the game ended now',
  'client.scoreFinal': 'The result',
  'client.scorePending': 'Counted at the end, as it stands',
  'client.scoreLedger': 'Points so far',
  'client.scoreNone': 'None yet.',
  'client.scoreRules': 'What counts',
  'client.scoreDegrees': 'Degrees of victory',
  'client.scoreEarly': 'The game ends early',
  'client.scoreTurn': 'turn {{turn}}',
  'client.scoreNoVictory': 'This scenario counts no points.',
  'client.scoreSudden': 'The game ended before its time.',
} as const;
