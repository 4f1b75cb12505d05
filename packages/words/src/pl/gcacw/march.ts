/** Marsz i ruch. */
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

  'gcacw.why.5.1/one-unit': 'Marsz wykonuje jedna twoja jednostka, która jest na mapie.',
  'gcacw.why.5.1/fatigue-3-or-less': 'Jednostka na 4. poziomie zmęczenia nie może maszerować.',
  'gcacw.why.5.1/optional-fatigue-4-march': 'Na 4. poziomie zmęczenia może maszerować tylko jednostka zorganizowana.',
  'gcacw.why.5.1/force-not-artillery-wagon': 'Artyleria i tabory nigdy nie wykonują marszu forsownego.',
  'gcacw.why.5.1/optional-fatigue-4-no-force':
    'Jednostka, która maszeruje na 4. poziomie zmęczenia, nie może wykonać marszu forsownego.',
  'gcacw.why.5.1/force-declare-step-3':
    'Marsz forsowny ogłasza się raz w ciągu marszu, zanim jednostka wejdzie na pierwszy heks.',
  'gcacw.why.5.1/force-needs-organized': 'Marsz forsowny może wykonać tylko jednostka zorganizowana.',
  'gcacw.why.2.3/partial-hexes-off-map': 'Droga prowadzi tam przez heksy, które nie biorą udziału w grze.',
  'gcacw.why.6.5/fatigue-4-no-action': 'Jednostka na 4. poziomie zmęczenia nie może działać.',
  'gcacw.why.6.1/move-cost': 'Jednostka maszeruje z heksu na heks, a ten nie jest sąsiedni.',
  'gcacw.why.6.1/no-move-at-zero': 'Jednostka nie ma już punktów ruchu.',
  'gcacw.why.6.2/water': 'Jednostki nie wchodzą na wodę ani nie przekraczają krawędzi wodnej.',
  'gcacw.why.6.2/enemy-hex': 'Ten heks zajmuje wróg.',
  'gcacw.why.6.2/mountain-access':
    'W góry wchodzi się i z gór schodzi tylko drogą, szosą, linią kolejową albo szlakiem.',
  'gcacw.why.6.2/swamp-access':
    'Na bagno wchodzi się i z niego wychodzi tylko drogą, szosą albo linią kolejową, a szlakiem, jeśli obowiązuje zasada o szlakach przez bagna.',
  'gcacw.why.6.2/river-crossing': 'Rzekę przekracza się tylko po moście, zaporze, promem albo w bród.',
  'gcacw.why.6.2/exit-zoc-first-activity':
    'Jednostka opuszcza wrogą strefę kontroli tylko wtedy, gdy zaczęła w niej marsz, i tylko na samym początku marszu.',
  'gcacw.why.6.2/minimum-one-hex':
    'Wejście na ten heks kosztuje {{cost}}, a w puli ruchu zostało {{left}}; bez pełnej zapłaty można wejść tylko na pierwszy heks marszu.',

  'gcacw.event.actionBegan.march': 'Marsz: {{unit}}.',
  'gcacw.event.allowanceRolled': 'Jednostka {{unit}} ma na marsz {{points}}.',
  'gcacw.event.allowanceRolled.plus': 'Jednostka {{unit}} ma na marsz {{points}} (rzut plus {{plus}}).',
  'gcacw.event.allowanceRolled.leader': 'Dowódca {{leader}}: każda jednostka ma na marsz {{points}}.',
  'gcacw.event.allowanceRolled.leader.plus':
    'Dowódca {{leader}}: każda jednostka ma na marsz {{points}} (rzut plus {{plus}}).',
  'gcacw.event.fatigued': 'Jednostka {{unit}} ma teraz poziom zmęczenia {{fatigue}} ({{because}}).',
  'gcacw.event.extendedMarch.NE':
    'Jednostka {{unit}} wykonuje marsz wydłużony: rzut {{die}}, modyfikator {{modifier}}, brak efektu.',
  'gcacw.event.extendedMarch.D':
    'Jednostka {{unit}} wykonuje marsz wydłużony: rzut {{die}}, modyfikator {{modifier}}, dezorganizacja.',
  'gcacw.event.extendedMarch.loss':
    'Jednostka {{unit}} wykonuje marsz wydłużony: rzut {{die}}, modyfikator {{modifier}}, strata liczebności {{result}}.',
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
  'gcacw.because.5.1/optional-fatigue-4-march': 'marsz na 4. poziomie zmęczenia',
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

  'gcacw.dice.allowance': 'pula ruchu',
  'gcacw.dice.extended-march': 'marsz wydłużony',
  'gcacw.dice.force-march': 'marsz forsowny',
} as const;
