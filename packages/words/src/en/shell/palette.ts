/** Everything on the table by its name. */
export const palette = {
  'client.palette': 'Look up',
  'client.palette.hint': 'Unit, place, rule, action…',
  'client.palette.close': 'Close',
  'client.palette.list': 'What was found',
  'client.palette.none': 'Nothing found.',
  'client.palette.found_one': 'one found',
  'client.palette.found_other': '{{count}} found',
  'client.palette.choose': 'choose',
  'client.palette.go': 'do it, or go there',
  'client.palette.pieces': 'Pieces',
  'client.palette.now': 'Possible now',
  'client.palette.places': 'Places',
  'client.palette.rules': 'Rules',
  'client.palette.map': 'Map',
  'client.palette.table': 'Table',
} as const;
