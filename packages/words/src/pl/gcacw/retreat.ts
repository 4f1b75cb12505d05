/** Retreats, advances and cavalry retreats. */
export const retreat = {
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
  'gcacw.ask.evasion': '{{side}}: wróg stoi na heksie {{from}}. Czy kawaleria z heksu {{hex}} wycofa się przed nim?',

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

  'gcacw.verb.withdraw': 'dobrowolny odwrót',
  'gcacw.verb.hold': 'utrzymanie heksu',
  'gcacw.verb.retreat': 'odwrót',
  'gcacw.verb.halt': 'zakończenie odwrotu',
  'gcacw.verb.advance': 'pościg',
  'gcacw.verb.remain': 'rezygnacja z pościgu',
  'gcacw.verb.evade': 'wycofanie kawalerii',
  'gcacw.verb.stand': 'pozostanie na miejscu',

  'gcacw.why.7.6/voluntary-when': 'Odwrót mogą teraz wykonać tylko zaatakowane jednostki, co najmniej jedna.',
  'gcacw.why.7.6/procedure-each-hex': 'Ten heks nie sąsiaduje z cofającymi się jednostkami.',
  'gcacw.why.7.6/restrict-offmap': 'Odwrót nie może prowadzić poza mapę.',
  'gcacw.why.7.6/restrict-river': 'W odwrocie rzekę można przekroczyć tylko po moście, zaporze, promem albo w bród.',
  'gcacw.why.7.6/restrict-mountain-swamp':
    'W odwrocie w góry i na bagna można wejść i z nich wyjść tylko drogą, szosą, linią kolejową albo szlakiem.',
  'gcacw.why.7.6/restrict-active-hex': 'Odwrót nie może prowadzić przez heks aktywnego wroga.',
  'gcacw.why.7.6/restrict-start-hex': 'Odwrót nie może wrócić na heks, na którym się zaczął.',
  'gcacw.why.7.6/restrict-same-hex': 'Odwrót nie może prowadzić dwa razy przez ten sam heks.',
  'gcacw.why.7.6/restrict-closer': 'Żaden krok odwrotu nie może zbliżać do aktywnego wroga.',
  'gcacw.why.7.6/procedure-lowest-priority':
    'Pierwszeństwo w odwrocie ma inny heks albo z tego nie dałoby się już w porę prawidłowo zakończyć odwrotu.',
  'gcacw.why.7.6/retreat-normal-length': 'Odwrót liczy co najmniej dwa heksy, a dobrowolny co najmniej jeden.',
  'gcacw.why.7.6/retreat-rout-length': 'Ucieczka liczy co najmniej cztery heksy.',
  'gcacw.why.7.7/step3-distance': 'Wycofanie kawalerii liczy co najmniej cztery heksy.',
  'gcacw.why.7.6/enemy-hex-not-end': 'Odwrót nie może skończyć się na heksie zajętym przez wroga.',
  'gcacw.why.7.6/restrict-adjacent-end': 'Odwrót nie może skończyć się obok heksu, na którym się zaczął.',
  'gcacw.why.7.6/advance-who': 'W pościg mogą ruszyć tylko jednostki, które atakowały, co najmniej jedna.',
  'gcacw.why.7.6/advance-leader-reattach':
    'Dowódca może przejść tylko do innej jednostki na swoim heksie, do której można go przypisać.',
  'gcacw.why.7.6/advance-leaders-may':
    'Dowódca zwykle idzie albo zostaje ze swoją jednostką. Może dołączyć do jednostki, która rusza w pościg; opuścić własną może tylko wtedy, gdy była jedną z kilku, które mogły ruszyć w pościg, a ruszają nie wszystkie.',
  'gcacw.why.7.7/stack-one-loses': 'Stratę może ponieść tylko kawaleria z tego heksu.',

  'gcacw.event.unitRetreated': 'Jednostka {{unit}} cofa się z heksu {{from}} na heks {{to}} ({{because}}).',
  'gcacw.event.unitAdvanced': 'Jednostka {{unit}} rusza w pościg z heksu {{from}} na heks {{to}}.',
  'gcacw.event.cavalryEvaded': 'Kawaleria wycofuje się z heksu {{hex}}: {{units}}.',
  'gcacw.event.cavalryEvaded.delay': 'Kawaleria wycofuje się z heksu {{hex}}: {{units}}. Wróg traci {{points}}.',

  'gcacw.because.6.3/advance-reattach': 'przed pościgiem',
  'gcacw.because.7.6/advance-leader-reattach': 'dołącza do pościgu',
  'gcacw.because.7.6/loss-new-marker': 'strata w odwrocie',
  'gcacw.because.7.6/retreat-drops-markers': 'odwrót z tego heksu',
  'gcacw.because.7.6/surrender': 'kapitulacja, odwrót jest odcięty',
  'gcacw.because.7.6/voluntary-fatigue': 'dobrowolny odwrót',
  'gcacw.because.7.6/chart1-p1': 'dalej od wroga, drogą',
  'gcacw.because.7.6/chart1-p2': 'dalej od wroga, na przełaj',
  'gcacw.because.7.6/chart1-p3': 'nie dalej od wroga',
  'gcacw.because.7.6/chart1-p4-farther': 'dalej od wroga, w strefę kontroli',
  'gcacw.because.7.6/chart1-p4-not-farther': 'nie dalej od wroga, w strefę kontroli',
  'gcacw.because.7.6/chart1-p5': 'przez heks zajęty przez wroga',
  'gcacw.because.7.6/chart2-p1': 'poza zasięgiem wroga',
  'gcacw.because.7.6/chart2-p2': 'we wrogą strefę kontroli',
  'gcacw.because.7.6/chart2-p3': 'przez heks zajęty przez wroga',
  'gcacw.because.7.7/step2-natural-one': 'jedynka przy wycofaniu kawalerii',
  'gcacw.because.7.7/step4-fatigue': 'wycofanie kawalerii',
  'gcacw.because.7.7/step5-disorganize': 'wycofanie kawalerii',

  'gcacw.dice.cavalry-retreat': 'wycofanie kawalerii',
} as const;
