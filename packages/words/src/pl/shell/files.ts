/** Games that leave the page as files, and come back. */
export const files = {
  'client.file.save': 'Zapisz grę do pliku',
  'client.file.secret':
    'Plik zawiera całą grę, także to, co strony przed sobą ukrywają. Niech nikt do niego nie zagląda, dopóki gra trwa.',
  'client.file.gone':
    'Tę grę usunięto na zawsze w innej karcie. To, co jest na stole, nie jest zapisane: zapisz grę do pliku, zanim zamkniesz tę stronę.',
  'client.file.notKept':
    'Ostatnie decyzje nie są zapisane: pamięć przeglądarki jest pełna albo niedostępna. Wigwag próbuje dalej. Jeśli strona zostanie zamknięta, zanim się uda, przepadną, chyba że zapiszesz grę do pliku.',
  'client.file.open': 'Otwórz plik z grą',
  'client.file.drop': 'albo upuść go gdziekolwiek na tej stronie',
  'client.file.dropNow': 'Upuść plik, aby go otworzyć.',
  'client.file.reading': 'Czytamy i odtwarzamy plik „{{name}}”…',
  'client.file.proving': 'Sprawdzamy plik „{{name}}”: {{percent}}…',
  'client.file.laying': 'Rozkładamy grę z pliku „{{name}}”: {{percent}}…',
  'client.file.layingKept': 'Rozkładamy grę: {{percent}}…',
  'client.file.fault': 'Nie można otworzyć pliku „{{name}}”',
  'client.file.parted': 'Plik „{{name}}” można otworzyć tylko częściowo',
  'client.file.doubtful': 'Za plik „{{name}}” nikt nie ręczy',
  'client.file.openAnyway': 'Otwórz mimo to',
  'client.file.asFar': 'Graj dalej po decyzji {{decision}}',
  'client.file.asFarHidden': 'Graj dalej od ostatniej decyzji zgodnej z tymi zasadami',
  'client.file.partedHidden':
    'Od pewnej decyzji ten zapis zmieniono albo nie zgadza się on z tymi zasadami. Nie podajemy, od której: mogłoby to zdradzić, co ukryła jedna ze stron.',
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
    'Zostaje w tej przeglądarce, bez zmian. Możesz zapisać ją do pliku. Jeśli zagrasz dalej albo zaczniesz od nowa, będzie to nowa gra obok niej.',
  'client.left.save': 'Zapisz ją do pliku',
  'client.left.anew': 'Zacznij od nowa',
  'client.left.unreadable':
    'Gry przechowywanej w tej przeglądarce nie można odczytać. Przy stole możesz zapisać ją do pliku albo zacząć od nowa.',
  'client.keeping.saved': 'zapisana',
  'client.keeping.kept': 'Zapisane w tej przeglądarce',
  'client.keeping.writing': 'Zapisywanie…',
  'client.keeping.not-kept': 'Niezapisane',
  'client.kept.unmoved_one':
    'Jednej gry z wcześniejszej wersji nie udało się jeszcze przenieść; nadal jest na swoim miejscu.',
  'client.kept.unmoved_few':
    '{{count}} gier z wcześniejszej wersji nie udało się jeszcze przenieść; nadal są na swoim miejscu.',
  'client.kept.unmoved_many':
    '{{count}} gier z wcześniejszej wersji nie udało się jeszcze przenieść; nadal są na swoim miejscu.',
  'client.kept.unmoved_other':
    '{{count}} gry z wcześniejszej wersji nie udało się jeszcze przenieść; nadal są na swoim miejscu.',
  'client.following': 'Ta gra toczy się w innej karcie.',
  'client.following.watch': 'Tutaj możesz ją oglądać.',
  'client.following.playHere': 'Graj tutaj',
  'client.unkept':
    'Inna karta przejęła tę grę, zanim zapisały się ostatnie decyzje podjęte tutaj. Nie należą one do gry.',
  'client.unkept.save': 'Zapisz grę z nimi do pliku',
} as const;
