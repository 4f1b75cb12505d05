/** Turns, phases, initiative and dice. */
export const sequence = {
  'gcacw.phase.leader-transfer': 'Faza przemieszczania dowódców',
  'gcacw.phase.action-cycle': 'Cykl akcji',
  'gcacw.phase.recovery': 'Faza reorganizacji',
  'gcacw.phase.turn-indication': 'Koniec tury',
  'gcacw.tie.union': 'inicjatywę wygrywa Unia',
  'gcacw.tie.confederate': 'inicjatywę wygrywa Konfederacja',
  'gcacw.tie.end-turn': 'koniec tury, po fazie reorganizacji',
  'gcacw.tie.end-turn-without-recovery': 'koniec tury, bez fazy reorganizacji',
  'gcacw.phase.scenario-phase': 'Faza ze scenariusza',

  'gcacw.ask.turn': 'Tura {{turn}}.',
  'gcacw.ask.initiative': 'Obie strony rzucają na inicjatywę.',
  'gcacw.ask.offer': '{{side}}: podjąć inicjatywę czy spasować?',
  'gcacw.ask.offer.handed': '{{side}}: przeciwnik spasował. Podjąć inicjatywę czy też spasować?',
  'gcacw.ask.action': '{{side}}: jedna akcja jednej jednostki albo jednego dowódcy.',
  'gcacw.ask.scenarioPhase': '{{side}}: {{title}}. Rozegraj tę fazę według zasad scenariusza i zakończ.',

  'gcacw.choice.roll': 'rzut',
  'gcacw.choice.roll.initiative': 'rzut na inicjatywę',
  'gcacw.choice.take': 'podejmij inicjatywę',
  'gcacw.choice.pass': 'spasuj',
  'gcacw.choice.finish': 'zakończ',

  'gcacw.verb.roll': 'rzut',
  'gcacw.verb.take': 'podjęcie inicjatywy',
  'gcacw.verb.pass': 'pas',
  'gcacw.verb.finish': 'zakończenie',

  'gcacw.why.4.2/ineligible-winner-passes': 'Żadna twoja jednostka nie może teraz działać, więc trzeba spasować.',

  'gcacw.event.turnBegan': 'Tura {{turn}}: {{date}}.',
  'gcacw.event.phaseBegan': '$t(gcacw.phase.{{phase}}).',
  'gcacw.event.initiativeRolled':
    'Inicjatywa: Unia {{union}}, Konfederacja {{confederate}}. Wygrywa {{winner}} ({{because}}).',
  'gcacw.event.initiativeRolled.automatic': 'Inicjatywę bez rzutu wygrywa {{winner}} ({{because}}).',
  'gcacw.event.initiativeTaken': '{{side}} podejmuje inicjatywę.',
  'gcacw.event.passed': '{{side}} pasuje.',
  'gcacw.event.cycleEnded': 'Koniec cyklu akcji ({{because}}).',
  'gcacw.event.scenarioPhaseBegan': '{{title}}.',

  'gcacw.because.4.2/roll-high-wins': 'wyższy rzut',
  'gcacw.because.4.2/tie-confederate': 'remis wygrywa Konfederacja',
  'gcacw.because.4.2/tie-bac-aio': 'o remisie decyduje wyrzucona liczba',
  'gcacw.because.4.2/auto-win': 'żadna wroga jednostka nie może działać',
  'gcacw.because.4.4/none-eligible': 'żadna jednostka żadnej ze stron nie może działać',
  'gcacw.because.4.4/both-pass': 'obie strony spasowały',
  'gcacw.because.4.4/pass-against-ineligible': 'pas, a żadna wroga jednostka nie może działać',
  'gcacw.because.4.4/scenario-early-end': 'remis w rzucie kończy turę',

  'gcacw.dice.initiative': 'inicjatywa',

  'gcacw.roll': 'Rzut ({{why}}): {{dice}}.',
  'gcacw.roll.initiative': 'Rzut ({{why}}): Unia {{union}}, Konfederacja {{confederate}}.',
} as const;
