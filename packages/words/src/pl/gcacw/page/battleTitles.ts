/** Wynik rzutu, który zostawia kartę. */
export const battleTitles = {
  'client.battle.title.routed': '{{defender}}: ucieczka z heksu {{hex}}',
  'client.battle.title.retreats': '{{defender}}: wyparcie z heksu {{hex}}',
  'client.battle.title.holds': 'Heks {{hex}} obroniony, obrońca: {{defender}}',
  'client.battle.title.repulsed': '{{attacker}}: odparci przy heksie {{hex}}',
  'client.battle.title.failed': 'Rozkaz nie dociera',
  'client.battle.title.some_one': 'Atakuje jedna jednostka',
  'client.battle.title.some_few': 'Atakują {{count}} jednostki',
  'client.battle.title.some_many': 'Atakuje {{count}} jednostek',
  'client.battle.title.some_other': 'Atakuje {{count}} jednostki',
  'client.battle.title.extended.NE': '{{unit}}: marsz wydłużony bez szkody',
  'client.battle.title.extended.D': '{{unit}}: dezorganizacja po marszu wydłużonym',
  'client.battle.title.extended.loss': '{{unit}}: strata liczebności {{loss}} w marszu wydłużonym',
} as const;
