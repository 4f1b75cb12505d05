/** The first page: the series, and the armies of a scenario. */
export const home = {
  'client.home.lead':
    'The Great Campaigns of the American Civil War, with all their rules: every roll explained, every refusal with its reason. Choose a battle; play both sides, or sit at one screen with a friend.',
  'client.home.own':
    'The victory conditions are Wigwag’s own design, not the publisher’s. You should own the games whose rules you play.',
  'client.home.muster': 'units {{units}}, leaders {{leaders}}, Manpower {{manpower}}',
} as const;
