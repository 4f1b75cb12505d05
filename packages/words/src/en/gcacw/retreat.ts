/** Retreats, advances and cavalry retreats. */
export const retreat = {
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

  'gcacw.verb.withdraw': 'retreat voluntarily',
  'gcacw.verb.hold': 'hold the hex',
  'gcacw.verb.retreat': 'retreat',
  'gcacw.verb.halt': 'end the retreat',
  'gcacw.verb.advance': 'advance after combat',
  'gcacw.verb.remain': 'do not advance',
  'gcacw.verb.evade': 'cavalry retreat',
  'gcacw.verb.stand': 'stand fast',

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
    'By the priorities of the retreat another hex comes first, or no retreat could end beyond this one.',
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

  'gcacw.event.unitRetreated': '{{unit}} falls back from {{from}} to {{to}} ({{because}}).',
  'gcacw.event.unitAdvanced': '{{unit}} advances from {{from}} to {{to}}.',
  'gcacw.event.cavalryEvaded': 'The cavalry in {{hex}} retreats before the enemy: {{units}}.',
  'gcacw.event.cavalryEvaded.delay':
    'The cavalry in {{hex}} retreats before the enemy and delays him by {{points}}: {{units}}.',

  'gcacw.because.6.3/advance-reattach': 'before the advance',
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

  'gcacw.dice.cavalry-retreat': 'cavalry retreat',
} as const;
