const names = {
  'gcacw.attackType.column': 'atak z marszu',
  'gcacw.attackType.hasty': 'atak pospieszny',
  'gcacw.attackType.normal': 'atak zwykły',
  'gcacw.attackType.prepared': 'atak przygotowany',
  'gcacw.attackType.assault': 'szturm',
  'gcacw.attackType.grand': 'szturm generalny',
  'gcacw.option.combatChartPrintedF': 'Tabela walki: F zgodnie z drukiem',
  'gcacw.option.combatChartPrintedF.about':
    'W wierszu -2 obrońcę o wartości bojowej od 12 do 18 spotyka F, tak jak wydrukowano w tabeli, a nie f jak wszystkich innych.',
} as const;

/** Wyniki są rzeczownikami: dotyczą jednej jednostki albo wielu. */
const results = {
  'gcacw.result': '{{cell}} ({{words}})',
  'gcacw.result.none': 'brak efektu',
  'gcacw.result.loss': 'strata liczebności {{loss}}',
  'gcacw.result.D': 'dezorganizacja',
  'gcacw.result.F': 'zmęczenie +2',
  'gcacw.result.f': 'zmęczenie +1',
  'gcacw.result.E': 'koniec marszu',
  'gcacw.result.r': 'odwrót',
  'gcacw.result.R': 'ucieczka',
  'gcacw.result.R*': 'ucieczka, demoralizacja w stopniu 2',
  'gcacw.result.a': 'możliwy pościg',
} as const;

const sheet = {
  'gcacw.modifier.7.4/ratio-modifier': 'Stosunek sił',
  'gcacw.modifier.7.4/tactical-highest': 'Wartość taktyczna',
  'gcacw.modifier.7.4/type-modifiers': 'Rodzaj ataku',
  'gcacw.modifier.7.4/assault-plus1': 'Szturm',
  'gcacw.modifier.7.4/lee-bonus': 'Lee',
  'gcacw.modifier.7.4/longstreet-bonus': 'Longstreet',
  'gcacw.modifier.7.4/jackson-bonus': 'Jackson',
  'gcacw.modifier.7.4/flank-apply': 'Oskrzydlenie',
  'gcacw.modifier.7.4/artillery-table': 'Artyleria',
  'gcacw.modifier.7.4/terrain-crossing': 'Przeprawa',
  'gcacw.modifier.7.4/terrain-creek': 'Strumień',
  'gcacw.modifier.7.4/terrain-hill': 'Wzgórze',
  'gcacw.modifier.7.4/terrain-mountain': 'Góry',
  'gcacw.modifier.7.4/terrain-ridge-up': 'Grzbiet',
  'gcacw.modifier.7.4/demoralize2-alone': 'Zdemoralizowany obrońca',
  'gcacw.modifier.7.4/demoralize2-stack': 'Zdemoralizowani obrońcy',
  'gcacw.sheet.attacker': '{{name}}: {{value}} do rzutu atakującego',
  'gcacw.sheet.attacker.by': '{{name}}: {{value}} do rzutu atakującego ({{by}})',
  'gcacw.sheet.defender': '{{name}}: {{value}} do rzutu obrońcy',
  'gcacw.sheet.defender.by': '{{name}}: {{value}} do rzutu obrońcy ({{by}})',
  'gcacw.sheet.artillery':
    '{{name}}: zależnie od dodatkowej kostki {{even}} (parzysta) albo {{odd}} (nieparzysta) do rzutu atakującego',
  'gcacw.flank.7.4/flank-covered-occupied': 'jednostki atakującego',
  'gcacw.flank.7.4/flank-covered-zoc': 'strefa kontroli atakującego',
  'gcacw.flank.7.4/flank-covered-offmap': 'krawędź mapy',
  'gcacw.flank.7.4/flank-covered-mountain-swamp': 'góry albo bagno bez drogi',
  'gcacw.flank.7.4/flank-covered-hex-river': 'woda bez przeprawy',
  'gcacw.flank.7.4/flank-reduce-friendly': 'jednostki obrońcy',
  'gcacw.flank.7.4/flank-reduce-offmap': 'krawędź mapy',
  'gcacw.flank.7.4/flank-reduce-mountain-swamp': 'góry albo bagno bez drogi',
  'gcacw.flank.7.4/flank-reduce-river': 'woda bez przeprawy',
  'gcacw.flank.7.4/flank-reduce-woods': 'strefa kontroli tylko przez las',
  'gcacw.flank.7.8/effect-4': 'osłona skrzydeł',
  'gcacw.flank.7.8/effect-3-2': 'osłona skrzydeł',
  'gcacw.flank.7.8/effect-1': 'osłona skrzydeł',
  'gcacw.flank.7.8/effect-nonflank': 'osłona skrzydeł',
  'gcacw.flank.7.4/flank-redoubt': 'reduta',
  'gcacw.flank.7.4/flank-cavalry-table': 'kawaleria przeciw kawalerii',
} as const;

