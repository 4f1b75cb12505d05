/** Polecenia, w których grają boty. */
export const bots = {
  'cli.bots.bad-number': '{{option}} przyjmuje liczbę całkowitą od {{least}} do {{most}}, a nie „{{found}}”.',
  'cli.bots.needs-bot': 'Brakuje {{option}}: kto ma grać? Znani: {{known}}.',
  'cli.bots.no-bot': '{{option}}: nie ma bota „{{found}}”. Znane: {{known}}.',
  'cli.bots.no-scenario': 'Nie ma scenariusza „{{found}}”. Znane: {{known}}.',
  'cli.bots.scenario-near': 'Nie ma scenariusza „{{found}}”. Czy chodziło o „{{suggestion}}”?',
  'cli.bots.uncounted':
    'Scenariusz „{{found}}” nie ma warunków zwycięstwa, więc nikt nie może go wygrać. Wybierz inny; wymienia je „list”.',
  'cli.bots.no-option': '--option: zasady nie znają opcji „{{found}}”. Znane: {{known}}.',
  'cli.bots.other-year':
    '--option {{found}} jest dla scenariuszy z innego roku niż „{{scenario}}”. Pomiń jedno z nich.',
  'cli.bots.fault.illegal':
    'Bot, który gra {{by}}, złamał zasadę ({{clause}}): {{scenario}}, seed {{seed}}, etap {{turn}}, decyzja {{decision}} ({{kind}}): {{choice}}. Popraw bota.',
  'cli.bots.fault.endless': 'Gra się nie kończy: {{place}}. Popraw tego, kto ją przeciąga.',
  'cli.bots.fault.dead-end': 'Strona ma decydować, a nic jej nie wolno: {{place}}. To błąd silnika zasad; zgłoś go.',
  'cli.bots.fault.uncounted': 'Scenariusz „{{scenario}}” nie ma warunków zwycięstwa. Wybierz inny.',
  'cli.bots.interrupted': 'Przerwano: oto, co rozegrano do tej chwili.',
  'cli.bots.progress.pairs': '{{done}} z {{of}} par',
  'cli.bots.progress.mirror': 'kontrola: {{done}} z {{of}} par',
  'cli.bots.progress.games': '{{done}} z {{of}} gier',
  'cli.arena.bad-sprt':
    '--sprt przyjmuje dwie liczby, na przykład 0,50: nie silniejszy niż pierwsza albo silniejszy o drugą, w Elo. Nie „{{found}}”.',
  'cli.arena.not-kept': '{{file}} nie jest plikiem polecenia „arena”. Podaj nowy plik albo jeden z jego własnych.',
  'cli.arena.kept-other':
    '{{file}} należy do innego pomiaru: „{{field}}” to {{there}}, a nie {{here}}. Podaj to samo albo nowy plik.',
  'cli.arena.bad-line': '{{file}}, wiersz {{line}}: to nie jest para gier. Usuń wiersz albo podaj nowy plik.',
  'cli.arena.kept-changed':
    '{{file}}: pierwsza para wychodzi teraz inaczej, więc boty albo zasady się zmieniły. Podaj nowy plik.',
  'cli.arena.head': '{{a}} przeciw {{b}}:',
  'cli.arena.standing':
    '{{rate}} % wygranych (od {{low}} do {{high}}), przewaga {{margin}} ±{{error}} punktu na parę, Elo {{elo}} (od {{eloLow}} do {{eloHigh}}), par: {{pairs}}',
  'cli.arena.fired': '{{bot}} zrobił: {{fired}}',
  'cli.arena.verdict.yes': 'Test rozstrzygnięty: {{a}} jest silniejszy niż {{b}}, raczej o {{high}} niż o {{low}} Elo.',
  'cli.arena.verdict.no':
    'Test rozstrzygnięty: {{a}} nie jest silniejszy niż {{b}} o {{high}} Elo; bardziej prawdopodobne jest {{low}}.',
  'cli.arena.verdict.open': 'Test nierozstrzygnięty: trzeba więcej par, by odróżnić {{low}} od {{high}} Elo.',
  'cli.arena.mirror': 'Kontrola, {{a}} przeciw sobie: {{standing}}',
  'cli.simulate.needs-scenario':
    '„simulate” potrzebuje scenariusza: npm run -s wigwag -- simulate SCENARIUSZ --games 100 --report PLIK.html',
  'cli.simulate.needs-report': '„simulate” musi wiedzieć, co podać: --report PLIK.html, --json albo jedno i drugie.',
  'cli.simulate.done': 'Zapisano: {{file}}',
  'cli.bots.progress.analysis': '{{done}} z {{of}} kroków',
  'cli.analyse.uncounted':
    '{{file}}: scenariusz nie ma warunków zwycięstwa, więc nikt nie może nic wygrać ani przegrać. Wybierz inną grę.',
  'cli.analyse.hidden':
    '{{file}}: siły są ukryte, a gra trwa. Podaj, czyj widok analizować, --side union albo --side confederate, albo pokaż wszystko opcją --reveal.',
  'cli.analyse.interrupted': 'Przerwano: oto, co znaleziono do tej pory.',
  'cli.analyse.chance': 'Tura {{turn}}: {{share}} (od {{low}} do {{high}})',
  'cli.analyse.costly': '{{cost}} (±{{error}}) {{side}}: {{told}}',
  'cli.analyse.row': '{{name}}: Unia {{union}}, Konfederacja {{confederate}}',
  'cli.queue.no-workers': 'Z --queue gra ten, kto uruchomił „worker”. Pomiń --workers.',
  'cli.queue.needs-queue': '„worker” musi wiedzieć, skąd brać gry: --queue postgres://wigwag:haslo@host/wigwag',
  'cli.queue.bad-url': '--queue przyjmuje adres bazy PostgreSQL, na przykład postgres://wigwag:haslo@host/wigwag.',
  'cli.queue.not-opened': 'Nie można otworzyć kolejki {{place}} ({{reason}}). Sprawdź adres i to, czy baza działa.',
  'cli.queue.asked-already': 'O to samo prosi już inne polecenie przy tej kolejce. Poczekaj na nie.',
  'cli.queue.nobody': 'Nikt nie gra dla tej kolejki. Uruchom „worker” tutaj albo gdzie indziej; to polecenie czeka.',
  'cli.queue.serving': 'Gram dla każdego, kto prosi, naraz: {{threads}}. Ctrl+C kończy.',
  'cli.queue.progress': 'gotowe: {{done}}',
  'cli.queue.strange': '{{count}} czeka na inną wersję Wigwag albo Node.',
  'cli.queue.left': 'Koniec po {{done}}; to, co było w toku, przejmą inni.',
} as const;
