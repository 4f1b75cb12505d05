/** Obsługa strony i klawisze. */
export const help = {
  'client.help.title': 'Jak grać',
  'client.help.light':
    'Co świeci, można kliknąć: żetony i heksy z bursztynową krawędzią. Nic innego nie jest dozwolone.',
  'client.help.whyNot': 'Kliknij coś, co nie świeci, a linia pod mapą powie, dlaczego nie, i poda przepis.',
  'client.help.undo': 'Grasz obiema stronami i możesz cofnąć wszystko, także rzuty; wypadną te same kości.',
  'client.help.keys': 'Klawisze',
  'client.keys.choose': 'przejdź po tym, co świeci; wybierz',
  'client.keys.cancel': 'odłóż żeton',
  'client.keys.undo': 'cofnij, ponów',
  'client.keys.pan': 'przesuń mapę',
  'client.keys.zoom': 'przybliż, oddal, cała mapa',
  'client.help.fan':
    'Projekt fanowski, niezwiązany z żadnym wydawcą. Reguły są wyrażone w kodzie i naszymi słowami; aby je dobrze poznać, warto mieć gry.',
} as const;
