/** What the replay of a campaign shows of its own. */
export const replay = {
  'client.replay.turn': 'Tura {{turn}}',
  'client.replay.turnDate': 'Tura {{turn}}, {{date}}',
  'client.replay.forces': 'Siły wtedy',
  'client.replay.score': 'Punkty wtedy',
  'client.replay.marches': 'marsz',
  'client.replay.retreats': 'odwrót',
  'client.replay.lastFive': 'ostatnie pięć akcji, starsze cieńszą linią',
  'client.replay.retreated_one': '{{unit}} cofa się na heks {{hex}}.',
  'client.replay.retreated_few': '{{unit}} cofa się o {{count}} heksy na heks {{hex}}.',
  'client.replay.retreated_many': '{{unit}} cofa się o {{count}} heksów na heks {{hex}}.',
  'client.replay.retreated_other': '{{unit}} cofa się o {{count}} heksu na heks {{hex}}.',
  'client.replay.advanced': '{{unit}} rusza w pościg na heks {{hex}}.',
} as const;
