/** Great Campaigns of the American Civil War: attacks, assaults and what comes of them. */
const names = {
  'gcacw.attackType.column': 'column attack',
  'gcacw.attackType.hasty': 'hasty attack',
  'gcacw.attackType.normal': 'normal attack',
  'gcacw.attackType.prepared': 'prepared attack',
  'gcacw.attackType.assault': 'assault',
  'gcacw.attackType.grand': 'grand assault',
  'gcacw.option.combatChartPrintedF': 'Combat Chart: F as printed',
  'gcacw.option.combatChartPrintedF.about':
    'In row -2 a defender with a Combat value of 12 to 18 suffers F, as the chart is printed, and not f like all others.',
} as const;

/** What the letters of the Combat Chart mean. */
const results = {
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
} as const;

/** The sheet that shows the odds of an attack. */
const sheet = {
  'gcacw.modifier.7.4/ratio-modifier': 'Ratio',
  'gcacw.modifier.7.4/tactical-highest': 'Tactical value',
  'gcacw.modifier.7.4/type-modifiers': 'Attack type',
  'gcacw.modifier.7.4/assault-plus1': 'Assault',
  'gcacw.modifier.7.4/lee-bonus': 'Lee',
  'gcacw.modifier.7.4/longstreet-bonus': 'Longstreet',
  'gcacw.modifier.7.4/jackson-bonus': 'Jackson',
  'gcacw.modifier.7.4/flank-apply': 'Flank',
  'gcacw.modifier.7.4/artillery-table': 'Artillery',
  'gcacw.modifier.7.4/terrain-crossing': 'River crossing',
  'gcacw.modifier.7.4/terrain-creek': 'Creek',
  'gcacw.modifier.7.4/terrain-hill': 'Hill',
  'gcacw.modifier.7.4/terrain-mountain': 'Mountain',
  'gcacw.modifier.7.4/terrain-ridge-up': 'Ridge',
  'gcacw.modifier.7.4/demoralize2-alone': 'Demoralized defender',
  'gcacw.modifier.7.4/demoralize2-stack': 'Demoralized defenders',
  'gcacw.sheet.attacker': "{{name}}: {{value}} on the attacker's die",
  'gcacw.sheet.attacker.by': "{{name}}: {{value}} on the attacker's die ({{by}})",
  'gcacw.sheet.defender': "{{name}}: {{value}} on the defender's die",
  'gcacw.sheet.defender.by': "{{name}}: {{value}} on the defender's die ({{by}})",
  'gcacw.sheet.artillery': "{{name}}: by one more die, {{even}} (even) or {{odd}} (odd) on the attacker's die",
  'gcacw.flank.7.4/flank-covered-occupied': "the attacker's units",
  'gcacw.flank.7.4/flank-covered-zoc': "the attacker's zone of control",
  'gcacw.flank.7.4/flank-covered-offmap': 'the edge of the map',
  'gcacw.flank.7.4/flank-covered-mountain-swamp': 'mountain or swamp, no road',
  'gcacw.flank.7.4/flank-covered-hex-river': 'water, no crossing',
  'gcacw.flank.7.4/flank-reduce-friendly': "the defender's units",
  'gcacw.flank.7.4/flank-reduce-offmap': 'the edge of the map',
  'gcacw.flank.7.4/flank-reduce-mountain-swamp': 'mountain or swamp, no road',
  'gcacw.flank.7.4/flank-reduce-river': 'water, no crossing',
  'gcacw.flank.7.4/flank-reduce-woods': 'reached only through woods',
  'gcacw.flank.7.8/effect-4': 'flanks refused',
  'gcacw.flank.7.8/effect-3-2': 'flanks refused',
  'gcacw.flank.7.8/effect-1': 'flanks refused',
  'gcacw.flank.7.8/effect-nonflank': 'flanks refused',
  'gcacw.flank.7.4/flank-redoubt': 'a redoubt',
  'gcacw.flank.7.4/flank-cavalry-table': 'cavalry against cavalry',
} as const;

