export const content = {
  'problem.unreadable-file':
    'Nie można odczytać pliku. Podaj plik, który istnieje i który wolno otworzyć, a nie folder.',
  'problem.not-text':
    'To nie jest plik tekstowy. Mapy, składy armii i scenariusze to zwykły tekst UTF-8 w formacie YAML.',
  'problem.empty-file': 'Plik jest pusty. Zacznij od wiersza z formatem, na przykład: format: wigwag-scenario 1.',
  'problem.yaml-syntax':
    'Tego nie da się odczytać jako YAML. Wpis ma postać nazwa: wartość albo nazwa: { pole: wartość, pole: wartość }.',
  'problem.yaml-indent':
    'Wcięcie się nie zgadza. Wpisy jednej sekcji zaczynają się w tej samej kolumnie, dwie spacje dalej niż jej nazwa.',
  'problem.yaml-tab': 'We wcięciu jest tabulator. Użyj spacji.',
  'problem.yaml-unclosed':
    'Przed tym miejscem czegoś brakuje: nawiasu ] lub }, cudzysłowu, przecinka między polami albo dwukropka ze spacją po nazwie.',
  'problem.yaml-documents': 'Plik zawiera więcej niż jeden dokument. Zostaw jeden i usuń wiersz z kreskami.',
  'problem.yaml-alias':
    'W tych plikach nie używa się kotwic (&) ani aliasów (*). Wpisz samą wartość; tekst zaczynający się od takiego znaku ujmij w cudzysłów.',
  'problem.yaml-tag':
    'W tych plikach nie używa się znaczników typu (!). Wpisz samą wartość; tekst zaczynający się od takiego znaku ujmij w cudzysłów.',
  'problem.json-syntax':
    'W tym miejscu plik przestaje być JSON-em: oczekiwano {{expected}}. Popraw to miejsce albo zapisz plik od nowa.',
  'problem.json-value':
    'Tu powinna być wartość: tekst w cudzysłowie, liczba, true, false, null, lista albo obiekt. Popraw to miejsce albo zapisz plik od nowa.',
  'problem.json-more': 'JSON już się skończył, a dalej jest coś jeszcze. Zostaw w pliku jeden obiekt.',
  'problem.json-depth':
    'Ponad {{maximum}} poziomy nawiasów: żaden spis nie jest tak głęboko zagnieżdżony. Sprawdź nawiasy.',
  'problem.duplicate-key': '„{{found}}” występuje już w wierszu {{line}}. Zostaw jeden z tych wpisów.',
  'problem.bad-key': '„{{found}}” nie może być nazwą wpisu. Przed dwukropkiem podaj zwykłą nazwę.',
  'problem.no-format':
    'Brakuje wiersza z formatem. Plik powinien zaczynać się od format: oraz jednej z nazw: {{known}}.',
  'problem.unknown-format': 'Nieznany format „{{found}}”. Znane: {{known}}.',
  'problem.unknown-format-near': 'Nieznany format „{{found}}”. Znane: {{known}}. Czy chodziło o {{suggestion}}?',
  'problem.other-format': 'Ten plik ma format „{{found}}”; tutaj potrzebny jest plik „{{expected}}”.',
  'problem.id-in-two-files':
    'Identyfikator „{{found}}” należy już do pliku {{other}}. Każdemu plikowi tego samego rodzaju nadaj własny.',

  'problem.missing-field': 'Brakuje pola „{{name}}”. Dodaj je do tego wpisu.',
  'problem.unknown-field': 'Pole „{{found}}” nie jest tu znane. Znane: {{known}}.',
  'problem.unknown-field-near': 'Pole „{{found}}” nie jest tu znane. Znane: {{known}}. Czy chodziło o {{suggestion}}?',
  'problem.expected-text':
    'Tu powinien być tekst, a nie {{found}}. Tekst, który wygląda jak liczba, ujmij w cudzysłów.',
  'problem.expected-number': 'Tu powinna być liczba, a nie „{{found}}”. Zapisz ją cyframi, bez cudzysłowu.',
  'problem.expected-boolean': 'Tu powinno być true albo false, a nie „{{found}}”.',
  'problem.expected-list': 'Tu powinna być lista w nawiasach kwadratowych, np. [jeden, dwa], a nie „{{found}}”.',
  'problem.expected-map': 'Tu powinny być nazwane pola, np. { pole: wartość }, a nie „{{found}}”.',
  'problem.unknown-name': 'Nieznana nazwa „{{found}}”. Znane: {{known}}.',
  'problem.unknown-name-near': 'Nieznana nazwa „{{found}}”. Znane: {{known}}. Czy chodziło o {{suggestion}}?',
  'problem.out-of-range':
    'Wartość {{found}} jest poza zakresem. Powinna to być liczba całkowita od {{minimum}} do {{maximum}}.',
  'problem.text-length': 'Tekst powinien mieć co najmniej jedną literę i najwyżej {{maximum}} znaków.',
  'problem.text-span':
    'Tekst ma mieć od {{minimum}} do {{maximum}} znaków, a ten ma inaczej: {{found}}. Rozwiń go albo skróć.',
  'problem.list-too-short_one': 'Lista jest za krótka. Powinna mieć co najmniej {{count}} pozycję.',
  'problem.list-too-short_few': 'Lista jest za krótka. Powinna mieć co najmniej {{count}} pozycje.',
  'problem.list-too-short_many': 'Lista jest za krótka. Powinna mieć co najmniej {{count}} pozycji.',
  'problem.list-too-short_other': 'Lista jest za krótka. Powinna mieć co najmniej {{count}} pozycji.',
  'problem.list-too-long_one': 'Lista jest za długa. Może mieć najwyżej {{count}} pozycję.',
  'problem.list-too-long_few': 'Lista jest za długa. Może mieć najwyżej {{count}} pozycje.',
  'problem.list-too-long_many': 'Lista jest za długa. Może mieć najwyżej {{count}} pozycji.',
  'problem.list-too-long_other': 'Lista jest za długa. Może mieć najwyżej {{count}} pozycji.',
  'problem.range-order': 'Zakres biegnie wstecz, od {{from}} do {{to}}. Najpierw podaj mniejszą liczbę.',
  'problem.duplicate-item': 'Lista wymienia „{{found}}” dwa razy. Każdą rzecz wymień raz.',
  'problem.bad-id':
    '„{{found}}” nie może być identyfikatorem. Użyj małych liter, cyfr i pojedynczych łączników, z co najmniej jedną literą: ap-hill.',
  'problem.bad-date': 'W kalendarzu nie ma dnia „{{found}}”. Zapisz rok-miesiąc-dzień: 1862-08-09.',
  'problem.bad-tactical':
    '„{{found}}” nie jest wartością taktyczną. Podaj liczbę od -3 do 6, podzieloną jak 2/1 (atak/obrona) albo w nawiasach jak (1).',
  'problem.bad-command':
    '„{{found}}” nie jest oznaczeniem dowództwa. Użyj liter lub cyfr: J albo M-W dla dywizji M korpusu W.',
  'problem.bad-sheet-name':
    "„{{found}}” nie może być nazwą arkusza. Użyj jednej lub dwóch wielkich liter, a przy jedynym arkuszu może być pusty tekst ''.",

  'problem.sheet-twice': 'Arkusz „{{found}}” już wystąpił. Każdemu arkuszowi nadaj własną nazwę.',
  'problem.sheet-shift': 'Przesunięcie o {{found}} odwróciłoby półheksowe uskoki tego arkusza. Podaj liczbę parzystą.',
  'problem.hexes-unlisted_one':
    'Na liście brakuje {{count}} heksu z arkuszy: {{hexes}}. Podaj jego teren; dla niepełnego heksu off-map.',
  'problem.hexes-unlisted_few':
    'Na liście brakuje {{count}} heksów z arkuszy: {{hexes}}. Podaj teren każdego; dla niepełnych heksów off-map.',
  'problem.hexes-unlisted_many':
    'Na liście brakuje {{count}} heksów z arkuszy: {{hexes}}. Podaj teren każdego; dla niepełnych heksów off-map.',
  'problem.hexes-unlisted_other':
    'Na liście brakuje {{count}} heksu z arkuszy: {{hexes}}. Podaj teren każdego; dla niepełnych heksów off-map.',
  'problem.unknown-hex': 'Żaden arkusz mapy nie ma heksu „{{found}}”. Heksy są od {{first}} do {{last}}.',
  'problem.unknown-hex-near':
    'Żaden arkusz mapy nie ma heksu „{{found}}”. Heksy są od {{first}} do {{last}}. Czy chodziło o {{suggestion}}?',
  'problem.hex-alias': '{{found}} to drugi numer heksu {{main}}. W pliku mapy pisz {{main}}.',
  'problem.feature-off-land': 'Heks o terenie {{terrain}} nie może mieć pola „{{name}}”. Usuń je albo zmień teren.',
  'problem.redoubt-years':
    'Reduta miałaby istnieć od {{from}} do {{until}}. Ostatni rok nie może poprzedzać pierwszego.',
  'problem.bad-hexside': '„{{found}}” nie jest krawędzią. Zapisz oba heksy z łącznikiem: N0101-N0102.',
  'problem.not-adjacent': '{{first}} i {{second}} nie sąsiadują ze sobą. Krawędź leży między dwoma sąsiednimi heksami.',
  'problem.hexside-twice': '{{found}} jest już na liście jako {{earlier}}. Połącz oba wpisy w jeden.',
  'problem.hexside-empty': 'Wpis nic nie mówi o tej krawędzi. Dodaj pole albo usuń wpis.',
  'problem.crossing-without-river':
    'Przeprawa ({{crossing}}) wymaga rzeki. Dodaj water: minor-river lub water: major-river albo usuń przeprawę; droga przez strumień jej nie potrzebuje.',
  'problem.way-without-crossing':
    'Droga prowadzi przez rzekę ({{water}}) bez przeprawy. Dodaj bród, most, prom lub zaporę (ford, bridge, ferry, dam) albo usuń drogę.',
  'problem.way-over-water': 'Przez krawędź all-water nie prowadzi żadna droga. Usuń drogi albo zmień wodę.',
  'problem.way-off-land':
    'Do heksu {{hex}} o terenie {{terrain}} nic nie prowadzi. Usuń drogę lub przeprawę albo zmień teren.',
  'problem.ridge-elsewhere':
    'Grzbiet powinien wskazywać jeden z dwóch heksów swojej krawędzi, {{first}} albo {{second}}, a nie „{{found}}”.',
  'problem.ridge-off-land': 'Grzbiet narysowano w heksie {{hex}} o terenie {{terrain}}. Wskaż heks na lądzie.',
  'problem.indestructible-not-bridge':
    'Niezniszczalny może być tylko most. Dodaj crossing: bridge albo usuń to pole; zapora i tak jest niezniszczalna.',
  'problem.ford-remains-not-ferry':
    'Bród może pozostać tylko po utraconym promie. Dodaj crossing: ferry albo usuń to pole.',
  'problem.unfinished-without-railroad':
    'Nieukończona może być tylko linia kolejowa. Dodaj railroad do ways albo usuń to pole.',
  'problem.course-without-water':
    'Bieg prowadzi krawędzią {{found}}, na której nie ma wody. Dodaj wodę tej krawędzi albo usuń ją z biegu.',
  'problem.course-gap':
    'Bieg jest przerwany: {{found}} nie zaczyna się tam, gdzie kończy się {{before}}. Wymień krawędzie po kolei od źródła do ujścia i uzupełnij brakujące.',
  'problem.course-twice': '{{found}} już jest w tym biegu. Wymień każdą krawędź raz.',
  'problem.course-overlap':
    '{{found}} należy już do biegu „{{earlier}}”. Krawędź ma jedną nazwę; usuń ją z jednego z nich.',

  'problem.id-taken': 'Identyfikator „{{found}}” należy już do dowódcy z wiersza {{line}}. Nadaj jednostce inny.',
  'problem.commander-of-other-side':
    'Wartość {{found}} może mieć tylko dowódca Konfederacji. Usuń ją albo zmień mu stronę.',
  'problem.army-leader-tactical': 'Dowódca armii nie ma wartości taktycznej. Usuń ją.',
  'problem.leader-arm':
    'Dowódca armii i dowódca regionalny są przypisani do piechoty, a nie „{{found}}”. Wpisz arm: infantry.',
  'problem.size-of-other-side': 'Wielkość {{found}} ma tylko strona {{owner}}. Zmień wielkość albo stronę.',
  'problem.army-of-other-side': 'Oznaczenie „{{found}}” jest dla jednostek Unii. Usuń je albo zmień stronę.',

  'problem.unknown-map': 'Wśród plików nie ma mapy „{{found}}”. Znalezione: {{known}}.',
  'problem.unknown-map-near':
    'Wśród plików nie ma mapy „{{found}}”. Znalezione: {{known}}. Czy chodziło o {{suggestion}}?',
  'problem.no-map': 'Wśród plików nie ma mapy „{{found}}”. Dodaj plik tej mapy.',
  'problem.unknown-armies': 'Wśród plików nie ma składu armii „{{found}}”. Znalezione: {{known}}.',
  'problem.unknown-armies-near':
    'Wśród plików nie ma składu armii „{{found}}”. Znalezione: {{known}}. Czy chodziło o {{suggestion}}?',
  'problem.no-armies': 'Wśród plików nie ma składu armii „{{found}}”. Dodaj jego plik.',
  'problem.broken-reference': 'Plik „{{found}}” sam zawiera błędy. Najpierw popraw jego.',
  'problem.id-in-two-armies':
    'Identyfikator „{{found}}” występuje i w {{first}}, i w {{second}}. W armiach jednego scenariusza identyfikatory muszą się różnić.',
  'problem.year-not-of-game':
    'W {{game}} nie gra się w roku {{found}}. Scenariusze tej gry dzieją się w roku {{known}}.',
  'problem.date-order': '{{found}} nie następuje po {{before}}. Tury biegną naprzód w czasie.',
  'problem.date-year': 'Pierwsza tura, {{found}}, nie przypada na rok {{year}}. Zmień datę albo rok scenariusza.',
  'problem.turn-beyond-end': 'Tury {{found}} nie będzie: ostatnia ma numer {{turns}}. Wybierz turę od 1 do {{turns}}.',
  'problem.unknown-piece': 'Żadna armia tego scenariusza nie ma żetonu „{{found}}”. Żetony: {{known}}.',
  'problem.unknown-piece-near':
    'Żadna armia tego scenariusza nie ma żetonu „{{found}}”. Czy chodziło o {{suggestion}}?',
  'problem.unknown-unit': 'Żadna armia tego scenariusza nie ma jednostki „{{found}}”. Dowódca może być z: {{known}}.',
  'problem.unknown-unit-near':
    'Żadna armia tego scenariusza nie ma jednostki „{{found}}”. Dowódca może być z: {{known}}. Czy chodziło o {{suggestion}}?',
  'problem.no-unit':
    'Żadna armia tego scenariusza nie ma jednostki „{{found}}” ani innej, z którą ten dowódca może być.',
  'problem.piece-twice': '„{{found}}” jest i w rozstawieniu, i wśród posiłków. Zostaw jeden z tych wpisów.',
  'problem.not-land': 'W heksie {{found}} o terenie {{terrain}} nikt nie może stać. Wybierz heks na lądzie.',
  'problem.outside-window':
    'Heks {{found}} leży poza częścią mapy, na której toczy się gra. Wybierz inny albo powiększ okno.',
  'problem.manpower-over-maximum':
    'Liczebność {{found}} przekracza dopuszczalną w {{game}}. Jednostka może mieć najwyżej {{maximum}}.',
  'problem.works-of-other-year':
    'Umocnienia „{{found}}” nie buduje się w roku {{year}}. W tym roku znane są: {{known}}.',
  'problem.not-for-leader':
    '„{{found}}” to dowódca i nie ma pola „{{name}}”. Usuń je; dowódca ma tylko jednostkę, z którą jest.',
  'problem.not-for-unit':
    '„{{found}}” to jednostka i nie ma pola „{{name}}”. Usuń je; to dowódców przypisuje się do jednostek.',
  'problem.leader-elsewhere':
    'Dowódca miałby stać w {{found}}, lecz {{unit}} jest w {{hex}}. Podaj ten sam heks albo pomiń heks dowódcy.',
  'problem.unit-not-set-up':
    'Jednostki „{{found}}” nie ma w rozstawieniu. Dowódca jest z jednostką, która stoi na mapie.',
  'problem.unit-other-turn':
    'Jednostka „{{found}}” nie przybywa w turze {{turn}}. Dowódca przybywa razem z jednostką, z którą jest.',
  'problem.not-subordinate':
    'Jednostka „{{found}}” nie podlega dowódcy „{{leader}}”. Podaj jednostkę z jego dowództwa ({{command}}).',
  'problem.infantry-only':
    '„{{found}}” nie jest piechotą. „{{leader}}”, dowódca armii lub regionalny, może być tylko z piechotą.',
  'problem.leaders-of-one-level':
    'Z jednostką „{{found}}” jest już „{{other}}”, dowódca tego samego szczebla. Jednego z nich przypisz gdzie indziej.',
  'problem.union-cavalry-leader': '„{{found}}” dowodzi kawalerią Unii, a w {{game}} nie ma takich dowódców. Usuń go.',
  'problem.enemies-in-hex':
    'W heksie {{found}} stoi wrogi „{{other}}”. Dwie strony nie mogą być w jednym heksie: przesuń którąś z jednostek.',
  'problem.ties-missing':
    'W grze {{game}} remisy rzutów na inicjatywę rozstrzyga wyrzucona liczba, więc scenariusz musi powiedzieć jak: dodaj ties z sześcioma wynikami, od 1 do 6.',
  'problem.crossing-not-of-game':
    'Na mapie jest {{crossing}} na {{hexside}}; w grze {{game}} go nie ma. Zmień przeprawę na mapie albo grę.',
  'problem.nothing-to-destroy':
    'Zniszczony na początku może być tylko most, który da się zniszczyć, albo prom, a mapa nie ma tu żadnego. Podaj inną krawędź albo usuń to pole.',
  'problem.pontoon-without-river':
    'Most pontonowy leży na małej albo dużej rzece, a tu jej nie ma. Podaj inną krawędź albo usuń to pole.',
  'problem.pontoon-beside':
    'Stoi tu już przeprawa ({{crossing}}), a na krawędzi jest najwyżej jeden most. Dodaj destroyed: true, podaj inną krawędź albo usuń most pontonowy.',
  'problem.too-many-pontoons':
    'W grze {{game}} ta strona ma najwyżej {{maximum}} żetonów takich mostów. Usuń ten most pontonowy.',
  'problem.bridges-of-game': 'W grze {{game}} liczbę mostów na małe rzeki określają zasady. Usuń minorBridges.',
  'problem.option-of-other-year':
    'Opcja „{{found}}” jest dla scenariuszy z roku {{known}}, a ten dzieje się w roku {{year}}. Usuń ją.',
  'problem.not-for-kind':
    '„{{name}}” nic nie znaczy dla punktów rodzaju „{{kind}}”. Usuń to pole albo wybierz inny rodzaj.',
  'problem.no-crossing':
    'Na tej mapie w „{{found}}” nie ma przeprawy. Podaj krawędź z mostem, promem, brodem lub zaporą.',
  'problem.no-condition': '„{{found}}” nie ma warunku. Podaj points, by lub hexes, także kilka naraz.',
  'problem.unit-of-enemy': '„{{found}}” to jednostka drugiej strony. Podaj jednostki strony, dla której jest wyjście.',
  'problem.victory-missing': '„{{name}}” wymaga punktów. Dodaj sekcję victory albo usuń to pole.',
  'problem.degree-never':
    'Ten wiersz nigdy nie zadziała: wcześniejszy spełnia już przewaga {{before}}, a {{found}} ją obejmuje. Większe przewagi zapisz najpierw.',
  'problem.turn-twice': 'Tura {{found}} ma już swoje zasady. Połącz je w jeden wpis.',
  'problem.unknown-scenario': 'Wśród plików nie ma scenariusza „{{found}}”. Znalezione: {{known}}.',
  'problem.unknown-scenario-near':
    'Wśród plików nie ma scenariusza „{{found}}”. Znalezione: {{known}}. Czy chodziło o {{suggestion}}?',
  'problem.no-scenario': 'Wśród plików nie ma scenariusza „{{found}}”. Dodaj plik tego scenariusza.',
  'problem.lesson-hidden-forces':
    'Scenariusz „{{found}}” ukrywa siły (limitedIntelligence), a lekcja musi widzieć obie strony. Usuń tę opcję ze scenariusza albo wybierz inny, bez niej.',
  'problem.one-goal':
    'Cel jest jeden, a tu jest ich: {{count}}. Zostaw jeden albo zrób z każdego osobny krok; krok tylko do przeczytania nie ma celu.',
  'problem.no-such-unit': '„{{found}}” nie jest jednostką tego scenariusza. Jednostki: {{known}}.',
  'problem.piece-not-there':
    'Na początku scenariusza żeton „{{found}}” nie stoi na mapie po tej stronie. Stoją: {{known}}.',
} as const;
