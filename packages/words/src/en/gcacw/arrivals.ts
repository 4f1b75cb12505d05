/** Who arrives, who leaves, and what is special about a turn. */
export const arrivals = {
  'gcacw.phase.reinforcements': 'Reinforcements',

  'gcacw.ask.arrival': '{{side}}: {{unit}} arrives. In which of the lit hexes?',

  'gcacw.choice.enter': 'enter at {{to}}',
  'gcacw.choice.exit': 'leave the map',

  'gcacw.verb.enter': 'enter the map',
  'gcacw.verb.exit': 'leave the map',

  'gcacw.why.SC/arrival-hex': 'It can enter only in the hexes that the scenario gives it.',
  'gcacw.why.SC/arrival-enemy': 'An enemy unit is in that hex.',
  'gcacw.why.SC/not-before': 'The scenario holds this unit back: it may not act yet.',
  'gcacw.why.SC/within': 'The scenario keeps this unit in its part of the map.',
  'gcacw.why.SC/exit-hex':
    'The scenario lets this unit leave the map only from certain hexes, and this is not one of them.',
  'gcacw.why.SC/exit-cost': 'Leaving the map costs {{cost}} MP, and {{left}} MP are left.',

  'gcacw.event.unitArrived': '{{unit}} enters the map in {{to}} ({{because}}).',
  'gcacw.event.unitExited': '{{unit}} leaves the map from {{hex}} ({{because}}).',

  'gcacw.because.SC/arrival-turn': 'reinforcements',
  'gcacw.because.SC/arrival-leader': 'he arrives with it',
  'gcacw.because.SC/exit-gone': 'it does not come back',
  'gcacw.because.SC/turn-actions': 'the scenario allows no more actions this turn',
  'gcacw.because.SC/turn-initiative': 'by the scenario',
} as const;
