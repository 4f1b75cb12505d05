/** The Score tab. */
export const score = {
  'client.score': 'Score',
  'client.scoreLead': '{{side}} +{{by}}, {{degree}}',
  'client.scoreLeadBut': '{{side}} +{{by}}, {{outcome}}',
  'client.scoreLevel': 'level',
  'client.scoreLevelBut': 'level, {{outcome}}',
  'client.scoreNow': 'If the game ended now',
  'client.scoreFinal': 'The result',
  'client.scorePending': 'Counted at the end, as things stand',
  'client.scoreLedger': 'Points so far',
  'client.scoreNone': 'None yet.',
  'client.scoreRules': 'What counts',
  'client.scoreDegrees': 'Degrees of victory',
  'client.scoreEarly': 'The game ends early',
  'client.scoreTurn': 'turn {{turn}}',
  'client.scoreNoVictory': 'There are no points in this scenario.',
  'client.scoreSudden': 'The game ended early.',
} as const;
