/** The line about a hex: reach and weather. */
export const map = {
  'client.weather.rain': 'Rain through turn {{turn}}',
  'client.weather.flooded': 'swamp during rain',
  'client.weather.minor': 'Minor rivers high through turn {{turn}}',
  'client.weather.major': 'Major rivers high through turn {{turn}}',
  'client.weather.unfordable': 'Unfordable: cross only at a bridge, dam or ferry',
  'client.reach': 'costs {{points}} MP, chance {{chance}}',
  'client.reachForced': 'with a force march {{chance}}',
} as const;
