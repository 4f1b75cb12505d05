/** The first page: the series, and the armies of a scenario. */
export const home = {
  'client.home.lead':
    'Great Campaigns of the American Civil War ze wszystkimi zasadami: każdy rzut wyjaśniony, każda odmowa uzasadniona. Wybierz bitwę; graj obiema stronami albo z kimś przy jednym ekranie.',
  'client.home.own': 'Warunki zwycięstwa ułożyliśmy sami; nie pochodzą od wydawcy. Graj w gry, które masz na półce.',
  'client.home.muster': 'jednostki: {{units}}, dowódcy: {{leaders}}, liczebność: {{manpower}}',
} as const;
