/** Attacks, their results, refused flanks. Results are nouns: they are for one unit or for several. */
export const combat = {
  'gcacw.attackType.column': 'atak z kolumny',
  'gcacw.attackType.hasty': 'atak pospieszny',
  'gcacw.attackType.normal': 'atak zwykły',
  'gcacw.attackType.prepared': 'atak przygotowany',
  'gcacw.attackType.assault': 'szturm',
  'gcacw.attackType.grand': 'szturm generalny',
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

  'gcacw.ask.combat': 'Walka o heks {{target}}, {{kind}}. Atakują: {{units}}. Czas na rzut.',
  'gcacw.ask.losses': '{{side}}: strata liczebności {{number}}. Jak ją podzielić? Jednostki: {{units}}.',

  'gcacw.choice.attack': '$t(gcacw.attackType.{{type}}) na heks {{target}}',
  'gcacw.choice.refuse': 'osłona skrzydeł',
  'gcacw.choice.uncover': 'zdejmij osłonę skrzydeł',
  'gcacw.choice.divide': 'straty: {{losses}}',

  'gcacw.verb.attack': 'atak',
  'gcacw.verb.refuse': 'osłona skrzydeł',
  'gcacw.verb.uncover': 'zdjęcie osłony skrzydeł',
  'gcacw.verb.divide': 'podział strat',

  'gcacw.why.2.2/parenthesised-tactical': 'Jednostka o wartości taktycznej w nawiasie nie może atakować sama.',
  'gcacw.why.6.2/enter-zoc-still-in-zoc':
    'Po ataku jednostka jest nadal we wrogiej strefie kontroli: może tylko zaatakować ponownie albo zakończyć marsz.',
  'gcacw.why.7.1/target-adjacent-occupied': 'Celem ataku może być tylko sąsiedni heks zajęty przez wroga.',
  'gcacw.why.7.1/restrict-artillery-alone': 'Artyleria nie może atakować sama.',
  'gcacw.why.7.1/march-cavalry-division-leader':
    'Gdy aktywny jest dowódca dywizji kawalerii, atakować może tylko pierwsza maszerująca jednostka kawalerii.',
  'gcacw.why.7.1/restrict-river':
    'Przez rzekę można atakować tylko po moście, zaporze, promem albo w bród, a przez krawędź wodną nigdy.',
  'gcacw.why.7.1/restrict-into-mountain-swamp':
    'Heks gór albo bagna można atakować tylko wzdłuż drogi, szosy, linii kolejowej albo szlaku.',
  'gcacw.why.7.1/restrict-out-of-mountain-swamp':
    'Z heksu gór albo bagna można atakować tylko wzdłuż drogi, szosy, linii kolejowej albo szlaku.',
  'gcacw.why.7.1/restrict-woods-started-here':
    'Przez las bez drogi, szosy, linii kolejowej i szlaku jednostka może atakować tylko z heksu, na którym zaczęła tę akcję.',
  'gcacw.why.7.1/restrict-woods-after-advance':
    'Jednostka, która ruszyła w pościg, nie może atakować dalej przez las bez drogi, szosy, linii kolejowej i szlaku.',
  'gcacw.why.7.1/march-min-move-excludes-attack':
    'Wejście na ten heks kosztuje więcej punktów ruchu, niż zostało, a jednostka, która atakowała, musi zapłacić w całości.',
  'gcacw.why.7.1/march-cost-column':
    'Atak z kolumny nic nie kosztuje, ale wymaga, by został co najmniej 1 punkt ruchu.',
  'gcacw.why.7.1/march-cost-needs-mp': 'Jednostce zostało za mało punktów ruchu na ten atak.',
  'gcacw.why.7.5/number-manpower': 'Każda jednostka może stracić od zera do całej swojej liczebności.',
  'gcacw.why.7.5/attacker-number-shared': 'Straty muszą wynieść razem {{number}}.',
  'gcacw.why.7.5/defender-number-shared': 'Straty muszą wynieść razem {{number}}.',
  'gcacw.why.7.8/one-per-hex': 'Na tym heksie skrzydła są już osłonięte.',
  'gcacw.why.7.8/not-mountain-swamp': 'W górach i na bagnach nie można osłaniać skrzydeł.',
  'gcacw.why.7.8/not-after-retreat-advance':
    'Jednostka, która w tym marszu ruszyła w pościg, nie może osłonić skrzydeł.',
  'gcacw.why.7.8/not-entering-zoc':
    'Jednostka, która już się poruszyła albo atakowała, nie może osłonić skrzydeł we wrogiej strefie kontroli.',
  'gcacw.why.7.8/cost-and-end': 'Osłona skrzydeł kosztuje 1 punkt ruchu, a jednostka ma mniej.',
  'gcacw.why.7.8/remove-voluntary': 'Nie ma tu osłony skrzydeł albo jednostka już się poruszyła lub zaatakowała.',

  'gcacw.event.attackDeclared':
    'Jednostka {{unit}} atakuje z heksu {{from}} heks {{target}}: $t(gcacw.attackType.{{attack}}); ma jeszcze {{points}}.',
  'gcacw.event.combatResolved':
    'Walka o heks {{target}}, wiersz {{row}} tabeli: obrońca {{defender}}, atakujący {{attacker}}.',
  'gcacw.event.flanksRefused': 'Skrzydła na heksie {{hex}} są osłonięte.',
  'gcacw.event.flanksRefused.over': 'Skrzydła na heksie {{hex}} nie są już osłonięte ({{because}}).',

  'gcacw.because.7.1/march-continue': 'wynik jej ataku',
  'gcacw.because.7.5/number-manpower': 'walka',
  'gcacw.because.7.5/result-D': 'walka, wynik D',
  'gcacw.because.7.5/result-F': 'walka, wynik F',
  'gcacw.because.7.5/result-f': 'walka, wynik f',
  'gcacw.because.7.5/result-R': 'walka, wynik R',
  'gcacw.because.7.5/result-Rstar': 'walka, wynik R*',
  'gcacw.because.7.8/cost-and-end': 'osłona skrzydeł',
  'gcacw.because.7.8/never-moves': 'nie ma tam już żadnej jednostki',
  'gcacw.because.7.8/remove-assault-all': 'szturmują wszystkie jednostki z tego heksu',
  'gcacw.because.7.8/remove-single-unit': 'jedyna jednostka na heksie rusza albo atakuje',
  'gcacw.because.7.8/remove-voluntary': 'z wyboru',

  'gcacw.dice.artillery': 'artyleria',
  'gcacw.dice.combat': 'walka',

  'gcacw.roll.combat': 'Rzut ({{why}}): atakujący {{attacker}}, obrońca {{defender}}.',
} as const;
