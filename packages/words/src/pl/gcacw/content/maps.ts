/** What is wrong with a map. */
export const maps = {
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
  'problem.way-over-water': 'Przez krawędź all-water nie może prowadzić żadna droga. Usuń drogi albo zmień wodę.',
  'problem.way-off-land':
    'Do heksu {{hex}} o terenie {{terrain}} nic nie może prowadzić. Usuń drogę lub przeprawę albo zmień teren.',
  'problem.ridge-elsewhere':
    'Grzbiet powinien wskazywać jeden z dwóch heksów swojej krawędzi, {{first}} albo {{second}}, a nie „{{found}}”.',
  'problem.ridge-off-land': 'Grzbiet narysowano na heksie {{hex}} o terenie {{terrain}}. Wskaż heks na lądzie.',
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
} as const;
