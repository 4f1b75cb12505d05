/** The fields of any file. */
export const fields = {
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
  'problem.text-span': 'Tekst musi mieć od {{minimum}} do {{maximum}} znaków; ten ma {{found}}.',
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
  'problem.bad-command': '„{{found}}” nie jest oznaczeniem. Użyj liter lub cyfr: J albo M-W dla dywizji M korpusu W.',
  'problem.bad-sheet-name':
    "„{{found}}” nie może być nazwą arkusza. Użyj jednej lub dwóch wielkich liter, a przy jedynym arkuszu może być pusty tekst ''.",
} as const;
