/** Pierwsza strona i to, co czyta się przed grą. */
export const home = {
  'client.home.lessons': 'Lekcje, po kilka minut',
  'client.home.battles': 'Bitwy',
  'client.home.all': 'Wszystkie bitwy',
  'client.home.loading': 'Rozwijamy mapę …',
  'client.home.play': 'Do stołu',
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
  'client.briefing.first': 'Na początek: {{piece}} w stronę {{to}}.',
  'client.briefing.show': 'Pokaż',
  'client.trouble.unreachable':
    'Nie można pobrać pliku {{wanted}}. Czy program jeszcze działa? Uruchom go ponownie przez npm start i odśwież stronę.',
  'client.trouble.no-such-scenario': 'Nie ma scenariusza „{{wanted}}”. Wybierz któryś z listy.',
  'client.trouble.no-such-lesson': 'Nie ma lekcji „{{wanted}}”. Wybierz coś z listy.',
  'client.trouble.no-such-seed':
    'Numer kości w adresie, seed={{wanted}}, nie jest liczbą całkowitą albo jest za duży. Wpisz na przykład seed=3 albo pomiń go: wtedy kości będą przypadkowe.',
  'client.trouble.no-such-option':
    'Adres prosi o zasadę opcjonalną „{{wanted}}” (options=), a takiej nie ma. Są te: {{known}}. Popraw adres albo wybierz zasady opcjonalne przy stole.',
  'client.trouble.option-of-other-year':
    'Zasada opcjonalna „{{wanted}}” w adresie (options=) dotyczy scenariuszy z innego roku. Pomiń ją.',
  'client.trouble.mended': 'Otwórz bez tego',
  'client.trouble.unsound': 'Nie da się tego otworzyć: {{wanted}}. Zbuduj program od nowa przez npm start.',
} as const;
