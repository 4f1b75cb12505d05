/** What the numbers on map and counters mean. */
export const help = {
  'client.help.reach':
    'Wybierz jednostkę, a mapa pokaże, z jaką szansą dotrze na każdy heks; w nawiasie: tylko marszem forsownym. Podczas marszu liczby to punkty ruchu.',
  'client.help.march':
    'Przeciągnij jednostkę na heks albo kliknij ją, a potem heks: podejmie inicjatywę, rozpocznie marsz i dojdzie tam, jeśli pozwoli rzut. Przytrzymaj ją chwilę nad heksem, a trasa powiedzie przez niego.',
  'client.help.undoGesture': 'Jedno cofnięcie cofa wszystko, co postanowiono jednym ruchem, na przykład cały marsz.',
  'client.help.undoSecret':
    'Własne kroki możesz cofać, dopóki nie padnie rzut, nie odkryjesz czegoś tajnego albo nie decyduje druga strona; potem niczego się nie cofa.',
  'client.help.hide':
    'Przy ograniczonym rozpoznaniu na początku wszystko widać. Gdy masz inicjatywę, przed marszem jednostki mogą zniknąć pod znacznikami zgrupowań, wszystkie naraz klawiszem {{key}}; znacznik może też być atrapą.',
  'client.help.counter': 'Żeton',
  'client.help.counterText':
    'Duża liczba: liczebność. Małe: wartość taktyczna i artyleryjska. Cztery kropki: zmęczenie. Czerwony róg: zdezorganizowana. Biały pasek: wyczerpana. Naddarty róg: zdemoralizowana. Brązowa obwódka: umocnienia. Tabliczka powyżej to dowódca i jego wartość dowodzenia. Etykieta obok stosu: ile jednostek i jaka łączna liczebność; kliknij stos, aby go rozłożyć.',
  'client.help.scope':
    'Ta wersja obejmuje całą grę podstawową: grasz obiema stronami albo z kimś przy jednym ekranie. Przeciwnik komputerowy jest w planach.',
} as const;
