/** Random events, rain and high water. */
export const weather = {
  'gcacw.phase.random-events': 'Faza wydarzeń losowych',
  'gcacw.rain.current': 'deszcz w tej turze',
  'gcacw.rain.current+1': 'deszcz w tej turze i w następnej',
  'gcacw.rain.current+2': 'deszcz w tej turze i w dwóch następnych',
  'gcacw.rain.current+3': 'deszcz w tej turze i w trzech następnych',

  'gcacw.ask.randomEvents': 'Rzut dwiema kostkami na wydarzenia losowe.',
  'gcacw.ask.displacement': '{{side}}: deszcz wypędza jednostkę {{unit}} z bagna. Dokąd odchodzi?',

  'gcacw.choice.roll.events': 'rzut na wydarzenia losowe',
  'gcacw.choice.displace': 'na heks {{to}}',

  'gcacw.verb.displace': 'opuszczenie bagna',

  'gcacw.why.5.5/not-rain': 'W turze deszczowej nie można budować umocnień.',
  'gcacw.why.8.0/step-1-not-rain': 'W turze deszczowej nie można budować umocnień w fazie reorganizacji.',
  'gcacw.why.7.1/restrict-rain-ford':
    'W turze deszczowej nie można atakować przez bród ani przez zniszczony most czy prom.',
  'gcacw.why.7.1/restrict-unfordable': 'Wysoka woda zamknęła ten bród: nie można przez niego atakować.',
  'gcacw.why.7.1/restrict-rain-creek':
    'W turze deszczowej przez strumień można atakować tylko drogą, szosą, linią kolejową albo szlakiem, albo przy mieście.',
  'gcacw.why.7.6/restrict-rain':
    'W turze deszczowej odwrót nie może prowadzić przez bród ani przez strumień bez drogi, szosy, linii kolejowej czy szlaku.',
  'gcacw.why.7.6/restrict-unfordable': 'Wysoka woda zamknęła ten bród: odwrót nie może przez niego prowadzić.',
  'gcacw.why.12.0/rain-river-crossing':
    'W turze deszczowej rzekę można przekroczyć tylko po moście, zaporze albo promem.',
  'gcacw.why.12.0/unfordable-major':
    'Duże rzeki są nie do przejścia w bród: przekracza się je po moście, zaporze albo promem.',
  'gcacw.why.12.0/unfordable-minor':
    'Małe rzeki są nie do przejścia w bród: przekracza się je po moście, zaporze albo promem.',
  'gcacw.why.12.0/rain-creek-crossing':
    'W turze deszczowej strumień można przekroczyć tylko drogą, szosą, linią kolejową albo szlakiem, albo przy mieście.',
  'gcacw.why.12.0/displacement-move':
    'Jednostka, która opuszcza bagno, może przejść tylko na sąsiedni heks, na którym nie stoi wróg.',
  'gcacw.why.12.0/displacement-zoc':
    'Jednostka może wejść we wrogą strefę kontroli tylko wtedy, gdy leży w niej każdy dostępny heks.',
  'gcacw.why.12.0/displacement-forbidden':
    'Jednostka nie może wejść na inne bagno ani przekroczyć rzeki bez mostu, zapory czy promu.',

  'gcacw.event.randomEvent.none': 'Wydarzenia losowe, {{total}}: brak wydarzenia.',
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