const asks = {
  'gcacw.ask.combat': 'Combat, {{kind}}: {{units}} against {{target}}. The dice are rolled.',
  'gcacw.ask.losses': '{{side}}: Manpower to lose: {{number}}. How is it divided? Units: {{units}}.',
  'gcacw.ask.withdrawal': '{{side}}: the units in {{from}}, some or all, may retreat. Do they?',
  'gcacw.ask.withdrawal.dash':
    '{{side}}: the units in {{from}}, some or all, may retreat, each for a Fatigue Level. Do they?',
  'gcacw.ask.retreat': '{{side}}: retreat of two to four hexes, {{units}}. Now at {{hex}}, hexes so far: {{taken}}.',
  'gcacw.ask.retreat.rout': '{{side}}: rout of four to six hexes, {{units}}. Now at {{hex}}, hexes so far: {{taken}}.',
  'gcacw.ask.retreat.cavalry':
    '{{side}}: cavalry retreat of four to six hexes, {{units}}. Now at {{hex}}, hexes so far: {{taken}}.',
  'gcacw.ask.retreat.voluntary':
    '{{side}}: voluntary retreat of one to four hexes, {{units}}. Now at {{hex}}, hexes so far: {{taken}}.',
  'gcacw.ask.advance': '{{side}}: who advances to {{to}}? Units: {{units}}.',
  'gcacw.ask.evasion': '{{side}}: the enemy is in {{from}}. Does the cavalry in {{hex}} retreat before him?',
  'gcacw.ask.assault': 'Assault on {{target}}: {{leader}} rolls for command.',
  'gcacw.ask.assault.announce':
    '{{side}}: {{leader}} assaults {{target}} and is about to roll for command. Is Lee announced?',
  'gcacw.ask.assault.keep':
    '{{side}}: the Assault Number of {{leader}} is {{number}}, not enough for all. Who attacks {{target}}? Units: {{units}}.',
  'gcacw.ask.assault.grand':
    '{{side}}: {{leader}} assaults {{target}} with {{units}}. Try for a grand assault, or go on without one?',
  'gcacw.ask.assault.grand-roll': 'Grand assault on {{target}}: {{leader}} rolls for command.',
  'gcacw.ask.assault.join':
    '{{side}}: grand assault on {{target}}. Which units next to it join? Hexes they may come from: {{number}} at most.',
} as const;

const choices = {
  'gcacw.choice.attack': '$t(gcacw.attackType.{{type}}) on {{target}}',
  'gcacw.choice.refuse': 'refuse flanks',
  'gcacw.choice.uncover': 'refuse flanks no longer',
  'gcacw.choice.assault': 'assault on {{target}} under {{leader}}: {{units}}',
  'gcacw.choice.announce': 'announce Lee',
  'gcacw.choice.keep': 'attack with {{units}}',
  'gcacw.choice.grand': 'grand assault under {{leader}}',
  'gcacw.choice.proceed': 'no grand assault',
  'gcacw.choice.commit': 'join the grand assault with {{units}}',
  'gcacw.choice.divide': 'losses: {{losses}}',
  'gcacw.choice.withdraw': 'retreat with {{units}}',
  'gcacw.choice.hold': 'hold the hex',
  'gcacw.choice.retreat': 'retreat to {{to}}',
  'gcacw.choice.halt': 'end the retreat',
  'gcacw.choice.advance': 'advance with {{units}}',
  'gcacw.choice.advance.leaders': 'advance with {{units}}; {{leaders}}',
  'gcacw.choice.advance.leader': '{{leader}} to {{unit}}',
  'gcacw.choice.remain': 'do not advance',
  'gcacw.choice.evade': 'cavalry retreat; on a 1 the loss is borne by {{loser}}',
  'gcacw.choice.stand': 'stand fast',
  'gcacw.verb.attack': 'attack',
  'gcacw.verb.refuse': 'refuse flanks',
  'gcacw.verb.uncover': 'refuse flanks no longer',
  'gcacw.verb.assault': 'assault',
  'gcacw.verb.announce': 'announce Lee',
  'gcacw.verb.keep': 'choose the attackers',
  'gcacw.verb.grand': 'try for a grand assault',
  'gcacw.verb.proceed': 'go on without a grand assault',
  'gcacw.verb.commit': 'choose who joins the grand assault',
  'gcacw.verb.divide': 'divide losses',
  'gcacw.verb.withdraw': 'retreat voluntarily',
  'gcacw.verb.hold': 'hold the hex',
  'gcacw.verb.retreat': 'retreat',
  'gcacw.verb.halt': 'end the retreat',
  'gcacw.verb.advance': 'advance after combat',
  'gcacw.verb.remain': 'do not advance',
  'gcacw.verb.evade': 'cavalry retreat',
  'gcacw.verb.stand': 'stand fast',
} as const;

