/** The referee's panel, with the optional rules. */
export const referee = {
  'client.referee': 'Sędzia',
  'client.referee.about':
    'Do zasad domowych, poprawek i własnych pozycji: zmiany spoza zasad, tylko między akcjami. Każda trafia do dziennika z powodem.',
  'client.referee.secret':
    'Przy ograniczonym rozpoznaniu nie ma przy tym ekranie sędziego: widziałby, co jest pod znacznikami obu stron.',
  'client.referee.hint':
    'Sędzia: wskazuj żetony i heksy albo wybierz je w panelu. Powrót do gry: każda inna zakładka, np. Dziennik.',
  'client.referee.what': 'Zmiana',
  'client.referee.unit': 'Jednostka',
  'client.referee.leader': 'Dowódca',
  'client.referee.hex': 'Heks',
  'client.referee.to': 'Heks za rzeką',
  'client.referee.point': 'wskaż na mapie',
  'client.referee.manpower': 'Liczebność',
  'client.referee.fatigue': 'Zmęczenie',
  'client.referee.demoralized': 'Demoralizacja',
  'client.referee.works': 'Umocnienia',
  'client.referee.rain': 'Deszcz do końca tury',
  'client.referee.minor': 'Małe rzeki nie do przejścia w bród do końca tury',
  'client.referee.major': 'Duże rzeki nie do przejścia w bród do końca tury',
  'client.referee.pontoon': 'Most pontonowy',
  'client.referee.reason': 'Powód',
  'client.referee.make': 'Zmień',
  'client.options.open': 'Można je zmieniać do pierwszej decyzji.',
  'client.options.begun': 'Ustalono je na początku gry. Nowa gra może mieć inne.',
  'client.options.otherYear': 'Tylko w scenariuszach z roku {{year}}.',
} as const;
