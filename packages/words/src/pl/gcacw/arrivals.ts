/** Who arrives, who leaves, and what is special about a turn. */
export const arrivals = {
  'gcacw.phase.reinforcements': 'Posiłki',

  'gcacw.ask.arrival': '{{side}}: przybywa jednostka {{unit}}. Na który z podświetlonych heksów?',

  'gcacw.choice.enter': 'wejdź na mapę na heksie {{to}}',
  'gcacw.choice.exit': 'opuść mapę',

  'gcacw.verb.enter': 'wejście na mapę',
  'gcacw.verb.exit': 'opuszczenie mapy',

  'gcacw.why.SC/arrival-hex': 'Jednostka może wejść na mapę tylko na heksach podanych w scenariuszu.',
  'gcacw.why.SC/arrival-enemy': 'Na tym heksie jest wroga jednostka.',
  'gcacw.why.SC/not-before': 'Scenariusz wstrzymuje tę jednostkę: nie może jeszcze działać.',
  'gcacw.why.SC/within': 'Scenariusz nie pozwala tej jednostce opuścić jej części mapy.',
  'gcacw.why.SC/exit-hex':
    'Scenariusz pozwala tej jednostce opuścić mapę tylko z niektórych heksów, a ten do nich nie należy.',
  'gcacw.why.SC/exit-cost': 'Koszt opuszczenia mapy w punktach ruchu: {{cost}}, zostało: {{left}}.',

  'gcacw.event.unitArrived': 'Jednostka {{unit}} wchodzi na mapę na heksie {{to}} ({{because}}).',
  'gcacw.event.unitExited': 'Jednostka {{unit}} opuszcza mapę z heksu {{hex}} ({{because}}).',

  'gcacw.because.SC/arrival-turn': 'posiłki',
  'gcacw.because.SC/arrival-leader': 'przybywa razem z nią',
  'gcacw.because.SC/exit-gone': 'już nie wróci',
  'gcacw.because.SC/turn-actions': 'scenariusz nie pozwala w tej turze na więcej akcji',
  'gcacw.because.SC/turn-initiative': 'tak stanowi scenariusz',
} as const;
