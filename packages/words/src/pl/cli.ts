export const cli = {
  'cli.usage': `Użycie: npm run -s wigwag -- POLECENIE [--lang en|pl]

  list [--json]        scenariusze dołączone do programu
  demo [--seed N]      partia Czat, małej gry przykładowej, opowiedziana słowami
  validate PLIK...     sprawdza mapy, składy armii i scenariusze; każdy błąd z numerem wiersza
  replay ZAPIS         powtarza zapisaną grę decyzja po decyzji
  help                 ta strona`,
  'cli.unknown-command': 'Nie ma polecenia „{{command}}”. Znane: {{known}}. „help” je objaśnia.',
  'cli.bad-option': '{{detail}}. „wigwag help” wymienia, co jest.',
  'cli.bad-seed': '--seed przyjmuje liczbę całkowitą, a nie „{{found}}”.',
  'cli.bad-language': '--lang przyjmuje en albo pl, a nie „{{found}}”.',
  'cli.needs-file': '„{{command}}” potrzebuje pliku: npm run -s wigwag -- {{command}} PLIK',
  'cli.cannot-read': 'Nie można odczytać {{file}} ({{reason}}). Sprawdź ścieżkę.',
  'cli.nothing-to-validate': 'W {{file}} nie ma żadnego pliku .yaml. Podaj pliki albo folder, w którym są.',
  'cli.valid_one': 'Jeden plik jest poprawny.',
  'cli.valid_few': '{{count}} pliki są poprawne.',
  'cli.valid_many': '{{count}} plików jest poprawnych.',
  'cli.valid_other': '{{count}} pliku jest poprawne.',
  'cli.problems_one': 'Jeden błąd.',
  'cli.problems_few': '{{count}} błędy.',
  'cli.problems_many': '{{count}} błędów.',
  'cli.problems_other': '{{count}} błędu.',
  'cli.unknown-ruleset': 'Zapis dotyczy zasad „{{found}}”, a ten program zna: {{known}}.',
  'cli.bad-setup': 'Zapis nie mówi, od czego zaczęła się gra. Użyj starszej kopii pliku.',
  'cli.violation': 'Po decyzji {{decision}} gra łamie obietnicę: {{code}}. Prosimy o przesłanie tego zapisu.',
  'cli.list.turns_one': 'jedna tura',
  'cli.list.turns_few': '{{count}} tury',
  'cli.list.turns_many': '{{count}} tur',
  'cli.list.turns_other': '{{count}} tury',
  'cli.list.pieces_one': 'jeden żeton',
  'cli.list.pieces_few': '{{count}} żetony',
  'cli.list.pieces_many': '{{count}} żetonów',
  'cli.list.pieces_other': '{{count}} żetonu',
  'cli.demo.title': 'Czaty: partia na jądrze programu, obie strony grają losowo (ziarno {{seed}}).',
  'cli.demo.decision': '{{decider}}: {{choice}}',
  'cli.demo.dice': '    kostki {{faces}} ({{why}})',
  'cli.demo.refused': '    czemu nie „{{choice}}”? {{why}} ({{clause}})',
  'cli.demo.undone': 'Ostatnia decyzja zostaje cofnięta i podjęta znowu: trafia na te same kostki.',
  'cli.demo.replayed': 'Zapis powtarza się do tej samej pozycji: {{hash}}.',
  'cli.demo.score': 'Pozostałe czaty: Niebiescy {{blue}}, Szarzy {{grey}}.',
} as const;
