/** The first page: the series, and the armies of a scenario. */
export const home = {
  'client.home.lead':
    'Great Campaigns of the American Civil War ze wszystkimi zasadami: każdy rzut wyjaśniony, każda odmowa uzasadniona. Wybierz bitwę; graj przeciw komputerowi, obiema stronami albo z kimś przy jednym ekranie. Pod bitwami: gra figurkowa na stole bez pól.',
  'client.home.own': 'Warunki zwycięstwa ułożyliśmy sami; nie pochodzą od wydawcy. Graj w gry, które masz na półce.',
  'client.home.theme.raid': 'Rajd',
  'client.home.theme.river': 'Rzeka',
  'client.home.theme.pursuit': 'Pościg',
  'client.home.theme.battle': 'Walna bitwa',
  'client.home.atTurn': 'Tura {{turn}}.',
  'client.home.score': 'Punkty: {{score}}.',
  'client.home.seating.open': 'Wszystko jawne',
  'client.home.seating.hidden': 'Ukryte siły',
  'client.home.start.open': 'Rozpocznij: {{title}}, wszystko jawne',
  'client.home.start.hidden': 'Rozpocznij: {{title}}, ukryte siły',
  'client.home.startAnother.open': 'Rozpocznij kolejną grę, wszystko jawne',
  'client.home.startAnother.hidden': 'Rozpocznij kolejną grę, ukryte siły',
  'client.home.muster': 'jednostki: {{units}}, dowódcy: {{leaders}}, liczebność: {{manpower}}',
} as const;
