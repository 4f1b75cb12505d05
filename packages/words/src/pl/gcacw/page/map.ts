/** Wiersz o heksie: zasięg i pogoda. */
export const map = {
  'client.weather.rain': 'Deszcz do tury {{turn}}',
  'client.weather.flooded': 'w tym deszczu bagno',
  'client.weather.minor': 'Małe rzeki wezbrane do tury {{turn}}',
  'client.weather.major': 'Duże rzeki wezbrane do tury {{turn}}',
  'client.weather.unfordable': 'Nie do przejścia w bród: tylko mostem lub promem',
  'client.reach': 'koszt {{points}}, szansa {{chance}}',
  'client.reachForced': 'z marszem forsownym {{chance}}',
} as const;
