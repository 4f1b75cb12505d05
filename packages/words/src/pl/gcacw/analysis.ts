/** Jak komputerowy dowódca ocenia grę: w raporcie po bitwie i w wierszu poleceń. */
export const analysis = {
  'gcacw.analysis': 'Analiza',
  'gcacw.analysis.start': 'Analizuj',
  'gcacw.analysis.about':
    'Komputer ocenia grę: szansa na wygraną, drogie decyzje, szczęście. Trwa to minutę lub dłużej.',
  'gcacw.analysis.working': 'Komputer przegląda grę…',
  'gcacw.analysis.ready': 'Analiza jest już w sprawozdaniu.',
  'gcacw.analysis.show': 'Przejdź do analizy',
  'gcacw.analysis.failed': 'Analiza się nie powiodła. Spróbuj ponownie; jeśli znów się nie uda, zapisz grę i zgłoś to.',
  'gcacw.analysis.stopped': 'Przerwano przed końcem: oto, co znaleziono.',
  'gcacw.analysis.seenBy':
    'Tylko z tego, co widziała strona {{side}}: oceniono jedynie jej decyzje, a szczęście pominięto.',
  'gcacw.analysis.chance': 'Szansa na wygraną',
  'gcacw.analysis.chance.about':
    'W procentach: udział wygranych w {{playouts}} grach, rozegranych od każdej chwili do końca przez komputerowych dowódców; remis liczy się za pół. Pas wokół linii Unii zawiera jej prawdziwy udział w 95 przypadkach na 100.',
  'gcacw.analysis.chance.graph': 'Szansa na wygraną, {{side}}: {{first}} na początku, {{last}} na końcu',
  'gcacw.analysis.chance.line': '{{side}} {{share}}',
  'gcacw.analysis.costliest': 'Najdroższe decyzje',
  'gcacw.analysis.costliest.none':
    'O żadnej nie wiadomo na pewno, że kosztowała: każda różnica mieści się w granicach błędu.',
  'gcacw.analysis.cost': 'punkty stracone, {{side}}',
  'gcacw.analysis.played': 'Decyzja: {{choice}}.',
  'gcacw.analysis.better': 'Lepiej: {{better}}.',
  'gcacw.analysis.why': 'Dlaczego: {{terms}}.',
  'gcacw.analysis.term': '{{term}} {{points}}',
  'gcacw.analysis.confirmed_one': 'W jednej grze od tej chwili daje to {{cost}} punktu.',
  'gcacw.analysis.confirmed_few': 'W {{count}} grach od tej chwili daje to {{cost}} punktu (±{{error}}).',
  'gcacw.analysis.confirmed_many': 'W {{count}} grach od tej chwili daje to {{cost}} punktu (±{{error}}).',
  'gcacw.analysis.confirmed_other': 'W {{count}} grach od tej chwili daje to {{cost}} punktu (±{{error}}).',
  'gcacw.analysis.action': '{{action}} (akcja {{number}})',
  'gcacw.analysis.conduct': 'Obaj dowódcy',
  'gcacw.analysis.conduct.agreed': 'Jak zdecydowałby komputer',
  'gcacw.analysis.conduct.of': '{{agreed}} z {{decisions}}',
  'gcacw.analysis.conduct.cost': 'Koszt pozostałych',
  'gcacw.analysis.conduct.best': 'Najlepsza',
  'gcacw.analysis.conduct.bestCell': '{{action}}: {{points}} wobec spasowania',
  'gcacw.analysis.conduct.worst': 'Najgorsza',
  'gcacw.analysis.conduct.worstCell': '{{action}}: {{points}}',
  'gcacw.analysis.luck': 'Szczęście osobno, umiejętności osobno',
  'gcacw.analysis.luck.even': 'Kostki nie sprzyjały nikomu.',
  'gcacw.analysis.luck.sum': 'Kostki sprzyjały stronie {{side}}: {{points}} punktu.',
  'gcacw.analysis.luck.skill':
    'Decyzje kosztowały Unię {{union}} punktu, Konfederację {{confederate}}, wobec tego, co zrobiłby komputer.',
  'gcacw.analysis.luck.about_one':
    'Jeden rzut wobec średniej wszystkich możliwych, według położenia na koniec akcji. Kostki inicjatywy się nie liczą.',
  'gcacw.analysis.luck.about_few':
    '{{count}} rzuty, każdy wobec średniej wszystkich możliwych, według położenia na koniec akcji. Kostki inicjatywy się nie liczą.',
  'gcacw.analysis.luck.about_many':
    '{{count}} rzutów, każdy wobec średniej wszystkich możliwych, według położenia na koniec akcji. Kostki inicjatywy się nie liczą.',
  'gcacw.analysis.luck.about_other':
    '{{count}} rzutu, każdy wobec średniej wszystkich możliwych, według położenia na koniec akcji. Kostki inicjatywy się nie liczą.',
  'gcacw.analysis.luck.stroke': '{{action}}: {{points}} dla strony {{side}}',
} as const;