const asks = {
  'gcacw.ask.combat': 'Walka o heks {{target}}, {{kind}}. Atakują: {{units}}. Czas na rzut.',
  'gcacw.ask.losses': '{{side}}: strata liczebności {{number}}. Jak ją podzielić? Jednostki: {{units}}.',
  'gcacw.ask.withdrawal':
    '{{side}}: jednostki z heksu {{from}}, część albo wszystkie, mogą wykonać odwrót. Czy to zrobią?',
  'gcacw.ask.withdrawal.dash':
    '{{side}}: jednostki z heksu {{from}}, część albo wszystkie, mogą wykonać odwrót, każda kosztem poziomu zmęczenia. Czy to zrobią?',
  'gcacw.ask.retreat':
    '{{side}}: odwrót na odległość od 2 do 4 heksów, {{units}}. Teraz na heksie {{hex}}, przebyte heksy: {{taken}}.',
  'gcacw.ask.retreat.rout':
    '{{side}}: ucieczka na odległość od 4 do 6 heksów, {{units}}. Teraz na heksie {{hex}}, przebyte heksy: {{taken}}.',
  'gcacw.ask.retreat.cavalry':
    '{{side}}: wycofanie kawalerii na odległość od 4 do 6 heksów, {{units}}. Teraz na heksie {{hex}}, przebyte heksy: {{taken}}.',
  'gcacw.ask.retreat.voluntary':
    '{{side}}: dobrowolny odwrót na odległość od 1 do 4 heksów, {{units}}. Teraz na heksie {{hex}}, przebyte heksy: {{taken}}.',
  'gcacw.ask.advance': '{{side}}: kto rusza w pościg na heks {{to}}? Jednostki: {{units}}.',
  'gcacw.ask.evasion':
    '{{side}}: przeciwnik stoi na heksie {{from}}. Czy kawaleria z heksu {{hex}} wycofa się przed nim?',
  'gcacw.ask.assault': 'Szturm na heks {{target}}: na dowodzenie rzuca {{leader}}.',
  'gcacw.ask.assault.announce':
    '{{side}}: dowódca {{leader}} szturmuje heks {{target}} i zaraz rzuci na dowodzenie. Czy ogłosić udział Lee?',
  'gcacw.ask.assault.keep':
    '{{side}}: liczba szturmu dowódcy {{leader}} to {{number}}, za mało dla wszystkich. Kto atakuje heks {{target}}? Jednostki: {{units}}.',
  'gcacw.ask.assault.grand':
    '{{side}}: dowódca {{leader}} szturmuje heks {{target}}, jednostki: {{units}}. Spróbować szturmu generalnego czy atakować bez niego?',
  'gcacw.ask.assault.grand-roll': 'Szturm generalny na heks {{target}}: na dowodzenie rzuca {{leader}}.',
  'gcacw.ask.assault.join':
    '{{side}}: szturm generalny na heks {{target}}. Które jednostki obok niego dołączają? Dopuszczalna liczba ich heksów: {{number}}.',
} as const;

