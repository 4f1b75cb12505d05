/** What is wrong with a scenario. */
export const scenarios = {
  'problem.rain-not-of-game':
    '„{{found}}”: w grze {{game}} deszcz pada tylko w wersji zaawansowanej. Usuń ten wynik albo wybierz inną grę.',
  'problem.rain-result-not-of-game': '„{{found}}”: tabela gry {{game}} nie ma takiego wyniku. Wybierz krótszy deszcz.',
  'problem.unknown-map': 'Wśród plików nie ma mapy „{{found}}”. Znalezione: {{known}}.',
  'problem.unknown-map-near':
    'Wśród plików nie ma mapy „{{found}}”. Znalezione: {{known}}. Czy chodziło o {{suggestion}}?',
  'problem.no-map': 'Wśród plików nie ma mapy „{{found}}”. Dodaj plik tej mapy.',
  'problem.unknown-armies': 'Wśród plików nie ma składu armii „{{found}}”. Znalezione: {{known}}.',
  'problem.unknown-armies-near':
    'Wśród plików nie ma składu armii „{{found}}”. Znalezione: {{known}}. Czy chodziło o {{suggestion}}?',
  'problem.no-armies': 'Wśród plików nie ma składu armii „{{found}}”. Dodaj jego plik.',
  'problem.broken-reference': 'Plik „{{found}}” sam zawiera błędy. Najpierw popraw je.',
  'problem.id-in-two-armies':
    'Identyfikator „{{found}}” występuje i w {{first}}, i w {{second}}. W armiach jednego scenariusza identyfikatory muszą się różnić.',
  'problem.year-not-of-game': 'Gra {{game}} nie obejmuje roku {{found}}. Jej scenariusze dzieją się w roku: {{known}}.',
  'problem.date-order': '{{found}} nie następuje po {{before}}. Tury biegną naprzód w czasie.',
  'problem.date-year': 'Pierwsza tura, {{found}}, nie przypada na rok {{year}}. Zmień datę albo rok scenariusza.',
  'problem.turn-beyond-end': 'Nie ma tury {{found}}: ostatnia ma numer {{turns}}. Wybierz turę od 1 do {{turns}}.',
  'problem.unknown-piece': 'Żadna armia tego scenariusza nie ma żetonu „{{found}}”. Żetony: {{known}}.',
  'problem.unknown-piece-near':
    'Żadna armia tego scenariusza nie ma żetonu „{{found}}”. Czy chodziło o {{suggestion}}?',
  'problem.unknown-unit': 'Żadna armia tego scenariusza nie ma jednostki „{{found}}”. Dowódca może być z: {{known}}.',
  'problem.unknown-unit-near':
    'Żadna armia tego scenariusza nie ma jednostki „{{found}}”. Dowódca może być z: {{known}}. Czy chodziło o {{suggestion}}?',
  'problem.no-unit':
    'Żadna armia tego scenariusza nie ma jednostki „{{found}}” ani innej, z którą ten dowódca może być.',
  'problem.piece-twice': '„{{found}}” jest i w rozstawieniu, i wśród posiłków. Zostaw jeden z tych wpisów.',
  'problem.not-land': 'Na heksie {{found}} o terenie {{terrain}} nic nie może stać. Wybierz heks na lądzie.',
  'problem.outside-window':
    'Heks {{found}} leży poza częścią mapy, na której toczy się gra. Wybierz inny albo powiększ okno.',
  'problem.manpower-over-maximum':
    'Liczebność {{found}} przekracza dopuszczalną w grze {{game}}. Jednostka może mieć najwyżej {{maximum}}.',
  'problem.works-of-other-year':
    'Umocnienia „{{found}}” nie buduje się w roku {{year}}. W tym roku znane są: {{known}}.',
  'problem.not-for-leader':
    '„{{found}}” to dowódca i nie ma pola „{{name}}”. Usuń je; dowódca ma tylko jednostkę, z którą jest.',
  'problem.not-for-unit':
    '„{{found}}” to jednostka i nie ma pola „{{name}}”. Usuń je; to dowódców przypisuje się do jednostek.',
  'problem.leader-elsewhere':
    'Dowódca miałby stać na heksie {{found}}, lecz {{unit}} jest na heksie {{hex}}. Podaj ten sam heks albo pomiń heks dowódcy.',
  'problem.unit-not-set-up':
    'Jednostki „{{found}}” nie ma w rozstawieniu. Dowódca jest z jednostką, która stoi na mapie.',
  'problem.unit-other-turn':
    'Jednostka „{{found}}” nie przybywa w turze {{turn}}. Dowódca przybywa razem z jednostką, z którą jest.',
  'problem.not-subordinate':
    'Jednostka „{{found}}” nie podlega dowódcy „{{leader}}”. Podaj jednostkę o jego oznaczeniu ({{command}}).',
  'problem.infantry-only':
    '„{{found}}” nie jest piechotą. „{{leader}}”, dowódca armii lub regionalny, może być tylko z piechotą.',
  'problem.leaders-of-one-level':
    'Z jednostką „{{found}}” jest już „{{other}}”, dowódca tego samego szczebla. Jednego z nich przypisz gdzie indziej.',
  'problem.union-cavalry-leader':
    '„{{found}}” dowodzi kawalerią Unii, a w grze {{game}} nie ma takich dowódców. Usuń go.',
  'problem.enemies-in-hex':
    'Na heksie {{found}} stoi wrogi żeton „{{other}}”. Na jednym heksie nie mogą stać obie strony: przesuń któryś z żetonów.',
  'problem.ties-missing':
    'W grze {{game}} remisy rzutów na inicjatywę rozstrzyga wyrzucona liczba, więc scenariusz musi powiedzieć jak: dodaj ties z sześcioma wynikami, od 1 do 6.',
  'problem.crossing-not-of-game':
    'Mapa ma na krawędzi {{hexside}} przeprawę ({{crossing}}), której w grze {{game}} nie ma. Zmień przeprawę na mapie albo grę.',
  'problem.nothing-to-destroy':
    'Zniszczony na początku może być tylko most, który da się zniszczyć, albo prom, a mapa nie ma tu żadnego. Podaj inną krawędź albo usuń to pole.',
  'problem.pontoon-without-river':
    'Most pontonowy leży na małej albo dużej rzece, a tu jej nie ma. Podaj inną krawędź albo usuń to pole.',
  'problem.pontoon-beside':
    'Stoi tu już przeprawa ({{crossing}}), a na krawędzi jest najwyżej jeden most. Dodaj destroyed: true, podaj inną krawędź albo usuń most pontonowy.',
  'problem.too-many-pontoons':
    'W grze {{game}} ta strona może mieć takich mostów najwyżej: {{maximum}}. Usuń ten most pontonowy.',
  'problem.bridges-of-game': 'W grze {{game}} liczbę mostów na małe rzeki określają zasady. Usuń minorBridges.',
  'problem.option-of-other-year':
    'Opcja „{{found}}” jest dla scenariuszy z roku {{known}}, a ten dzieje się w roku {{year}}. Usuń ją.',
  'problem.not-for-kind':
    '„{{name}}” nic nie znaczy dla punktów rodzaju „{{kind}}”. Usuń to pole albo wybierz inny rodzaj.',
  'problem.no-crossing':
    'Na tej mapie na krawędzi „{{found}}” nie ma przeprawy. Podaj krawędź z mostem, promem, brodem lub zaporą.',
  'problem.no-condition': '„{{found}}” nie ma warunku. Podaj points, by lub hexes, także kilka naraz.',
  'problem.unit-of-enemy': '„{{found}}” to jednostka drugiej strony. Podaj jednostki strony, dla której jest wyjście.',
  'problem.victory-missing': '„{{name}}” wymaga punktów zwycięstwa. Dodaj sekcję victory albo usuń to pole.',
  'problem.degree-never':
    'Ten wiersz nigdy nie zadziała: wcześniejszy spełnia już przewaga {{before}}, a {{found}} ją obejmuje. Większe przewagi zapisz najpierw.',
  'problem.turn-twice': 'Tura {{found}} ma już swoje zasady. Połącz je w jeden wpis.',
} as const;
