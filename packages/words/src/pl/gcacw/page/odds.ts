/** The odds sheet. */
export const odds = {
  'client.odds': 'Szanse',
  'client.odds.title': '{{hex}}: {{type}}',
  'client.odds.plain': '({{value}} bez umocnień)',
  'client.odds.ratio': 'Stosunek',
  'client.odds.weakened': '{{unit}} ({{manpower}}, dezorganizacja: {{value}})',
  'client.odds.tactics': '{{name}} {{attack}} − {{defence}}',
  'client.odds.attacker': 'Atakujący',
  'client.odds.defender': 'Obrońca',
  'client.odds.ways': 'Sposoby ataku',
  'client.odds.driven': 'wyparty',
  'client.odds.barred': 'nie teraz',
  'client.odds.command': 'Rzut na dowodzenie: {{leader}}',
  'client.odds.marchNote': 'Dla porównania: sama jednostka {{unit}} w marszu, o ile starczy jej punktów ruchu.',
  'client.odds.units_one': '{{count}} jednostka',
  'client.odds.units_few': '{{count}} jednostki',
  'client.odds.units_many': '{{count}} jednostek',
  'client.odds.units_other': '{{count}} jednostki',
  'client.odds.noAttack': 'bez ataku',
  'client.odds.inAll': 'wyparty, z rzutem na dowodzenie',
  'client.odds.inAllNote_one':
    'Szansa wyparcia obrońcy, już z rzutem na dowodzenie: {{drivenOff}}. W {{none}} przypadków nikt nie atakuje.',
  'client.odds.inAllNote_few':
    'Szansa wyparcia obrońcy, już z rzutem na dowodzenie: {{drivenOff}}. W {{none}} przypadków nikt nie atakuje, w innych nie wszyscy.',
  'client.odds.inAllNote_many':
    'Szansa wyparcia obrońcy, już z rzutem na dowodzenie: {{drivenOff}}. W {{none}} przypadków nikt nie atakuje, w innych nie wszyscy.',
  'client.odds.inAllNote_other':
    'Szansa wyparcia obrońcy, już z rzutem na dowodzenie: {{drivenOff}}. W {{none}} przypadków nikt nie atakuje, w innych nie wszyscy.',

  'client.odds.commandNote_one': 'Szanse poniżej zakładają, że atak dojdzie do skutku.',
  'client.odds.commandNote_few':
    'Średnio atakuje {{expected}} z {{count}} jednostek. Szanse poniżej zakładają, że wszystkie.',
  'client.odds.commandNote_many':
    'Średnio atakuje {{expected}} z {{count}} jednostek. Szanse poniżej zakładają, że wszystkie.',
  'client.odds.commandNote_other':
    'Średnio atakuje {{expected}} z {{count}} jednostki. Szanse poniżej zakładają, że wszystkie.',
  'client.odds.withLee': 'Szansa wyparcia obrońcy: {{announced}} z ogłoszonym udziałem Lee, {{silent}} bez niego.',
  'client.odds.retreat': 'Odwrót',
  'client.odds.rout': 'Ucieczka',
  'client.odds.advance': 'Pościg',
  'client.odds.goesOn': 'Marsz trwa',
  'client.odds.expected': 'Oczekiwane straty',
  'client.odds.losses': 'atakujący {{attacker}}, obrońca {{defender}}',
  'client.odds.modifiers': 'Modyfikatory rzutu atakującego',
  'client.odds.sum': 'razem',
  'client.odds.flanks': 'Skrzydła',
  'client.odds.covered': 'Objęte heksy: {{covered}} z 6; pełne liczą się w całości, blade słabiej.',
  'client.odds.reduced': '{{basic}}, minus {{reductions}} za osłabione heksy.',
  'client.odds.results': 'Wyniki',
  'client.odds.row': 'Wiersz',
  'client.odds.chance': 'Szansa',
  'client.odds.letters':
    'Liczba: utracona liczebność. D: dezorganizacja i zmęczenie +3, F: zmęczenie +2, f: zmęczenie +1; każdy z nich kończy marsz, a na poziomie zmęczenia 4 jednostka nic już dziś nie zrobi. r odwrót, R ucieczka, R* i demoralizacja, a pościg, E koniec marszu.',
} as const;
