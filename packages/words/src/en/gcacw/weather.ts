/** Random events, rain and high water. */
export const weather = {
  'gcacw.phase.random-events': 'Random Events Phase',
  'gcacw.rain.current': 'rain this turn',
  'gcacw.rain.current+1': 'rain this turn and the next',
  'gcacw.rain.current+2': 'rain this turn and the next two',
  'gcacw.rain.current+3': 'rain this turn and the next three',

  'gcacw.ask.randomEvents': 'Two dice are rolled for random events.',
  'gcacw.ask.displacement': '{{side}}: the rain drives {{unit}} out of the swamp. Where does it go?',

  'gcacw.choice.roll.events': 'roll for random events',
  'gcacw.choice.displace': 'to {{to}}',

  'gcacw.verb.displace': 'leave the swamp',

  'gcacw.why.5.5/not-rain': 'Units cannot entrench in a rain turn.',
  'gcacw.why.8.0/step-1-not-rain': 'Units cannot entrench in the Recovery Phase of a rain turn.',
  'gcacw.why.7.1/restrict-rain-ford':
    'In a rain turn units cannot attack across a ford or a destroyed bridge or ferry.',
  'gcacw.why.7.1/restrict-unfordable': 'High water has closed that ford: units cannot attack across it.',
  'gcacw.why.7.1/restrict-rain-creek':
    'In a rain turn an attack can cross a creek only by road, pike, railroad or trail, or next to a city.',
  'gcacw.why.7.6/restrict-rain':
    'In a rain turn a retreat cannot cross a ford, or a creek without road, pike, railroad or trail.',
  'gcacw.why.7.6/restrict-unfordable': 'High water has closed that ford: a retreat cannot cross it.',
  'gcacw.why.12.0/rain-river-crossing': 'In a rain turn rivers can be crossed only at a bridge, dam or ferry.',
  'gcacw.why.12.0/unfordable-major': 'Major rivers are unfordable: cross at a bridge, dam or ferry.',
  'gcacw.why.12.0/unfordable-minor': 'Minor rivers are unfordable: cross at a bridge, dam or ferry.',
  'gcacw.why.12.0/rain-creek-crossing':
    'In a rain turn a creek can be crossed only by road, pike, railroad or trail, or next to a city.',
  'gcacw.why.12.0/displacement-move':
    'A unit that leaves the swamp can go only to an adjacent hex without enemy units.',
  'gcacw.why.12.0/displacement-zoc':
    'The unit can go into an enemy zone of control only if every hex open to it is in one.',
  'gcacw.why.12.0/displacement-forbidden':
    'The unit cannot enter another swamp or cross a river without a bridge, dam or ferry.',

  'gcacw.event.randomEvent.none': 'Random events, {{total}}: no event.',
  'gcacw.event.randomEvent.rain': 'Random events, {{total}}: $t(gcacw.rain.{{result}}).',
  'gcacw.event.rained': 'Rain through turn {{until}} ({{because}}).',
  'gcacw.event.riversUnfordable.minor': 'Minor rivers are unfordable through turn {{box}} ({{because}}).',
  'gcacw.event.riversUnfordable.major': 'Major rivers are unfordable through turn {{box}} ({{because}}).',
  'gcacw.event.riversUnfordable.minor-over': 'Minor rivers can be forded again ({{because}}).',
  'gcacw.event.riversUnfordable.major-over': 'Major rivers can be forded again ({{because}}).',
  'gcacw.event.unitDisplaced': '{{unit}} leaves the swamp in {{from}} for {{to}}.',

  'gcacw.because.12.0/result-current': 'one turn of rain',
  'gcacw.because.12.0/result-current-1': 'two turns of rain',
  'gcacw.because.12.0/result-current-2': 'three turns of rain',
  'gcacw.because.12.0/result-current-3': 'four turns of rain',
  'gcacw.because.12.0/marker-place': 'the rain',
  'gcacw.because.12.0/marker-advance': 'more rain',
  'gcacw.because.12.0/marker-remove': 'the water has fallen',
  'gcacw.because.12.0/displacement-fatigue': 'rain in a provisional swamp',
  'gcacw.because.12.0/displacement-eliminated': 'no way out of the swamp',

  'gcacw.dice.random-events': 'random events',
} as const;
