/** Wydarzenia losowe, deszcz i wysoka woda. */
export const weather = {
  'gcacw.phase.random-events': 'Faza wydarzeń losowych',
  'gcacw.rain.current': 'deszcz w tej turze',
  'gcacw.rain.current+1': 'deszcz w tej turze i w następnej',
  'gcacw.rain.current+2': 'deszcz w tej turze i w dwóch następnych',
  'gcacw.rain.current+3': 'deszcz w tej turze i w trzech następnych',

  'gcacw.ask.randomEvents': 'Rzut dwiema kostkami na wydarzenia losowe.',
  'gcacw.ask.displacement': '{{side}}: deszcz wypędza jednostkę {{unit}} z bagna. Dokąd odchodzi?',

  'gcacw.choice.roll.events': 'rzuć na wydarzenia losowe',
  'gcacw.choice.displace': 'na {{to}}',

  'gcacw.verb.displace': 'opuszczenie bagna',

  'gcacw.why.5.5/not-rain': 'W turze deszczu nikt nie buduje umocnień.',
  'gcacw.why.8.0/step-1-not-rain': 'W turze deszczu nie buduje się umocnień w fazie reorganizacji.',
  'gcacw.why.7.1/restrict-rain-ford': 'W turze deszczu nie atakuje się przez bród ani przez zniszczony most czy prom.',
  'gcacw.why.7.1/restrict-unfordable': 'Wysoka woda zamknęła ten bród: nie atakuje się przez niego.',
  'gcacw.why.7.1/restrict-rain-creek':
    'W turze deszczu przez strumień atakuje się tylko drogą, szosą, linią kolejową albo szlakiem, albo przy mieście.',
  'gcacw.why.7.6/restrict-rain':
    'W turze deszczu odwrót nie prowadzi przez bród ani przez strumień bez drogi, szosy, linii kolejowej czy szlaku.',
  'gcacw.why.7.6/restrict-unfordable': 'Wysoka woda zamknęła ten bród: odwrót przez niego nie prowadzi.',
  'gcacw.why.12.0/rain-river-crossing': 'W turze deszczu rzekę przekracza się tylko po moście, zaporze albo promem.',
  'gcacw.why.12.0/unfordable-major':
    'Duże rzeki są nie do przejścia w bród: przekracza się je po moście, zaporze albo promem.',
  'gcacw.why.12.0/unfordable-minor':
    'Małe rzeki są nie do przejścia w bród: przekracza się je po moście, zaporze albo promem.',
  'gcacw.why.12.0/rain-creek-crossing':
    'W turze deszczu strumień przekracza się tylko drogą, szosą, linią kolejową albo szlakiem, albo przy mieście.',
  'gcacw.why.12.0/displacement-move':
    'Jednostka, która opuszcza bagno, przechodzi na sąsiedni heks, na którym nie stoi nieprzyjaciel.',
  'gcacw.why.12.0/displacement-zoc':
    'Jednostka wchodzi w strefę kontroli nieprzyjaciela tylko wtedy, gdy leży w niej każdy dostępny heks.',
  'gcacw.why.12.0/displacement-forbidden':
    'Jednostka nie wchodzi na inne bagno ani nie przekracza rzeki bez mostu, zapory czy promu.',

  'gcacw.event.randomEvent.none': 'Wydarzenia losowe, {{total}}: nic.',
  'gcacw.event.randomEvent.rain': 'Wydarzenia losowe, {{total}}: $t(gcacw.rain.{{result}}).',
  'gcacw.event.rained': 'Deszcz do końca tury {{until}} ({{because}}).',
  'gcacw.event.riversUnfordable.minor': 'Małe rzeki są nie do przejścia w bród do końca tury {{box}} ({{because}}).',
  'gcacw.event.riversUnfordable.major': 'Duże rzeki są nie do przejścia w bród do końca tury {{box}} ({{because}}).',
  'gcacw.event.riversUnfordable.minor-over': 'Małe rzeki można znów przekraczać w bród ({{because}}).',
  'gcacw.event.riversUnfordable.major-over': 'Duże rzeki można znów przekraczać w bród ({{because}}).',
  'gcacw.event.unitDisplaced': 'Jednostka {{unit}} opuszcza bagno {{from}} i przechodzi na heks {{to}}.',

  'gcacw.because.12.0/result-current': 'jedna tura deszczu',
  'gcacw.because.12.0/result-current-1': 'dwie tury deszczu',
  'gcacw.because.12.0/result-current-2': 'trzy tury deszczu',
  'gcacw.because.12.0/result-current-3': 'cztery tury deszczu',
  'gcacw.because.12.0/marker-place': 'deszcz',
  'gcacw.because.12.0/marker-advance': 'kolejny deszcz',
  'gcacw.because.12.0/marker-remove': 'woda opadła',
  'gcacw.because.12.0/displacement-fatigue': 'deszcz na bagnie sezonowym',
  'gcacw.because.12.0/displacement-eliminated': 'nie ma wyjścia z bagna',

  'gcacw.dice.random-events': 'wydarzenia losowe',
} as const;
