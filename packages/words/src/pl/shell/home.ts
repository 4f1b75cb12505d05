/** The first page, and what is read before a game. */
export const home = {
  'client.home.lessons': 'Lekcje, po kilka minut',
  'client.home.battles': 'Bitwy',
  'client.home.all': 'Wszystkie bitwy',
  'client.home.loading': 'Rozwijamy mapę…',
  'client.home.play': 'Rozpocznij grę',
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
  'client.briefing.show': 'Pokaż',
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
  'client.trouble.mended': 'Otwórz bez tego',
  'client.trouble.unsound': 'Nie da się tego otworzyć: {{wanted}}. Zbuduj program ponownie przez npm start.',
} as const;
