/** The `wigwag` command. */
export const cli = {
  'cli.usage': `Użycie: npm run -s wigwag -- POLECENIE [--lang en|pl]

  list [--json]        scenariusze dołączone do programu
  demo [--seed N]      rozgrywa i opisuje partię Pikiet, małej gry przykładowej
  validate PLIK...     sprawdza mapy, składy armii i scenariusze; każdy błąd z numerem wiersza
  import-roster PLIK   robi ze spisu w formacie JSON skład armii i szkice scenariuszy;
                       [--out FOLDER] [--force] dokąd i czy nadpisać
  replay ZAPIS         odtwarza zapisaną grę decyzja po decyzji; to, co strony przed sobą ukrywają,
                       pomija, chyba że o to poprosisz: [--reveal]
  verify-dice PLIK     wyprowadza od nowa każdy rzut zakończonej gry z serwera (plik z jej strony) i podaje pierwszy,
                       który się nie zgadza; kod wyjścia 0: wszystkie się zgadzają, 1: nie, 2: pliku nie da się odczytać
  render CO --out PLIK.svg|PLIK.png [--theme light|dark] [--width PIKSELE] [--part HEKS-HEKS]
         [--shape S:W] [--at N] [--side union|confederate|both] [--bare] [--force]
                       rysuje mapę albo scenariusz (identyfikator lub plik) albo zapis gry (po decyzji N, inaczej na końcu);
                       --shape 3:2 pokazuje tyle, ile się zmieści, tam gdzie są obie armie;
                       gdy siły są ukryte, --side mówi, czyimi oczami patrzeć; inaczej widać to, co wszyscy;
                       --bare pomija żetony, nazwy i numery; --force nadpisuje obraz bez pytania
  report ZAPIS --out PLIK.html [--side union|confederate] [--reveal] [--force]
                       pisze raport po bitwie z zapisu gry albo dotychczasowy przebieg, w jednym pliku do czytania i druku;
                       gdy siły są ukryte, mówi to, co widzieli wszyscy, z --side to, co widziała ta strona,
                       z --reveal wszystko; --force nadpisuje plik bez pytania
  arena --a BOT --b BOT [--scenarios ID,ID] [--pairs N] [--seed S] [--option NAZWA,NAZWA] [--sprt OD,DO]
        [--no-mirror] [--resume PLIK] [--workers N | --queue URL] [--json]
                       porównuje siłę botów: N par gier w każdym scenariuszu, ze zmianą stron;
                       --sprt kończy, gdy wiadomo, czy bot a jest silniejszy o OD, czy o DO Elo;
                       --resume zachowuje rozegrane pary i od nich zaczyna; oprócz tego gra kontrolę
                       (a przeciw sobie); liczby objaśnia docs/opponent.md
  simulate SCENARIUSZ --report PLIK.html [--games N] [--a BOT] [--b BOT] [--seed S] [--option NAZWA,NAZWA]
           [--workers N | --queue URL] [--json] [--force]
                       boty grają scenariusz wiele razy (a Unią, b Konfederacją); raport mówi, kto wygrał i ile,
                       gdzie walczono i co rozstrzygnęło; --force nadpisuje plik bez pytania
  analyse ZAPIS [--report PLIK.html] [--side union|confederate] [--reveal] [--playouts N] [--seed S]
          [--workers N | --queue URL] [--json] [--force]
                       komputerowy dowódca ocenia zapisaną grę: szansa na wygraną w czasie, najdroższe decyzje i lepsze
                       od nich, szczęście osobno od umiejętności; --report dodaje to do raportu po bitwie;
                       w trwającej grze z ukrytymi siłami --side ocenia jedną stronę z tego, co widziała
  worker --queue URL [--workers N]
                       gra to, o co proszą „arena”, „simulate” i „analyse” z tym samym --queue, na dowolnie wielu maszynach;
                       URL wskazuje bazę PostgreSQL: postgres://wigwag:haslo@host/wigwag
  help                 ta strona`,
  'cli.unknown-command': 'Nie ma polecenia „{{command}}”. Znane: {{known}}. „help” je objaśnia.',
  'cli.wrong-option': 'Polecenie „{{command}}” nie przyjmuje opcji {{option}}. Przyjmuje: {{known}}.',
  'cli.option-needs-value': 'Po {{option}} musi stać wartość: {{option}} WARTOŚĆ. „help” mówi jaka.',
  'cli.option-without-value': '{{option}} nie przyjmuje wartości. Pomiń znak = i to, co po nim.',
  'cli.one-file': 'Polecenie „{{command}}” przyjmuje tylko jeden plik. Pomiń „{{extra}}”.',
  'cli.no-file': 'Polecenie „{{command}}” nie przyjmuje plików. Pomiń „{{extra}}”.',
  'cli.bad-seed': '--seed przyjmuje liczbę całkowitą, a nie „{{found}}”.',
  'cli.bad-language': '--lang przyjmuje en albo pl, a nie „{{found}}”.',
  'cli.needs-file': '„{{command}}” potrzebuje pliku: npm run -s wigwag -- {{command}} PLIK',
  'cli.cannot-read': 'Nie można odczytać {{file}} ({{reason}}). Sprawdź ścieżkę.',
  'cli.verify.not-json': 'To nie jest JSON: wiersz {{line}}, kolumna {{column}}. Zapisz plik ponownie ze strony gry.',
  'cli.verify.no-finished-game':
    'To nie jest plik zakończonej gry z serwera: pole „{{field}}”. Zapisz go ponownie ze strony gry; zapisy gier przy jednym ekranie sprawdza „replay”.',
  'cli.verify.other-root': 'Źródło rzutów nie jest tym, za które ręczono przed pierwszym rzutem.',
  'cli.verify.other-share': 'Udział strony {{side}} nie jest tym, za który ręczono przed pierwszym rzutem.',
  'cli.verify.changed': 'Zapis zmieniono przy decyzji {{decision}}.',
  'cli.verify.differs': 'Decyzja {{decision}}, rzut {{roll}}: w zapisie jest {{found}}, a musiało wypaść {{derived}}.',
  'cli.verify.before_one': 'Pierwszą decyzję podjęto przy jednym ekranie; jej rzuty wynikają z tamtego ziarna.',
  'cli.verify.before_few':
    'Pierwsze {{count}} decyzje podjęto przy jednym ekranie; ich rzuty wynikają z tamtego ziarna.',
  'cli.verify.before_many':
    'Pierwszych {{count}} decyzji podjęto przy jednym ekranie; ich rzuty wynikają z tamtego ziarna.',
  'cli.verify.before_other':
    'Pierwsze {{count}} decyzji podjęto przy jednym ekranie; ich rzuty wynikają z tamtego ziarna.',
  'cli.verify.all_one': 'Jedyny rzut jest taki, jaki musiał być.',
  'cli.verify.all_few': 'Wszystkie {{count}} rzuty są takie, jakie musiały być.',
  'cli.verify.all_many': 'Wszystkie {{count}} rzutów jest takich, jakie musiały być.',
  'cli.verify.all_other': 'Wszystkie {{count}} rzutu są takie, jakie musiały być.',
  'cli.render.done': 'Narysowano: {{file}}',
  'cli.render.unknown':
    'Nie ma mapy ani scenariusza „{{found}}”. Znane: {{known}}. Aby użyć pliku, podaj jego ścieżkę.',
  'cli.render.unknown-near':
    'Nie ma mapy ani scenariusza „{{found}}”. Czy chodziło o „{{suggestion}}”? Aby użyć pliku, podaj jego ścieżkę.',
  'cli.render.needs-what':
    '„render” potrzebuje mapy, scenariusza albo zapisanej gry: npm run -s wigwag -- render CO --out PLIK.png',
  'cli.render.not-drawable': '{{file}} nie jest ani mapą, ani scenariuszem. Podaj jedno z nich albo zapis gry.',
  'cli.render.no-campaign':
    'To nie jest zapis kampanii, którą ten program umie rozstawić, więc nie ma mapy do narysowania.',
  'cli.render.bad-at': '--at przyjmuje liczbę decyzji od 0 do {{last}}, a nie „{{found}}”.',
  'cli.render.at-nothing': '--at dotyczy zapisów gier: mapa ani scenariusz nie mają decyzji. Pomiń tę opcję.',
  'cli.render.bad-side': '--side przyjmuje union, confederate albo both, a nie „{{found}}”.',
  'cli.render.side-nothing': '--side dotyczy gier: mapę wszyscy widzą tak samo. Pomiń tę opcję.',
  'cli.render.hidden-fault':
    'Według tych reguł zapisu nie da się odtworzyć do końca. Miejsce i powód mogą być ukryte: powie je --side both.',
  'cli.exists': 'Plik {{file}} już istnieje i nie został zmieniony. Wybierz inną nazwę albo nadpisz opcją --force.',
  'cli.overwrite': 'Plik {{file}} już istnieje. Nadpisać? [t/N]',
  'cli.report.forged': 'Raportu nie zapisano: ktoś zmienił grę po jej podpisaniu. Poproś o plik taki, jaki podpisano.',
  'cli.report.done': 'Zapisano: {{file}}',
  'cli.report.needs-out': '„report” potrzebuje pliku wynikowego: --out PLIK.html.',
  'cli.report.bad-extension': '{{file}}: nazwa pliku wynikowego musi kończyć się na .html.',
  'cli.report.bad-side': '--side przyjmuje union albo confederate, nie „{{found}}”.',
  'cli.report.side-or-reveal': '--side pokazuje to, co widziała jedna strona, --reveal wszystko: pomiń jedno z nich.',
  'cli.report.no-campaign': 'To zapis gry „{{found}}”, a raport mają tylko kampanie (gcacw). Podaj plik kampanii.',
  'cli.report.hidden-fault':
    'Według tych zasad zapisu nie da się odtworzyć do końca. Miejsce i powód mogą być ukryte: powie je --reveal.',
  'cli.replay.hidden':
    'Ta gra ma tajemnice: widać tylko to, co mogli widzieć wszyscy, a co nic nie pokazuje, nie jest liczone. --reveal pokazuje wszystko.',
  'cli.replay.proved_one': 'Jeden rzut wynika z ziarna.',
  'cli.replay.proved_few': '{{count}} rzuty wynikają z ziarna.',
  'cli.replay.proved_many': '{{count}} rzutów wynika z ziarna.',
  'cli.replay.proved_other': '{{count}} rzutu wynika z ziarna.',
  'cli.replay.typed_one': 'Jeden rzut wpisali gracze: nikt nie może go sprawdzić.',
  'cli.replay.typed_few': '{{count}} rzuty wpisali gracze: nikt nie może ich sprawdzić.',
  'cli.replay.typed_many': '{{count}} rzutów wpisali gracze: nikt nie może ich sprawdzić.',
  'cli.replay.typed_other': '{{count}} rzutu wpisali gracze: nikt nie może ich sprawdzić.',
  'cli.replay.unproved_one': 'Jeden rzut, w decyzji {{decision}}, nie wynika z ziarna: pochodzi skądinąd.',
  'cli.replay.unproved_few':
    '{{count}} rzuty, pierwszy w decyzji {{decision}}, nie wynikają z ziarna: pochodzą skądinąd.',
  'cli.replay.unproved_many':
    '{{count}} rzutów, pierwszy w decyzji {{decision}}, nie wynika z ziarna: pochodzą skądinąd.',
  'cli.replay.unproved_other':
    '{{count}} rzutu, pierwszy w decyzji {{decision}}, nie wynika z ziarna: pochodzą skądinąd.',
  'cli.replay.shown_one': '{{count}} wiersz; zapis odtwarza się do zapisanej pozycji.',
  'cli.replay.shown_few': '{{count}} wiersze; zapis odtwarza się do zapisanej pozycji.',
  'cli.replay.shown_many': '{{count}} wierszy; zapis odtwarza się do zapisanej pozycji.',
  'cli.replay.shown_other': '{{count}} wiersza; zapis odtwarza się do zapisanej pozycji.',
  'cli.replay.hidden-fault_one':
    'Po {{count}} wierszu zapisu nie da się dalej odtworzyć według tych reguł. Miejsce i powód mogą być ukryte: powie je --reveal.',
  'cli.replay.hidden-fault_few':
    'Po {{count}} wierszach zapisu nie da się dalej odtworzyć według tych reguł. Miejsce i powód mogą być ukryte: powie je --reveal.',
  'cli.replay.hidden-fault_many':
    'Po {{count}} wierszach zapisu nie da się dalej odtworzyć według tych reguł. Miejsce i powód mogą być ukryte: powie je --reveal.',
  'cli.replay.hidden-fault_other':
    'Po {{count}} wiersza zapisu nie da się dalej odtworzyć według tych reguł. Miejsce i powód mogą być ukryte: powie je --reveal.',
  'cli.and-more_one': '… i jeszcze {{count}}.',
  'cli.and-more_few': '… i jeszcze {{count}}.',
  'cli.and-more_many': '… i jeszcze {{count}}.',
  'cli.and-more_other': '… i jeszcze {{count}}.',
  'cli.not-a-file': '{{file}} to nie plik ani folder, lecz potok, gniazdo albo urządzenie. Podaj plik.',
  'cli.too-large': 'Plik {{file}} ma więcej niż {{megabytes}} MB: to nie jest plik tego programu. Sprawdź ścieżkę.',
  'cli.link':
    '{{file}} to dowiązanie, a przez dowiązania program nie pisze. Podaj plik, do którego ono prowadzi, albo je usuń.',
  'cli.render.bad-theme': '--theme przyjmuje light albo dark, a nie „{{found}}”.',
  'cli.render.bad-width': '--width przyjmuje całkowitą liczbę pikseli od {{least}} do {{most}}, a nie „{{found}}”.',
  'cli.render.bad-part':
    '--part przyjmuje dwa przeciwległe narożniki tej mapy, na przykład 0101-0510, a nie „{{found}}”.',
  'cli.render.part-outside':
    '--part {{found}} leży poza obszarem tego scenariusza. Wybierz inną część albo narysuj samą mapę.',
  'cli.render.bad-shape':
    '--shape przyjmuje szerokość i wysokość, na przykład 3:2, jedną najwyżej {{most}} razy większą od drugiej, a nie „{{found}}”.',
  'cli.render.needs-out': 'Polecenie „render” wymaga pliku wyjściowego: --out PLIK.svg albo --out PLIK.png.',
  'cli.render.bad-extension': '{{file}}: nazwa pliku wyjściowego musi kończyć się na .svg albo .png.',
  'cli.nothing-to-validate': 'W {{file}} nie ma żadnego pliku .yaml. Podaj pliki albo folder, w którym są.',
  'cli.valid_one': 'Jeden plik jest poprawny.',
  'cli.valid_few': '{{count}} pliki są poprawne.',
  'cli.valid_many': '{{count}} plików jest poprawnych.',
  'cli.valid_other': '{{count}} pliku jest poprawne.',
  'cli.problems_one': 'Jeden błąd.',
  'cli.problems_few': '{{count}} błędy.',
  'cli.problems_many': '{{count}} błędów.',
  'cli.problems_other': '{{count}} błędu.',
  'cli.content-stale':
    'Zawartość gry nie jest skompilowana albo zmieniła się od tego czasu ({{file}}). Skompiluj ją poleceniem npm run content.',
  'cli.unknown-ruleset': 'Zapis dotyczy zasad „{{found}}”, a ten program zna: {{known}}.',
  'cli.bad-setup': 'Zapis nie mówi, od czego zaczęła się gra. Użyj starszej kopii pliku.',
  'cli.violation': 'Po decyzji {{decision}} gra narusza niezmiennik: {{code}}. Prosimy o przesłanie tego zapisu.',
  'cli.cannot-write': 'Nie można zapisać {{file}} ({{reason}}). Wybierz inny folder opcją --out.',
  'cli.import.exists':
    'Plik {{file}} już istnieje i nie został zmieniony. Wybierz inny folder opcją --out albo nadpisz opcją --force.',
  'cli.import.not-a-roster':
    'Niczego nie zapisano. Spis to obiekt z listą scenarios, a w każdym z nich confederateUnits i unionUnits.',
  'cli.import.remarks_one': 'Jedna uwaga:',
  'cli.import.remarks_few': '{{count}} uwagi:',
  'cli.import.remarks_many': '{{count}} uwag:',
  'cli.import.remarks_other': '{{count}} uwagi:',
  'cli.import.done':
    'Dowódcy: {{leaders}}, jednostki: {{units}}, scenariusze: {{scenarios}}. Dalej: npm run -s wigwag -- validate {{folder}}',
  'cli.list.turns_one': 'jedna tura',
  'cli.list.turns_few': '{{count}} tury',
  'cli.list.turns_many': '{{count}} tur',
  'cli.list.turns_other': '{{count}} tury',
  'cli.list.pieces_one': 'jeden żeton',
  'cli.list.pieces_few': '{{count}} żetony',
  'cli.list.pieces_many': '{{count}} żetonów',
  'cli.list.pieces_other': '{{count}} żetonu',
  'cli.demo.title': 'Pikiety: partia na silniku programu, obie strony grają losowo (ziarno {{seed}}).',
  'cli.demo.decision': '{{decider}}: {{choice}}',
  'cli.demo.dice': '    kostki {{faces}} ({{why}})',
  'cli.demo.refused': '    czemu nie „{{choice}}”? {{why}} ({{clause}})',
  'cli.demo.undone': 'Ostatnia decyzja zostaje cofnięta i podjęta ponownie: wypadają te same kostki.',
  'cli.demo.replayed': 'Odtworzony zapis kończy się w tej samej pozycji: {{hash}}.',
  'cli.demo.score': 'Pozostałe pikiety: Niebiescy {{blue}}, Szarzy {{grey}}.',
} as const;