const choices = {
  'gcacw.choice.attack': '$t(gcacw.attackType.{{type}}) na heks {{target}}',
  'gcacw.choice.refuse': 'osłona skrzydeł',
  'gcacw.choice.uncover': 'zdejmij osłonę skrzydeł',
  'gcacw.choice.assault': 'szturm na heks {{target}}; dowódca: {{leader}}; jednostki: {{units}}',
  'gcacw.choice.announce': 'ogłoś udział Lee',
  'gcacw.choice.keep': 'atakują: {{units}}',
  'gcacw.choice.grand': 'szturm generalny; dowódca: {{leader}}',
  'gcacw.choice.proceed': 'bez szturmu generalnego',
  'gcacw.choice.commit': 'do szturmu generalnego dołączają: {{units}}',
  'gcacw.choice.divide': 'straty: {{losses}}',
  'gcacw.choice.withdraw': 'odwrót: {{units}}',
  'gcacw.choice.hold': 'utrzymaj heks',
  'gcacw.choice.retreat': 'odwrót na heks {{to}}',
  'gcacw.choice.halt': 'zakończ odwrót',
  'gcacw.choice.advance': 'pościg: {{units}}',
  'gcacw.choice.advance.leaders': 'pościg: {{units}}; {{leaders}}',
  'gcacw.choice.advance.leader': '{{leader}} do jednostki {{unit}}',
  'gcacw.choice.remain': 'bez pościgu',
  'gcacw.choice.evade': 'wycofanie kawalerii; przy jedynce stratę ponosi {{loser}}',
  'gcacw.choice.stand': 'zostań na miejscu',
  'gcacw.verb.attack': 'atak',
  'gcacw.verb.refuse': 'osłona skrzydeł',
  'gcacw.verb.uncover': 'zdjęcie osłony skrzydeł',
  'gcacw.verb.assault': 'szturm',
  'gcacw.verb.announce': 'ogłoszenie udziału Lee',
  'gcacw.verb.keep': 'wybór atakujących jednostek',
  'gcacw.verb.grand': 'próba szturmu generalnego',
  'gcacw.verb.proceed': 'atak bez szturmu generalnego',
  'gcacw.verb.commit': 'wybór jednostek do szturmu generalnego',
  'gcacw.verb.divide': 'podział strat',
  'gcacw.verb.withdraw': 'dobrowolny odwrót',
  'gcacw.verb.hold': 'utrzymanie heksu',
  'gcacw.verb.retreat': 'odwrót',
  'gcacw.verb.halt': 'zakończenie odwrotu',
  'gcacw.verb.advance': 'pościg',
  'gcacw.verb.remain': 'rezygnacja z pościgu',
  'gcacw.verb.evade': 'wycofanie kawalerii',
  'gcacw.verb.stand': 'pozostanie na miejscu',
} as const;

