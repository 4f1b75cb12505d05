/** Games that leave the page as files, and come back. */
export const files = {
  'client.file.save': 'Zapisz grę do pliku',
  'client.file.secret':
    'Plik zawiera całą grę, także to, co strony przed sobą ukrywają. Niech nikt do niego nie zagląda, dopóki gra trwa.',
  'client.file.notKept':
    'Przeglądarka nie przechowuje tej gry: jej pamięć jest pełna albo niedostępna, albo ta sama gra jest otwarta w innej karcie. Jeśli nie zapiszesz gry do pliku, przepadnie po zamknięciu strony.',
  'client.file.open': 'Otwórz plik z grą',
  'client.file.drop': 'albo upuść go gdziekolwiek na tej stronie',
  'client.file.dropNow': 'Upuść plik, aby go otworzyć.',
  'client.file.reading': 'Czytamy i odtwarzamy plik „{{name}}”…',
  'client.file.proving': 'Sprawdzamy plik „{{name}}”: {{percent}}, decyzja {{decision}} z {{of}}…',
  'client.file.laying': 'Rozkładamy grę z pliku „{{name}}”: {{percent}}, decyzja {{decision}} z {{of}}…',
  'client.file.layingKept': 'Rozkładamy grę: {{percent}}, decyzja {{decision}} z {{of}}…',
  'client.file.fault': 'Nie można otworzyć pliku „{{name}}”',
  'client.file.parted': 'Plik „{{name}}” można otworzyć tylko częściowo',
  'client.file.asFar': 'Graj dalej po decyzji {{decision}}',
  'client.file.occupied':
    'W tej przeglądarce jest już gra w tym scenariuszu ({{title}}). Gra z pliku „{{name}}” zajmie jej miejsce.',
  'client.file.saveWaiting': 'Zapisz wcześniejszą grę do pliku',
  'client.file.replace': 'Zastąp ją',
  'client.file.leave': 'Zostaw ją',
  'client.file.empty': 'Plik jest pusty. Wybierz plik zapisany przez Wigwag albo zapisz grę ponownie.',
  'client.file.too-large':
    'Plik ma {{size}} MB, a gra zajmuje najwyżej {{most}} MB. Wybierz plik zapisany przez Wigwag.',
  'client.file.too-long':
    'W pliku jest {{found}} decyzji, a gra ma ich najwyżej {{most}}. Wybierz plik zapisany przez Wigwag.',
  'client.file.unreadable':
    'Przeglądarka nie może go odczytać. Czy jest nadal na swoim miejscu i czy to plik, a nie folder? Wybierz go ponownie.',
  'client.file.other-ruleset':
    'Ta gra toczy się według innych zasad („{{found}}”); ta strona zna zasady „{{known}}”. Wybierz plik zapisany na tej stronie.',
  'client.file.no-scenario': 'Zapis nie mówi, z jakiego scenariusza jest ta gra. Wybierz plik zapisany na tej stronie.',
  'client.left.title': 'Przerwanej gry nie można kontynuować w tej postaci',
  'client.left.unchanged':
    'Gra nadal jest przechowywana, bez zmian. Najpierw zapisz ją do pliku: dalsza albo nowa gra zajmie jej miejsce.',
  'client.left.save': 'Zapisz ją do pliku',
  'client.left.anew': 'Zacznij od nowa',
  'client.left.unreadable':
    'Gry przechowywanej w tej przeglądarce nie można odczytać. Przy stole możesz zapisać ją do pliku albo zacząć od nowa.',
} as const;
