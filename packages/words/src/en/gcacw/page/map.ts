/** The line about a hex: reach and weather. */
export const map = {
  'client.weather.rain': 'Rain to turn {{turn}}',
  'client.weather.flooded': 'a swamp in this rain',
  'client.weather.minor': 'Minor rivers high to turn {{turn}}',
  'client.weather.major': 'Major rivers high to turn {{turn}}',
  'client.weather.unfordable': 'Unfordable: across only by bridge or ferry',
  'client.reach': 'costs {{points}}, chance {{chance}}',
  'client.reachForced': 'with a force march {{chance}}',
} as const;
