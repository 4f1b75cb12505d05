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

  'gcacw.why.5.5/not-rain': 'In a rain turn no unit digs in.',
  'gcacw.why.8.0/step-1-not-rain': 'In a rain turn no unit digs in during the Recovery Phase.',
  'gcacw.why.7.1/restrict-rain-ford': 'In a rain turn nobody attacks across a ford or a destroyed bridge or ferry.',
  'gcacw.why.7.1/restrict-unfordable': 'High water has closed that ford: nobody attacks across it.',
  'gcacw.why.7.1/restrict-rain-creek':
    'In a rain turn an attack crosses a creek only by road, pike, railroad or trail, or next to a city.',
  'gcacw.why.7.6/restrict-rain':
    'In a rain turn no retreat crosses a ford, nor a creek without road, pike, railroad or trail.',
  'gcacw.why.7.6/restrict-unfordable': 'High water has closed that ford: no retreat crosses it.',
  'gcacw.why.12.0/rain-river-crossing': 'In a rain turn rivers are crossed only at a bridge, dam or ferry.',
  'gcacw.why.12.0/unfordable-major': 'Major rivers are unfordable: cross at a bridge, dam or ferry.',
  'gcacw.why.12.0/unfordable-minor': 'Minor rivers are unfordable: cross at a bridge, dam or ferry.',
  'gcacw.why.12.0/rain-creek-crossing':
    'In a rain turn a creek is crossed only by road, pike, railroad or trail, or next to a city.',
  'gcacw.why.12.0/displacement-move': 'A unit that leaves the swamp goes to an adjacent hex in which no enemy stands.',
  'gcacw.why.12.0/displacement-zoc':
    'The unit goes into an enemy zone of control only if every hex open to it is in one.',
  'gcacw.why.12.0/displacement-forbidden':
    'The unit goes neither into another swamp nor over a river without a bridge, dam or ferry.',

  'gcacw.event.randomEvent.none': 'Random events, {{total}}: nothing.',
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
