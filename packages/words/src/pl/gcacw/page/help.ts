/** Co znaczą liczby na mapie i żetonach. */
export const help = {
  'client.help.reach':
    'Wybierz jednostkę, a mapa pokaże, z jaką szansą dotrze na każdy heks; w nawiasie: tylko marszem forsownym. Podczas marszu liczby to punkty ruchu.',
  'client.help.counter': 'Żeton',
  'client.help.counterText':
    'Duża liczba: liczebność. Małe: wartość taktyczna i artylerii. Cztery kropki: zmęczenie. Czerwony róg: zdezorganizowana. Biały pasek: wyczerpana. Oddarty róg: zdemoralizowana. Brązowa krawędź: umocnienia. Tabliczka powyżej to dowódca z jego wartością dowodzenia. Etykieta obok stosu: ile jednostek i jaka łączna liczebność; kliknij stos, aby go rozłożyć.',
  'client.help.scope':
    'Ta wersja zna całą grę podstawową: grasz sam obiema stronami albo z kimś przy jednym ekranie; następny będzie przeciwnik komputerowy.',
} as const;
