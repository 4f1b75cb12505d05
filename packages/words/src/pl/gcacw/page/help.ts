/** What the numbers on map and counters mean. */
export const help = {
  'client.help.reach':
    'Wybierz jednostkę, a mapa pokaże, z jaką szansą dotrze na każdy heks; kursywą, z przerywaną obwódką: tylko marszem forsownym. Wybierz dowódcę albo wskaż go, a mapa pokaże to samo dla jego jednostek, zanim rzuci: na każdym heksie tę, która dojdzie tam najpewniej: aktywuj go, a pomaszerują. Podczas marszu liczby to pozostałe punkty ruchu.',
  'client.help.march':
    'Przeciągnij jednostkę na heks albo kliknij ją, a potem heks: podejmie inicjatywę, rozpocznie marsz i dojdzie tam, jeśli pozwoli rzut. Przytrzymaj ją chwilę nad heksem, a trasa powiedzie przez niego.',
  'client.help.undoGesture': 'Jedno cofnięcie cofa wszystko, co postanowiono jednym ruchem, na przykład cały marsz.',
  'client.help.undoSecret':
    'Własne kroki możesz cofać, dopóki nie padnie rzut, nie odkryjesz czegoś tajnego albo nie decyduje druga strona; potem niczego się nie cofa.',
  'client.help.hide':
    'Przy ograniczonym rozpoznaniu na początku wszystko widać. Gdy masz inicjatywę, przed marszem jednostki mogą zniknąć pod znacznikami zgrupowań, wszystkie naraz klawiszem {{key}}; znacznik może też być atrapą.',
  'client.help.counter': 'Żeton',
  'client.help.counterText':
    'Duża liczba: liczebność, czerwona u jednostki zdezorganizowanej. Małe: wartość taktyczna i artyleryjska, 2-3; wartość 2/3 to 2 w ataku i 3 w obronie, z wartością w nawiasie nie atakuje się w marszu. Nad symbolem wielkość: ×× dywizja, ××– półdywizja, × brygada, ||| pułk. Cztery kropki: zmęczenie. Biały pasek: wyczerpana. Naddarty róg: zdemoralizowana. Brązowa obwódka: umocnienia.',
  'client.help.leaderText':
    'Tabliczka powyżej to dowódca: gwiazdki jego rangi (trzy: armia, dwie: korpus, jedna: dywizja), nazwisko i wartość dowodzenia. Z daleka widać tylko jego gwiazdkę. Etykieta 3·20 obok stosu: trzy jednostki o łącznej liczebności 20; kliknij stos, aby go rozłożyć.',
  'client.help.scope':
    'Ta wersja obejmuje całą grę podstawową: grasz przeciw komputerowi, obiema stronami albo z kimś przy jednym ekranie.',
} as const;