const reasons = {
  'gcacw.why.2.2/parenthesised-tactical': 'A unit with its Tactical value in parentheses never attacks alone.',
  'gcacw.why.5.3/one-leader':
    'An assault is led by one of your own leaders on the map: of a district, a corps or a division.',
  'gcacw.why.2.2/army-leader-functions': 'An army leader does not assault; he only makes grand assaults possible.',
  'gcacw.why.6.2/enter-zoc-still-in-zoc':
    'After its attack the unit is still in an enemy zone of control: it attacks again or ends its march.',

  'gcacw.why.7.1/target-adjacent-occupied': 'The target of an attack is an adjacent hex that the enemy holds.',
  'gcacw.why.7.1/restrict-artillery-alone': 'Artillery never attacks alone.',
  'gcacw.why.7.1/march-cavalry-division-leader':
    'Under a cavalry division leader only the first cavalry unit to march may attack.',
  'gcacw.why.7.1/restrict-river':
    'An attack crosses a river only at a bridge, dam, ferry or ford, and never an all-water hexside.',
  'gcacw.why.7.1/restrict-into-mountain-swamp':
    'A mountain or swamp hex is attacked only along a road, pike, railroad or trail.',
  'gcacw.why.7.1/restrict-out-of-mountain-swamp':
    'Out of a mountain or swamp hex units attack only along a road, pike, railroad or trail.',
  'gcacw.why.7.1/restrict-woods-started-here':
    'Through woods without road, pike, railroad or trail a unit attacks only from the hex in which it began this action.',
  'gcacw.why.7.1/restrict-woods-after-advance':
    'A unit that has advanced does not attack on through woods without road, pike, railroad or trail.',
  'gcacw.why.7.1/march-min-move-excludes-attack':
    'That hex costs more than there is left, and a unit that has attacked has to pay in full.',
  'gcacw.why.7.1/march-cost-column': 'A column attack costs nothing, but it takes at least 1 point left.',
  'gcacw.why.7.1/march-cost-needs-mp': 'The unit has too few points left for this attack.',

  'gcacw.why.7.1/assault-eligibility': "No unit of his own command at Fatigue Level 3 or less is in this leader's hex.",
  'gcacw.why.7.1/assault-step1-select':
    'A leader assaults with units of his own command, or artillery: at least one, each named once.',
  'gcacw.why.7.1/assault-only-leader-hex': "Only units in the leader's own hex take part in his assault.",
  'gcacw.why.7.1/assault-no-fatigue4': 'A unit at Fatigue Level 4 may not assault.',
  'gcacw.why.7.1/assault-artillery-joins': 'Artillery may join an assault, but not make one by itself.',
  'gcacw.why.7.1/assault-step3-target': "The target of an assault is a hex next to the leader's that the enemy holds.",
  'gcacw.why.7.1/assault-step5-number': 'No command roll is due now.',
  'gcacw.why.7.1/assault-step5-drop':
    'Of the selected units exactly as many attack as the Assault Number allows, each named once.',
  'gcacw.why.7.1/assault-step5-zero': 'Artillery may not attack by itself: another unit has to be among these.',
  'gcacw.why.7.1/assault-step6-grand-optional':
    'A grand assault is tried for after the command roll, once it is settled which units attack.',
  'gcacw.why.7.1/assault-no-backing-out':
    'The assault goes on after the command roll, once it is settled which units attack.',
  'gcacw.why.7.1/grand-once-per-action': 'A grand assault is tried for once in an action.',
  'gcacw.why.7.1/grand-noncavalry-leader': 'The assault of a cavalry leader cannot become a grand assault.',
  'gcacw.why.7.1/grand-leader-in-radius':
    'A grand assault takes an army or district leader of yours, in reach of the leader who assaults as by a command radius.',
  'gcacw.why.7.1/grand-min-combat-value': 'The attacking units have too low a Combat value for a grand assault.',
  'gcacw.why.7.1/grand-eligible-hex': 'No other unit next to the target is able to join.',
  'gcacw.why.7.1/grand-committed':
    'A grand assault cannot be called off: at least one more unit joins, each named once.',
  'gcacw.why.7.1/grand-select-units':
    'A unit joins if it is next to the target and may attack it, is at Fatigue Level 3 or less and not demoralized, and was not selected before.',
  'gcacw.why.7.1/grand-select-hexes': 'These units come from too many hexes; the most is {{number}}.',

  'gcacw.why.7.4/lee-not-rtg': 'Lee gives no bonus in this game.',
  'gcacw.why.7.4/lee-declare': 'Lee is announced directly before the command roll of an assault, and once.',
  'gcacw.why.7.4/lee-bonus':
    'Lee helps only the assault of a Confederate leader in his own hex, on a hex that the enemy still holds.',
  'gcacw.why.7.4/longstreet-not-with-lee': 'Longstreet has a bonus of his own, and Lee adds nothing to it.',
  'gcacw.why.7.4/jackson-not-with-lee': 'Jackson has a bonus of his own, and Lee adds nothing to it.',
  'gcacw.why.7.4/lee-one-corps-per-turn': "Lee's bonus is tied to another corps in this turn.",

  'gcacw.why.7.5/number-manpower': 'Every unit has a share of the losses, from none to all of its Manpower.',
  'gcacw.why.7.5/attacker-number-shared': 'The losses have to add up to {{number}}.',
  'gcacw.why.7.5/defender-number-shared': 'The losses have to add up to {{number}}.',

  'gcacw.why.7.6/voluntary-when': 'Only units that were attacked may retreat now: at least one, each named once.',
  'gcacw.why.7.6/procedure-each-hex': 'A retreat goes from a hex to the next one, and that hex is not adjacent.',
  'gcacw.why.7.6/restrict-offmap': 'A retreat does not leave the map.',
  'gcacw.why.7.6/restrict-river': 'A retreat crosses a river only at a bridge, dam, ferry or ford.',
  'gcacw.why.7.6/restrict-mountain-swamp':
    'A retreat goes into and out of mountains and swamps only by road, pike, railroad or trail.',
  'gcacw.why.7.6/restrict-active-hex': 'A retreat does not enter the hex of the active enemy.',
  'gcacw.why.7.6/restrict-start-hex': 'A retreat does not go back to the hex it began in.',
  'gcacw.why.7.6/restrict-same-hex': 'A retreat does not enter the same hex twice.',
  'gcacw.why.7.6/restrict-closer': 'No step of a retreat leads closer to the active enemy.',
  'gcacw.why.7.6/procedure-lowest-priority':
    'By the priorities of the retreat another hex comes first, or beyond this one no retreat could end in time.',
  'gcacw.why.7.6/retreat-normal-length': 'A retreat is two hexes long at least, a voluntary one a hex.',
  'gcacw.why.7.6/retreat-rout-length': 'A rout is four hexes long at least.',
  'gcacw.why.7.7/step3-distance': 'A cavalry retreat is four hexes long at least.',
  'gcacw.why.7.6/enemy-hex-not-end': 'A retreat does not end in a hex that the enemy holds.',
  'gcacw.why.7.6/restrict-adjacent-end': 'A retreat does not end next to the hex it began in.',
  'gcacw.why.7.6/advance-who': 'Only units that have attacked advance: at least one, each named once.',
  'gcacw.why.7.6/advance-leader-reattach':
    'A leader changes only to another unit in his hex that he can be attached to.',
  'gcacw.why.7.6/advance-leaders-may':
    'A leader goes with his unit. He may join one that advances; he may leave one only if several could advance, his among them, and not all do.',

  'gcacw.why.7.7/stack-one-loses': 'The loss can be borne only by cavalry in that hex.',

  'gcacw.why.7.8/one-per-hex': 'Flanks are refused in this hex already.',
  'gcacw.why.7.8/not-mountain-swamp': 'Flanks are not refused in mountains and swamps.',
  'gcacw.why.7.8/not-after-retreat-advance': 'A unit that has advanced in this march may not refuse its flanks.',
  'gcacw.why.7.8/not-entering-zoc':
    'A unit that has moved or attacked may not refuse its flanks in an enemy zone of control.',
  'gcacw.why.7.8/cost-and-end': 'Refusing flanks costs 1 point, and the unit has less.',
  'gcacw.why.7.8/remove-voluntary':
    'Refused flanks are given up where there are any, before the unit moves or attacks.',
} as const;

