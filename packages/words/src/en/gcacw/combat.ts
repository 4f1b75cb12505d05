/** Attacks, their results, refused flanks. */
export const combat = {
  'gcacw.attackType.column': 'column attack',
  'gcacw.attackType.hasty': 'hasty attack',
  'gcacw.attackType.normal': 'normal attack',
  'gcacw.attackType.prepared': 'prepared attack',
  'gcacw.attackType.assault': 'assault',
  'gcacw.attackType.grand': 'grand assault',
  'gcacw.result': '{{cell}} ({{words}})',
  'gcacw.result.none': 'no effect',
  'gcacw.result.loss': 'loses {{loss}}',
  'gcacw.result.D': 'disorganized',
  'gcacw.result.F': 'fatigue +2',
  'gcacw.result.f': 'fatigue +1',
  'gcacw.result.E': 'the march ends',
  'gcacw.result.r': 'retreats',
  'gcacw.result.R': 'routs',
  'gcacw.result.R*': 'routs, Demoralize-2',
  'gcacw.result.a': 'may advance',

  'gcacw.ask.combat': 'Combat, {{kind}}: {{units}} against {{target}}. The dice are rolled.',
  'gcacw.ask.losses': '{{side}}: Manpower to lose: {{number}}. How is it divided? Units: {{units}}.',

  'gcacw.choice.attack': '$t(gcacw.attackType.{{type}}) on {{target}}',
  'gcacw.choice.refuse': 'refuse flanks',
  'gcacw.choice.uncover': 'remove Flanks Refused',
  'gcacw.choice.divide': 'losses: {{losses}}',

  'gcacw.verb.attack': 'attack',
  'gcacw.verb.refuse': 'refuse flanks',
  'gcacw.verb.uncover': 'remove Flanks Refused',
  'gcacw.verb.divide': 'divide losses',

  'gcacw.why.2.2/parenthesised-tactical': 'A unit with its Tactical value in parentheses cannot attack alone.',
  'gcacw.why.6.2/enter-zoc-still-in-zoc':
    'After its attack the unit is still in an enemy zone of control: it can only attack again or end its march.',
  'gcacw.why.7.1/target-adjacent-occupied': 'The target of an attack must be an adjacent hex that the enemy holds.',
  'gcacw.why.7.1/restrict-artillery-alone': 'Artillery cannot attack alone.',
  'gcacw.why.7.1/march-cavalry-division-leader':
    'Under a cavalry division leader only the first cavalry unit to march can attack.',
  'gcacw.why.7.1/restrict-river':
    'An attack can cross a river only at a bridge, dam, ferry or ford, and can never cross an all-water hexside.',
  'gcacw.why.7.1/restrict-into-mountain-swamp':
    'A mountain or swamp hex can be attacked only along a road, pike, railroad or trail.',
  'gcacw.why.7.1/restrict-out-of-mountain-swamp':
    'Units can attack out of a mountain or swamp hex only along a road, pike, railroad or trail.',
  'gcacw.why.7.1/restrict-woods-started-here':
    'Through woods without a road, pike, railroad or trail a unit can attack only from the hex where it began this action.',
  'gcacw.why.7.1/restrict-woods-after-advance':
    'A unit that has advanced cannot attack again through woods without a road, pike, railroad or trail.',
  'gcacw.why.7.1/march-min-move-excludes-attack':
    'That hex costs more movement points than are left, and a unit that has attacked has to pay in full.',
  'gcacw.why.7.1/march-cost-column': 'A column attack costs nothing, but needs at least 1 movement point left.',
  'gcacw.why.7.1/march-cost-needs-mp': 'The unit has too few movement points left for this attack.',
  'gcacw.why.7.5/number-manpower': 'Each unit can lose from none to all of its Manpower.',
  'gcacw.why.7.5/attacker-number-shared': 'The losses have to add up to {{number}}.',
  'gcacw.why.7.5/defender-number-shared': 'The losses have to add up to {{number}}.',
  'gcacw.why.7.8/one-per-hex': 'Flanks are already refused in this hex.',
  'gcacw.why.7.8/not-mountain-swamp': 'Flanks cannot be refused in mountains or swamps.',
  'gcacw.why.7.8/not-after-retreat-advance': 'A unit that has advanced in this march may not refuse its flanks.',
  'gcacw.why.7.8/not-entering-zoc':
    'A unit that has moved or attacked may not refuse its flanks in an enemy zone of control.',
  'gcacw.why.7.8/cost-and-end': 'Refusing flanks costs 1 movement point, and the unit has less.',
  'gcacw.why.7.8/remove-voluntary':
    'There is no Flanks Refused marker here, or the unit has already moved or attacked.',

  'gcacw.event.attackDeclared':
    '{{unit}} attacks {{target}} from {{from}}: $t(gcacw.attackType.{{attack}}), {{points}} left.',
  'gcacw.event.combatResolved':
    'Combat for {{target}}, row {{row}} of the chart: defender {{defender}}, attacker {{attacker}}.',
  'gcacw.event.flanksRefused': 'Flanks are refused in {{hex}}.',
  'gcacw.event.flanksRefused.over': 'Flanks are no longer refused in {{hex}} ({{because}}).',

  'gcacw.because.7.1/march-continue': 'the result of its attack',
  'gcacw.because.7.5/number-manpower': 'combat',
  'gcacw.because.7.5/result-D': 'combat, result D',
  'gcacw.because.7.5/result-F': 'combat, result F',
  'gcacw.because.7.5/result-f': 'combat, result f',
  'gcacw.because.7.5/result-R': 'combat, result R',
  'gcacw.because.7.5/result-Rstar': 'combat, result R*',
  'gcacw.because.7.8/cost-and-end': 'flanks are refused',
  'gcacw.because.7.8/never-moves': 'no unit is left there',
  'gcacw.because.7.8/remove-assault-all': 'all units there assault',
  'gcacw.because.7.8/remove-single-unit': 'the only unit there moves or attacks',
  'gcacw.because.7.8/remove-voluntary': 'by choice',

  'gcacw.dice.artillery': 'artillery',
  'gcacw.dice.combat': 'combat',

  'gcacw.roll.combat': 'Roll ({{why}}): attacker {{attacker}}, defender {{defender}}.',
} as const;
