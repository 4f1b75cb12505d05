const names = {
  'gcacw.side.union': 'Unia',
  'gcacw.side.union.gen': 'Unii',
  'gcacw.side.confederate': 'Konfederacja',
  'gcacw.side.confederate.gen': 'Konfederacji',
  'gcacw.side.table': 'stół',
  'gcacw.arm.infantry': 'piechota',
  'gcacw.arm.infantry.gen': 'piechoty',
  'gcacw.arm.cavalry': 'kawaleria',
  'gcacw.arm.cavalry.gen': 'kawalerii',
  'gcacw.arm.artillery': 'artyleria',
  'gcacw.arm.artillery.gen': 'artylerii',
  'gcacw.size.squadron': 'szwadron',
  'gcacw.size.regiment': 'pułk',
  'gcacw.size.brigade': 'brygada',
  'gcacw.size.demi-division': 'półdywizja',
  'gcacw.size.division': 'dywizja',
  'gcacw.leader.army': 'dowódca armii',
  'gcacw.leader.district': 'dowódca regionalny',
  'gcacw.leader.corps': 'dowódca korpusu',
  'gcacw.leader.division': 'dowódca dywizji',
  'gcacw.army.potomac': 'Armia Potomaku',
  'gcacw.army.regular': 'armia regularna',
  'gcacw.unit': '{{name}}, $t(gcacw.size.{{size}}) $t(gcacw.arm.{{arm}}.gen) $t(gcacw.side.{{side}}.gen)',
  'gcacw.leader': '{{name}}, $t(gcacw.leader.{{size}}) $t(gcacw.side.{{side}}.gen)',
  'gcacw.leader-of-cavalry': '{{name}}, $t(gcacw.leader.{{size}}) kawalerii $t(gcacw.side.{{side}}.gen)',
  'gcacw.phase.leader-transfer': 'Faza przemieszczania dowódców',
  'gcacw.phase.action-cycle': 'Cykl akcji',
  'gcacw.phase.recovery': 'Faza reorganizacji',
  'gcacw.phase.turn-indication': 'Koniec tury',
  'gcacw.terrain.clear': 'teren otwarty',
  'gcacw.terrain.rolling': 'teren pagórkowaty',
  'gcacw.terrain.rough': 'teren trudny',
  'gcacw.terrain.woods': 'las',
  'gcacw.terrain.city': 'miasto',
  'gcacw.terrain.swamp': 'bagno',
  'gcacw.terrain.provisional-swamp': 'bagno sezonowe',
  'gcacw.terrain.hill': 'wzgórze',
  'gcacw.terrain.mountain': 'góry',
  'gcacw.terrain.water': 'woda',
  'gcacw.terrain.off-map': 'poza mapą',
  'gcacw.place.village': 'wioska',
  'gcacw.place.town': 'miasteczko',
  'gcacw.water.creek': 'strumień',
  'gcacw.water.minor-river': 'mała rzeka',
  'gcacw.water.major-river': 'duża rzeka',
  'gcacw.water.all-water': 'krawędź wodna',
  'gcacw.crossing.ford': 'bród',
  'gcacw.crossing.bridge': 'most',
  'gcacw.crossing.ferry': 'prom',
  'gcacw.crossing.dam': 'zapora',
  'gcacw.way.road': 'droga',
  'gcacw.way.pike': 'szosa',
  'gcacw.way.railroad': 'linia kolejowa',
  'gcacw.way.trail': 'szlak',
  'gcacw.works.none': 'bez umocnień',
  'gcacw.works.abatis-build': 'zasieki w budowie',
  'gcacw.works.abatis': 'zasieki',
  'gcacw.works.breastwork-build': 'szaniec w budowie',
  'gcacw.works.breastwork': 'szaniec',
  'gcacw.works.fort-build': 'fort w budowie',
  'gcacw.works.fort-build-1': 'fort w budowie, pierwszy etap',
  'gcacw.works.fort-build-2': 'fort w budowie, drugi etap',
  'gcacw.works.fort': 'fort',
  'gcacw.tie.union': 'inicjatywę wygrywa Unia',
  'gcacw.tie.confederate': 'inicjatywę wygrywa Konfederacja',
  'gcacw.tie.end-turn': 'koniec tury, po fazie reorganizacji',
  'gcacw.tie.end-turn-without-recovery': 'koniec tury, bez fazy reorganizacji',
} as const;

