/** The odds sheet. */
export const odds = {
  'client.odds': 'Odds',
  'client.odds.title': '{{hex}}: {{type}}',
  'client.odds.plain': '({{value}} without works)',
  'client.odds.ratio': 'Ratio',
  'client.odds.attacker': 'Attacker',
  'client.odds.defender': 'Defender',
  'client.odds.ways': 'Ways to attack',
  'client.odds.driven': 'driven off',
  'client.odds.barred': 'not now',
  'client.odds.command': 'Command roll: {{leader}}',
  'client.odds.marchNote':
    'For comparison: {{unit}} attacking alone in a march, if it has enough movement points left.',
  'client.odds.units_one': '{{count}} unit',
  'client.odds.units_other': '{{count}} units',
  'client.odds.noAttack': 'no attack',
  'client.odds.inAll': 'driven off, all told',
  'client.odds.inAllNote_one':
    'Chance to drive the defender off: {{drivenOff}}, the command roll included. In {{none}} of cases nobody attacks.',
  'client.odds.inAllNote_other':
    'Chance to drive the defender off: {{drivenOff}}, the command roll included. In {{none}} of cases nobody attacks, in others not all units do.',
  'client.odds.commandNote_one': 'The odds below assume that the attack takes place.',
  'client.odds.commandNote_other':
    'On average {{expected}} of {{count}} units attack. The odds below assume all of them.',
  'client.odds.withLee': 'Chance to drive the defender off: {{announced}} with Lee announced, {{silent}} without him.',
  'client.odds.retreat': 'Retreat',
  'client.odds.rout': 'Rout',
  'client.odds.advance': 'Advance',
  'client.odds.goesOn': 'March continues',
  'client.odds.expected': 'Expected losses',
  'client.odds.losses': 'attacker {{attacker}}, defender {{defender}}',
  'client.odds.modifiers': 'Modifiers to the attacker’s die',
  'client.odds.sum': 'total',
  'client.odds.flanks': 'Flanks',
  'client.odds.covered': '{{covered}} of 6 hexes covered; filled ones count in full, pale ones are reduced.',
  'client.odds.reduced': '{{basic}}, minus {{reductions}} for reduced hexes.',
  'client.odds.results': 'Results',
  'client.odds.row': 'Row',
  'client.odds.chance': 'Chance',
  'client.odds.letters':
    'Number: Manpower lost. D: disorganized and Fatigue +3, F: Fatigue +2, f: Fatigue +1; each of them ends the march, and at Fatigue 4 a unit can do no more today. r retreat, R rout, R* and demoralized, a advance, E the march ends.',
} as const;
