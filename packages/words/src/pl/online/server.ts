/** What a server of games over the network says: errors, letters, notices. */
export const server = {
  'online.error.not-json': 'Serwer nie mógł odczytać tego, co wysłano. Odśwież stronę.',
  'online.error.wrong-field': 'Serwer nie przyjmuje tego, co wpisano. Zmień to i spróbuj ponownie.',
  'online.error.bad-setup': 'Tak nie da się otworzyć gry: wybierz inny scenariusz lub inne opcje.',
  'online.error.bad-record':
    'Tej gry nie da się tu kontynuować: została zmieniona, skończyła się, czeka na kości albo ma inne zasady. Otwórz ją na tej stronie i zapisz ponownie.',
  'online.error.no-computer': 'W tę grę program nie umie grać: poczekaj albo zażądaj zwycięstwa.',
  'online.error.too-early': 'Na to jeszcze za wcześnie: zostało trochę czasu.',
  'online.error.banned':
    'Osoba prowadząca ten serwer zablokowała cię: widzisz listę swoich gier i możesz zabrać swoje dane, ale żadnej gry nie otworzysz.',
  'online.error.renewed':
    'Program tego serwera odnowiono, gdy strona była otwarta. Wczytaj stronę ponownie, a gra potoczy się dalej od tego miejsca.',
  'online.error.game-stands':
    'Ta gra stoi: zasady w tej wersji nie pozwalają jej kontynuować. Jest zachowana bez zmian; więcej wie osoba prowadząca serwer.',
  'online.error.other-level': 'To wyzwanie jest dla graczy o innej sile.',
  'online.error.own-challenge': 'To twoje własne wyzwanie: musi je podjąć ktoś inny.',
  'online.error.not-signed-in': 'Serwer jeszcze cię nie zna. Najpierw wpisz imię.',
  'online.error.not-yours': 'To może zrobić tylko ktoś inny.',
  'online.error.wrong-origin': 'To przyszło z innej strony, więc nic nie zrobiono. Otwórz samego Wigwaga.',
  'online.error.not-found': 'Nie ma tu czegoś takiego. Odnośnik może być stary lub niepełny.',
  'online.error.wrong-method': 'Serwer nie zna tego żądania. Odśwież stronę.',
  'online.error.seat-taken': 'To miejsce zajął już ktoś inny.',
  'online.error.too-late': 'Jest na to za późno: gra poszła dalej.',
  'online.error.not-begun': 'Gra się nie zaczęła: nie ma jeszcze wszystkich graczy.',
  'online.error.too-large': 'To za długie dla serwera.',
  'online.error.too-many': 'Zbyt często w krótkim czasie, więc nic nie zrobiono. Poczekaj chwilę.',
  'online.error.too-many.wait':
    'Zbyt często w krótkim czasie, więc nic nie zrobiono. Za {{time}} można spróbować ponownie.',
  'online.error.many-challenges':
    'Masz już tyle otwartych wyzwań, ile wolno mieć. Wycofaj jedno albo poczekaj, aż ktoś je przyjmie.',
  'online.error.unavailable': 'Serwer nie może tego teraz zrobić. Spróbuj za chwilę.',
  'online.phrase.good-luck': 'Powodzenia!',
  'online.phrase.one-moment': 'Chwileczkę, proszę.',
  'online.phrase.well-played': 'Dobra robota.',
  'online.phrase.thanks': 'Dziękuję za grę.',
  'online.error.wrong-login': 'Nie udało się: nazwa, hasło lub klucz się nie zgadzają. Spróbuj ponownie.',
  'online.error.name-taken': 'Ktoś inny ma już tę nazwę lub ten adres. Wybierz inny.',
  'online.error.expired': 'Ten odnośnik jest przestarzały albo został już użyty. Poproś o nowy.',
  'online.letter.sign-in.subject': 'Logowanie do Wigwaga',
  'online.letter.sign-in.text':
    'Otwórz ten odnośnik, aby się zalogować do Wigwaga. Działa raz, przez pół godziny.\n\n{{link}}\n\nJeśli to nie twoja prośba, nic nie rób: nic się nie stanie.',
  'online.letter.confirm.subject': 'Twój adres w Wigwagu',
  'online.letter.confirm.text':
    'Otwórz ten odnośnik, aby potwierdzić, że to twój adres. Działa raz, przez pół godziny.\n\n{{link}}\n\nJeśli to nie twoja prośba, nic nie rób: nic się nie stanie.',
  'online.notice.turn': 'Twoja decyzja w grze, w której przeciwnikiem jest {{player}}',
  'online.notice.reminder': 'Minęły cztery piąte twojego czasu w grze, w której przeciwnikiem jest {{player}}',
  'online.notice.zero':
    'Twój czas minął w grze, w której przeciwnikiem jest {{player}}, ale gra trwa: podejmij decyzję',
  'online.notice.claimable':
    'Minął czas przeciwnika ({{player}}): możesz czekać, oddać jego miejsce albo zażądać zwycięstwa',
  'online.notice.over': 'Koniec gry, w której przeciwnikiem był gracz {{player}}',
  'online.notice-end': 'Rezygnacja z takich listów: {{unsubscribe}}',
  'online.nobody': 'ktoś, kto odszedł',
  'online.unsubscribe': 'Nie chcę więcej listów o grach',
  'online.unsubscribed': 'Nie dostaniesz więcej listów o grach. Możesz je znów włączyć w ustawieniach.',
} as const;
