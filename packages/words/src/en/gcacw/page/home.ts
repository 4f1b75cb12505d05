/** The first page: the series, and the armies of a scenario. */
export const home = {
  'client.home.lead':
    'The Great Campaigns of the American Civil War, with all their rules: every roll explained, every refusal with its reason. Choose a battle; play against the computer, both sides, or at one screen with a friend. Below the battles: miniatures on an open table.',
  'client.home.own':
    'The victory conditions are Wigwag’s own design, not the publisher’s. You should own the games whose rules you play.',
  'client.home.theme.raid': 'Raid',
  'client.home.theme.river': 'River',
  'client.home.theme.pursuit': 'Pursuit',
  'client.home.theme.battle': 'Set battle',
  'client.home.atTurn': 'Turn {{turn}}.',
  'client.home.score': 'Points: {{score}}.',
  'client.home.seating.open': 'Everything open',
  'client.home.seating.hidden': 'Hidden forces',
  'client.home.start.open': 'Start {{title}} with everything open',
  'client.home.start.hidden': 'Start {{title}} with hidden forces',
  'client.home.startAnother.open': 'Start another game with everything open',
  'client.home.startAnother.hidden': 'Start another game with hidden forces',
  'client.home.muster': 'units {{units}}, leaders {{leaders}}, Manpower {{manpower}}',
} as const;
