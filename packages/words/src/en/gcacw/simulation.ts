/** Many games of a scenario, played by bots: a file to read. */
export const simulation = {
  'gcacw.simulation.title': 'Simulation',
  'gcacw.simulation.about':
    '{{union}} for the Union against {{confederate}} for the Confederacy, {{games}} games, seed {{seed}}',
  'gcacw.simulation.results': 'Who won',
  'gcacw.simulation.wins': '{{side}} {{games}} of {{of}} ({{low}} to {{high}} % in 95 of 100 cases)',
  'gcacw.simulation.draws': 'Draws: {{games}}',
  'gcacw.simulation.result': 'Result',
  'gcacw.simulation.games': 'Games',
  'gcacw.simulation.draw': 'Draw',
  'gcacw.simulation.outcome': '{{side}}: {{degree}}',
  'gcacw.simulation.sudden': 'Ended early by a sudden victory: {{games}}.',
  'gcacw.simulation.leads': 'Points',
  'gcacw.simulation.leads.about':
    'Union points less Confederate points, game by game. Median: {{median}}. On the average the Union has {{union}} points, the Confederacy {{confederate}}.',
  'gcacw.simulation.losses': 'Losses by turn',
  'gcacw.simulation.losses.about': 'Manpower lost, on the average of all games.',
  'gcacw.simulation.total': 'Total',
  'gcacw.simulation.fighting': 'Where they fought',
  'gcacw.simulation.fighting.about':
    'The darker the hex, the more combats; {{combats}} in a game on the average. The counters stand as at the start.',
  'gcacw.simulation.map': 'Map of the fighting',
  'gcacw.simulation.places': 'Which places decided',
  'gcacw.simulation.places.place': 'Place',
  'gcacw.simulation.places.decided': 'Decided',
  'gcacw.simulation.places.about':
    'Points for the place on the average, and the share of games that would have had another winner without them.',
  'gcacw.simulation.places.none': 'No points were given for places.',
  'gcacw.simulation.length': 'Length',
  'gcacw.simulation.length.about': 'How many turns the games lasted. {{actions}} actions in a game on the average.',
  'gcacw.simulation.length.turn': 'Turn',
  'gcacw.simulation.luck': 'Luck',
  'gcacw.simulation.luck.about':
    'The combat dice of a side were {{size}} away from what was to be expected, on the average. The side with the better dice won {{share}} % of the games. Correlation of dice and lead: {{correlation}}.',
  'gcacw.simulation.foot': 'Made by Wigwag. The same scenario, bots, seed and number of games give the same figures.',
} as const;
