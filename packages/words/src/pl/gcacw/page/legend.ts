/** What can be shown on the map, and what its signs mean. */
export const legend = {
  'client.legend': 'Widoczne na mapie',
  'client.legend.victory': 'Punktowane miejsca',
  'client.legend.zones': 'Strefy kontroli',
  'client.legend.command': 'Zasięg dowodzenia',
  'client.legend.threat': 'Zasięg wroga',
  'client.legend.moves': 'Ostatnie ruchy',
  'client.legend.fatigue': 'Zmęczenie',
  'client.legend.works': 'Umocnienia',
  'client.legend.points': 'dotychczasowy koszt',
  'client.legend.chance': 'szansa dojścia',
  'client.legend.forced': 'tylko marszem forsownym',
  'client.keys.legend': 'co widać na mapie',
  'client.keys.asked': 'gdzie mam decydować?',
  'client.keys.fan': 'weź żeton z otwartego stosu',
} as const;
