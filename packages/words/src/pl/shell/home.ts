/** The first page, and what is read before a game. */
export const home = {
  'client.home.ways': 'Na tej stronie',
  'client.home.continue': 'Graj dalej',
  'client.home.continueGame': 'Graj dalej: {{name}}',
  'client.home.left': 'Ostatni ruch: {{when}}.',
  'client.home.lessons': 'Lekcje',
  'client.home.lessonsDone': 'ukończone: {{done}} z {{count}}, każda zajmuje około ośmiu minut',
  'client.home.lessonDone': 'ukończona',
  'client.home.lessonStart': 'Zacznij',
  'client.home.battles': 'Bitwy',
  'client.home.miniatures': 'Figurki',
  'client.home.filters': 'Które bitwy pokazać',
  'client.home.any': 'Wszystkie',
  'client.home.shown_one': 'widać jedną bitwę',
  'client.home.shown_few': 'widać {{count}} bitwy',
  'client.home.shown_many': 'widać {{count}} bitew',
  'client.home.shown_other': 'widać {{count}} bitwy',
  'client.home.noneSuch': 'Nie ma bitwy tej wielkości i tego rodzaju. Wybierz inną albo wszystkie.',
  'client.home.played': 'rozegrana',
  'client.home.begun': 'zaczęta',
  'client.home.closeSheet': 'Wróć do listy',
  'client.home.lee': 'Figurki: Bogowie Wojny, Lee',
  'client.home.leeAbout':
    'Przygotujcie pole bitwy w calach tak, jak każe podręcznik, od rozpisek po znaczniki patroli, i ruszajcie się po nim: we dwoje przy jednym ekranie.',
  'client.home.leePlay': 'Przygotuj bitwę',
  'client.home.leeLesson': 'Pierwsze pole bitwy: lekcja z figurkami',
  'client.home.all': 'Gry i bitwy',
  'client.home.loading': 'Rozwijamy mapę…',
  'client.home.goOn': 'Wróć do przerwanej gry',
  'client.home.hints': 'Wskazówki',
  'client.home.turns_one': 'jedna tura',
  'client.home.turns_few': '{{count}} tury',
  'client.home.turns_many': '{{count}} tur',
  'client.home.turns_other': '{{count}} tury',
  'client.home.pieces_one': 'jeden żeton',
  'client.home.pieces_few': '{{count}} żetony',
  'client.home.pieces_many': '{{count}} żetonów',
  'client.home.pieces_other': '{{count}} żetonu',
  'client.home.length.short': 'niecała godzina',
  'client.home.length.evening': 'jeden wieczór',
  'client.home.length.long': 'cały weekend',
  'client.briefing': 'Odprawa',
  'client.briefing.history': 'Co się wydarzyło',
  'client.briefing.first': 'Na początek: {{piece}}, w stronę heksu {{to}}.',
  'client.briefing.near': '{{hex}} (w pobliżu: {{near}})',
  'client.briefing.show': 'Pokaż',
  'client.briefing.hide': 'Ukryj',
  'client.about': 'O programie',
  'client.about.title': 'O programie Wigwag',
  'client.about.what':
    'Wigwag rozgrywa serię Great Campaigns of the American Civil War według zasad Standard Basic Game Rules 1.4. Zna wszystkie zasady, pokazuje szanse przed decyzją i przy każdej odmowie podaje zasadę.',
  'client.about.not':
    'To projekt miłośników, niezwiązany z wydawcą. Nie zawiera gry zaawansowanej ani map z wydanych gier.',
  'client.about.example': 'Mały przykład',
  'client.about.pickets':
    'Pikiety to mała wymyślona gra z kostkami, kartami i ukrytą ręką. Działa w tej samej oprawie co kampanie i zajmuje kilka minut przy jednym ekranie.',
  'client.about.play': 'Zagraj w Pikiety',
  'client.trouble.no-such-army': 'Nie ma armii „{{wanted}}”. Są: {{known}}.',
  'client.trouble.no-such-table':
    'Stół ma od 24 do 144 cali długości i szerokości, na przykład 72x48, a nie „{{wanted}}”. Popraw table= w adresie.',
  'client.trouble.no-such-year':
    'Lata tego podręcznika to {{known}} (pierwszy i ostatni), a nie „{{wanted}}”. Popraw year= w adresie albo je pomiń.',
  'client.trouble.no-such-opponent': 'Komputer nie ma poziomu „{{wanted}}”. Ma poziomy: {{known}}.',
  'client.trouble.no-such-style': 'Komputer nie ma stylu „{{wanted}}”. Ma style: {{known}}.',
  'client.trouble.no-such-side': 'Nie ma strony „{{wanted}}”. Są: {{known}}.',
  'client.trouble.opponent-missing':
    'Adres mówi {{wanted}}, ale nie mówi, kto gra przeciwko tobie. Dodaj opponent= i poziom: {{known}}.',
  'client.trouble.no-such-lane': 'Droga ma od 3 do 99 posterunków, a nie „{{wanted}}”. Popraw posts= w adresie.',
  'client.trouble.unreachable':
    'Nie można pobrać pliku {{wanted}}. Czy program jeszcze działa? Uruchom go ponownie przez npm start i odśwież stronę.',
  'client.trouble.no-such-scenario': 'Nie ma scenariusza „{{wanted}}”. Wybierz któryś z listy.',
  'client.trouble.no-such-lesson': 'Nie ma lekcji „{{wanted}}”. Wybierz coś z listy.',
  'client.trouble.no-such-seed':
    'Ziarno w adresie, seed={{wanted}}, nie jest liczbą całkowitą albo jest za duże. Wpisz na przykład seed=3 albo pomiń je: wtedy rzuty będą losowe.',
  'client.trouble.no-such-option':
    'Nie ma zasady opcjonalnej „{{wanted}}”. Dostępne: {{known}}. Popraw options= w adresie albo wybierz zasady przy stole.',
  'client.trouble.option-of-other-year':
    'Zasada opcjonalna „{{wanted}}” w adresie (options=) dotyczy scenariuszy z innego roku. Pomiń ją.',
  'client.trouble.no-such-game':
    'W tej przeglądarce nie ma gry „{{wanted}}”. Mogła zostać usunięta albo jest w innej przeglądarce. Wybierz inną z listy.',
  'client.trouble.no-games-kept':
    'Przeglądarka nie pozwala odczytać gier. W oknie prywatnym albo przy zablokowanych danych stron nic nie da się przechować. Zezwól tej stronie na dane i wczytaj ją ponownie.',
  'client.trouble.later-version':
    'Inna karta albo nowsza wersja programu Wigwag zmieniła pamięć, w której są twoje gry. Gry nadal tam są: odśwież tę stronę.',
  'client.trouble.other-build':
    'Plik {{wanted}} należy do innej wersji programu Wigwag niż ta strona. Odśwież stronę, a jeśli to nie pomoże, zbuduj program ponownie przez npm start.',
  'client.trouble.mended': 'Otwórz bez tego',
  'client.trouble.unsound': 'Nie da się tego otworzyć: {{wanted}}. Zbuduj program ponownie przez npm start.',
} as const;
