/** The referee's panel, with the optional rules. */
export const referee = {
  'client.referee': 'Referee',
  'client.referee.about':
    'For house rules, corrections and positions of your own: changes outside the rules, only between actions. Each goes into the log with its reason.',
  'client.referee.secret':
    'With limited intelligence there is no referee at this screen: he would see what is under the markers of both sides.',
  'client.referee.hint':
    'Referee: point at pieces and hexes, or choose them in the panel. Back to the game: any other tab, such as Log.',
  'client.referee.what': 'Change',
  'client.referee.unit': 'Unit',
  'client.referee.leader': 'Leader',
  'client.referee.hex': 'Hex',
  'client.referee.to': 'Hex across the river',
  'client.referee.point': 'point at it on the map',
  'client.referee.manpower': 'Manpower',
  'client.referee.fatigue': 'Fatigue',
  'client.referee.demoralized': 'Demoralized',
  'client.referee.works': 'Works',
  'client.referee.rain': 'Rain through turn',
  'client.referee.minor': 'Minor rivers unfordable through turn',
  'client.referee.major': 'Major rivers unfordable through turn',
  'client.referee.pontoon': 'Pontoon',
  'client.referee.reason': 'Reason',
  'client.referee.make': 'Make the change',
  'client.options.open': 'They can be changed until the first decision.',
  'client.options.begun': 'They were fixed when the game began. A new game can have others.',
  'client.options.otherYear': 'Only in scenarios of {{year}}.',
} as const;