const events = {
  'gcacw.event.actionBegan.assault': 'Assault under {{leader}}: {{units}}.',
  'gcacw.event.attackDeclared':
    '{{unit}} attacks {{target}} from {{from}}: $t(gcacw.attackType.{{attack}}), {{points}} left.',
  'gcacw.event.combatResolved':
    'Combat for {{target}}, row {{row}} of the chart: defender {{defender}}, attacker {{attacker}}.',
  'gcacw.event.unitRetreated': '{{unit}} falls back from {{from}} to {{to}} ({{because}}).',
  'gcacw.event.unitAdvanced': '{{unit}} advances from {{from}} to {{to}}.',
  'gcacw.event.cavalryEvaded': 'The cavalry in {{hex}} retreats before the enemy: {{units}}.',
  'gcacw.event.cavalryEvaded.delay':
    'The cavalry in {{hex}} retreats before the enemy and delays him by {{points}}: {{units}}.',
  'gcacw.event.assaultNumber': '{{leader}} rolls for command: die {{die}}, Assault Number {{number}}.',
  'gcacw.event.assaultNumber.failed': '{{leader}} rolls for command: die {{die}}, the assault does not come about.',
  'gcacw.event.grandAssaultNumber':
    '{{leader}} rolls for a grand assault: die {{die}}, Grand Assault Number {{number}}.',
  'gcacw.event.grandAssaultNumber.failed':
    '{{leader}} rolls for a grand assault: die {{die}}, it does not come about. The assault goes on.',
  'gcacw.event.leeAnnounced': 'Lee is with the assault; to the end of the turn his bonus is for corps {{corps}} only.',
  'gcacw.event.flanksRefused': 'Flanks are refused in {{hex}}.',
  'gcacw.event.flanksRefused.over': 'Flanks are no longer refused in {{hex}} ({{because}}).',
} as const;

