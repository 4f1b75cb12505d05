/** The line about a hex: reach and weather. */
export const map = {
  'client.weather.rain': 'Rain through turn {{turn}}',
  'client.weather.flooded': 'swamp during rain',
  'client.weather.minor': 'Minor rivers high through turn {{turn}}',
  'client.weather.major': 'Major rivers high through turn {{turn}}',
  'client.weather.unfordable': 'Unfordable: cross only at a bridge, dam or ferry',
  'client.reach': 'costs {{points}} MP, chance {{chance}}',
  'client.reachForced': 'with a force march {{chance}}',
  'client.asked': 'Where am I asked?',
  'client.overview': 'The whole map: drag the frame, or move it with the arrow keys',
  'client.stack_one': '{{count}} unit, {{manpower}} in all',
  'client.stack_other': '{{count}} units, {{manpower}} in all',
  'client.marches_one': '{{count}} march left',
  'client.marches_other': '{{count}} marches left',
  'client.noMarches': 'no march left',
  'client.tactics': 'tactics',
  'client.guns': 'guns',
} as const;
