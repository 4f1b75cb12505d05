/** Kostki: kto rzuca, jak się je wpisuje i jak wypadały. */
export const dice = {
  'client.dice.dice': 'Kostki',
  'client.dice.who': 'Kto rzuca kostkami',
  'client.dice.program': 'Program',
  'client.dice.own': 'Własne',
  'client.dice.more': 'Jakie były szanse?',
  'client.dice.sheet': 'Kostki',
  'client.dice.prompt': 'Rzućcie i wpiszcie, co wypadło: {{why}}.',
  'client.dice.promptDraw': 'Losujcie i wskażcie, co wypadło: {{why}}.',
  'client.dice.whose': '{{side}}: {{why}}',
  'client.dice.roll_one': 'Rzućcie {{count}} kostką i wpiszcie wynik: klawisze 1–6 albo przyciski.',
  'client.dice.roll_few': 'Rzućcie {{count}} kostkami i wpiszcie wyniki w tej kolejności: klawisze 1–6 albo przyciski.',
  'client.dice.roll_many':
    'Rzućcie {{count}} kostkami i wpiszcie wyniki w tej kolejności: klawisze 1–6 albo przyciski.',
  'client.dice.roll_other':
    'Rzućcie {{count}} kostkami i wpiszcie wyniki w tej kolejności: klawisze 1–6 albo przyciski.',
  'client.dice.draw_one': 'Potasujcie te karty, wyciągnijcie {{count}} z {{of}} i wskażcie, którą.',
  'client.dice.draw_few': 'Potasujcie te karty, wyciągnijcie {{count}} z {{of}} i wskażcie, które, po kolei.',
  'client.dice.draw_many': 'Potasujcie te karty, wyciągnijcie {{count}} z {{of}} i wskażcie, które, po kolei.',
  'client.dice.draw_other': 'Potasujcie te karty, wyciągnijcie {{count}} z {{of}} i wskażcie, które, po kolei.',
  'client.dice.places_one': 'Potasujcie talię i połóżcie jej {{of}} kart zakryte w rzędzie. Które miejsce wylosowano?',
  'client.dice.places_few':
    'Potasujcie talię i połóżcie jej {{of}} kart zakryte w rzędzie. Które {{count}} miejsca wylosowano?',
  'client.dice.places_many':
    'Potasujcie talię i połóżcie jej {{of}} kart zakryte w rzędzie. Które {{count}} miejsc wylosowano?',
  'client.dice.places_other':
    'Potasujcie talię i połóżcie jej {{of}} kart zakryte w rzędzie. Które {{count}} miejsca wylosowano?',
  'client.dice.typedSoFar': 'Wpisane dotąd',
  'client.dice.open': 'jeszcze nie wpisano',
  'client.dice.noSuchFace': 'Na kostce jest od 1 do 6, nie {{face}}.',
  'client.dice.bad': 'Te liczby nie pasują do rzutu: na każdej kostce jest od 1 do 6. Wpiszcie je jeszcze raz.',
  'client.dice.back': 'Cofnij jedną',
  'client.dice.done': 'To wypadło',
  'client.dice.cancel': 'Anuluj: nic się nie stało',
  'client.dice.withdraw': 'Cofnij decyzję',
  'client.dice.made': 'Pierwsze kostki tej decyzji już padły, więc nie można jej zmienić.',
  'client.dice.letProgram': 'Od teraz niech rzuca program',
  'client.dice.secret': 'Teraz patrzy tylko {{side}}: wpisuje swoje karty',
  'client.dice.typed': 'wpisane',
  'client.dice.typedAbout': 'Rzucone przy stole i wpisane. Nikt nie może tego sprawdzić.',
  'client.dice.soFar': 'Rzuty dotąd',
  'client.dice.faces': 'Ile razy wypadła każda liczba',
  'client.dice.face': 'Liczba oczek',
  'client.dice.reason': 'Rzut na',
  'client.dice.byReason': 'Wyrzucone minus oczekiwane, w oczkach',
  'client.dice.count_one': '{{count}} kostka',
  'client.dice.count_few': '{{count}} kostki',
  'client.dice.count_many': '{{count}} kostek',
  'client.dice.count_other': '{{count}} kostki',
  'client.dice.mean_one': '{{side}}: {{count}} kostka, średnio {{mean}} (uczciwa: 3,50), łącznie {{more}}.',
  'client.dice.mean_few': '{{side}}: {{count}} kostki, średnio {{mean}} (uczciwe: 3,50), łącznie {{more}}.',
  'client.dice.mean_many': '{{side}}: {{count}} kostek, średnio {{mean}} (uczciwe: 3,50), łącznie {{more}}.',
  'client.dice.mean_other': '{{side}}: {{count}} kostki, średnio {{mean}} (uczciwe: 3,50), łącznie {{more}}.',
  'client.dice.ofThemTyped_one': 'W tym wpisana: {{count}}.',
  'client.dice.ofThemTyped_few': 'W tym wpisane: {{count}}.',
  'client.dice.ofThemTyped_many': 'W tym wpisanych: {{count}}.',
  'client.dice.ofThemTyped_other': 'W tym wpisane: {{count}}.',
  'client.dice.tooFew': 'Za mało, by mówić o szczęściu.',
  'client.dice.rare':
    'W mniej niż 1 na 100 gier z tyloma uczciwymi kostkami suma jest tak daleko od średniej, w górę lub w dół.',
  'client.dice.unusual_one':
    'W około {{count}} na 100 gier z tyloma uczciwymi kostkami suma jest co najmniej tak daleko od średniej, w górę lub w dół.',
  'client.dice.unusual_few':
    'W około {{count}} na 100 gier z tyloma uczciwymi kostkami suma jest co najmniej tak daleko od średniej, w górę lub w dół.',
  'client.dice.unusual_many':
    'W około {{count}} na 100 gier z tyloma uczciwymi kostkami suma jest co najmniej tak daleko od średniej, w górę lub w dół.',
  'client.dice.unusual_other':
    'W około {{count}} na 100 gier z tyloma uczciwymi kostkami suma jest co najmniej tak daleko od średniej, w górę lub w dół.',
  'client.dice.note':
    'Tylko rzuty, które widzieliście. Kreska na pasku to miejsce, w którym by się kończył, gdyby każda liczba wypadała równie często. Rzuty wpisane też się liczą, ale nikt nie może ich sprawdzić.',
} as const;
