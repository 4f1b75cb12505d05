/** What the numbers on map and counters mean. */
export const help = {
  'client.help.reach':
    'Wybierz jednostkę, a mapa pokaże, z jaką szansą dotrze na każdy heks; w nawiasie: tylko marszem forsownym. Podczas marszu liczby to punkty ruchu.',
  'client.help.counter': 'Żeton',
  'client.help.counterText':
    'Duża liczba: liczebność. Małe: wartość taktyczna i artyleryjska. Cztery kropki: zmęczenie. Czerwony róg: zdezorganizowana. Biały pasek: wyczerpana. Naddarty róg: zdemoralizowana. Brązowa obwódka: umocnienia. Tabliczka powyżej to dowódca i jego wartość dowodzenia. Etykieta obok stosu: ile jednostek i jaka łączna liczebność; kliknij stos, aby go rozłożyć.',
  'client.help.scope':
    'Ta wersja obejmuje całą grę podstawową: grasz obiema stronami albo z kimś przy jednym ekranie. Przeciwnik komputerowy jest w planach.',
} as const;
