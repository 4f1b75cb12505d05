/** A file as such: its notation, its format. */
export const files = {
  'problem.unreadable-file':
    'Nie można odczytać pliku. Podaj plik, który istnieje i który wolno otworzyć, a nie folder.',
  'problem.not-text':
    'To nie jest plik tekstowy. Mapy, składy armii i scenariusze to zwykły tekst UTF-8 w formacie YAML.',
  'problem.empty-file': 'Plik jest pusty. Zacznij od wiersza z formatem, na przykład: format: wigwag-scenario 1.',
  'problem.file-too-long':
    'Plik ma więcej niż {{maximum}} znaków: żadna mapa nie jest tak długa, a reszty program nie czyta. Usuń to, co tu nie należy, albo podziel plik.',
  'problem.too-many-entries':
    'Do tego miejsca plik ma więcej niż {{maximum}} wpisów: żadna mapa tylu nie ma, a reszty program nie czyta. Usuń to, co tu nie należy, albo podziel plik.',
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
    'W tym miejscu plik przestaje być JSON-em: oczekiwano {{expected}}. Popraw to miejsce albo zapisz plik ponownie.',
  'problem.json-value':
    'Tu powinna być wartość: tekst w cudzysłowie, liczba, true, false, null, lista albo obiekt. Popraw to miejsce albo zapisz plik ponownie.',
  'problem.json-more': 'JSON już się skończył, a dalej jest coś jeszcze. Zostaw w pliku jeden obiekt.',
  'problem.json-depth':
    'Poziomów nawiasów jest więcej niż {{maximum}}: żaden spis nie jest tak głęboko zagnieżdżony. Sprawdź nawiasy.',
  'problem.duplicate-key': '„{{found}}” występuje już w wierszu {{line}}. Zostaw jeden z tych wpisów.',
  'problem.bad-key': '„{{found}}” nie może być nazwą wpisu. Przed dwukropkiem podaj zwykłą nazwę.',
  'problem.no-format':
    'Brakuje wiersza z formatem. Plik powinien zaczynać się od format: oraz jednej z nazw: {{known}}.',
  'problem.unknown-format': 'Nieznany format „{{found}}”. Znane: {{known}}.',
  'problem.unknown-format-near': 'Nieznany format „{{found}}”. Znane: {{known}}. Czy chodziło o {{suggestion}}?',
  'problem.other-format': 'Ten plik ma format „{{found}}”; tutaj potrzebny jest plik „{{expected}}”.',
  'problem.id-in-two-files':
    'Identyfikator „{{found}}” należy już do pliku {{other}}. Każdemu plikowi tego samego rodzaju nadaj własny.',
} as const;