const reasons = {
  'gcacw.why.2.2/parenthesised-tactical': 'Jednostka o wartości taktycznej w nawiasie nigdy nie atakuje sama.',
  'gcacw.why.5.3/one-leader': 'Szturm prowadzi jeden własny dowódca na mapie: regionalny, korpusu albo dywizji.',
  'gcacw.why.2.2/army-leader-functions': 'Dowódca armii nie prowadzi szturmu, a tylko umożliwia szturm generalny.',
  'gcacw.why.6.2/enter-zoc-still-in-zoc':
    'Po ataku jednostka jest nadal we wrogiej strefie kontroli: atakuje ponownie albo kończy marsz.',

  'gcacw.why.7.1/target-adjacent-occupied': 'Celem ataku jest sąsiedni heks zajęty przez wroga.',
  'gcacw.why.7.1/restrict-artillery-alone': 'Artyleria nigdy nie atakuje sama.',
  'gcacw.why.7.1/march-cavalry-division-leader':
    'Gdy aktywny jest dowódca dywizji kawalerii, atakować może tylko pierwsza maszerująca jednostka kawalerii.',
  'gcacw.why.7.1/restrict-river':
    'Przez rzekę atakuje się tylko po moście, zaporze, promem albo w bród, a przez krawędź wodną nigdy.',
  'gcacw.why.7.1/restrict-into-mountain-swamp':
    'Heks gór albo bagna atakuje się tylko wzdłuż drogi, szosy, linii kolejowej albo szlaku.',
  'gcacw.why.7.1/restrict-out-of-mountain-swamp':
    'Z heksu gór albo bagna atakuje się tylko wzdłuż drogi, szosy, linii kolejowej albo szlaku.',
  'gcacw.why.7.1/restrict-woods-started-here':
    'Przez las bez drogi, szosy, linii kolejowej i szlaku jednostka atakuje tylko z heksu, na którym zaczęła tę akcję.',
  'gcacw.why.7.1/restrict-woods-after-advance':
    'Jednostka, która ruszyła w pościg, nie atakuje dalej przez las bez drogi, szosy, linii kolejowej i szlaku.',
  'gcacw.why.7.1/march-min-move-excludes-attack':
    'Wejście na ten heks kosztuje więcej, niż zostało, a jednostka, która atakowała, musi zapłacić w całości.',
  'gcacw.why.7.1/march-cost-column': 'Atak z marszu nic nie kosztuje, ale wymaga, by został co najmniej 1 punkt ruchu.',
  'gcacw.why.7.1/march-cost-needs-mp': 'Jednostce zostało za mało punktów ruchu na ten atak.',

  'gcacw.why.7.1/assault-eligibility':
    'Na heksie tego dowódcy nie ma podległej mu jednostki na 3. lub niższym poziomie zmęczenia.',
  'gcacw.why.7.1/assault-step1-select':
    'Dowódca szturmuje z podległymi mu jednostkami albo artylerią: co najmniej jedną, każdą wymienioną raz.',
  'gcacw.why.7.1/assault-only-leader-hex': 'W szturmie biorą udział tylko jednostki z heksu dowódcy.',
  'gcacw.why.7.1/assault-no-fatigue4': 'Jednostka na 4. poziomie zmęczenia nie może szturmować.',
  'gcacw.why.7.1/assault-artillery-joins': 'Artyleria może dołączyć do szturmu, ale sama szturmować nie może.',
  'gcacw.why.7.1/assault-step3-target': 'Celem szturmu jest heks obok heksu dowódcy, zajęty przez wroga.',
  'gcacw.why.7.1/assault-step5-number': 'Teraz nie rzuca się na dowodzenie.',
  'gcacw.why.7.1/assault-step5-drop':
    'Z wybranych jednostek atakuje dokładnie tyle, na ile pozwala liczba szturmu, każda wymieniona raz.',
  'gcacw.why.7.1/assault-step5-zero': 'Artyleria nie może atakować sama: musi być z nią inna jednostka.',
  'gcacw.why.7.1/assault-step6-grand-optional':
    'Szturmu generalnego próbuje się po rzucie na dowodzenie, gdy wiadomo, które jednostki atakują.',
  'gcacw.why.7.1/assault-no-backing-out':
    'Do ataku przechodzi się po rzucie na dowodzenie, gdy wiadomo, które jednostki atakują.',
  'gcacw.why.7.1/grand-once-per-action': 'Szturmu generalnego próbuje się raz w ciągu akcji.',
  'gcacw.why.7.1/grand-noncavalry-leader': 'Szturm dowódcy kawalerii nie może stać się szturmem generalnym.',
  'gcacw.why.7.1/grand-leader-in-radius':
    'Szturm generalny wymaga twojego dowódcy armii albo regionalnego, oddalonego od szturmującego dowódcy najwyżej o zasięg dowodzenia.',
  'gcacw.why.7.1/grand-min-combat-value': 'Atakujące jednostki mają za małą wartość bojową na szturm generalny.',
  'gcacw.why.7.1/grand-eligible-hex': 'Obok celu nie ma innej jednostki, która mogłaby dołączyć.',
  'gcacw.why.7.1/grand-committed':
    'Szturmu generalnego nie można odwołać: dołącza co najmniej jedna jednostka, każda wymieniona raz.',
  'gcacw.why.7.1/grand-select-units':
    'Dołącza jednostka, która stoi obok celu i może go atakować, jest na 3. lub niższym poziomie zmęczenia, nie jest zdemoralizowana i nie była wybrana wcześniej.',
  'gcacw.why.7.1/grand-select-hexes':
    'Te jednostki stoją na zbyt wielu heksach; dopuszczalna liczba heksów: {{number}}.',

  'gcacw.why.7.4/lee-not-rtg': 'W tej grze Lee nie daje premii.',
  'gcacw.why.7.4/lee-declare': 'Udział Lee ogłasza się tuż przed rzutem na dowodzenie w szturmie, i to raz.',
  'gcacw.why.7.4/lee-bonus':
    'Lee pomaga tylko w szturmie dowódcy Konfederacji, który jest na jego heksie, i tylko gdy wróg wciąż zajmuje cel.',
  'gcacw.why.7.4/longstreet-not-with-lee': 'Longstreet ma własną premię, Lee nic do niej nie dodaje.',
  'gcacw.why.7.4/jackson-not-with-lee': 'Jackson ma własną premię, Lee nic do niej nie dodaje.',
  'gcacw.why.7.4/lee-one-corps-per-turn': 'W tej turze premia za obecność Lee przysługuje innemu korpusowi.',

  'gcacw.why.7.5/number-manpower': 'Udział każdej jednostki w stratach wynosi od zera do całej jej liczebności.',
  'gcacw.why.7.5/attacker-number-shared': 'Straty muszą wynieść razem {{number}}.',
  'gcacw.why.7.5/defender-number-shared': 'Straty muszą wynieść razem {{number}}.',

  'gcacw.why.7.6/voluntary-when':
    'Odwrót mogą teraz wykonać tylko zaatakowane jednostki: co najmniej jedna, każda wymieniona raz.',
  'gcacw.why.7.6/procedure-each-hex': 'Odwrót prowadzi z heksu na heks, a ten nie jest sąsiedni.',
  'gcacw.why.7.6/restrict-offmap': 'Odwrót nie prowadzi poza mapę.',
  'gcacw.why.7.6/restrict-river': 'W odwrocie rzekę przekracza się tylko po moście, zaporze, promem albo w bród.',
  'gcacw.why.7.6/restrict-mountain-swamp':
    'W odwrocie w góry i na bagna wchodzi się i z nich wychodzi tylko drogą, szosą, linią kolejową albo szlakiem.',
  'gcacw.why.7.6/restrict-active-hex': 'Odwrót nie prowadzi przez heks aktywnego przeciwnika.',
  'gcacw.why.7.6/restrict-start-hex': 'W odwrocie nie wraca się na heks, na którym się zaczął.',
  'gcacw.why.7.6/restrict-same-hex': 'W odwrocie nie wchodzi się dwa razy na ten sam heks.',
  'gcacw.why.7.6/restrict-closer': 'Żaden krok odwrotu nie zbliża do aktywnego przeciwnika.',
  'gcacw.why.7.6/procedure-lowest-priority':
    'Według kolejności odwrotu pierwszeństwo ma inny heks albo za tym odwrót nie mógłby się w porę skończyć.',
  'gcacw.why.7.6/retreat-normal-length': 'Odwrót liczy co najmniej dwa heksy, a dobrowolny co najmniej jeden.',
  'gcacw.why.7.6/retreat-rout-length': 'Ucieczka liczy co najmniej cztery heksy.',
  'gcacw.why.7.7/step3-distance': 'Wycofanie kawalerii liczy co najmniej cztery heksy.',
  'gcacw.why.7.6/enemy-hex-not-end': 'Odwrót nie kończy się na heksie zajętym przez wroga.',
  'gcacw.why.7.6/restrict-adjacent-end': 'Odwrót nie kończy się obok heksu, na którym się zaczął.',
  'gcacw.why.7.6/advance-who':
    'W pościg ruszają tylko jednostki, które atakowały: co najmniej jedna, każda wymieniona raz.',
  'gcacw.why.7.6/advance-leader-reattach':
    'Dowódca przechodzi tylko do innej jednostki na swoim heksie, do której można go przypisać.',
  'gcacw.why.7.6/advance-leaders-may':
    'Dowódca idzie ze swoją jednostką. Może dołączyć do tej, która rusza w pościg; opuścić swoją może tylko wtedy, gdy w pościg mogło ruszyć kilka jednostek, ona wśród nich, a ruszają nie wszystkie.',

  'gcacw.why.7.7/stack-one-loses': 'Stratę może ponieść tylko kawaleria z tego heksu.',

  'gcacw.why.7.8/one-per-hex': 'Na tym heksie skrzydła są już osłonięte.',
  'gcacw.why.7.8/not-mountain-swamp': 'W górach i na bagnach nie osłania się skrzydeł.',
  'gcacw.why.7.8/not-after-retreat-advance':
    'Jednostka, która w tym marszu ruszyła w pościg, nie może osłonić skrzydeł.',
  'gcacw.why.7.8/not-entering-zoc':
    'Jednostka, która już się poruszyła albo atakowała, nie może osłonić skrzydeł we wrogiej strefie kontroli.',
  'gcacw.why.7.8/cost-and-end': 'Osłona skrzydeł kosztuje 1 punkt ruchu, a jednostka ma mniej.',
  'gcacw.why.7.8/remove-voluntary':
    'Osłonę skrzydeł zdejmuje się tam, gdzie jest, zanim jednostka się poruszy albo zaatakuje.',
} as const;

