/** What a roll that leaves a card came to. */
export const battleTitles = {
  'client.battle.title.routed': '{{defender}}: routed from {{hex}}',
  'client.battle.title.retreats': '{{defender}}: driven from {{hex}}',
  'client.battle.title.holds': '{{hex}} is held by {{defender}}',
  'client.battle.title.repulsed': '{{attacker}}: repulsed at {{hex}}',
  'client.battle.title.failed': 'The order does not arrive',
  'client.battle.title.some_one': 'One unit goes in',
  'client.battle.title.some_other': '{{count}} units go in',
  'client.battle.title.extended.NE': '{{unit}}: an extended march without harm',
  'client.battle.title.extended.D': '{{unit}}: disorganized by an extended march',
  'client.battle.title.extended.loss': '{{unit}}: an extended march costs {{loss}} Manpower',
} as const;
