/** Games over the network. */
export const online = {
  'online.error.not-json': 'Serwer nie mógł odczytać tego, co wysłano. Odśwież stronę.',
  'online.error.wrong-field': 'Serwer nie przyjmuje tego, co wpisano. Zmień to i spróbuj ponownie.',
  'online.error.bad-setup': 'Tak nie da się otworzyć gry: wybierz inny scenariusz lub inne opcje.',
  'online.error.not-signed-in': 'Serwer jeszcze cię nie zna. Najpierw wpisz imię.',
  'online.error.not-yours': 'To może zrobić tylko ktoś inny.',
  'online.error.wrong-origin': 'To przyszło z innej strony, więc nic nie zrobiono. Otwórz samego Wigwaga.',
  'online.error.not-found': 'Nie ma tu czegoś takiego. Odnośnik może być stary lub niepełny.',
  'online.error.wrong-method': 'Serwer nie zna tego żądania. Odśwież stronę.',
  'online.error.seat-taken': 'To miejsce zajął już ktoś inny.',
  'online.error.too-late': 'Jest na to za późno: gra poszła dalej.',
  'online.error.not-begun': 'Gra się nie zaczęła: nie ma jeszcze wszystkich graczy.',
  'online.error.too-large': 'To za długie dla serwera.',
  'online.error.too-many': 'Zbyt często w krótkim czasie. Poczekaj chwilę.',
  'online.error.unavailable': 'Serwer nie może tego teraz zrobić. Spróbuj za chwilę.',
} as const;