const events = {
  'gcacw.event.actionBegan.assault': 'Szturm: dowódca {{leader}}; jednostki: {{units}}.',
  'gcacw.event.attackDeclared':
    'Jednostka {{unit}} atakuje z heksu {{from}} heks {{target}}: $t(gcacw.attackType.{{attack}}); ma jeszcze {{points}}.',
  'gcacw.event.combatResolved':
    'Walka o heks {{target}}, wiersz {{row}} tabeli: obrońca {{defender}}, atakujący {{attacker}}.',
  'gcacw.event.unitRetreated': 'Jednostka {{unit}} cofa się z heksu {{from}} na heks {{to}} ({{because}}).',
  'gcacw.event.unitAdvanced': 'Jednostka {{unit}} rusza w pościg z heksu {{from}} na heks {{to}}.',
  'gcacw.event.cavalryEvaded': 'Kawaleria wycofuje się z heksu {{hex}}: {{units}}.',
  'gcacw.event.cavalryEvaded.delay': 'Kawaleria wycofuje się z heksu {{hex}}: {{units}}. Przeciwnik traci {{points}}.',
  'gcacw.event.assaultNumber': 'Dowódca {{leader}} rzuca na dowodzenie: rzut {{die}}, liczba szturmu {{number}}.',
  'gcacw.event.assaultNumber.failed':
    'Dowódca {{leader}} rzuca na dowodzenie: rzut {{die}}, szturm nie dochodzi do skutku.',
  'gcacw.event.grandAssaultNumber':
    'Dowódca {{leader}} rzuca na szturm generalny: rzut {{die}}, liczba szturmu generalnego {{number}}.',
  'gcacw.event.grandAssaultNumber.failed':
    'Dowódca {{leader}} rzuca na szturm generalny: rzut {{die}}, nie dochodzi on do skutku. Szturm trwa.',
  'gcacw.event.leeAnnounced':
    'W szturmie bierze udział Lee; do końca tury premia za jego obecność przysługuje tylko korpusowi {{corps}}.',
  'gcacw.event.flanksRefused': 'Skrzydła na heksie {{hex}} są osłonięte.',
  'gcacw.event.flanksRefused.over': 'Skrzydła na heksie {{hex}} nie są już osłonięte ({{because}}).',
} as const;

