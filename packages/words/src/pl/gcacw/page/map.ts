/** The line about a hex: reach and weather. */
export const map = {
  'client.weather.rain': 'Deszcz do końca tury {{turn}}',
  'client.weather.flooded': 'podczas deszczu: bagno',
  'client.weather.minor': 'Małe rzeki wezbrane do końca tury {{turn}}',
  'client.weather.major': 'Duże rzeki wezbrane do końca tury {{turn}}',
  'client.weather.unfordable': 'Nie do przejścia w bród: tylko po moście, zaporze albo promem',
  'client.reach': 'koszt w punktach ruchu {{points}}, szansa {{chance}}',
  'client.reachForced': 'z marszem forsownym {{chance}}',
} as const;