const options = {
  'gcacw.option.fatigue4March': 'Marsz na 4. poziomie zmęczenia',
  'gcacw.option.fatigue4March.about':
    'Zorganizowana jednostka na 4. poziomie zmęczenia może jeszcze maszerować: od razu się dezorganizuje, pozostaje na 4. poziomie i nie wykonuje marszu forsownego.',
  'gcacw.option.fatigue4MakesLeaderEligible': 'Zmęczone jednostki wystarczają do aktywacji dowódcy',
  'gcacw.option.fatigue4MakesLeaderEligible.about':
    'Jeśli gra się z marszem na 4. poziomie zmęczenia, dowódcę można aktywować także wtedy, gdy wszystkie podległe mu jednostki w jego zasięgu dowodzenia są na tym poziomie.',
  'gcacw.option.entrenchActions1863': 'Budowanie umocnień w akcji w 1863 roku',
  'gcacw.option.entrenchActions1863.about':
    'W scenariuszach z 1863 roku jednostka na 2. lub niższym poziomie zmęczenia może budować umocnienia polowe w ramach akcji, kosztem dwóch poziomów zmęczenia.',
  'gcacw.option.trailsOpenSwamps': 'Szlaki przez bagna',
  'gcacw.option.trailsOpenSwamps.about': 'Szlak, tak jak droga, pozwala wejść na heks bagna i z niego wyjść.',
  'gcacw.option.trailOverCrossing': 'Szlaki na przeprawach',
  'gcacw.option.trailOverCrossing.about':
    'Jednostka, która przekracza rzekę wzdłuż szlaku, płaci za szlak, a nie za teren na drugim brzegu.',
  'gcacw.option.friendlyHexRoundsAtThree': 'Zatłoczone heksy: ułamki w górę do trzech',
  'gcacw.option.friendlyHexRoundsAtThree.about':
    'Własna piechota i artyleria podnoszą koszt wejścia na heks już przy łącznej wartości bojowej powyżej 2, a nie dopiero od 3.',
} as const;

/** Tytuły gier są nazwami własnymi. */
const games = {
  'gcacw.game.SJW': "Stonewall Jackson's Way",
  'gcacw.game.HCR': 'Here Come the Rebels!',
  'gcacw.game.RTG': 'Roads to Gettysburg',
  'gcacw.game.SIV': 'Stonewall in the Valley',
  'gcacw.game.SLB': "Stonewall's Last Battle",
  'gcacw.game.OTR': 'On to Richmond!',
  'gcacw.game.GTC': 'Grant Takes Command',
  'gcacw.game.BAC': 'Battle Above the Clouds',
  'gcacw.game.AGA': 'All Green Alike',
  'gcacw.game.AIO': 'Atlanta Is Ours',
  'gcacw.game.HSN': 'Hood Strikes North',
  'gcacw.game.RWH': 'Rebels in the White House',
  'gcacw.game.BTC': 'Burnside Takes Command',
} as const;

