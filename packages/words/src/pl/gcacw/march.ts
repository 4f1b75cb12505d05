/** Marches and movement. */
export const march = {
  'gcacw.ask.march': '{{side}}: maszeruje {{unit}}, ma jeszcze {{points}}.',

  'gcacw.choice.march': 'marsz: {{unit}}',
  'gcacw.choice.force': 'marsz forsowny',
  'gcacw.choice.step': 'na heks {{to}}',
  'gcacw.choice.stop': 'zakończ marsz',

  'gcacw.verb.march': 'marsz',
  'gcacw.verb.force': 'marsz forsowny',
  'gcacw.verb.step': 'wejście na heks',
  'gcacw.verb.stop': 'zakończenie marszu',

  'gcacw.why.5.1/one-unit': 'Maszerować może tylko twoja jednostka na mapie.',
  'gcacw.why.5.1/fatigue-3-or-less': 'Jednostka na poziomie zmęczenia 4 nie może maszerować.',
  'gcacw.why.5.1/optional-fatigue-4-march': 'Na poziomie zmęczenia 4 może maszerować tylko jednostka zorganizowana.',
  'gcacw.why.5.1/force-not-artillery-wagon': 'Artyleria i tabory nie mogą wykonać marszu forsownego.',
  'gcacw.why.5.1/optional-fatigue-4-no-force':
    'Jednostka, która maszeruje na poziomie zmęczenia 4, nie może wykonać marszu forsownego.',
  'gcacw.why.5.1/force-declare-step-3':
    'Marsz forsowny można ogłosić tylko raz w ciągu marszu, zanim jednostka wejdzie na pierwszy heks.',
  'gcacw.why.5.1/force-needs-organized': 'Marsz forsowny może wykonać tylko jednostka zorganizowana.',
  'gcacw.why.2.3/partial-hexes-off-map': 'Trasa wiodłaby przez heksy niegrywalne.',
  'gcacw.why.6.5/fatigue-4-no-action': 'Jednostka na poziomie zmęczenia 4 nie może działać.',
  'gcacw.why.6.1/move-cost': 'Ten heks nie sąsiaduje z jednostką.',
  'gcacw.why.6.1/no-move-at-zero': 'Jednostka nie ma już punktów ruchu.',
  'gcacw.why.6.2/water': 'Jednostki nie mogą wchodzić na wodę ani przekraczać krawędzi wodnych.',
  'gcacw.why.6.2/enemy-hex': 'Ten heks zajmuje wróg.',
  'gcacw.why.6.2/mountain-access': 'W góry można wejść i z gór zejść tylko drogą, szosą, linią kolejową albo szlakiem.',
  'gcacw.why.6.2/swamp-access':
    'Na bagno można wejść i z niego wyjść tylko drogą, szosą albo linią kolejową, a szlakiem tylko z zasadą opcjonalną „Szlaki przez bagna”.',
  'gcacw.why.6.2/river-crossing': 'Rzekę można przekroczyć tylko po moście, zaporze, promem albo w bród.',
  'gcacw.why.6.2/exit-zoc-first-activity':
    'Jednostka może opuścić wrogą strefę kontroli tylko wtedy, gdy zaczęła w niej marsz, i tylko na samym jego początku.',
  'gcacw.why.6.2/minimum-one-hex':
    'Koszt wejścia na ten heks w punktach ruchu: {{cost}}, zostało: {{left}}; bez pełnej zapłaty można wejść tylko na pierwszy heks marszu.',

  'gcacw.event.actionBegan.march': 'Marsz: {{unit}}.',
  'gcacw.event.allowanceRolled': 'Jednostka {{unit}} ma na marsz {{points}}.',
  'gcacw.event.allowanceRolled.plus': 'Jednostka {{unit}} ma na marsz {{points}} (rzut plus {{plus}}).',
  'gcacw.event.allowanceRolled.leader': 'Dowódca {{leader}}: każda jednostka ma na marsz {{points}}.',
  'gcacw.event.allowanceRolled.leader.plus':
    'Dowódca {{leader}}: każda jednostka ma na marsz {{points}} (rzut plus {{plus}}).',
  'gcacw.event.fatigued': 'Jednostka {{unit}} ma teraz poziom zmęczenia {{fatigue}} ({{because}}).',
  'gcacw.event.extendedMarch.NE':
    'Jednostka {{unit}} wykonuje marsz wydłużony: rzut {{die}}, modyfikator {{modifier}}, razem {{total}}, a do 5 nic się nie dzieje.',
  'gcacw.event.extendedMarch.D':
    'Jednostka {{unit}} wykonuje marsz wydłużony: rzut {{die}}, modyfikator {{modifier}}, razem {{total}}, a od 6 następuje dezorganizacja.',
  'gcacw.event.extendedMarch.loss':
    'Jednostka {{unit}} wykonuje marsz wydłużony: rzut {{die}}, modyfikator {{modifier}}, razem {{total}}, a od 6 zdezorganizowana jednostka traci liczebność, tu {{result}}.',
  'gcacw.event.forceMarched':
    'Jednostka {{unit}} wykonuje marsz forsowny: rzut {{roll}}, dostaje {{points}}, bez strat.',
  'gcacw.event.forceMarched.loss':
    'Jednostka {{unit}} wykonuje marsz forsowny: rzut {{roll}}, dostaje {{points}}, strata liczebności {{loss}}.',
  'gcacw.event.disorganized': 'Jednostka {{unit}} jest zdezorganizowana ({{because}}).',
  'gcacw.event.manpowerLost': 'Liczebność jednostki {{unit}} spada o {{lost}}, do {{manpower}} ({{because}}).',
  'gcacw.event.unitEliminated': 'Jednostka {{unit}} zostaje wyeliminowana na heksie {{hex}} ({{because}}).',
  'gcacw.event.unitMoved': 'Jednostka {{unit}} przechodzi z heksu {{from}} na heks {{to}} i ma jeszcze {{points}}.',
  'gcacw.event.marchEnded': 'Koniec marszu jednostki {{unit}} ({{because}}).',

  'gcacw.because.5.1/fatigue-plus-one': 'marsz',
  'gcacw.because.5.1/optional-fatigue-4-march': 'marsz na poziomie zmęczenia 4',
  'gcacw.because.5.1/extended-d': 'marsz wydłużony',
  'gcacw.because.5.1/extended-loss': 'marsz wydłużony',
  'gcacw.because.5.1/force-disorganizes': 'marsz forsowny',
  'gcacw.because.5.1/force-loss-marker-side': 'marsz forsowny',
  'gcacw.because.5.1/march-ends': 'brak punktów ruchu',
  'gcacw.because.6.1/spend-any': 'z wyboru',
  'gcacw.because.6.2/enter-zoc-stop': 'wroga strefa kontroli',
  'gcacw.because.6.2/exit-zoc-to-zoc-disorganize': 'przejście ze strefy kontroli do strefy kontroli na przełaj',
  'gcacw.because.6.2/exit-zoc-to-zoc-loss':
    'przejście zdezorganizowanej jednostki ze strefy kontroli do strefy kontroli na przełaj',

  'gcacw.dice.allowance': 'limit punktów ruchu',
  'gcacw.dice.extended-march': 'marsz wydłużony',
  'gcacw.dice.force-march': 'marsz forsowny',
} as const;
