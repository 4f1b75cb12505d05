/** Pierwsza strona: seria i armie scenariusza. */
export const home = {
  'client.home.lead':
    'Wielkie kampanie wojny secesyjnej ze wszystkimi zasadami: każda kostka wyjaśniona, każde „nie” z powodem. Wybierz bitwę; graj obiema stronami albo z przyjacielem przy jednym ekranie.',
  'client.home.own': 'Warunki zwycięstwa ułożyliśmy sami; nie pochodzą od wydawcy. Graj w gry, które masz na półce.',
  'client.home.muster': 'jednostki: {{units}}, dowódcy: {{leaders}}, liczebność: {{manpower}}',
} as const;