const asks = {
  'gcacw.points_one': '{{number}} punkt ruchu',
  'gcacw.points_few': '{{number}} punkty ruchu',
  'gcacw.points_many': '{{number}} punktów ruchu',
  'gcacw.points_other': '{{number}} punktu ruchu',
  'gcacw.ask.turn': 'Tura {{turn}}.',
  'gcacw.ask.transfer': '{{side}}: można przemieścić dowódców, każdego raz.',
  'gcacw.ask.initiative': 'Obie strony rzucają o inicjatywę.',
  'gcacw.ask.offer': '{{side}}: podjąć inicjatywę czy spasować?',
  'gcacw.ask.offer.handed': '{{side}}: przeciwnik spasował. Podjąć inicjatywę czy też spasować?',
  'gcacw.ask.action': '{{side}}: jedna akcja jednej jednostki albo jednego dowódcy.',
  'gcacw.ask.activation': '{{side}}: dowódca aktywny to {{leader}}. Kolej na którą jednostkę? Pozostały: {{units}}.',
  'gcacw.ask.activation.attach':
    '{{side}}: dowódca aktywny to {{leader}}, każda jednostka ma {{points}}. Do której jednostki go przypisać?',
  'gcacw.ask.march': '{{side}}: maszeruje {{unit}}, ma jeszcze {{points}}.',
  'gcacw.ask.displaced': '{{side}}: dowódca {{leader}} został bez jednostki. Do której go przypisać?',
  'gcacw.ask.recovery':
    '{{side}}: jednostki na poziomie zmęczenia 0 mogą budować umocnienia polowe, most albo naprawiać przeprawę, każda raz.',
} as const;

const choices = {
  'gcacw.choice.roll': 'rzut',
  'gcacw.choice.roll.initiative': 'rzut o inicjatywę',
  'gcacw.choice.take': 'podejmij inicjatywę',
  'gcacw.choice.pass': 'spasuj',
  'gcacw.choice.transfer': '{{leader}}: przemieszczenie do jednostki {{unit}}',
  'gcacw.choice.finish': 'zakończ',
  'gcacw.choice.march': 'marsz: {{unit}}',
  'gcacw.choice.activate': 'aktywacja dowódcy: {{leader}}; jednostki: {{units}}',
  'gcacw.choice.activate.digging':
    'aktywacja dowódcy: {{leader}}; jednostki: {{units}}; umocnienia budują: {{digging}}',
  'gcacw.choice.burn': 'niszczenie stacji: {{unit}}',
  'gcacw.choice.entrench': 'budowanie umocnień: {{unit}}',
  'gcacw.choice.attach': 'przypisz dowódcę do jednostki {{unit}}',
  'gcacw.choice.attach.along': 'przypisz dowódcę do jednostki {{unit}}, razem z nim: {{along}}',
  'gcacw.choice.go': 'następna jednostka: {{unit}}',
  'gcacw.choice.force': 'marsz forsowny',
  'gcacw.choice.join': '{{leader}} dołącza do marszu',
  'gcacw.choice.step': 'na heks {{to}}',
  'gcacw.choice.stop': 'zakończ marsz',
  'gcacw.choice.attachTo': 'przypisz do jednostki {{unit}}',
  'gcacw.verb.roll': 'rzut',
  'gcacw.verb.take': 'podjęcie inicjatywy',
  'gcacw.verb.pass': 'pas',
  'gcacw.verb.transfer': 'przemieszczenie dowódcy',
  'gcacw.verb.finish': 'zakończenie',
  'gcacw.verb.march': 'marsz',
  'gcacw.verb.activate': 'aktywacja dowódcy',
  'gcacw.verb.burn': 'niszczenie stacji kolejowej',
  'gcacw.verb.entrench': 'budowanie umocnień polowych',
  'gcacw.verb.attach': 'przypisanie dowódcy',
  'gcacw.verb.go': 'następna jednostka',
  'gcacw.verb.force': 'marsz forsowny',
  'gcacw.verb.join': 'zabranie dowódcy',
  'gcacw.verb.step': 'wejście na heks',
  'gcacw.verb.stop': 'zakończenie marszu',
  'gcacw.verb.attachTo': 'wybór jednostki dla dowódcy',
} as const;