const causes = {
  'gcacw.because.6.3/advance-reattach': 'przed pościgiem',
  'gcacw.because.7.1/assault-step2-fatigue': 'szturm',
  'gcacw.because.7.1/grand-fatigue': 'szturm generalny',
  'gcacw.because.7.1/march-continue': 'wynik jej ataku',
  'gcacw.because.7.2/entrench-lost-on-leaving': 'opuszcza swój heks',
  'gcacw.because.7.5/number-manpower': 'walka',
  'gcacw.because.7.5/result-D': 'walka, wynik D',
  'gcacw.because.7.5/result-F': 'walka, wynik F',
  'gcacw.because.7.5/result-f': 'walka, wynik f',
  'gcacw.because.7.5/result-R': 'walka, wynik R',
  'gcacw.because.7.5/result-Rstar': 'walka, wynik R*',
  'gcacw.because.7.6/advance-leader-reattach': 'dołącza do pościgu',
  'gcacw.because.7.6/loss-new-marker': 'strata w odwrocie',
  'gcacw.because.7.6/retreat-drops-markers': 'odwrót z tego heksu',
  'gcacw.because.7.6/surrender': 'kapitulacja, bez drogi odwrotu',
  'gcacw.because.7.6/voluntary-fatigue': 'dobrowolny odwrót',
  'gcacw.because.7.6/chart1-p1': 'dalej od przeciwnika, drogą',
  'gcacw.because.7.6/chart1-p2': 'dalej od przeciwnika, na przełaj',
  'gcacw.because.7.6/chart1-p3': 'nie dalej od przeciwnika',
  'gcacw.because.7.6/chart1-p4-farther': 'dalej od przeciwnika, w strefę kontroli',
  'gcacw.because.7.6/chart1-p4-not-farther': 'nie dalej od przeciwnika, w strefę kontroli',
  'gcacw.because.7.6/chart1-p5': 'przez heks zajęty przez wroga',
  'gcacw.because.7.6/chart2-p1': 'poza zasięgiem wroga',
  'gcacw.because.7.6/chart2-p2': 'we wrogą strefę kontroli',
  'gcacw.because.7.6/chart2-p3': 'przez heks zajęty przez wroga',
  'gcacw.because.7.7/step2-natural-one': 'jedynka przy wycofaniu kawalerii',
  'gcacw.because.7.7/step4-fatigue': 'wycofanie kawalerii',
  'gcacw.because.7.7/step5-disorganize': 'wycofanie kawalerii',
  'gcacw.because.7.8/cost-and-end': 'osłona skrzydeł',
  'gcacw.because.7.8/never-moves': 'nie ma tam już żadnej jednostki',
  'gcacw.because.7.8/remove-assault-all': 'szturmują wszystkie jednostki z tego heksu',
  'gcacw.because.7.8/remove-single-unit': 'jedyna jednostka na heksie rusza albo atakuje',
  'gcacw.because.7.8/remove-voluntary': 'z wyboru',
} as const;

const dice = {
  'gcacw.dice.artillery': 'artyleria',
  'gcacw.dice.combat': 'walka',
  'gcacw.dice.cavalry-retreat': 'wycofanie kawalerii',
  'gcacw.dice.command': 'dowodzenie szturmem',
  'gcacw.dice.grand-assault': 'dowodzenie szturmem generalnym',
  'gcacw.roll.combat': 'Rzut, {{why}}: atakujący {{attacker}}, obrońca {{defender}}.',
} as const;

export const combat = {
  ...names,
  ...results,
  ...sheet,
  ...asks,
  ...choices,
  ...reasons,
  ...events,
  ...causes,
  ...dice,
} as const;
