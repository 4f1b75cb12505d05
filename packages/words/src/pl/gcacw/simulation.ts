/** Many games of a scenario, played by bots: a file to read. */
export const simulation = {
  'gcacw.simulation.title': 'Symulacja',
  'gcacw.simulation.about':
    '{{union}} po stronie Unii przeciw {{confederate}} po stronie Konfederacji, gier: {{games}}, seed {{seed}}',
  'gcacw.simulation.results': 'Kto wygrał',
  'gcacw.simulation.wins': '{{side}} {{games}} z {{of}} (od {{low}} do {{high}} % w 95 przypadkach na 100)',
  'gcacw.simulation.draws': 'Remisy: {{games}}',
  'gcacw.simulation.result': 'Wynik',
  'gcacw.simulation.games': 'Gry',
  'gcacw.simulation.draw': 'Remis',
  'gcacw.simulation.outcome': '{{side}}: {{degree}}',
  'gcacw.simulation.sudden': 'Zakończone przed czasem nagłym zwycięstwem: {{games}}.',
  'gcacw.simulation.leads': 'Punkty',
  'gcacw.simulation.leads.about':
    'Punkty Unii minus punkty Konfederacji, gra po grze. Mediana: {{median}}. Średnio Unia ma {{union}}, Konfederacja {{confederate}}.',
  'gcacw.simulation.losses': 'Straty według tur',
  'gcacw.simulation.losses.about': 'Utracona siła, średnia ze wszystkich gier.',
  'gcacw.simulation.total': 'Razem',
  'gcacw.simulation.fighting': 'Gdzie walczono',
  'gcacw.simulation.fighting.about':
    'Im ciemniejszy heks, tym więcej walk; średnio {{combats}} na grę. Żetony stoją jak na początku.',
  'gcacw.simulation.map': 'Mapa walk',
  'gcacw.simulation.places': 'Które miejsca rozstrzygnęły',
  'gcacw.simulation.places.place': 'Miejsce',
  'gcacw.simulation.places.decided': 'Rozstrzygnęło',
  'gcacw.simulation.places.about': 'Średnie punkty za miejsce oraz odsetek gier, w których bez nich wygrałby kto inny.',
  'gcacw.simulation.places.none': 'Nie przyznano punktów za miejsca.',
  'gcacw.simulation.length': 'Długość',
  'gcacw.simulation.length.about': 'Ile tur trwały gry. Średnio akcji na grę: {{actions}}.',
  'gcacw.simulation.length.turn': 'Tura',
  'gcacw.simulation.luck': 'Szczęście',
  'gcacw.simulation.luck.about':
    'Kości walki jednej strony odbiegały średnio o {{size}} od oczekiwanych. Strona z lepszymi kośćmi wygrała {{share}} % gier. Korelacja kości i przewagi: {{correlation}}.',
  'gcacw.simulation.foot': 'Przygotował Wigwag. Ten sam scenariusz, boty, seed i liczba gier dają te same liczby.',
} as const;