const reasons = {
  'gcacw.why.4.2/ineligible-winner-passes': 'Żadna twoja jednostka nie może teraz działać, więc trzeba spasować.',

  'gcacw.why.5.1/one-unit': 'Marsz wykonuje jedna twoja jednostka, która jest na mapie.',
  'gcacw.why.5.1/fatigue-3-or-less': 'Jednostka na 4. poziomie zmęczenia nie może maszerować.',
  'gcacw.why.5.1/optional-fatigue-4-march': 'Na 4. poziomie zmęczenia może maszerować tylko jednostka zorganizowana.',
  'gcacw.why.5.1/force-not-artillery-wagon': 'Artyleria i tabory nigdy nie wykonują marszu forsownego.',
  'gcacw.why.5.1/optional-fatigue-4-no-force':
    'Jednostka, która maszeruje na 4. poziomie zmęczenia, nie może wykonać marszu forsownego.',
  'gcacw.why.5.1/force-declare-step-3':
    'Marsz forsowny ogłasza się raz w ciągu marszu, zanim jednostka wejdzie na pierwszy heks.',
  'gcacw.why.5.1/force-needs-organized': 'Marsz forsowny może wykonać tylko jednostka zorganizowana.',

  'gcacw.why.5.2/one-leader':
    'Aktywuje się jednego własnego dowódcę na mapie: regionalnego, korpusu albo dywizji, nigdy dowódcę armii.',
  'gcacw.why.5.2/leader-eligibility':
    'W zasięgu dowodzenia tego dowódcy nie ma podległej mu jednostki na 3. lub niższym poziomie zmęczenia.',
  'gcacw.why.5.2/step-2-select-units':
    'Dowódca bierze co najmniej jedną jednostkę, każdą wymienioną raz, i tylko jednostki mu podległe.',
  'gcacw.why.5.2/units-without-leader':
    'Jedna z tych jednostek nie podlega żadnemu dowódcy: maszeruje i buduje umocnienia tylko samodzielnie.',
  'gcacw.why.5.2/no-union-cavalry-leaders': 'W tej grze kawaleria Unii nie podlega żadnemu dowódcy.',
  'gcacw.why.5.2/artillery-exception':
    'Artyleria, która dowódcy nie podlega, może tylko dołączyć do jednostek mu podległych, a do dowódcy kawalerii nigdy.',
  'gcacw.why.5.2/optional-fatigue-4':
    'Jednostkę na 4. poziomie zmęczenia można wybrać tylko wtedy, gdy jest zorganizowana.',
  'gcacw.why.5.2/otr-union-limit':
    'Rzut Unii o inicjatywę ogranicza liczbę jednostek, które dowódca może teraz wziąć: najwyżej {{limit}}.',
  'gcacw.why.5.2/declare-march-or-entrench':
    'Umocnienia mogą budować tylko jednostki wybrane do aktywacji, każda wymieniona raz.',
  'gcacw.why.5.2/step-5-attach':
    'Dowódcę aktywnego przypisuje się do jednej z twoich jednostek na mapie, zanim ruszy którakolwiek z nich, i przy niej pozostaje.',
  'gcacw.why.5.2/step-5-leader-transfer':
    'Dowódcę aktywnego przypisuje się do jednostki na jego heksie albo na heksie jednej z wybranych jednostek.',
  'gcacw.why.5.2/step-9-all-selected': 'Tej jednostki nie wybrano albo miała już swoją kolej.',

  'gcacw.why.2.2/leader-never-alone': 'Dowódca może przebywać tylko z jednostką, która mu podlega.',
  'gcacw.why.2.2/corps-division-leader-attachment':
    'Dowódcę korpusu lub dywizji przypisuje się do jednostki jego własnego korpusu lub dywizji.',
  'gcacw.why.2.2/army-leader-infantry-only': 'Dowódcę armii przypisuje się tylko do piechoty.',
  'gcacw.why.2.2/district-leader-infantry-only': 'Dowódcę regionalnego przypisuje się tylko do piechoty.',
  'gcacw.why.2.5/radius-three':
    'Jedna z tych jednostek jest dalej niż trzy heksy od dowódcy, poza jego zasięgiem dowodzenia.',
  'gcacw.why.2.5/radius-enemy-units': 'Wrogie jednostki odcinają jedną z tych jednostek od zasięgu dowodzenia dowódcy.',
  'gcacw.why.2.5/radius-enemy-zoc':
    'Wrogie strefy kontroli, na heksach bez własnych jednostek, odcinają jedną z tych jednostek od zasięgu dowodzenia dowódcy.',
  'gcacw.why.2.3/partial-hexes-off-map': 'Droga prowadzi tam przez heksy, które nie biorą udziału w grze.',

  'gcacw.why.5.4/not-siv-otr': 'W tej grze nie niszczy się stacji kolejowych.',
  'gcacw.why.5.4/one-unit-in-station': 'Stację kolejową niszczy twoja jednostka, która na niej stoi.',
  'gcacw.why.5.4/combat-value-2':
    'Niszczenie stacji wymaga wartości bojowej co najmniej 2; wartość tej jednostki to {{value}}.',
  'gcacw.why.6.5/fatigue-4-no-action': 'Jednostka na 4. poziomie zmęczenia nie może działać.',

  'gcacw.why.5.5/unit-not-leader': 'Umocnienia buduje jedna z twoich jednostek na mapie, nigdy dowódca.',
  'gcacw.why.5.5/never-1862': 'Przed 1863 rokiem nie buduje się umocnień w ramach akcji, tylko w fazie reorganizacji.',
  'gcacw.why.5.5/availability-1863-optional':
    'W 1863 roku budowanie umocnień w ramach akcji to zasada opcjonalna, a w tej grze nie jest używana.',
  'gcacw.why.5.5/fatigue-limit-1863':
    'W 1863 roku umocnienia w ramach akcji buduje jednostka na 2. lub niższym poziomie zmęczenia.',
  'gcacw.why.5.5/fatigue-limit-1864':
    'Umocnienia w ramach akcji buduje jednostka na 3. lub niższym poziomie zmęczenia.',
  'gcacw.why.5.5/not-demoralized': 'Zdemoralizowana jednostka nie może budować umocnień.',
  'gcacw.why.5.5/not-fort-complete': 'Fort tej jednostki jest ukończony: nie ma nic więcej do zbudowania.',

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

  'gcacw.why.6.3/leader-no-own-move': 'Dowódca tylko się przemieszcza: od jednej twojej jednostki na mapie do drugiej.',
  'gcacw.why.6.3/transfer-phase':
    'Dowódcę przemieszcza się raz w ciągu fazy, i to do innej jednostki niż ta, z którą jest.',
  'gcacw.why.6.3/leader-levels-per-unit':
    'Dowódcy przypisani do jednej jednostki muszą być różnych szczebli, a dowódca tego szczebla już tam jest.',
  'gcacw.why.6.3/army-district-transfer-phase':
    'Dowódcy armii ani dowódcy regionalnego nie można przemieścić do jednostki, z którą jest dowódca kawalerii.',
  'gcacw.why.6.3/transfer-range': 'Do tej jednostki jest dalej niż {{range}} heksów.',
  'gcacw.why.6.3/transfer-path':
    'Nie prowadzi tam żadna ścieżka długości do {{range}} heksów, która omija heksy zajęte przez wroga.',
  'gcacw.why.6.3/transfer-activate-leader': 'Dowódcę aktywnego przypisuje się raz, zanim ruszy którakolwiek jednostka.',
  'gcacw.why.6.3/army-district-with-active':
    'Zabrać można tylko jednego dowódcę: dowódcę armii albo regionalnego z heksu dowódcy aktywnego.',
  'gcacw.why.6.3/army-district-not-with-cavalry':
    'Dowódca kawalerii nie zabiera ze sobą dowódcy armii ani dowódcy regionalnego.',
  'gcacw.why.6.3/army-district-departing-unit':
    'Przed pierwszym heksem marszu do jednostki może dołączyć twój dowódca armii albo regionalny, który jest na tym samym heksie z inną jednostką.',
  'gcacw.why.6.3/no-drop-off':
    'Tego dowódcę przyprowadziła tu inna jednostka w tej samej akcji, więc nie może on przejść do tej.',

  'gcacw.why.7.5/leader-displaced':
    'Dowódca przechodzi na najbliższy heks z podległą mu jednostką, a tam, jeśli to możliwe, do takiej, która nie ma dowódcy jego szczebla.',

  'gcacw.why.8.0/step-1-fatigue-0': 'W fazie reorganizacji pracują twoje jednostki na mapie.',
  'gcacw.why.8.0/step-1-one-only': 'Ta jednostka już pracowała w tej fazie reorganizacji.',
  'gcacw.why.9.0/recovery-fatigue-0':
    'W fazie reorganizacji umocnienia buduje tylko jednostka na poziomie zmęczenia 0.',
  'gcacw.why.9.0/1861-no-forts': 'W 1861 roku jednostka nie buduje nic lepszego niż szaniec.',
  'gcacw.why.9.0/procedure-by-year':
    'W roku tego scenariusza nie buduje się nic lepszego niż umocnienia, które ta jednostka już ma.',
  'gcacw.why.11.0/d1-no-entrench': 'Jednostka zdemoralizowana w stopniu 1 nie może budować umocnień.',
  'gcacw.why.11.0/d2-no-entrench': 'Jednostka zdemoralizowana w stopniu 2 nie może budować umocnień.',
} as const;

