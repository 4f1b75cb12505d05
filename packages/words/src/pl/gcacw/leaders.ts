/** Leaders: transfer, activation, attachment. */
export const leaders = {
  'gcacw.ask.transfer': '{{side}}: można przemieścić dowódców, każdego raz.',
  'gcacw.ask.activation': '{{side}}, dowódca {{leader}}: która jednostka rusza teraz? Pozostały: {{units}}.',
  'gcacw.ask.activation.attach':
    '{{side}}: najpierw, do której jednostki przypisać dowódcę {{leader}}? Potem jednostki ruszają, każda ma {{points}}.',
  'gcacw.ask.displaced': '{{side}}: dowódca {{leader}} został bez jednostki. Do której go przypisać?',

  'gcacw.choice.transfer': '{{leader}}: przemieszczenie do jednostki {{unit}}',
  'gcacw.choice.activate': 'aktywacja dowódcy: {{leader}}; jednostki: {{units}}',
  'gcacw.choice.activate.digging':
    'aktywacja dowódcy: {{leader}}; jednostki: {{units}}; umocnienia budują: {{digging}}',
  'gcacw.choice.attach': 'przypisz dowódcę do jednostki {{unit}}',
  'gcacw.choice.attach.along': 'przypisz dowódcę do jednostki {{unit}}, razem z nim: {{along}}',
  'gcacw.choice.go': 'następna jednostka: {{unit}}',
  'gcacw.choice.join': '{{leader}} dołącza do marszu',
  'gcacw.choice.attachTo': 'przypisz do jednostki {{unit}}',
  'gcacw.choice.attachTo.nobody': 'zdejmij dowódcę z mapy: nie ma już dla niego jednostki',

  'gcacw.verb.transfer': 'przemieszczenie dowódcy',
  'gcacw.verb.activate': 'aktywacja dowódcy',
  'gcacw.verb.attach': 'przypisanie dowódcy',
  'gcacw.verb.go': 'następna jednostka',
  'gcacw.verb.join': 'zabranie dowódcy',
  'gcacw.verb.attachTo': 'wybór jednostki dla dowódcy',

  'gcacw.why.5.2/one-leader':
    'Aktywować można tylko własnego dowódcę na mapie: regionalnego, korpusu albo dywizji, nigdy dowódcę armii.',
  'gcacw.why.5.2/leader-eligibility':
    'W zasięgu dowodzenia tego dowódcy nie ma podległej mu jednostki na poziomie zmęczenia 3 lub niższym.',
  'gcacw.why.5.2/step-2-select-units': 'Dowódca aktywuje co najmniej jedną jednostkę i tylko jednostki sobie podległe.',
  'gcacw.why.5.2/units-without-leader':
    'Jedna z tych jednostek nie podlega żadnemu dowódcy: może maszerować i budować umocnienia tylko samodzielnie.',
  'gcacw.why.5.2/no-union-cavalry-leaders': 'W tej grze kawaleria Unii nie podlega żadnemu dowódcy.',
  'gcacw.why.5.2/artillery-exception':
    'Artyleria, która dowódcy nie podlega, może tylko dołączyć do jednostek mu podległych, a do dowódcy kawalerii nie może.',
  'gcacw.why.5.2/optional-fatigue-4':
    'Jednostkę na poziomie zmęczenia 4 można wybrać tylko wtedy, gdy jest zorganizowana.',
  'gcacw.why.5.2/otr-union-limit':
    'Rzut Unii na inicjatywę ogranicza liczbę jednostek, które dowódca może teraz aktywować: najwyżej {{limit}}.',
  'gcacw.why.5.2/declare-march-or-entrench': 'Umocnienia mogą budować tylko jednostki wybrane do aktywacji.',
  'gcacw.why.5.2/step-5-attach':
    'Dowódca aktywny zostaje przypisany do jednej z twoich jednostek na mapie, zanim ruszy którakolwiek z nich, i przy niej pozostaje.',
  'gcacw.why.5.2/step-5-leader-transfer':
    'Dowódcę aktywnego można przypisać tylko do jednostki na jego heksie albo na heksie jednej z wybranych jednostek.',
  'gcacw.why.5.2/step-9-all-selected': 'Tej jednostki nie wybrano albo już działała.',
  'gcacw.why.2.2/leader-never-alone': 'Dowódca może przebywać tylko z jednostką, która mu podlega.',
  'gcacw.why.2.2/corps-division-leader-attachment':
    'Dowódcę korpusu lub dywizji można przypisać tylko do jednostki jego własnego korpusu lub dywizji.',
  'gcacw.why.2.2/army-leader-infantry-only': 'Dowódcę armii można przypisać tylko do piechoty.',
  'gcacw.why.2.2/district-leader-infantry-only': 'Dowódcę regionalnego można przypisać tylko do piechoty.',
  'gcacw.why.2.5/radius-three':
    'Jedna z tych jednostek jest dalej niż trzy heksy od dowódcy, poza jego zasięgiem dowodzenia.',
  'gcacw.why.2.5/radius-enemy-units': 'Wrogie jednostki odcinają jedną z tych jednostek od zasięgu dowodzenia dowódcy.',
  'gcacw.why.2.5/radius-enemy-zoc':
    'Wrogie strefy kontroli, na heksach bez własnych jednostek, odcinają jedną z tych jednostek od zasięgu dowodzenia dowódcy.',
  'gcacw.why.6.3/leader-no-own-move':
    'Dowódca nie porusza się sam: można go tylko przemieścić z jednej twojej jednostki na mapie do innej.',
  'gcacw.why.6.3/transfer-phase':
    'Dowódcę można przemieścić tylko raz w ciągu fazy, i tylko do innej jednostki niż ta, z którą jest.',
  'gcacw.why.6.3/leader-levels-per-unit':
    'Do jednej jednostki nie można przypisać dwóch dowódców tego samego szczebla, a dowódca tego szczebla już przy niej jest.',
  'gcacw.why.6.3/army-district-transfer-phase':
    'Dowódcy armii ani dowódcy regionalnego nie można przemieścić do jednostki, z którą jest dowódca kawalerii.',
  'gcacw.why.6.3/transfer-range': 'Do tej jednostki jest za daleko; dopuszczalna liczba heksów: {{range}}.',
  'gcacw.why.6.3/transfer-path':
    'Trasa, która omija heksy zajęte przez wroga, jest za długa albo jej nie ma; dopuszczalna liczba heksów: {{range}}.',
  'gcacw.why.6.3/transfer-activate-leader':
    'Dowódcę aktywnego można przypisać tylko raz, zanim ruszy którakolwiek jednostka.',
  'gcacw.why.6.3/army-district-with-active':
    'Zabrać można tylko jednego dowódcę: dowódcę armii albo regionalnego z heksu dowódcy aktywnego.',
  'gcacw.why.6.3/army-district-not-with-cavalry':
    'Dowódca kawalerii nie może zabrać ze sobą dowódcy armii ani dowódcy regionalnego.',
  'gcacw.why.6.3/army-district-departing-unit':
    'Jednostka może zabrać tylko twojego dowódcę armii albo regionalnego, który jest na tym samym heksie z inną jednostką, i tylko przed pierwszym heksem marszu.',
  'gcacw.why.6.3/no-drop-off':
    'Tego dowódcę przyprowadziła tu inna jednostka w tej samej akcji, więc nie może on przejść do tej.',
  'gcacw.why.7.5/leader-displaced':
    'Dowódca musi przejść na najbliższy heks z podległą mu jednostką, a tam, jeśli to możliwe, do takiej, która nie ma dowódcy jego szczebla.',

  'gcacw.event.actionBegan.activate': 'Aktywacja dowódcy: {{leader}}; jednostki: {{units}}.',
  'gcacw.event.leaderAttached': 'Dowódca {{leader}} jest teraz przypisany do jednostki {{unit}} ({{because}}).',
  'gcacw.event.leaderRemoved': 'Dowódca {{leader}} odpada z gry ({{because}}).',

  'gcacw.because.5.2/step-5-attach': 'jego aktywacja',
  'gcacw.because.6.3/transfer-phase': 'przemieszczenie',
  'gcacw.because.6.3/army-district-departing-unit': 'dołącza do marszu',
  'gcacw.because.7.5/leader-displaced': 'stracił swoją jednostkę',
  'gcacw.because.7.5/leader-eliminated': 'nie ma już żadnej jednostki mu podległej',

  'gcacw.dice.leader-allowance': 'limit punktów ruchu dowódcy',
} as const;
