/** Turns, phases, initiative and dice. */
export const sequence = {
  'gcacw.phase.leader-transfer': 'Leader Transfer Phase',
  'gcacw.phase.action-cycle': 'Action Cycle',
  'gcacw.phase.recovery': 'Recovery Phase',
  'gcacw.phase.turn-indication': 'Turn Indication Phase',
  'gcacw.tie.union': 'the Union wins the initiative',
  'gcacw.tie.confederate': 'the Confederacy wins the initiative',
  'gcacw.tie.end-turn': 'the turn ends after a Recovery Phase',
  'gcacw.tie.end-turn-without-recovery': 'the turn ends, without a Recovery Phase',
  'gcacw.phase.scenario-phase': 'Phase of the scenario',

  'gcacw.ask.turn': 'Turn {{turn}}.',
  'gcacw.ask.initiative': 'Both sides roll for the initiative.',
  'gcacw.ask.offer': '{{side}}: take the initiative, or pass?',
  'gcacw.ask.offer.handed': '{{side}}: the other side has passed. Take the initiative, or pass as well?',
  'gcacw.ask.action': '{{side}}: one action with one unit or one leader.',
  'gcacw.ask.scenarioPhase': '{{side}}: {{title}}. Play it by the rules of the scenario, then finish.',

  'gcacw.choice.roll': 'roll the dice',
  'gcacw.choice.roll.initiative': 'roll for the initiative',
  'gcacw.choice.take': 'take the initiative',
  'gcacw.choice.pass': 'pass',
  'gcacw.choice.finish': 'finish',

  'gcacw.verb.roll': 'roll',
  'gcacw.verb.take': 'take the initiative',
  'gcacw.verb.pass': 'pass',
  'gcacw.verb.finish': 'finish',

  'gcacw.why.4.2/ineligible-winner-passes': 'None of your units may act now, so you have to pass.',

  'gcacw.event.turnBegan': 'Turn {{turn}}: {{date}}.',
  'gcacw.event.phaseBegan': '$t(gcacw.phase.{{phase}}).',
  'gcacw.event.initiativeRolled':
    'Initiative: Union {{union}}, Confederacy {{confederate}}. The {{winner}} wins ({{because}}).',
  'gcacw.event.initiativeRolled.automatic': 'The {{winner}} wins the initiative without a roll ({{because}}).',
  'gcacw.event.initiativeTaken': 'The {{side}} takes the initiative.',
  'gcacw.event.passed': 'The {{side}} passes.',
  'gcacw.event.cycleEnded': 'The Action Cycle is over ({{because}}).',
  'gcacw.event.scenarioPhaseBegan': '{{title}}.',

  'gcacw.because.4.2/roll-high-wins': 'higher roll',
  'gcacw.because.4.2/tie-confederate': 'ties go to the Confederacy',
  'gcacw.because.4.2/tie-bac-aio': 'the number rolled decides the tie',
  'gcacw.because.4.2/auto-win': 'no enemy unit may act',
  'gcacw.because.4.4/none-eligible': 'no unit of either side may act',
  'gcacw.because.4.4/both-pass': 'both sides have passed',
  'gcacw.because.4.4/pass-against-ineligible': 'a pass, and no enemy unit may act',
  'gcacw.because.4.4/scenario-early-end': 'the tied roll ends the turn',

  'gcacw.dice.initiative': 'initiative',

  'gcacw.roll': 'Roll ({{why}}): {{dice}}.',
  'gcacw.roll.initiative': 'Roll ({{why}}): Union {{union}}, Confederacy {{confederate}}.',
} as const;