const events = {
  'gcacw.event.turnBegan': 'Tura {{turn}}: {{date, datetime(dateStyle: long; timeZone: UTC)}}.',
  'gcacw.event.phaseBegan': '$t(gcacw.phase.{{phase}}).',
  'gcacw.event.initiativeRolled':
    'Inicjatywa: Unia {{union}}, Konfederacja {{confederate}}. Wygrywa {{winner}} ({{because}}).',
  'gcacw.event.initiativeRolled.automatic': 'Inicjatywę bez rzutu wygrywa {{winner}} ({{because}}).',
  'gcacw.event.initiativeTaken': '{{side}} podejmuje inicjatywę.',
  'gcacw.event.passed': '{{side}} pasuje.',
  'gcacw.event.cycleEnded': 'Koniec cyklu akcji ({{because}}).',
  'gcacw.event.actionBegan.march': 'Marsz: {{unit}}.',
  'gcacw.event.actionBegan.activate': 'Aktywacja dowódcy: {{leader}}; jednostki: {{units}}.',
  'gcacw.event.actionBegan.burn': 'Niszczenie stacji kolejowej: {{unit}}.',
  'gcacw.event.actionBegan.entrench': 'Budowanie umocnień polowych: {{unit}}.',
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
  'gcacw.event.worksLost': 'Jednostka {{unit}} traci umocnienia ({{because}}).',
  'gcacw.event.marchEnded': 'Koniec marszu jednostki {{unit}} ({{because}}).',
  'gcacw.event.leaderAttached': 'Dowódca {{leader}} jest teraz przypisany do jednostki {{unit}} ({{because}}).',
  'gcacw.event.leaderRemoved': 'Dowódca {{leader}} odpada z gry ({{because}}).',
  'gcacw.event.stationBurned.damaged':
    'Jednostka {{unit}} podpala stację kolejową na heksie {{hex}}: stacja jest uszkodzona ({{because}}).',
  'gcacw.event.stationBurned.destroyed':
    'Jednostka {{unit}} podpala stację kolejową na heksie {{hex}}: stacja jest zniszczona ({{because}}).',
  'gcacw.event.worksBuilt': 'Jednostka {{unit}} buduje umocnienia: $t(gcacw.works.{{works}}) ({{because}}).',
  'gcacw.event.organized': 'Jednostka {{unit}} jest znów zorganizowana ({{because}}).',
  'gcacw.event.exhausted': 'Jednostka {{unit}} jest wyczerpana ({{because}}).',
  'gcacw.event.exhausted.over': 'Jednostka {{unit}} nie jest już wyczerpana ({{because}}).',
  'gcacw.event.rested': 'Jednostka {{unit}} odpoczywa i ma teraz poziom zmęczenia {{fatigue}} ({{because}}).',
  'gcacw.event.demoralization':
    'Jednostka {{unit}} jest teraz zdemoralizowana w stopniu {{demoralized}} ({{because}}).',
  'gcacw.event.demoralization.over': 'Jednostka {{unit}} nie jest już zdemoralizowana ({{because}}).',
} as const;