const causes = {
  'gcacw.because.6.3/advance-reattach': 'before the advance',
  'gcacw.because.7.1/assault-step2-fatigue': 'the assault',
  'gcacw.because.7.1/grand-fatigue': 'the grand assault',
  'gcacw.because.7.1/march-continue': 'the result of its attack',
  'gcacw.because.7.2/entrench-lost-on-leaving': 'it leaves its hex',
  'gcacw.because.7.5/number-manpower': 'combat',
  'gcacw.because.7.5/result-D': 'combat, result D',
  'gcacw.because.7.5/result-F': 'combat, result F',
  'gcacw.because.7.5/result-f': 'combat, result f',
  'gcacw.because.7.5/result-R': 'combat, result R',
  'gcacw.because.7.5/result-Rstar': 'combat, result R*',
  'gcacw.because.7.6/advance-leader-reattach': 'he joins the advance',
  'gcacw.because.7.6/loss-new-marker': 'a loss in retreat',
  'gcacw.because.7.6/retreat-drops-markers': 'a retreat from there',
  'gcacw.because.7.6/surrender': 'a surrender, with no way to retreat',
  'gcacw.because.7.6/voluntary-fatigue': 'the voluntary retreat',
  'gcacw.because.7.6/chart1-p1': 'away from the enemy, by road',
  'gcacw.because.7.6/chart1-p2': 'away from the enemy, off the roads',
  'gcacw.because.7.6/chart1-p3': 'no farther from the enemy',
  'gcacw.because.7.6/chart1-p4-farther': 'away from the enemy, into a zone of control',
  'gcacw.because.7.6/chart1-p4-not-farther': 'no farther from the enemy, into a zone of control',
  'gcacw.because.7.6/chart1-p5': 'through a hex that the enemy holds',
  'gcacw.because.7.6/chart2-p1': 'out of reach of the enemy',
  'gcacw.because.7.6/chart2-p2': 'into an enemy zone of control',
  'gcacw.because.7.6/chart2-p3': 'through a hex that the enemy holds',
  'gcacw.because.7.7/step2-natural-one': 'a 1 in the cavalry retreat',
  'gcacw.because.7.7/step4-fatigue': 'the cavalry retreat',
  'gcacw.because.7.7/step5-disorganize': 'the cavalry retreat',
  'gcacw.because.7.8/cost-and-end': 'flanks are refused',
  'gcacw.because.7.8/never-moves': 'no unit is left there',
  'gcacw.because.7.8/remove-assault-all': 'all units there assault',
  'gcacw.because.7.8/remove-single-unit': 'the only unit there moves or attacks',
  'gcacw.because.7.8/remove-voluntary': 'by choice',
} as const;

const dice = {
  'gcacw.dice.artillery': 'artillery',
  'gcacw.dice.combat': 'combat',
  'gcacw.dice.cavalry-retreat': 'cavalry retreat',
  'gcacw.dice.command': 'command in the assault',
  'gcacw.dice.grand-assault': 'command in the grand assault',
  'gcacw.roll.combat': 'Roll, {{why}}: attacker {{attacker}}, defender {{defender}}.',
} as const;

export const combat = {
  ...names,
  ...results,
  ...sheet,
  ...asks,
  ...choices,
  ...reasons,
  ...events,
  ...causes,
  ...dice,
} as const;
