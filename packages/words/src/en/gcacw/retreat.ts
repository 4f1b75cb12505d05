/** Retreats, advances and cavalry retreats. */
export const retreat = {
  'gcacw.ask.withdrawal': '{{side}}: the units in {{from}}, some or all, may retreat. Do they?',
  'gcacw.ask.withdrawal.dash':
    '{{side}}: the units in {{from}}, some or all, may retreat, at the cost of one Fatigue Level each. Do they?',
  'gcacw.ask.retreat': '{{side}}: retreat of two to four hexes, {{units}}. Now at {{hex}}, hexes so far: {{taken}}.',
  'gcacw.ask.retreat.rout': '{{side}}: rout of four to six hexes, {{units}}. Now at {{hex}}, hexes so far: {{taken}}.',
  'gcacw.ask.retreat.cavalry':
    '{{side}}: cavalry retreat of four to six hexes, {{units}}. Now at {{hex}}, hexes so far: {{taken}}.',
  'gcacw.ask.retreat.voluntary':
    '{{side}}: voluntary retreat of one to four hexes, {{units}}. Now at {{hex}}, hexes so far: {{taken}}.',
  'gcacw.ask.advance': '{{side}}: who advances to {{to}}? Units: {{units}}.',
  'gcacw.ask.evasion': '{{side}}: the enemy is in {{from}}. Does the cavalry in {{hex}} make a cavalry retreat?',

  'gcacw.choice.withdraw': 'retreat with {{units}}',
  'gcacw.choice.hold': 'hold the hex',
  'gcacw.choice.retreat': 'retreat to {{to}}',
  'gcacw.choice.halt': 'end the retreat',
  'gcacw.choice.advance': 'advance with {{units}}',
  'gcacw.choice.advance.leaders': 'advance with {{units}}; {{leaders}}',
  'gcacw.choice.advance.leader': '{{leader}} to {{unit}}',
  'gcacw.choice.remain': 'do not advance',
  'gcacw.choice.evade': 'cavalry retreat; on a 1, {{loser}} takes the loss',
  'gcacw.choice.stand': 'stand fast',

  'gcacw.verb.withdraw': 'retreat voluntarily',
  'gcacw.verb.hold': 'hold the hex',
  'gcacw.verb.retreat': 'retreat',
  'gcacw.verb.halt': 'end the retreat',
  'gcacw.verb.advance': 'advance after combat',
  'gcacw.verb.remain': 'do not advance',
  'gcacw.verb.evade': 'cavalry retreat',
  'gcacw.verb.stand': 'stand fast',

  'gcacw.why.7.6/voluntary-when': 'Only units that were attacked may retreat now, at least one of them.',
  'gcacw.why.7.6/procedure-each-hex': 'That hex is not adjacent to the retreating units.',
  'gcacw.why.7.6/restrict-offmap': 'A retreat cannot leave the map.',
  'gcacw.why.7.6/restrict-river': 'A retreat can cross a river only at a bridge, dam, ferry or ford.',
  'gcacw.why.7.6/restrict-mountain-swamp':
    'A retreat can go into and out of mountains and swamps only by road, pike, railroad or trail.',
  'gcacw.why.7.6/restrict-active-hex': 'A retreat cannot enter the hex of the active enemy.',
  'gcacw.why.7.6/restrict-start-hex': 'A retreat cannot go back to the hex where it began.',
  'gcacw.why.7.6/restrict-same-hex': 'A retreat cannot enter the same hex twice.',
  'gcacw.why.7.6/restrict-closer': 'No step of a retreat may lead closer to the active enemy.',
  'gcacw.why.7.6/procedure-lowest-priority':
    'The Retreat Chart prefers another hex, or a retreat through this hex could not legally end in time.',
  'gcacw.why.7.6/retreat-normal-length': 'A retreat is at least two hexes long, a voluntary retreat at least one.',
  'gcacw.why.7.6/retreat-rout-length': 'A rout is at least four hexes long.',
  'gcacw.why.7.7/step3-distance': 'A cavalry retreat is at least four hexes long.',
  'gcacw.why.7.6/enemy-hex-not-end': 'A retreat cannot end in a hex that the enemy holds.',
  'gcacw.why.7.6/restrict-adjacent-end': 'A retreat cannot end next to the hex where it began.',
  'gcacw.why.7.6/advance-who': 'Only units that have attacked can advance, at least one of them.',
  'gcacw.why.7.6/advance-leader-reattach':
    'A leader can change only to another unit in his hex that he can be attached to.',
  'gcacw.why.7.6/advance-leaders-may':
    'A leader normally goes or stays with his unit. He may join a unit that advances; he may leave his own only if it was one of several that could advance and not all of them do.',
  'gcacw.why.7.7/stack-one-loses': 'Only cavalry in that hex can take the loss.',

  'gcacw.event.unitRetreated': '{{unit}} falls back from {{from}} to {{to}} ({{because}}).',
  'gcacw.event.unitAdvanced': '{{unit}} advances from {{from}} to {{to}}.',
  'gcacw.event.cavalryEvaded': 'Cavalry retreat from {{hex}}: {{units}}.',
  'gcacw.event.cavalryEvaded.delay': 'Cavalry retreat from {{hex}}: {{units}}. The enemy loses {{points}}.',

  'gcacw.because.6.3/advance-reattach': 'before the advance',
  'gcacw.because.7.6/advance-leader-reattach': 'he joins the advance',
  'gcacw.because.7.6/loss-new-marker': 'a loss in retreat',
  'gcacw.because.7.6/retreat-drops-markers': 'a retreat from there',
  'gcacw.because.7.6/surrender': 'surrender, with no way to retreat',
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

  'gcacw.dice.cavalry-retreat': 'cavalry retreat',
} as const;