const causes = {
  'gcacw.because.4.2/roll-high-wins': 'wyższy rzut',
  'gcacw.because.4.2/tie-confederate': 'remis wygrywa Konfederacja',
  'gcacw.because.4.2/tie-bac-aio': 'o remisie decyduje wyrzucona liczba',
  'gcacw.because.4.2/auto-win': 'żadna wroga jednostka nie może działać',
  'gcacw.because.4.4/none-eligible': 'żadna jednostka żadnej ze stron nie może działać',
  'gcacw.because.4.4/both-pass': 'obie strony spasowały',
  'gcacw.because.4.4/pass-against-ineligible': 'pas, a żadna wroga jednostka nie może działać',
  'gcacw.because.4.4/scenario-early-end': 'remis w rzucie kończy turę',
  'gcacw.because.5.1/fatigue-plus-one': 'marsz',
  'gcacw.because.5.1/optional-fatigue-4-march': 'marsz na 4. poziomie zmęczenia',
  'gcacw.because.5.1/extended-d': 'marsz wydłużony',
  'gcacw.because.5.1/extended-loss': 'marsz wydłużony',
  'gcacw.because.5.1/force-disorganizes': 'marsz forsowny',
  'gcacw.because.5.1/force-loss-marker-side': 'marsz forsowny',
  'gcacw.because.5.1/march-ends': 'brak punktów ruchu',
  'gcacw.because.5.2/step-5-attach': 'jego aktywacja',
  'gcacw.because.5.4/fatigue': 'niszczenie stacji',
  'gcacw.because.5.4/damage': 'wartość bojowa poniżej 5',
  'gcacw.because.5.4/destroy': 'wartość bojowa co najmniej 5',
  'gcacw.because.5.4/upgrade': 'wartość bojowa co najmniej 5, a stacja była już uszkodzona',
  'gcacw.because.5.4/no-change': 'tak jak przedtem',
  'gcacw.because.5.5/procedure-1863-fatigue': 'budowanie umocnień, dwa poziomy w 1863 roku',
  'gcacw.because.5.5/procedure-1864-fatigue': 'budowanie umocnień, jeden poziom od 1864 roku',
  'gcacw.because.6.1/spend-any': 'z wyboru',
  'gcacw.because.6.2/enter-zoc-stop': 'wroga strefa kontroli',
  'gcacw.because.6.2/exit-zoc-to-zoc-disorganize': 'przejście ze strefy kontroli do strefy kontroli na przełaj',
  'gcacw.because.6.2/exit-zoc-to-zoc-loss':
    'przejście zdezorganizowanej jednostki ze strefy kontroli do strefy kontroli na przełaj',
  'gcacw.because.6.3/transfer-phase': 'przemieszczenie',
  'gcacw.because.6.3/army-district-departing-unit': 'dołącza do marszu',
  'gcacw.because.7.5/leader-displaced': 'stracił swoją jednostkę',
  'gcacw.because.7.5/leader-eliminated': 'nie ma już żadnej jednostki mu podległej',
  'gcacw.because.8.0/step-3a-organize': 'poziom zmęczenia 0 lub 1',
  'gcacw.because.8.0/step-3b-exhausted': 'poziom zmęczenia 0 lub 1',
  'gcacw.because.8.0/step-3c-demoralize-1': 'poziom zmęczenia 0 lub 1',
  'gcacw.because.8.0/step-3c-demoralize-2': 'poziom zmęczenia 0 lub 1',
  'gcacw.because.8.0/step-4-exhaust': 'poziom zmęczenia 3 lub 4',
  'gcacw.because.8.0/step-5-fatigue': 'trzy poziomy na turę',
  'gcacw.because.9.0/remove-on-leaving': 'opuszcza swój heks',
  'gcacw.because.5.5/procedure-1863-none': 'umocnienia 1863 roku, akcja',
  'gcacw.because.5.5/procedure-1863-bw-build': 'umocnienia 1863 roku, akcja',
  'gcacw.because.5.5/procedure-1863-bw': 'umocnienia 1863 roku, akcja',
  'gcacw.because.5.5/procedure-1863-fort-build': 'umocnienia 1863 roku, akcja',
  'gcacw.because.5.5/procedure-1864-redoubt': 'umocnienia od 1864 roku, akcja, w reducie',
  'gcacw.because.5.5/procedure-1864-none': 'umocnienia od 1864 roku, akcja',
  'gcacw.because.5.5/procedure-1864-abatis': 'umocnienia od 1864 roku, akcja',
  'gcacw.because.5.5/procedure-1864-bw-build': 'umocnienia od 1864 roku, akcja',
  'gcacw.because.5.5/procedure-1864-bw': 'umocnienia od 1864 roku, akcja',
  'gcacw.because.5.5/procedure-1864-fb1': 'umocnienia od 1864 roku, akcja',
  'gcacw.because.5.5/procedure-1864-fb2': 'umocnienia od 1864 roku, akcja',
  'gcacw.because.9.0/1861-redoubt': 'umocnienia 1861 roku, faza reorganizacji, w reducie',
  'gcacw.because.9.0/1861-none': 'umocnienia 1861 roku, faza reorganizacji',
  'gcacw.because.9.0/1861-abatis-build': 'umocnienia 1861 roku, faza reorganizacji',
  'gcacw.because.9.0/1861-abatis': 'umocnienia 1861 roku, faza reorganizacji',
  'gcacw.because.9.0/1862-redoubt': 'umocnienia 1862 roku, faza reorganizacji, w reducie',
  'gcacw.because.9.0/1862-none': 'umocnienia 1862 roku, faza reorganizacji',
  'gcacw.because.9.0/1862-bw-build': 'umocnienia 1862 roku, faza reorganizacji',
  'gcacw.because.9.0/1862-bw': 'umocnienia 1862 roku, faza reorganizacji',
  'gcacw.because.9.0/1862-fort-build': 'umocnienia 1862 roku, faza reorganizacji',
  'gcacw.because.9.0/1863-none': 'umocnienia 1863 roku, faza reorganizacji',
  'gcacw.because.9.0/1863-bw-build': 'umocnienia 1863 roku, faza reorganizacji',
  'gcacw.because.9.0/1863-bw': 'umocnienia 1863 roku, faza reorganizacji',
  'gcacw.because.9.0/1863-fort-build': 'umocnienia 1863 roku, faza reorganizacji',
  'gcacw.because.9.0/1864-redoubt': 'umocnienia od 1864 roku, faza reorganizacji, w reducie',
  'gcacw.because.9.0/1864-none': 'umocnienia od 1864 roku, faza reorganizacji',
  'gcacw.because.9.0/1864-abatis': 'umocnienia od 1864 roku, faza reorganizacji',
  'gcacw.because.9.0/1864-bw-build': 'umocnienia od 1864 roku, faza reorganizacji',
  'gcacw.because.9.0/1864-bw-fb1-fb2': 'umocnienia od 1864 roku, faza reorganizacji',
} as const;

const dice = {
  'gcacw.dice.initiative': 'inicjatywa',
  'gcacw.dice.allowance': 'pula ruchu',
  'gcacw.dice.leader-allowance': 'pula ruchu dowódcy',
  'gcacw.dice.extended-march': 'marsz wydłużony',
  'gcacw.dice.force-march': 'marsz forsowny',
  'gcacw.roll': 'Rzut, {{why}}: {{dice}}.',
  'gcacw.roll.initiative': 'Rzut, {{why}}: Unia {{union}}, Konfederacja {{confederate}}.',
} as const;

export const gcacw = {
  ...names,
  ...options,
  ...games,
  ...asks,
  ...choices,
  ...reasons,
  ...events,
  ...causes,
  ...dice,
} as const;
