/** What can be shown on the map, and what its signs mean. */
export const legend = {
  'client.legend': 'Shown on the map',
  'client.legend.victory': 'Victory places',
  'client.legend.zones': 'Zones of control',
  'client.legend.command': 'Command radius',
  'client.legend.threat': 'Enemy reach',
  'client.legend.moves': 'Last moves',
  'client.legend.fatigue': 'Fatigue',
  'client.legend.works': 'Works',
  'client.legend.points': 'points so far',
  'client.legend.chance': 'chance to get that far',
  'client.legend.forced': 'only by a force march',
  'client.keys.legend': 'what the map shows',
  'client.keys.asked': 'where am I asked?',
  'client.keys.fan': 'take a piece of an open stack',
} as const;
