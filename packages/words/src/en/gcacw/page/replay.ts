/** What the replay of a campaign shows of its own. */
export const replay = {
  'client.replay.turn': 'Turn {{turn}}',
  'client.replay.turnDate': 'Turn {{turn}}, {{date}}',
  'client.replay.forces': 'Forces then',
  'client.replay.score': 'Score then',
  'client.replay.marches': 'march',
  'client.replay.retreats': 'retreat',
  'client.replay.lastFive': 'the last five actions, older ones thinner',
  'client.replay.retreated_one': '{{unit}} falls back to {{hex}}.',
  'client.replay.retreated_other': '{{unit}} falls back {{count}} hexes to {{hex}}.',
  'client.replay.advanced': '{{unit}} advances to {{hex}}.',
  'client.day.over': 'Turn {{turn}} is over',
  'client.day.noMore': 'Your units could do no more that day.',
  'client.day.rested': 'Rested (Fatigue Level now): {{units}}.',
  'client.day.organized': 'Organized again: {{units}}.',
  'client.day.exhausted': 'Exhausted: {{units}}.',
} as const;
