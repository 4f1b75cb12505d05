/** How the page is handled, and its keys. */
export const help = {
  'client.help.title': 'Jak grać',
  'client.help.light':
    'Klikać można to, co podświetlone: żetony i heksy w bursztynowej obwódce. Nic innego nie jest dozwolone.',
  'client.help.whyNot':
    'Kliknij coś, co nie jest podświetlone, a wiersz pod mapą powie, dlaczego nie, i poda numer zasady.',
  'client.help.undo': 'Grasz obiema stronami i możesz cofnąć wszystko, także rzuty; ten sam wybór da te same wyniki.',
  'client.help.undoAgainst':
    'Grasz przeciw komputerowi. Możesz cofnąć swoje decyzje, a z nimi to, co komputer zrobił od tego czasu; ten sam wybór da te same wyniki.',
  'client.help.undoFar':
    'Swoje decyzje możesz cofnąć, dopóki nie padnie rzut albo nie zdecyduje druga strona; potem musi się zgodzić drugi gracz.',
  'client.help.keys': 'Klawisze',
  'client.keys.choose': 'przejdź po tym, co podświetlone; wybierz',
  'client.keys.buttons': 'naciśnij przycisk z tą cyfrą',
  'client.keys.cancel': 'odłóż żeton',
  'client.keys.undo': 'cofnij, ponów',
  'client.keys.pan': 'przesuń mapę',
  'client.keys.zoom': 'przybliż, oddal, cała mapa',
  'client.keys.charts': 'tabele',
  'client.keys.book': 'zasady gry',
  'client.keys.menu': 'menu, jasno albo ciemno',
  'client.help.fan':
    'Projekt fanowski, niezwiązany z żadnym wydawcą. Zasady są wyrażone w kodzie i naszymi słowami; aby je dobrze poznać, warto mieć gry.',
} as const;
