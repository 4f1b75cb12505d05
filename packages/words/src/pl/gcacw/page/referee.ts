/** Panel sędziego z zasadami opcjonalnymi. */
export const referee = {
  'client.referee': 'Sędzia',
  'client.referee.about':
    'Do zasad domowych, poprawek i własnych ustawień: zmiany, których nie robi żadna reguła, tylko między akcjami. Każda stoi w dzienniku z powodem.',
  'client.referee.secret':
    'Przy ograniczonym wywiadzie przy tym ekranie nie ma sędziego: widzi on, co jest pod znacznikami obu stron.',
  'client.referee.hint': 'Sędzia: wskazuj żetony i heksy albo wybierz je w panelu. Inna zakładka wraca do gry.',
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
  'client.referee.rain': 'Deszcz do tury',
  'client.referee.minor': 'Małe rzeki nie do przejścia w bród do tury',
  'client.referee.major': 'Duże rzeki nie do przejścia w bród do tury',
  'client.referee.pontoon': 'Most pontonowy',
  'client.referee.reason': 'Powód',
  'client.referee.make': 'Zmień',
  'client.options': 'Zasady opcjonalne',
  'client.options.open': 'Można je zmieniać do pierwszej decyzji.',
  'client.options.begun': 'Ustalono je na początku gry. Nowa gra może mieć inne.',
  'client.options.otherYear': 'Tylko w scenariuszach z roku {{year}}.',
} as const;
